import { type Row, shares } from "./fit.ts";

export interface Scored {
	readonly row: Row;
	/** Index of the likeliest option. */
	readonly chosen: number;
	readonly confidence: number;
	readonly right: boolean;
}

export type Model = (row: Row) => {
	readonly weights: readonly number[];
	readonly temperature: number;
};

export interface Figures {
	readonly decisions: number;
	readonly top1: number;
	/** Of the decisions where none fits, how many were left alone. */
	readonly noneRecall: number;
	/** Of the decisions left alone, how many rightly. */
	readonly nonePrecision: number;
	/** Expected calibration error over ten equal slices of confidence. */
	readonly ece: number;
	/** Share of wrong decisions among the surest 50, 80, 90, 100 %. */
	readonly riskAt: readonly { readonly coverage: number; readonly risk: number }[];
}

export function score(rows: readonly Row[], model: Model): Scored[] {
	return rows.map((row) => {
		const p = shares(row, model(row));
		const chosen = p.indexOf(Math.max(...p));
		return { row, chosen, confidence: p[chosen] ?? 0, right: row.right.includes(chosen) };
	});
}

export function figures(scored: readonly Scored[]): Figures {
	const none = scored.filter(({ row }) => row.noneIsRight);
	const left = scored.filter(({ row, chosen }) => chosen === row.options.length - 1);
	return {
		decisions: scored.length,
		top1: shareRight(scored),
		noneRecall: shareRight(none),
		nonePrecision: shareRight(left),
		ece: ece(scored),
		riskAt: [0.5, 0.8, 0.9, 1].map((coverage) => ({ coverage, risk: riskAt(scored, coverage) })),
	};
}

function shareRight(scored: readonly Scored[]): number {
	return scored.length === 0
		? 1
		: round(scored.filter(({ right }) => right).length / scored.length);
}

function ece(scored: readonly Scored[]): number {
	let error = 0;
	for (let slice = 0; slice < 10; slice += 1) {
		const within = scored.filter(
			({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === slice,
		);
		if (within.length === 0) continue;
		const sure = within.reduce((sum, { confidence }) => sum + confidence, 0) / within.length;
		error +=
			(within.length / scored.length) *
			Math.abs(sure - within.filter(({ right }) => right).length / within.length);
	}
	return round(error);
}

function riskAt(scored: readonly Scored[], coverage: number): number {
	const surest = scored
		.toSorted((a, b) => b.confidence - a.confidence)
		.slice(0, Math.round(scored.length * coverage));
	return round(1 - surest.filter(({ right }) => right).length / Math.max(1, surest.length));
}

function round(value: number): number {
	return Math.round(value * 10_000) / 10_000;
}
