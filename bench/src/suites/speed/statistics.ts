/** The value below which a share of the samples lies; 0 for none. */
export function quantile(samples: readonly number[], share: number): number {
	const sorted = samples.toSorted((a, b) => a - b);
	const place = (sorted.length - 1) * share;
	const low = sorted[Math.floor(place)] ?? 0;
	const high = sorted[Math.ceil(place)] ?? low;
	return low + (high - low) * (place - Math.floor(place));
}

export function median(samples: readonly number[]): number {
	return quantile(samples, 0.5);
}

export interface Ratio {
	readonly ratio: number;
	/** 95 % bootstrap interval. */
	readonly interval: readonly [low: number, high: number];
}

const RESAMPLES = 2_000;

/** Ratio of two medians. The same samples always give the same interval. */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): Ratio {
	const random = seeded(20_260);
	const ratios = Array.from({ length: RESAMPLES }, () => {
		return median(resample(ours, random)) / median(resample(theirs, random));
	});
	return {
		ratio: median(ours) / median(theirs),
		interval: [quantile(ratios, 0.025), quantile(ratios, 0.975)],
	};
}

function resample(samples: readonly number[], random: () => number): number[] {
	return samples.map(() => samples[Math.floor(random() * samples.length)] ?? 0);
}

/** A small linear congruential generator: the bench needs repeatable numbers, not good ones. */
function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}
