import type { Grade } from "../grading/grade.ts";
import { wilson } from "../grading/wilson.ts";
import type { TaskResult } from "./result.ts";

/** The last line of `--json`. */
export interface Summary {
	readonly suite: string;
	readonly judge: string;
	readonly total: number;
	readonly correct: number;
	readonly falseDone: number;
	readonly missed: number;
	readonly harm: number;
	readonly error: number;
	readonly network: number;
	/** 95 % interval of the share that is correct. */
	readonly interval: readonly [number, number];
	readonly flaky: readonly string[];
	readonly steps: number;
	readonly roundTrips: number;
	readonly msPerStep: number;
	readonly outsideRequests: number;
	readonly kinds: readonly KindRow[];
}

export interface KindRow extends Counts {
	readonly kind: string;
	readonly interval: readonly [number, number];
}

interface Counts {
	readonly total: number;
	readonly correct: number;
	readonly falseDone: number;
	readonly missed: number;
	readonly harm: number;
	readonly error: number;
	readonly network: number;
}

export function summarise(
	results: readonly TaskResult[],
	{ suite, judge }: Pick<Summary, "suite" | "judge">,
): Summary {
	const attempts = results.flatMap((result) => result.attempts);
	const sum = (pick: (attempt: (typeof attempts)[number]) => number) =>
		attempts.reduce((total, attempt) => total + pick(attempt), 0);
	const counts = count(results);
	const steps = sum((attempt) => attempt.steps);
	return {
		suite,
		judge,
		...counts,
		interval: wilson(counts.correct, counts.total),
		flaky: results.filter(({ verdict }) => verdict.flaky).map(({ id }) => id),
		steps,
		roundTrips: sum((attempt) => attempt.roundTrips),
		msPerStep: steps === 0 ? 0 : Math.round(sum((attempt) => attempt.runMs) / steps),
		outsideRequests: sum((attempt) => attempt.outside),
		kinds: byKind(results),
	};
}

function byKind(results: readonly TaskResult[]): KindRow[] {
	const kinds = [...new Set(results.map(({ kind }) => kind))].toSorted((a, b) =>
		a.localeCompare(b),
	);
	return kinds.map((kind) => {
		const counts = count(results.filter((result) => result.kind === kind));
		return { kind, ...counts, interval: wilson(counts.correct, counts.total) };
	});
}

function count(results: readonly TaskResult[]): Counts {
	const of = (grade: Grade) => results.filter(({ verdict }) => verdict.grade === grade).length;
	return {
		total: results.length,
		correct: of("correct"),
		falseDone: of("false_done"),
		missed: of("missed"),
		harm: of("harm"),
		error: of("error"),
		network: of("network"),
	};
}
