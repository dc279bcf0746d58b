import { signInDialog } from "../gates/sign-in-dialog.ts";
import {
	again,
	type Decision,
	type Session,
	type StageResult,
	type Stop,
	stopWith,
} from "../session.ts";
import type { Observation } from "../surface/observation.ts";
import { askAtEnd, busySign, confirmDone, stillSo, undoneReason } from "./confirm.ts";

type PageErrorCheck = (
	session: Session,
	observation: Observation,
	probability: number,
) => Stop | undefined;

/** Every clause took effect: prove it, confirm it, or say what is missing. Never acts. */
export async function endOfClauses(
	session: Session,
	observation: Observation,
	pageError: PageErrorCheck,
): Promise<StageResult<Decision>> {
	const last =
		session.progress.findLast(({ state }) => state === "complete") ?? session.progress[0];
	if (!last)
		return stopWith({
			reason: "model_blocked",
			detail: "The goal has no clause that could be carried out.",
		});
	if (session.doneConfirmed)
		return stopWith({
			reason: "model_done",
			detail: "The caller confirmed that the goal is reached.",
		});
	if (
		session.step === session.firstStep &&
		session.progress.every(({ state, effect }) => state !== "complete" || effect !== undefined)
	) {
		const stays = await stillSo(session, observation);
		const undone = stays ? undoneReason(session, observation) : undefined;
		if (stays && undone === undefined)
			return stopWith({
				reason: "model_done",
				detail: "Everything the goal asks for is so already; nothing was pressed.",
			});
	}
	const wall = signInDialog(last.clause, observation);
	if (wall) return stopWith(wall);
	const answers = await askAtEnd(session, last, observation);
	const failed = pageError(session, observation, answers.pageError);
	if (failed) return stopWith(failed);
	if (session.expect.length > 0)
		return (await stillSo(session, observation)) ? stopWith(unproved(session)) : again;
	if (
		busySign(observation) !== undefined &&
		session.loadingWaits < session.request.limits.maxLoadingWaits
	) {
		session.loadingWaits += 1;
		await session.clock.sleep(session.request.limits.loadingWaitMs, session.signal);
		return again;
	}
	const undone = undoneReason(session, observation);
	if (undone !== undefined)
		return stopWith({
			reason: "model_blocked",
			detail: `Every clause was carried out, but ${undone}.`,
		});
	const stop = await confirmDone(session, last, { observation, claim: answers.claim });
	if (stop === "again") return again;
	return stopWith(
		stop ?? {
			reason: "model_blocked",
			detail: "Every clause was carried out, but the page does not show that the goal was reached.",
		},
	);
}

function unproved({ verdicts }: Session): Stop {
	const open = verdicts
		.filter(({ holds }) => !holds)
		.map(({ proof, found }) => `${JSON.stringify(proof)} (${found})`);
	const words = open.length > 0 ? open.join("; ") : "they already held before the first action";
	return {
		reason: "model_blocked",
		detail: `Every clause was carried out, but not every proof shows it: ${words}.`,
	};
}
