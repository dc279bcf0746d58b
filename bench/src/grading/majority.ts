import type { Grade, Grading } from "./grade.ts";

export interface Verdict extends Grading {
	/** The attempts did not agree. */
	readonly flaky: boolean;
}

/** The worst first: what a tie is decided for. */
const WORST_FIRST: readonly Grade[] = [
	"harm",
	"false_done",
	"error",
	"network",
	"missed",
	"correct",
];

/** The grade more than half of the attempts have. Without such a majority the worst of them counts. */
export function verdictOf(gradings: readonly Grading[]): Verdict {
	const counts = new Map<Grade, number>();
	for (const { grade } of gradings) counts.set(grade, (counts.get(grade) ?? 0) + 1);
	const majority = [...counts].find(([, count]) => count * 2 > gradings.length)?.[0];
	const worst = WORST_FIRST.find((grade) => counts.has(grade));
	const chosen = gradings.find(({ grade }) => grade === (majority ?? worst));
	if (!chosen) return { grade: "error", why: "no attempt was made", flaky: false };
	const { grade, fault, why } = chosen;
	return { grade, why, ...(fault ? { fault } : {}), flaky: counts.size > 1 };
}
