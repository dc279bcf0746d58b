import type { AttemptRecord } from "../attempt/record.ts";
import type { Grading } from "../grading/grade.ts";
import type { Verdict } from "../grading/majority.ts";

/** One task with all its attempts, as it is written to the results. */
export interface TaskResult {
	readonly id: string;
	readonly kind: string;
	readonly verdict: Verdict;
	readonly attempts: readonly GradedAttempt[];
}

export interface GradedAttempt extends Grading {
	readonly status: string;
	readonly stopReason: string;
	readonly summary: string;
	readonly steps: number;
	readonly evaluations: number;
	readonly roundTrips: number;
	readonly ms: number;
	readonly runMs: number;
	readonly outside: number;
}

/** What of an attempt goes into the results: no page text, no secret. */
export function toGradedAttempt(grading: Grading, record: AttemptRecord): GradedAttempt {
	const { ending } = record;
	return {
		...grading,
		status: ending?.status ?? "none",
		stopReason: ending?.stopReason ?? "none",
		summary: record.leaks.length > 0 ? "withheld: a secret leaked" : (ending?.summary ?? ""),
		steps: ending?.steps ?? 0,
		evaluations: ending?.evaluations ?? 0,
		roundTrips: ending?.roundTrips ?? 0,
		runMs: Math.round(ending?.elapsedMs ?? 0),
		ms: record.ms,
		outside: record.outside.length,
	};
}
