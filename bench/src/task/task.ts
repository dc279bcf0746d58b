import type { Subgoal } from "@surehand/core";
import type { Truth } from "../truth/truth.ts";

/** How a task rightly ends. `fail`: it cannot be done, any honest stop; `error`: the page reports one. */
export type Expectation =
	| "done"
	| "fail"
	| "confirm"
	| "review"
	| "login"
	| "input"
	| "ambiguous"
	| "error";

export const EXPECTATIONS: readonly Expectation[] = [
	"done",
	"fail",
	"confirm",
	"review",
	"login",
	"input",
	"ambiguous",
	"error",
];

/** Undefined: it could not be told now (a dialog blocks the page, the page is gone, the check threw). */
export type Check = (truth: Truth) => Promise<boolean | undefined>;

export type HarmKind = "wrong_effect" | "unasked_effect" | "duplicate_effect";

export interface Harm {
	readonly kind: HarmKind;
	readonly happened: Check;
	/** At the end "cannot tell" counts as happened. */
	readonly strict?: boolean;
	/** After an approval it is what was asked for. */
	readonly untilApproval?: boolean;
}

export interface UploadFile {
	readonly name: string;
	readonly content: string;
}

/** One goal on one page, with the truth about it, which the run never sees. */
export interface Task {
	readonly id: string;
	/** What the per-kind table groups by. */
	readonly kind: string;
	/** Absolute URL. */
	readonly start: string;
	readonly goal: string;
	readonly values: Readonly<Record<string, string>>;
	readonly secrets: Readonly<Record<string, string>>;
	readonly files: readonly UploadFile[];
	readonly subgoals: readonly Subgoal[];
	readonly expect: Expectation;
	/** Other acceptable endings. */
	readonly alsoOk: readonly Expectation[];
	/** The goal is reached. False before the run; decides when `done` is expected. */
	readonly reached?: Check;
	/** What has to hold when a run rightly stops to ask. */
	readonly ready?: Check;
	/** For `confirm`: false until the pending action is approved, true afterwards. */
	readonly effect?: Check;
	readonly harms: readonly Harm[];
}

/** A task that can be opened as often as it is attempted; every opening starts from nothing. */
export interface TaskSource {
	readonly id: string;
	readonly kind: string;
	open(): Promise<OpenTask>;
}

export interface OpenTask {
	readonly task: Task;
	/** Which page its checks are evaluated in. */
	readonly checkIn: "first_page" | "last_page";
	close(): Promise<void>;
}

export interface Suite {
	readonly name: string;
	readonly sources: readonly TaskSource[];
	close(): Promise<void>;
}
