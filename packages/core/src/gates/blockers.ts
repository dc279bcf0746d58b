import { dialogDecision } from "../candidates/rules.ts";
import { again, type Decision, go, type Session, type StageResult, stopWith } from "../session.ts";
import type { Observation, PageFailure, PendingDialog } from "../surface/observation.ts";
import { answerDialog } from "./dialog.ts";
import { originAllowed } from "./origin.ts";
import { pendingFor } from "./pending.ts";
import { verificationGate } from "./verification.ts";

/** What stands in the way before anything is decided: a dialog, a challenge, an error page, a page still loading. */
export async function blockers(
	session: Session,
	observation: Observation,
): Promise<StageResult<Decision | undefined>> {
	if (observation.dialog) return dialogBlocker(session, observation, observation.dialog);
	if (!originAllowed(observation.url, session.request.origins)) {
		return stopWith({
			reason: "origin_denied",
			detail: `The page is at ${observation.url}, outside the allowed origins.`,
		});
	}
	const gate = verificationGate(observation);
	if (gate !== undefined) {
		return stopWith({
			reason: "verification_gate",
			detail: `A person is needed: ${gate}. Nothing was pressed.`,
		});
	}
	if (observation.failure && !answersWithForm(observation)) {
		return stopWith({
			reason: "page_error",
			detail: failureWords(observation.failure),
		});
	}
	return waitWhileLoading(session, observation);
}

function failureWords({ status, code, text }: PageFailure): string {
	const what = String(status ?? code ?? "");
	return text.includes(what)
		? `The page did not load: ${text.slice(0, 200)}.`
		: `The page did not load (${what}): ${text.slice(0, 200)}.`;
}

/** A form sent back with complaints (401, 422 …) is a page to go on with; the complaint is for the judge to weigh. */
function answersWithForm({ failure, targets }: Observation): boolean {
	const refused =
		failure?.status !== undefined &&
		failure.status >= 400 &&
		failure.status < 500 &&
		failure.status !== 404 &&
		failure.status !== 410;
	return (
		refused && targets.some(({ operations, disabled }) => operations.includes("fill") && !disabled)
	);
}

async function waitWhileLoading(
	session: Session,
	observation: Observation,
): Promise<StageResult<undefined>> {
	const { limits } = session.request;
	const empty = observation.targets.length === 0;
	if (
		(observation.readiness !== "loading" && !empty) ||
		session.loadingWaits >= limits.maxLoadingWaits
	)
		return go(undefined);
	session.loadingWaits += 1;
	session.emit({
		type: "waiting",
		step: session.step + 1,
		reason: empty ? "no control is visible yet" : "the page is loading",
	});
	await session.clock.sleep(limits.loadingWaitMs / 3, session.signal);
	return again;
}

async function dialogBlocker(
	session: Session,
	observation: Observation,
	dialog: PendingDialog,
): Promise<StageResult<Decision | undefined>> {
	const lastEntry = session.entries.at(-1);
	const last = lastEntry ? session.progress[lastEntry.clause]?.clause : undefined;
	const { goal, progress, values } = session;
	const answer = answerDialog(dialog, { goal, progress, last, values });
	if (answer.kind === "input") {
		return stopWith({
			reason: "input_required",
			detail: `The page asks "${dialog.message}" and no value was given for it.`,
			needs: [
				{
					name: "answer",
					label: answer.label,
					inputType: "text",
					required: true,
					sensitive: false,
				},
			],
		});
	}
	if (answer.kind === "ask") {
		const candidate = { id: "dialog", action: { kind: "dialog", accept: true } } as const;
		const pending = await pendingFor(candidate, observation);
		if (session.approval?.pending.digest === pending.digest)
			return go(dialogDecision(session, candidate, "rule:approved dialog"));
		return stopWith({
			reason: "irreversible_action",
			detail: `${answer.because}. Waiting for approval.`,
			pending,
		});
	}
	const { accept, text } = answer;
	const action = { kind: "dialog", accept, ...(text === undefined ? {} : { text }) } as const;
	const decision = dialogDecision(
		session,
		{ id: "dialog", action },
		`rule:dialog (${answer.because})`,
	);
	const answers = session.progress.find(({ clause }) => clause === answer.clause);
	return go(
		decision && answers && answers !== decision.progress ? { ...decision, answers } : decision,
	);
}
