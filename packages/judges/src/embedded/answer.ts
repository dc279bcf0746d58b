import type { ChoiceAnswer, NoulAnswer, Question, ScoreAnswer } from "@surehand/core";

export function noul(probability: number): NoulAnswer {
	const kept = Math.min(0.995, Math.max(0.005, probability));
	return { type: "noul", probability: kept, confidence: Math.abs(2 * kept - 1) };
}

/** `probabilities` must have exactly the offered keys and sum to 1. Equal probabilities: the key named first by `order`. */
export function choice(
	probabilities: ReadonlyMap<string, number>,
	order: (a: string, b: string) => number,
): ChoiceAnswer {
	const sorted = [...probabilities].sort(([a, p], [b, q]) => q - p || order(a, b));
	const [best, most] = sorted[0] ?? ["", 0];
	const fair = 1 / Math.max(1, probabilities.size);
	const confidence = probabilities.size < 2 ? 1 : Math.max(0, (most - fair) / (1 - fair));
	return {
		type: "choice",
		choice: best,
		probabilities: Object.fromEntries(probabilities),
		confidence,
	};
}

/** The honest answer to a question nobody taught: every option alike, confidence 0. */
export function unknowing(question: Question): NoulAnswer | ChoiceAnswer | ScoreAnswer {
	if (question.type === "noul") return { type: "noul", probability: 0.5, confidence: 0 };
	if (question.type === "score") {
		const share = 1 / question.legend.length;
		return {
			type: "score",
			score: (question.legend.length - 1) / 2,
			probabilities: question.legend.map(() => share),
			confidence: 0,
		};
	}
	const keys = Object.keys(question.options);
	const probabilities = Object.fromEntries(keys.map((key) => [key, 1 / keys.length]));
	return {
		type: "choice",
		choice: keys.toSorted((a, b) => a.localeCompare(b))[0] ?? "",
		probabilities,
		confidence: 0,
	};
}
