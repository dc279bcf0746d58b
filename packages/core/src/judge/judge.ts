import type { Candidate } from "../candidates/candidate.ts";
import type { Clause, Goal } from "../goal/goal.ts";
import type { Limits } from "../limits.ts";
import type { MemoryEntry } from "../progress/memory.ts";
import type { Change } from "../surface/change.ts";
import type { Observation } from "../surface/observation.ts";

/** Plain JSON. Page text in it stands between markers and is data, never instructions. */
export type State = string | { readonly [field: string]: unknown } | readonly unknown[];

/** A yes/no question; the answer is the probability of yes. */
export interface Noul {
	readonly type: "noul";
	readonly instructions: string;
	readonly criteria?: unknown;
}

/** Which one of 2–255 options. Keys are short ids, values describe them. */
export interface Choice {
	readonly type: "choice";
	readonly instructions: string;
	readonly criteria?: unknown;
	readonly options: Readonly<Record<string, unknown>>;
}

/** A rating on 2–10 ordered legend entries; the answer is Σ i·p. */
export interface Score {
	readonly type: "score";
	readonly instructions: string;
	readonly criteria?: unknown;
	readonly legend: readonly string[];
}

export type Question = Noul | Choice | Score;
export type Questions = Readonly<Record<string, Question>>;

export interface NoulAnswer {
	readonly type: "noul";
	readonly probability: number;
	/** |2p − 1| */
	readonly confidence: number;
}

export interface ChoiceAnswer {
	readonly type: "choice";
	readonly choice: string;
	/** Exactly the offered keys; sums to 1. */
	readonly probabilities: Readonly<Record<string, number>>;
	/** (max − 1/n) / (1 − 1/n) */
	readonly confidence: number;
}

export interface ScoreAnswer {
	readonly type: "score";
	readonly score: number;
	readonly probabilities: readonly number[];
	readonly confidence: number;
}

export type AnswerTo<Q extends Question> = Q extends Noul
	? NoulAnswer
	: Q extends Choice
		? ChoiceAnswer
		: ScoreAnswer;

export interface JudgeUsage {
	readonly inputTokens: number;
	readonly outputTokens: number;
	/** US dollars. */
	readonly cost: number;
}

export interface JudgeAnswer<Q extends Questions> {
	readonly answers: { readonly [K in keyof Q]: AnswerTo<Q[K]> };
	/** Which judge decided, which matters behind a cascade. */
	readonly decidedBy: string;
	readonly usage: JudgeUsage;
	readonly latencyMs: number;
}

/** Typed view for judges that live in the process; judges over the wire ignore it and read `state`. */
export interface DecisionContext {
	readonly goal: Goal;
	/** The clause being worked on now. */
	readonly clause: Clause;
	/** State of every clause, by index. */
	readonly clauseStates: readonly ClauseState[];
	readonly observation: Observation;
	/** What the choice question `action` offers, by option key; the key `none` has no candidate. */
	readonly candidates: readonly Candidate[];
	/** Oldest first, at most ten. */
	readonly history: readonly MemoryEntry[];
	/** What the last action changed; absent before the first. */
	readonly change?: Change;
	/** Values not yet applied, without the text of secrets. */
	readonly pendingValues: readonly ValueView[];
}

export type ClauseState = "pending" | "attempted" | "complete" | "skipped";

export interface ValueView {
	readonly key: string;
	/** Absent for a secret. */
	readonly text?: string;
	readonly length: number;
}

/**
 * Answers typed questions about a state; never writes text. Question ids the loop uses:
 * `action` (choice over candidates and `none`), `done` (the goal is reached on this page), `done_change` (what just changed
 * shows that it was reached), `confirm_done` (stricter: reached, and by the control the goal names), `target_match` (the
 * best option is itself what the clause names, not a way to it), `stuck` (nothing offered can advance the clause),
 * `irreversible` (the best option cannot be undone), `page_error`, `login` (a sign-in wall).
 * A question it does not know gets a uniform answer with confidence 0. Throws `JudgeError` when it cannot answer.
 */
export interface Judge {
	/** Such as `embedded@1`, `systemone:jev-1.13.0`. */
	readonly id: string;
	readonly limits: JudgeLimits;
	/** Thresholds calibrated for this judge; without them the conservative defaults of `Limits` hold. */
	readonly thresholds?: JudgeThresholds;
	ask<Q extends Questions>(request: JudgeRequest<Q>, options: AskOptions): Promise<JudgeAnswer<Q>>;
}

export interface JudgeLimits {
	readonly maxOptions: number;
	readonly maxQuestions: number;
	readonly maxStateChars: number;
}

/** See `Limits`; probabilities from 0 to 1. */
export type JudgeThresholds = Partial<
	Pick<
		Limits,
		| "doneAt"
		| "doneAtSeveralClauses"
		| "likelyDoneAt"
		| "confirmAt"
		| "irreversibleAt"
		| "pageErrorAt"
		| "loginAt"
		| "stuckAt"
		| "reviewAt"
	>
>;

export interface JudgeRequest<Q extends Questions> {
	readonly state: State;
	readonly questions: Q;
	readonly context?: DecisionContext;
}

export interface AskOptions {
	readonly signal: AbortSignal;
	/** Such as `step`, `confirm`. */
	readonly purpose: string;
}

/** A judge that could not decide. It never falls back silently. */
export class JudgeError extends Error {
	readonly category: "judge_unavailable" | "judge_invalid_output" | "configuration";
	/** What to do, for people. */
	readonly hint: string;
	constructor(
		message: string,
		options: { category: JudgeError["category"]; hint: string; cause?: unknown },
	) {
		super(message, { cause: options.cause });
		this.name = "JudgeError";
		this.category = options.category;
		this.hint = options.hint;
	}
}
