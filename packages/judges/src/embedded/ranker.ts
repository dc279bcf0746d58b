import { FEATURES } from "./features/table.ts";
import type { Option, Scene } from "./reading/scene.ts";
import { weights } from "./weights.ts";

export const NONE = "none";

/** Probability of every candidate by its id, and of `none`. The order of the candidates has no part in it. */
export function rank(scene: Scene): ReadonlyMap<string, number> {
	const scores = new Map<string, number>();
	for (const option of scene.options) scores.set(option.candidate.id, scoreOf(option, scene));
	scores.set(NONE, noneScore(scene));
	return softmax(scores, temperatureFor(scores.size));
}

function scoreOf(option: Option, scene: Scene): number {
	let score = 0;
	for (let at = 0; at < FEATURES.length; at += 1) {
		const weight = weights.features[at] ?? 0;
		if (weight !== 0) score += weight * (FEATURES[at]?.of(option, scene) ?? 0);
	}
	return score;
}

/** "None of these" grows as nothing offered is what the clause names. */
function noneScore(scene: Scene): number {
	return dot(weights.none, noneFeatures(scene));
}

/** Always; nothing matches; nothing to press for such a clause; many options. */
export function noneFeatures({ best, need, options }: Scene): readonly number[] {
	const passive = need.verb === "read" || need.verb === "keep" ? 1 : 0;
	return [1, 1 - best, passive, Math.log(1 + options.length) / Math.log(200)];
}

function dot(weighting: readonly number[], values: readonly number[]): number {
	return values.reduce((sum, value, at) => sum + (weighting[at] ?? 0) * value, 0);
}

/** Buckets of option counts with a temperature of their own: 2–5, 6–20, 21–80, more. */
export function bucketOf(options: number): number {
	return options <= 5 ? 0 : options <= 20 ? 1 : options <= 80 ? 2 : 3;
}

function temperatureFor(options: number): number {
	return weights.temperatures[bucketOf(options)] ?? 1;
}

/** Sums in order of size, so that the same options in another order give the same bits. */
function softmax(scores: ReadonlyMap<string, number>, temperature: number): Map<string, number> {
	const most = Math.max(...scores.values());
	const raised = [...scores].map(
		([key, score]) => [key, Math.exp((score - most) / temperature)] as const,
	);
	const total = raised
		.map(([, value]) => value)
		.sort((a, b) => a - b)
		.reduce((sum, value) => sum + value, 0);
	return new Map(raised.map(([key, value]) => [key, value / total]));
}
