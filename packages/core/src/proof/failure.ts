import { TextModelError } from "../gates/text-model.ts";
import { JudgeError } from "../judge/judge.ts";
import type { Session, Stop } from "../session.ts";
import type { FailureCategory } from "../surface/driver.ts";
import { SurfaceMovedError } from "../surface/look.ts";
import type { StopReason } from "./outcome.ts";

/** Marks an abort that came from the run's own deadline. */
export class DeadlineError extends Error {
	constructor(limitMs: number) {
		super(`The run reached its deadline of ${limitMs} ms.`);
		this.name = "DeadlineError";
	}
}

/** Turns whatever went wrong into a typed stop. The detail is a bounded summary; the full error goes to errors.log. */
export async function failureStop(session: Session, error: unknown): Promise<Stop> {
	await session.store.error(session.stage, error).catch(() => undefined);
	const { signal, stage } = session;
	const cause: unknown = signal.aborted ? signal.reason : error;
	const { reason, category, detail } = classify(session, cause);
	return { reason, detail, failure: { stage, category, detail } };
}

interface Classified {
	readonly reason: StopReason;
	readonly category: FailureCategory;
	readonly detail: string;
}

function classify(session: Session, error: unknown): Classified {
	if (error instanceof DeadlineError)
		return { reason: "deadline", category: "timeout", detail: error.message };
	if (session.signal.aborted)
		return { reason: "cancelled", category: "cancelled", detail: "The run was cancelled." };
	if (error instanceof JudgeError)
		return {
			reason: "judge_error",
			category: error.category,
			detail: `${error.message} ${error.hint}`,
		};
	if (error instanceof TextModelError)
		return { reason: "error", category: "text_helper_invalid_output", detail: error.message };
	const own = error instanceof SurfaceMovedError ? "window_unavailable" : undefined;
	const category = own ?? session.driver.failureCategory?.(error) ?? "unexpected_error";
	const reason = session.stage === "act" ? "action_error" : "error";
	return { reason, category, detail: summary(category, error, session.stage) };
}

const WORDS: Readonly<Partial<Record<FailureCategory, string>>> = {
	browser_closed: "The browser was closed or crashed",
	navigation_context: "The document changed while it was being read",
	timeout: "A time limit was reached",
	document_not_ready: "The page never became readable",
	window_unavailable: "The window is gone",
};

/** Never the error's own message: it may quote what was sent. */
function summary(category: FailureCategory, error: unknown, stage: string): string {
	const name = error instanceof Error ? error.name : typeof error;
	const words = WORDS[category] ?? `Something unexpected went wrong (${name})`;
	return `${words} (stage ${stage}). See errors.log in the run folder.`;
}
