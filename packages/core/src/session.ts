import type { Candidate } from "./candidates/candidate.ts";
import type { Value } from "./candidates/values.ts";
import type { TextModel } from "./gates/text-model.ts";
import type { Goal } from "./goal/goal.ts";
import type { Judge, JudgeUsage } from "./judge/judge.ts";
import type { ParsedRequest } from "./parse-request.ts";
import type { ClauseProgress } from "./progress/clauses.ts";
import type { GoalMemory, MemoryEntry } from "./progress/memory.ts";
import type { Outcome, PendingAction, Stage, Status, StopReason } from "./proof/outcome.ts";
import type { Proof, ProofVerdict } from "./proof/proof.ts";
import type { Clock } from "./request.ts";
import type { Change } from "./surface/change.ts";
import type { Driver, FailureCategory, Snapshot } from "./surface/driver.ts";
import type { Observation } from "./surface/observation.ts";
import type { RunEvent } from "./trace/events.ts";
import type { RunStore } from "./trace/store.ts";

/** Everything one run knows while it goes on. Only `run.ts` and the stage it is in change it. */
export interface Session {
	readonly request: ParsedRequest;
	readonly driver: Driver;
	readonly judge: Judge;
	readonly store: RunStore;
	readonly clock: Clock;
	readonly textModel: TextModel | undefined;
	/** Where the run began; undefined until first observed. */
	startUrl: string | undefined;
	/** Aborts on the caller's signal or the deadline. */
	readonly signal: AbortSignal;
	readonly startedAtMs: number;
	readonly surfaceId: unknown;
	/** Emits to the caller and to the trace, secrets masked. */
	readonly emit: (event: EventWithoutTime) => void;
	/** Texts that may appear nowhere. Grows when a value goes into a sensitive field. */
	readonly secrets: Set<string>;
	readonly usedApprovals: Set<string>;
	/** Actions whose effect is unknown: never offered again. */
	readonly unknownEffects: Set<string>;
	/** Keys (or texts) of values that were put in and held. */
	readonly applied: Set<string>;
	/** What this run did, oldest first, not capped. */
	readonly entries: MemoryEntry[];
	readonly subgoals: { goal: string; status: Status }[];
	subgoal: number;
	goal: Goal;
	progress: ClauseProgress[];
	values: readonly Value[];
	memory: GoalMemory;
	expect: readonly Proof[];
	/** Whether each proof of `expect` held before the first action; undefined until first checked. */
	alreadyTrue: readonly boolean[] | undefined;
	verdicts: readonly ProofVerdict[];
	stage: Stage;
	/** Actions carried out so far. */
	step: number;
	/** Value of `step` when the present sub-goal began. */
	firstStep: number;
	evaluations: number;
	usage: JudgeUsage;
	stale: number;
	loadingWaits: number;
	/** Re-reads spent on claims of done since the last action. */
	doneReReads: number;
	/** Also list media, hover openers and cells: asked for once nothing else fitted. */
	media: boolean;
	/** State in which nothing fitted and a second look was taken. */
	secondLook: string | undefined;
	snapshot: Snapshot | undefined;
	/** The snapshot was read after the last action and was not looked at by a step yet. */
	reread: boolean;
	/** The last action and what it was bound to, until a late effect of it was seen. */
	lastActed: { readonly decision: Decision; readonly before: Observation } | undefined;
	/** What the last action changed. */
	change: Change | undefined;
	/** Approval handed over with this run, until it is used or found not to fit. */
	approval: { readonly pending: PendingAction } | undefined;
	/** Target the caller chose among like ones. */
	chosen: { readonly key: string; readonly nth: number } | undefined;
	/** Step of the press whose effect was waited for before doing it again. */
	waitedFor: number | undefined;
	/** The caller confirmed that the goal is reached. */
	doneConfirmed: boolean;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type EventWithoutTime = DistributiveOmit<RunEvent, "atMs">;

/** Why and how the loop ends. */
export interface Stop extends Pick<Outcome, "pending" | "needs" | "choices" | "alreadyDone"> {
	readonly reason: StopReason;
	/** Only where it is not the reason's usual status (`likely_done`). */
	readonly status?: Status;
	/** One sentence: what was found. */
	readonly detail: string;
	readonly failure?: {
		readonly stage: Stage;
		readonly category: FailureCategory;
		readonly detail: string;
	};
}

/** What a stage answers: stop, look again, or go on with what it decided. */
export type StageResult<T> =
	| { readonly kind: "stop"; readonly stop: Stop }
	| { readonly kind: "again" }
	| { readonly kind: "go"; readonly value: T };

export const again: { readonly kind: "again" } = { kind: "again" };

export function stopWith(stop: Stop): { readonly kind: "stop"; readonly stop: Stop } {
	return { kind: "stop", stop };
}

export function go<T>(value: T): { readonly kind: "go"; readonly value: T } {
	return { kind: "go", value };
}

/** What was chosen, and on whose word. */
export interface Decision {
	readonly candidate: Candidate;
	readonly progress: ClauseProgress;
	/** `rule:<name>`, or the id of the judge that decided. */
	readonly by: string;
	/** Taken for the very thing the clause names. */
	readonly named: boolean;
	/** Probability that it cannot be undone, as the judge sees it. */
	readonly irreversible: number;
	readonly value?: Value;
	/** Belongs to no clause: an answer nobody asked for, or a form sent so that what was set is not lost. */
	readonly unasked?: boolean;
	/** Clause that asked for this answer to a dialog and is complete with it. */
	readonly answers?: ClauseProgress;
}
