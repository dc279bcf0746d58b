/** One decision as numbers: what is known of each option, `none` last, and which options are right. */
export interface Row {
	readonly group: string;
	readonly tongue: string;
	readonly options: readonly (readonly number[])[];
	readonly right: readonly number[];
	readonly bucket: number;
	readonly noneIsRight: boolean;
}

export interface FitOptions {
	/** Where the weights start, and what they are held close to. */
	readonly prior: readonly number[];
	/** Strength of that hold. */
	readonly hold: number;
	readonly rounds: number;
}

/** Conditional logit by full-batch descent with per-weight steps (Adam): the same rows give the same weights. */
export function fit(rows: readonly Row[], { prior, hold, rounds }: FitOptions): number[] {
	const weights = [...prior];
	const first = weights.map(() => 0);
	const second = weights.map(() => 0);
	for (let round = 1; round <= rounds; round += 1) {
		const slope = slopeAt(rows, weights);
		const rate = 0.05 * (1 - round / (rounds + 1));
		for (const at of weights.keys()) {
			const pull = (slope[at] ?? 0) / rows.length + hold * ((weights[at] ?? 0) - (prior[at] ?? 0));
			first[at] = 0.9 * (first[at] ?? 0) + 0.1 * pull;
			second[at] = 0.999 * (second[at] ?? 0) + 0.001 * pull * pull;
			const step =
				(first[at] ?? 0) /
				(1 - 0.9 ** round) /
				(Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
			weights[at] = (weights[at] ?? 0) - rate * step;
		}
	}
	return weights;
}

/** Gradient of −log Σ p(right). */
function slopeAt(rows: readonly Row[], weights: readonly number[]): number[] {
	const slope = weights.map(() => 0);
	for (const row of rows) {
		const p = shares(row, { weights, temperature: 1 });
		const hit = row.right.reduce((sum, at) => sum + (p[at] ?? 0), 0) || 1e-12;
		for (const [at, features] of row.options.entries()) {
			const share = p[at] ?? 0;
			const pull = share - (row.right.includes(at) ? share / hit : 0);
			if (pull === 0) continue;
			for (const [place, value] of features.entries())
				if (value !== 0) slope[place] = (slope[place] ?? 0) + pull * value;
		}
	}
	return slope;
}

export function shares(
	row: Row,
	model: { weights: readonly number[]; temperature: number },
): number[] {
	const scores = row.options.map(
		(features) =>
			features.reduce((sum, value, at) => sum + value * (model.weights[at] ?? 0), 0) /
			model.temperature,
	);
	const most = Math.max(...scores);
	const raised = scores.map((score) => Math.exp(score - most));
	const total = raised.reduce((sum, value) => sum + value, 0);
	return raised.map((value) => value / total);
}

/** Temperature with the least surprise on rows the weights have not seen. */
export function temperatureFor(
	rows: readonly Row[],
	weightsOf: (row: Row) => readonly number[],
): number {
	let best = { temperature: 1, loss: Number.POSITIVE_INFINITY };
	for (let temperature = 0.7; temperature <= 2; temperature += 0.05) {
		const loss = rows.reduce((sum, row) => {
			const p = shares(row, { weights: weightsOf(row), temperature });
			return sum - Math.log(row.right.reduce((hit, at) => hit + (p[at] ?? 0), 0) + 1e-9);
		}, 0);
		if (loss < best.loss) best = { temperature, loss };
	}
	return Math.round(best.temperature * 100) / 100;
}

/** Fold of a scenario: every decision of a scenario is in the same one. */
export function foldOf(group: string, folds: number): number {
	let hash = 0;
	for (const char of group) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
	return hash % folds;
}
