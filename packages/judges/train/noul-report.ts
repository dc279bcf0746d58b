import { logistic, NOUL_PRIORS, type NoulWeights } from "../src/embedded/nouls/table.ts";
import { foldOf } from "./fit.ts";
import { fitLogit, type LogitOptions, type NoulRow } from "./logit.ts";

const FOLDS = 5;
/** Questions where a wrong yes is worse than a wrong no, and by how much. */
const WRONG_YES: Readonly<Record<string, number>> = {
	done: 2,
	done_change: 2,
	confirm_done: 4,
	irreversible: 0.4,
	target_match: 1.5,
};

export interface NoulFigures {
	readonly rows: number;
	readonly yes: number;
	/** At the loop's threshold, on scenarios the weights never saw. */
	readonly recall: number;
	readonly precision: number;
	/** Mean squared error of the probability. */
	readonly brier: number;
}

export function optionsFor(id: string): LogitOptions {
	return { prior: NOUL_PRIORS[id] ?? {}, hold: 0.002, rounds: 2_500, wrongYes: WRONG_YES[id] ?? 1 };
}

/** Probability of each row by weights that never saw its scenario. */
export function unseen(
	id: string,
	rows: readonly NoulRow[],
): readonly { row: NoulRow; p: number }[] {
	const models = Array.from(
		{ length: FOLDS },
		(_, held): NoulWeights =>
			fitLogit(
				rows.filter(({ group }) => foldOf(group, FOLDS) !== held),
				optionsFor(id),
			),
	);
	return rows.map((row) => ({
		row,
		p: logistic(row.facts, models[foldOf(row.group, FOLDS)] ?? {}),
	}));
}

export function noulFigures(
	answered: readonly { row: NoulRow; p: number }[],
	threshold: number,
): NoulFigures {
	const yes = answered.filter(({ row }) => row.yes);
	const said = answered.filter(({ p }) => p >= threshold);
	const hits = said.filter(({ row }) => row.yes).length;
	const brier =
		answered.reduce((sum, { row, p }) => sum + (p - (row.yes ? 1 : 0)) ** 2, 0) / answered.length;
	return {
		rows: answered.length,
		yes: yes.length,
		recall: round(hits / Math.max(1, yes.length)),
		precision: round(hits / Math.max(1, said.length)),
		brier: round(brier),
	};
}

function round(value: number): number {
	return Math.round(value * 1_000) / 1_000;
}
