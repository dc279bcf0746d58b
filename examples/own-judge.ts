// A judge of your own: it ranks what code enumerated. This one picks the first option and is sure of nothing else.
import { type AnswerTo, type Judge, type Question, type Questions, surehand } from "surehand";

function answer(question: Question): AnswerTo<Question> {
	if (question.type === "noul") return { type: "noul", probability: 0.5, confidence: 0 };
	if (question.type === "score") {
		const probabilities = question.legend.map(() => 1 / question.legend.length);
		return { type: "score", score: (question.legend.length - 1) / 2, probabilities, confidence: 0 };
	}
	const keys = Object.keys(question.options);
	const [choice = "none"] = keys;
	const probabilities = Object.fromEntries(keys.map((key) => [key, key === choice ? 1 : 0]));
	return { type: "choice", choice, probabilities, confidence: 1 };
}

const firstOption: Judge = {
	id: "first-option@1",
	limits: { maxOptions: 100, maxQuestions: 20, maxStateChars: 100_000 },
	ask: async <Q extends Questions>({ questions }: { readonly questions: Q }) => {
		const pairs = Object.entries(questions).map(([id, question]) => [id, answer(question)]);
		return {
			answers: Object.fromEntries(pairs) as { [K in keyof Q]: AnswerTo<Q[K]> },
			decidedBy: "first-option@1",
			usage: { inputTokens: 0, outputTokens: 0, cost: 0 },
			latencyMs: 0,
		};
	},
};

const { outcome } = surehand({
	url: "https://example.com",
	goal: "Open the link",
	judge: firstOption,
});
console.log((await outcome).status);
