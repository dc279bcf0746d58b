import { pendingAssignments, type Value } from "../candidates/values.ts";
import { coverage } from "../goal/words.ts";
import { ask } from "../judge/ask.ts";
import { CONFIRM_QUESTIONS, contextFor, END_QUESTIONS, stateFor } from "../judge/questions.ts";
import { appliedBy } from "../progress/applied.ts";
import { type ClauseProgress, endsByJudgement } from "../progress/clauses.ts";
import type { Session, Stop } from "../session.ts";
import { fingerprint } from "../surface/fingerprint.ts";
import { look } from "../surface/look.ts";
import type { Observation } from "../surface/observation.ts";
import { unansweredName } from "./unanswered.ts";
import { unreadPart } from "./unread.ts";

/** Text shorter than this (folded) is no evidence of anything. */
const LITTLE_TEXT = 2;

export interface DoneView {
	readonly observation: Observation;
	/** Higher of the two independent answers. */
	readonly claim: number;
}

/** Why the run may not be called done yet, whatever a judge says; undefined when nothing stands against it. */
export function undoneReason(session: Session, observation: Observation): string | undefined {
	if (observation.failure) return "the page is an error page";
	if (observation.text.trim().length + observation.title.trim().length <= LITTLE_TEXT)
		return "the page shows nothing that could prove it";
	const busy = busySign(observation);
	if (busy !== undefined) return `the page is still at it ("${busy}")`;
	const open = session.progress.find(({ state }) => state === "pending");
	if (open) return `"${open.clause.text}" was not attempted yet`;
	const half = session.progress.find(
		(entry) => entry.state === "attempted" && !endsByJudgement(entry),
	);
	if (half) return `"${half.clause.text}" has not shown its own effect yet`;
	const waiting = session.progress.find((entry) => entry.waiting);
	if (waiting) return `what was entered for "${waiting.clause.text}" was not submitted yet`;
	const unread = unreadPart(session.goal);
	if (unread !== undefined) return `"${unread}" of the goal was not understood`;
	const name = unansweredName(session, observation);
	if (name !== undefined) return `"${name}" of the goal was not dealt with`;
	const value = session.values.find((item) => !isUsed(session, item));
	if (value) return `the value "${value.key}" was not used`;
	const [pending] = pendingAssignments(session.values, observation, appliedBy(session));
	return pending ? `"${pending.target.name}" does not hold its value` : undefined;
}

const BUSY =
	/^(saving|loading|sending|processing|uploading|submitting|updating|working|searching|checking|please wait|one moment)\b.{0,30}(…|\.\.\.)?$|^(正在|加载中|处理中|保存中|提交中|请稍候|請稍候)/iu;

/** A status that says the last act is still under way. */
export function busySign({ messages }: Observation): string | undefined {
	return messages.find(({ text }) => BUSY.test(text.trim()))?.text;
}

/** Was the value put in, or is the clause that speaks of its field complete by other means (a picked date)? */
function isUsed({ applied, progress }: Session, { key, secret }: Value): boolean {
	if (key === undefined || applied.has(key)) return true;
	const field = (text: string | undefined) => text !== undefined && coverage(key, text) >= 1;
	return (
		!secret &&
		progress.some(
			({ clause, state }) =>
				state === "complete" && clause.value !== undefined && field(clause.object),
		)
	);
}

/** Asks at the end of the last clause whether the goal is reached; nothing is chosen any more. */
export async function askAtEnd(
	session: Session,
	progress: ClauseProgress,
	observation: Observation,
): Promise<EndAnswers> {
	const view = { observation, candidates: [] };
	const request = {
		state: stateFor(session, progress, observation),
		questions: END_QUESTIONS,
		context: contextFor(session, progress, view),
	};
	const { answers } = await ask(session, request, "end");
	const claim = Math.max(answers.done.probability, answers.done_change.probability);
	return { claim, pageError: answers.page_error.probability, login: answers.login.probability };
}

export interface EndAnswers {
	readonly claim: number;
	readonly pageError: number;
	readonly login: number;
}

/**
 * Turns a claim of done into a stop, if the independent confirmation agrees and the page stays what it was. `again`: the
 * page moved on meanwhile; undefined: the claim does not carry. The caller has made sure that `undoneReason` is undefined.
 */
export async function confirmDone(
	session: Session,
	progress: ClauseProgress,
	view: DoneView,
): Promise<Stop | "again" | undefined> {
	const { limits } = session.request;
	if (view.claim < limits.likelyDoneAt || session.expect.length > 0) return undefined;
	const request = {
		state: stateFor(session, progress, view.observation),
		questions: CONFIRM_QUESTIONS,
		context: contextFor(session, progress, { observation: view.observation, candidates: [] }),
	};
	const { answers } = await ask(session, request, "confirm");
	if (answers.confirm_done.probability < limits.confirmAt) return undefined;
	if (!(await stillSo(session, view.observation))) return "again";
	const floor = session.progress.length > 1 ? limits.doneAtSeveralClauses : limits.doneAt;
	if (view.claim >= floor)
		return {
			reason: "model_done",
			detail: "Every clause took effect and the confirmation agrees; no proof was given.",
		};
	if (session.step === session.firstStep) return undefined;
	return {
		reason: "model_done",
		status: "likely_done",
		detail: "It looks done; verify before going on.",
	};
}

/** Re-reads after short settles; true when the page stays what the claim was made on, or the looks are used up. */
export async function stillSo(session: Session, before: Observation): Promise<boolean> {
	const { limits } = session.request;
	if (session.doneReReads >= 2 * limits.doneReReads) return true;
	for (let read = 0; read < limits.doneReReads; read++) {
		session.doneReReads += 1;
		await session.clock.sleep(limits.doneReReadMs, session.signal);
		const { observation } = await look(session);
		session.reread = true;
		if (fingerprint(observation) !== fingerprint(before)) return false;
	}
	return true;
}
