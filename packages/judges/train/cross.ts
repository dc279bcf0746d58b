import { fit, foldOf, type Row, temperatureFor } from "./fit.ts";
import { type Figures, figures, type Scored, score } from "./report.ts";
import { PRIORS } from "./rows.ts";

const FOLDS = 5;
const BUCKETS = 4;
export const FIT_OPTIONS = { prior: PRIORS, hold: 0.01, rounds: 400 } as const;

/** Everything measured on decisions whose scenario the weights never saw. */
export interface CrossResult {
	readonly temperatures: readonly number[];
	readonly scored: readonly Scored[];
	readonly all: Figures;
	readonly byTongue: Readonly<Record<string, Figures>>;
}

export function crossValidate(rows: readonly Row[]): CrossResult {
	const fold = new Map(rows.map((row) => [row, foldOf(row.group, FOLDS)]));
	const models = Array.from({ length: FOLDS }, (_, held) =>
		fit(
			rows.filter((row) => fold.get(row) !== held),
			FIT_OPTIONS,
		),
	);
	const weightsOf = (row: Row): readonly number[] => models[fold.get(row) ?? 0] ?? [];
	const temperatures = Array.from({ length: BUCKETS }, (_, bucket) => {
		const within = rows.filter((row) => row.bucket === bucket);
		return temperatureFor(within.length >= 30 ? within : rows, weightsOf);
	});
	const scored = score(rows, (row) => ({
		weights: weightsOf(row),
		temperature: temperatures[row.bucket] ?? 1,
	}));
	const tongues = [...new Set(rows.map(({ tongue }) => tongue))];
	const byTongue = Object.fromEntries(
		tongues.map((tongue) => [tongue, figures(scored.filter(({ row }) => row.tongue === tongue))]),
	);
	return { temperatures, scored, all: figures(scored), byTongue };
}
