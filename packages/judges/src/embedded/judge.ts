import type {
	AnswerTo,
	AskOptions,
	Choice,
	Judge,
	JudgeAnswer,
	JudgeRequest,
	Question,
	Questions,
} from "@surehand/core";
import { choice, noul, unknowing } from "./answer.ts";
import { type Decision, decisionOf, factsFor, pageOrder } from "./decision.ts";
import { logistic } from "./nouls/table.ts";
import { noulModels } from "./weights.ts";

const ID = "embedded@1";
const LIMITS = { maxOptions: 255, maxQuestions: 32, maxStateChars: 1_000_000 };
/** Probability of an offered key that no candidate stands behind. */
const UNKNOWN_KEY = 1e-6;

/** The built-in judge: no key, no network, the same answer to the same question. It reads `context` only. */
export function embeddedJudge(): Judge {
	return {
		id: ID,
		limits: LIMITS,
		ask: async (request, options) => answer(request, options),
	};
}

function answer<Q extends Questions>(
	request: JudgeRequest<Q>,
	{ signal }: AskOptions,
): JudgeAnswer<Q> {
	signal.throwIfAborted();
	const started = performance.now();
	const decision = request.context && decisionOf(request.context);
	const answers = Object.entries(request.questions).map(
		([id, question]) => [id, answerOne(id, { question, decision })] as const,
	);
	return {
		answers: Object.fromEntries(answers) as { readonly [K in keyof Q]: AnswerTo<Q[K]> },
		decidedBy: ID,
		usage: { inputTokens: 0, outputTokens: 0, cost: 0 },
		latencyMs: performance.now() - started,
	};
}

function answerOne(
	id: string,
	{ question, decision }: { question: Question; decision: Decision | undefined },
) {
	if (!decision) return unknowing(question);
	if (question.type === "choice")
		return id === "action" ? chooseAction(question, decision) : unknowing(question);
	const model = noulModels[id];
	if (question.type !== "noul" || !model) return unknowing(question);
	return noul(logistic(factsFor(id, decision), model));
}

/** The offered keys only, whatever else was ranked. */
function chooseAction(question: Choice, { scene, probabilities }: Decision) {
	const offered = Object.keys(question.options).map(
		(key) => [key, probabilities.get(key) ?? UNKNOWN_KEY] as const,
	);
	const total = offered
		.map(([, value]) => value)
		.sort((a, b) => a - b)
		.reduce((sum, value) => sum + value, 0);
	return choice(new Map(offered.map(([key, value]) => [key, value / total])), pageOrder(scene));
}
