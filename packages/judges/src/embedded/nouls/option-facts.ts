import type { ClauseState } from "@surehand/core";
import { wayOf } from "../features/exploration.ts";
import { NONE } from "../ranker.ts";
import { type FactInput, type Facts, flag } from "./fact.ts";
import { riskFacts } from "./risk-facts.ts";

/** What is offered, and what the best of it is. */
export function optionFacts(input: FactInput): Facts {
	const { scene, best, probabilities, context } = input;
	const none = probabilities.get(NONE) ?? 0;
	const ways = scene.options.reduce((most, option) => Math.max(most, wayOf(option, scene)), 0);
	const deadSteps = context.history
		.slice(-4)
		.filter(({ change, effect }) => change === "nothing" || effect !== "acted").length;
	return {
		none_likely: none,
		nothing_offered: flag(scene.options.length === 0),
		no_way_on: 1 - ways,
		standing_any: scene.best,
		dead_steps: Math.min(1, deadSteps / 3),
		next_offered: flag(
			best !== undefined && !context.clauseStates.every(isOver) && best.standing >= 0.5,
		),
		best_likely: best ? (probabilities.get(best.candidate.id) ?? 0) : 0,
		best_standing: best?.standing ?? 0,
		best_exact: best?.match.exact ?? 0,
		best_known: best ? Math.min(1, best.match.known + best.match.rest) : 0,
		best_precise: best?.match.precision ?? 0,
		best_verb: best?.match.verb ?? 0,
		best_opposite: best
			? Math.max(best.match.opposite, 0.6 * best.match.confusable * (1 - best.match.exact))
			: 0,
		best_fit: best ? Math.max(0, best.fit) : 0,
		best_placed: best ? Math.max(placed(input), best.match.row) : 0,
		best_control: flag(best !== undefined && !best.candidate.target),
		best_stray: best ? best.match.stray * (1 - best.match.exact) : 0,
		...riskFacts(input),
	};
}

function isOver(state: ClauseState): boolean {
	return state === "complete" || state === "skipped";
}

/** The clause names a place or comparison and the best option is the one. */
function placed({ best, scene }: FactInput): number {
	const ref = best?.candidate.target?.ref ?? "";
	return Math.max(0, scene.places.ordinal.get(ref) ?? 0, scene.places.extreme.get(ref) ?? 0);
}
