import { FEATURES } from "./features/table.ts";

export interface Weights {
	/** One number per feature, in the order of `FEATURES`. */
	readonly features: readonly number[];
	/** Score of `none`: always, per missing match, for clauses with nothing to press. */
	readonly none: readonly [bias: number, missing: number, passive: number];
	readonly temperatures: readonly number[];
}

export const weights: Weights = {
	features: FEATURES.map(({ prior }) => prior),
	none: [3.2, 1.6, 4],
	temperatures: [1.2, 1.2, 1.2, 1.2],
};
