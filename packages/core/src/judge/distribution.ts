import type { Answers } from "./answers.ts";
import {
	type ChoiceAnswer,
	JudgeError,
	type NoulAnswer,
	type Question,
	type Questions,
	type ScoreAnswer,
} from "./judge.ts";

/** Largest distance of a sum from one that is still divided out: rounding of n two-decimal numbers. */
const SUM_TOLERANCE = 0.05;
const ROUNDING = 0.005;

type Checked<T> =
	| { readonly status: "ok"; readonly answer: T }
	| { readonly status: "bad"; readonly reason: string };

/** Checks every answer; a bad one is rejected, never repaired. Throws `JudgeError` (judge_invalid_output). */
export function checkAnswers<Q extends Questions>(
	questions: Q,
	answers: Readonly<Record<string, unknown>>,
): Answers<Q> {
	const checked: Record<string, unknown> = {};
	for (const [id, question] of Object.entries(questions)) {
		const result = checkAnswer(question, answers[id]);
		if (result.status === "bad") {
			throw new JudgeError(`The judge's answer to "${id}" is not usable: ${result.reason}.`, {
				category: "judge_invalid_output",
				hint: "Nothing was done on its word. Try again, or use another judge (--judge).",
			});
		}
		checked[id] = result.answer;
	}
	return checked as Answers<Q>;
}

function checkAnswer(
	question: Question,
	answer: unknown,
): Checked<NoulAnswer | ChoiceAnswer | ScoreAnswer> {
	if (typeof answer !== "object" || answer === null) return bad("it is missing");
	if (question.type === "noul") return checkNoul(answer as Partial<NoulAnswer>);
	if (question.type === "choice")
		return checkChoice(Object.keys(question.options), answer as Partial<ChoiceAnswer>);
	return checkScore(question.legend.length, answer as Partial<ScoreAnswer>);
}

function checkNoul({ probability }: Partial<NoulAnswer>): Checked<NoulAnswer> {
	if (typeof probability !== "number" || !(probability >= 0 && probability <= 1))
		return bad("it is no probability");
	return {
		status: "ok",
		answer: { type: "noul", probability, confidence: Math.abs(2 * probability - 1) },
	};
}

function checkChoice(
	keys: readonly string[],
	{ probabilities, choice }: Partial<ChoiceAnswer>,
): Checked<ChoiceAnswer> {
	if (typeof probabilities !== "object" || probabilities === null)
		return bad("it has no probabilities");
	const given = Object.keys(probabilities);
	const missing = keys.find((key) => !Object.hasOwn(probabilities, key));
	if (missing !== undefined) return bad(`option ${missing} is missing`);
	if (given.length !== keys.length) return bad("it has options nobody offered");
	const shares = normalise(keys.map((key) => probabilities[key]));
	if (shares.status === "bad") return shares;
	const best = keys[argmax(shares.answer)];
	if (best === undefined) return bad("nothing was offered");
	if (choice !== undefined && probabilities[choice] !== probabilities[best])
		return bad("its choice is not its most probable option");
	const picked = choice ?? best;
	const confidence = choiceConfidence(shares.answer);
	const entries = keys.map((key, index) => [key, shares.answer[index] ?? 0] as const);
	return {
		status: "ok",
		answer: {
			type: "choice",
			choice: picked,
			probabilities: Object.fromEntries(entries),
			confidence,
		},
	};
}

function checkScore(levels: number, { probabilities }: Partial<ScoreAnswer>): Checked<ScoreAnswer> {
	if (!Array.isArray(probabilities) || probabilities.length !== levels)
		return bad(`it needs ${levels} probabilities`);
	const shares = normalise(probabilities);
	if (shares.status === "bad") return shares;
	const score = shares.answer.reduce((sum, share, index) => sum + index * share, 0);
	return {
		status: "ok",
		answer: {
			type: "score",
			score,
			probabilities: shares.answer,
			confidence: scoreConfidence(shares.answer),
		},
	};
}

function normalise(shares: readonly unknown[]): Checked<number[]> {
	const numbers = shares.filter(
		(share): share is number => typeof share === "number" && Number.isFinite(share) && share >= 0,
	);
	if (numbers.length !== shares.length) return bad("a probability is not a number from 0 to 1");
	const sum = numbers.reduce((total, share) => total + share, 0);
	if (Math.abs(sum - 1) > Math.max(SUM_TOLERANCE, numbers.length * ROUNDING))
		return bad(`its probabilities sum to ${sum.toFixed(3)}`);
	return { status: "ok", answer: numbers.map((share) => share / sum) };
}

/** (max − 1/n) / (1 − 1/n); 0 for a single option. */
export function choiceConfidence(shares: readonly number[]): number {
	const even = 1 / shares.length;
	return shares.length < 2 ? 0 : Math.max(0, (Math.max(...shares) - even) / (1 - even));
}

/** max(0, 1 − Σp|i − mode| / D), D the mean distance of levels from the middle. */
export function scoreConfidence(shares: readonly number[]): number {
	const mode = argmax(shares);
	const middle = (shares.length - 1) / 2;
	const spread = shares.reduce((sum, share, index) => sum + share * Math.abs(index - mode), 0);
	const mean = shares.reduce((sum, _, index) => sum + Math.abs(index - middle), 0) / shares.length;
	return mean === 0 ? 0 : Math.max(0, 1 - spread / mean);
}

function argmax(shares: readonly number[]): number {
	return shares.reduce((best, share, index) => (share > (shares[best] ?? -1) ? index : best), 0);
}

function bad(reason: string): { status: "bad"; reason: string } {
	return { status: "bad", reason };
}
