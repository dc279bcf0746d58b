import { logitOf, NOUL_PRIORS, type NoulWeights } from "../src/embedded/nouls/table.ts";
import { foldOf } from "./fit.ts";
import { fitLogit, type LogitOptions, type NoulRow } from "./logit.ts";

const FOLDS = 5;
/** Questions where a wrong yes is worse than a wrong no, and by how much. */
const WRONG_YES: Readonly<Record<string, number>> = {
	done: 1,
	done_change: 1,
	confirm_done: 2,
	irreversible: 0.4,
	target_match: 1.5,
};

/** Claims of done are confirmed by a stricter question: they may lean to yes, never to no. */
const LEAST_SHIFT: Readonly<Record<string, number>> = { done: 0.3, done_change: 0.3 };

interface NoulFigures {
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

interface Answered {
	readonly row: NoulRow;
	/** Log-odds by weights that never saw the row's scenario. */
	readonly logit: number;
}

export function unseen(id: string, rows: readonly NoulRow[]): readonly Answered[] {
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
		logit: logitOf(row.facts, models[foldOf(row.group, FOLDS)] ?? {}).sum,
	}));
}

/** Scale and shift that make unseen log-odds honest, with the answers softened by one imagined case on each side. */
export function calibrate(
	id: string,
	answered: readonly Answered[],
): { scale: number; shift: number } {
	const yes = answered.filter(({ row }) => row.yes).length;
	const goal = { yes: (yes + 1) / (yes + 2), no: 1 / (answered.length - yes + 2) };
	let best = { scale: 1, shift: 0, loss: Number.POSITIVE_INFINITY };
	for (let scale = 1; scale <= 2; scale += 0.05) {
		for (let shift = LEAST_SHIFT[id] ?? -1; shift <= 1; shift += 0.05) {
			const loss = answered.reduce((sum, { row, logit }) => {
				const p = sigmoid(scale * logit + shift);
				const wanted = row.yes ? goal.yes : goal.no;
				return sum - wanted * Math.log(p) - (1 - wanted) * Math.log(1 - p);
			}, 0);
			if (loss < best.loss) best = { scale, shift, loss };
		}
	}
	return { scale: round(best.scale), shift: round(best.shift) };
}

export function sigmoid(value: number): number {
	return Math.min(1 - 1e-9, Math.max(1e-9, 1 / (1 + Math.exp(-value))));
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
