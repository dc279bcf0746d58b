import type { Facts } from "../src/embedded/nouls/fact.ts";
import { logitOf, type NoulWeights } from "../src/embedded/nouls/table.ts";

/** One yes/no case: its facts and the right answer. */
export interface NoulRow {
	readonly group: string;
	readonly facts: Facts;
	readonly yes: boolean;
	/** What it is about, for people. */
	readonly about: string;
}

export interface LogitOptions {
	readonly prior: NoulWeights;
	readonly hold: number;
	readonly rounds: number;
	/** How much a wrong yes costs against a wrong no. */
	readonly wrongYes: number;
}

/** Logistic regression held close to its prior; no weight ever crosses zero against its prior's sign. */
export function fitLogit(rows: readonly NoulRow[], options: LogitOptions): NoulWeights {
	const names = Object.keys(options.prior);
	const weights = names.map((name) => options.prior[name] ?? 0);
	for (let round = 0; round < options.rounds; round += 1) {
		const slope = slopeOf(rows, { names, weights, wrongYes: options.wrongYes });
		for (const [at, name] of names.entries()) {
			const start = options.prior[name] ?? 0;
			const next =
				(weights[at] ?? 0) -
				0.3 * ((slope[at] ?? 0) / rows.length + options.hold * ((weights[at] ?? 0) - start));
			weights[at] = name !== "bias" && next * start < 0 ? 0 : next;
		}
	}
	return Object.fromEntries(
		names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1_000) / 1_000]),
	);
}

function slopeOf(
	rows: readonly NoulRow[],
	at: { names: readonly string[]; weights: readonly number[]; wrongYes: number },
): number[] {
	const slope = at.names.map(() => 0);
	const model = Object.fromEntries(at.names.map((name, place) => [name, at.weights[place] ?? 0]));
	for (const { facts, yes } of rows) {
		const { sum, capped } = logitOf(facts, model);
		const error = (1 / (1 + Math.exp(-sum)) - (yes ? 1 : 0)) * (yes ? 1 : at.wrongYes);
		for (const [place, name] of at.names.entries()) {
			const value = name === "bias" ? 1 : (facts[name] ?? 0);
			const idle = capped && (name === "bias" || (at.weights[place] ?? 0) > 0);
			if (!idle) slope[place] = (slope[place] ?? 0) + error * value;
		}
	}
	return slope;
}
