import { expect, test } from "vitest";
import { fit, foldOf } from "../../train/fit.ts";
import { contextOf } from "../../train/page.ts";
import { figures, score } from "../../train/report.ts";
import { PRIORS, rowOf } from "../../train/rows.ts";
import { TRAPS } from "../../train/traps/traps.ts";
import { rank } from "./ranker.ts";
import { readScene } from "./reading/read-scene.ts";
import { weights } from "./weights.ts";

const rows = TRAPS.map(rowOf);
const shipped = [...weights.features, ...weights.none];

test("the trap set is large and holds both languages, other languages and missing things", () => {
	expect(TRAPS.length).toBeGreaterThanOrEqual(400);
	for (const tongue of ["en", "zh", "cross"])
		expect(TRAPS.filter((trap) => trap.tongue === tongue).length).toBeGreaterThan(100);
	expect(TRAPS.filter(({ want }) => want.includes("none")).length).toBeGreaterThan(60);
});

test("on scenarios the weights never saw at least 95 % of the decisions are right and confidence is honest", () => {
	const seen = rows.filter(({ group }) => foldOf(group, 5) !== 0);
	const unseen = rows.filter(({ group }) => foldOf(group, 5) === 0);
	const learnt = fit(seen, { prior: PRIORS, hold: 0.01, rounds: 120 });
	const { top1, ece } = figures(score(unseen, () => ({ weights: learnt, temperature: 1 })));
	expect(top1).toBeGreaterThanOrEqual(0.95);
	expect(ece).toBeLessThanOrEqual(0.1);
});

test("the shipped weights decide at least 97 % of the traps rightly, and see when nothing fits", () => {
	const all = figures(
		score(rows, ({ bucket }) => ({
			weights: shipped,
			temperature: weights.temperatures[bucket] ?? 1,
		})),
	);
	expect(all.top1).toBeGreaterThanOrEqual(0.97);
	expect(all.noneRecall).toBeGreaterThanOrEqual(0.93);
	expect(all.ece).toBeLessThanOrEqual(0.05);
});

test("the order of the options changes no probability", () => {
	for (const trap of TRAPS.filter((_, at) => at % 9 === 0)) {
		const context = contextOf(trap);
		const forward = rank(readScene(context));
		const backward = rank(readScene({ ...context, candidates: context.candidates.toReversed() }));
		for (const [id, p] of forward) expect(backward.get(id)).toBe(p);
	}
});
