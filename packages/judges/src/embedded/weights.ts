import { FEATURES } from "./features/table.ts";
import { NOUL_PRIORS, type NoulModel } from "./nouls/table.ts";
import trained from "./weights.json" with { type: "json" };

export interface Weights {
	/** One number per feature, in the order of `FEATURES`. */
	readonly features: readonly number[];
	/** Score of `none`: always, per missing match, for clauses with nothing to press, as options grow many. */
	readonly none: readonly number[];
	/** By bucket of option counts (`bucketOf`). */
	readonly temperatures: readonly number[];
}

export const NONE_PRIORS: readonly number[] = [2.6, 1.8, 4, 1.5];

const learnt: Readonly<Record<string, number | undefined>> = trained.features;

export const weights: Weights = {
	features: FEATURES.map(({ name, prior }) => learnt[name] ?? prior),
	none: trained.none.length > 0 ? trained.none : NONE_PRIORS,
	temperatures: trained.temperatures,
};

const learntNouls: Readonly<Record<string, NoulModel | undefined>> = trained.nouls;

/** By question; a question not trained yet answers from its priors. */
export const noulModels: Readonly<Record<string, NoulModel>> = Object.fromEntries(
	Object.entries(NOUL_PRIORS).map(([id, weights]) => [
		id,
		learntNouls[id] ?? { weights, scale: 1, shift: 0 },
	]),
);
