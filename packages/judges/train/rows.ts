import { FEATURES } from "../src/embedded/features/table.ts";
import { bucketOf, noneFeatures } from "../src/embedded/ranker.ts";
import { readScene } from "../src/embedded/reading/read-scene.ts";
import { NONE_PRIORS } from "../src/embedded/weights.ts";
import type { Row } from "./fit.ts";
import { contextOf } from "./page.ts";
import { isWanted, type Trap } from "./traps/trap.ts";

const NO_FEATURES = FEATURES.map(() => 0);
const NOT_NONE = NONE_PRIORS.map(() => 0);

/** Where every weight starts: those of the features, then those of `none`. */
export const PRIORS: readonly number[] = [...FEATURES.map(({ prior }) => prior), ...NONE_PRIORS];

/** A trap as numbers. Throws when what is wanted is not among the candidates: the trap is written wrong. */
export function rowOf(trap: Trap): Row {
	const context = contextOf(trap);
	const scene = readScene(context);
	const options = scene.options.map((option) => [
		...FEATURES.map((feature) => feature.of(option, scene)),
		...NOT_NONE,
	]);
	const right = scene.options.flatMap(({ candidate }, at) =>
		trap.want.some((want) => isWanted(candidate, want)) ? [at] : [],
	);
	const noneIsRight = trap.want.includes("none");
	if (noneIsRight) right.push(options.length);
	if (right.length === 0)
		throw new Error(
			`${trap.group}: "${trap.goal}" wants ${trap.want.join(" or ")}, which is not offered`,
		);
	options.push([...NO_FEATURES, ...noneFeatures(scene)]);
	return {
		group: trap.group,
		tongue: trap.tongue,
		options,
		right,
		noneIsRight,
		bucket: bucketOf(options.length),
	};
}
