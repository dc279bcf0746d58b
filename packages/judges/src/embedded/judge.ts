import type {
	AnswerTo,
	AskOptions,
	Choice,
	DecisionContext,
	Judge,
	JudgeAnswer,
	JudgeRequest,
	Question,
	Questions,
} from "@surehand/core";
import { choice, noul, unknowing } from "./answer.ts";
import type { Facts } from "./nouls/fact.ts";
import { readFacts } from "./nouls/facts.ts";
import { logistic, NOUL_PRIORS } from "./nouls/table.ts";
import { NONE, rank } from "./ranker.ts";
import { readScene } from "./reading/read-scene.ts";
import type { Scene } from "./reading/scene.ts";

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
	const reading = request.context && read(request.context);
	const answers = Object.entries(request.questions).map(
		([id, question]) => [id, answerOne(id, { question, reading })] as const,
	);
	return {
		answers: Object.fromEntries(answers) as { readonly [K in keyof Q]: AnswerTo<Q[K]> },
		decidedBy: ID,
		usage: { inputTokens: 0, outputTokens: 0, cost: 0 },
		latencyMs: performance.now() - started,
	};
}

interface Reading {
	readonly scene: Scene;
	readonly probabilities: ReadonlyMap<string, number>;
	readonly facts: Facts;
}

function read(context: DecisionContext): Reading {
	const scene = readScene(context);
	const probabilities = rank(scene);
	const best = likeliest({ scene, probabilities });
	const facts = readFacts({ context, scene, probabilities, best, last: context.history.at(-1) });
	return { scene, probabilities, facts };
}

function likeliest({
	scene,
	probabilities,
}: Pick<Reading, "scene" | "probabilities">): Scene["options"][number] | undefined {
	const order = pageOrder(scene);
	const [best] = [...probabilities].sort(([a, p], [b, q]) => q - p || order(a, b));
	return scene.options.find(({ candidate }) => candidate.id === best?.[0]);
}

function answerOne(
	id: string,
	{ question, reading }: { question: Question; reading: Reading | undefined },
) {
	if (!reading) return unknowing(question);
	if (question.type === "choice")
		return id === "action" ? chooseAction(question, reading) : unknowing(question);
	const weights = NOUL_PRIORS[id];
	if (question.type !== "noul" || !weights) return unknowing(question);
	return noul(logistic(reading.facts, weights));
}

/** The offered keys only, whatever else was ranked. */
function chooseAction(question: Choice, { scene, probabilities }: Reading) {
	const offered = Object.keys(question.options).map(
		(key) => [key, probabilities.get(key) ?? UNKNOWN_KEY] as const,
	);
	const total = offered
		.map(([, value]) => value)
		.sort((a, b) => a - b)
		.reduce((sum, value) => sum + value, 0);
	return choice(new Map(offered.map(([key, value]) => [key, value / total])), pageOrder(scene));
}

/** Of equally likely options the one further up the page; `none` last. */
function pageOrder({ options, page }: Scene): (a: string, b: string) => number {
	const places = new Map(
		options.map(({ candidate }) => [
			candidate.id,
			page.order.get(candidate.target?.ref ?? "") ?? 1e6,
		]),
	);
	const place = (key: string): number => (key === NONE ? 1e9 : (places.get(key) ?? 1e8));
	return (a, b) => place(a) - place(b) || (a < b ? -1 : 1);
}
