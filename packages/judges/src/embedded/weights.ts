import { FEATURES } from "./features/table.ts";

export interface Weights {
	/** One number per feature, in the order of `FEATURES`. */
	readonly features: readonly number[];
	/** Score of `none`: always, per missing match, for clauses with nothing to press, as options grow many. */
	readonly none: readonly [bias: number, missing: number, passive: number, crowd: number];
	readonly temperatures: readonly number[];
}

export const weights: Weights = {
	features: FEATURES.map(({ prior }) => prior),
	none: [2.6, 1.8, 4, 1.5],
	temperatures: [1.2, 1.2, 1.2, 1.2],
};
