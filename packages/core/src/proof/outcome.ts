import type { ClauseState, JudgeUsage } from "../judge/judge.ts";
import type { Change } from "../surface/change.ts";
import type { FailureCategory } from "../surface/driver.ts";
import type { BlindSpot, Message, Near } from "../surface/observation.ts";
import type { ProofVerdict } from "./proof.ts";

export type Status =
	| "done"
	| "done_unverified"
	| "likely_done"
	| "needs_review"
	| "needs_confirmation"
	| "needs_login"
	| "needs_input"
	| "ambiguous"
	| "page_error"
	| "blocked"
	| "uncertain"
	| "step_limit"
	| "evaluation_limit"
	| "cost_limit"
	| "interrupted";

export type StopReason =
	| "proved"
	| "model_done"
	| "model_review"
	| "submit_review"
	| "verification_gate"
	| "text_unavailable"
	| "irreversible_action"
	| "login_wall"
	| "input_required"
	| "ambiguous_target"
	| "page_error"
	| "model_blocked"
	| "repeated_action"
	| "scroll_oscillation"
	| "stale_observations"
	| "no_progress"
	| "origin_denied"
	| "never_violated"
	| "min_probability"
	| "step_limit"
	| "evaluation_limit"
	| "cost_limit"
	| "cancelled"
	| "deadline"
	| "judge_error"
	| "action_error"
	| "error";

export type ResumeVerb = "values" | "approve" | "choose" | "confirm-done" | "continue" | "abort";

/** What a run ended with. Plain JSON; holds no secret and no text typed into a sensitive field. */
export interface Outcome {
	readonly status: Status;
	readonly stopReason: StopReason;
	/** One sentence for people: what happened and what to do next. */
	readonly summary: string;
	readonly goal: string;
	readonly runId: string;
	/** Actions carried out. */
	readonly steps: number;
	/** Judge requests made. */
	readonly evaluations: number;
	readonly elapsedMs: number;
	readonly roundTrips: number;
	readonly judge: string;
	readonly usage: JudgeUsage;
	/** Every proof held before the first action. */
	readonly alreadyDone?: boolean;
	readonly proofs: readonly ProofVerdict[];
	readonly clauses: readonly {
		readonly text: string;
		readonly state: ClauseState;
		readonly effect?: string;
	}[];
	readonly evidence: Evidence;
	readonly blindSpots: readonly BlindSpot[];
	/** For `needs_confirmation`: the action that waits for approval. */
	readonly pending?: PendingAction;
	/** For `needs_input` and `needs_login`: what nobody supplied. */
	readonly needs?: readonly InputNeed[];
	/** For `ambiguous`: the targets that fit, best first. */
	readonly choices?: readonly TargetChoice[];
	readonly failure?: {
		readonly stage: Stage;
		readonly category: FailureCategory;
		readonly detail: string;
	};
	/** On every stop but `done`. */
	readonly resume?: {
		readonly token: string;
		readonly expiresAt: string;
		readonly verbs: readonly ResumeVerb[];
	};
	/** What `extract` asked for, by name. */
	readonly data?: Readonly<Record<string, unknown>>;
	readonly subgoals?: readonly { readonly goal: string; readonly status: Status }[];
	/** Folder with trace, ledger and state, when a store on disk is used. */
	readonly folder?: string;
}

export interface Evidence {
	readonly url: string;
	readonly title: string;
	/** Visible text at the end, capped. */
	readonly text: string;
	readonly messages: readonly Message[];
	readonly change?: Change;
	/** Files written for the caller, such as a screenshot. */
	readonly files?: readonly string[];
}

export interface PendingAction {
	readonly action: string;
	readonly target: {
		readonly key: string;
		readonly role: string;
		readonly name: string;
		readonly near: Near;
	};
	readonly url: string;
	/** The text of the form or dialog around the control: what the caller agrees to. */
	readonly terms: string;
	/** Digest of url + target + terms; an approval is bound to it and used once. */
	readonly digest: string;
}

export interface InputNeed {
	/** Name under which to hand the value over: `--value <name>=…`. */
	readonly name: string;
	readonly label: string;
	readonly inputType: string;
	readonly required: boolean;
	readonly sensitive: boolean;
	readonly placeholder?: string;
	readonly options?: readonly string[];
}

export interface TargetChoice {
	/** Hand back with the `choose` verb. */
	readonly key: string;
	readonly role: string;
	readonly name: string;
	readonly near: Near;
	readonly probability: number;
	/** 1-based place among look-alikes with the same key. */
	readonly nth?: number;
}

export type Stage =
	| "configuration"
	| "observe"
	| "blockers"
	| "proofs"
	| "enumerate"
	| "judge"
	| "gates"
	| "act"
	| "settle"
	| "record";

/** The only mapping from reason to status. */
export const STATUS_OF: Readonly<Record<StopReason, Status>> = {
	proved: "done",
	model_done: "done_unverified",
	model_review: "needs_review",
	submit_review: "needs_review",
	verification_gate: "needs_review",
	text_unavailable: "needs_review",
	irreversible_action: "needs_confirmation",
	login_wall: "needs_login",
	input_required: "needs_input",
	ambiguous_target: "ambiguous",
	page_error: "page_error",
	model_blocked: "blocked",
	repeated_action: "blocked",
	scroll_oscillation: "blocked",
	stale_observations: "blocked",
	no_progress: "blocked",
	origin_denied: "blocked",
	never_violated: "blocked",
	min_probability: "uncertain",
	step_limit: "step_limit",
	evaluation_limit: "evaluation_limit",
	cost_limit: "cost_limit",
	cancelled: "interrupted",
	deadline: "interrupted",
	judge_error: "interrupted",
	action_error: "interrupted",
	error: "interrupted",
};

const EXIT_CODES: Readonly<Record<Status, number>> = {
	done: 0,
	done_unverified: 3,
	likely_done: 3,
	needs_review: 4,
	needs_confirmation: 4,
	needs_login: 4,
	needs_input: 4,
	ambiguous: 4,
	page_error: 5,
	blocked: 5,
	uncertain: 5,
	step_limit: 5,
	evaluation_limit: 5,
	cost_limit: 5,
	interrupted: 1,
};

/** Process exit code for an outcome; a cancelled run is 130. */
export function exitCode(outcome: Pick<Outcome, "status" | "stopReason">): number {
	return outcome.stopReason === "cancelled" ? 130 : EXIT_CODES[outcome.status];
}
