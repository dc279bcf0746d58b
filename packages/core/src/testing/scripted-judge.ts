import type {
	DecisionContext,
	Judge,
	JudgeAnswer,
	JudgeRequest,
	Question,
	Questions,
} from "../judge/judge.ts";
import { NONE } from "../judge/questions.ts";

/** What a script says to one request: which option, and yes/no probabilities by question id. */
export interface Reply {
	/** Name of the target, `none`, or a control such as `scroll down`; default: none. */
	readonly choose?: string;
	/** Probability of the choice; the rest is spread evenly. Default 0.9. */
	readonly probability?: number;
	readonly nouls?: Readonly<Record<string, number>>;
	/** Thrown instead of answering. */
	readonly error?: Error;
	/** Sent back as it is, to test what is done with nonsense. */
	readonly raw?: Readonly<Record<string, unknown>>;
	/** Price of this request, US dollars. */
	readonly cost?: number;
}

export interface ScriptedRequest {
	readonly purpose: string;
	readonly state: unknown;
	readonly context: DecisionContext | undefined;
	/** 0-based. */
	readonly count: number;
}

export interface ScriptedJudge extends Judge {
	readonly requests: readonly ScriptedRequest[];
}

/** A judge that answers by script: a list used in order (the last one again and again), or a function. */
export function scriptedJudge(
	script: readonly Reply[] | ((request: ScriptedRequest) => Reply),
): ScriptedJudge {
	const requests: ScriptedRequest[] = [];
	return {
		id: "scripted@1",
		limits: { maxOptions: 255, maxQuestions: 64, maxStateChars: 1_000_000 },
		requests,
		ask: async <Q extends Questions>(
			request: JudgeRequest<Q>,
			{ purpose, signal }: { purpose: string; signal: AbortSignal },
		) => {
			signal.throwIfAborted();
			const seen = {
				purpose,
				state: request.state,
				context: request.context,
				count: requests.length,
			};
			requests.push(seen);
			const reply =
				typeof script === "function" ? script(seen) : (script[seen.count] ?? script.at(-1) ?? {});
			if (reply.error) throw reply.error;
			const answers = reply.raw ?? answersTo(request, reply);
			const usage = { inputTokens: 0, outputTokens: 0, cost: reply.cost ?? 0 };
			return { answers, decidedBy: "scripted@1", usage, latencyMs: 0 } as JudgeAnswer<Q>;
		},
	};
}

function answersTo(
	{ questions, context }: JudgeRequest<Questions>,
	reply: Reply,
): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(questions).map(([id, question]) => [
			id,
			answerTo(question, { id, reply, context }),
		]),
	);
}

interface Context {
	readonly id: string;
	readonly reply: Reply;
	readonly context: DecisionContext | undefined;
}

function answerTo(question: Question, { id, reply, context }: Context): unknown {
	if (question.type === "noul") {
		const assumed =
			id === "target_match" && reply.choose !== undefined && reply.choose !== NONE ? 0.9 : 0.05;
		const probability = reply.nouls?.[id] ?? assumed;
		return { type: "noul", probability, confidence: Math.abs(2 * probability - 1) };
	}
	if (question.type === "score") {
		const probabilities = question.legend.map(() => 1 / question.legend.length);
		return { type: "score", score: 0, probabilities, confidence: 0 };
	}
	const keys = Object.keys(question.options);
	const choice = keys.find((key) => key !== NONE && matches(key, reply.choose, context)) ?? NONE;
	const top = keys.length === 1 ? 1 : (reply.probability ?? 0.9);
	const rest = (1 - top) / Math.max(1, keys.length - 1);
	return {
		type: "choice",
		choice,
		probabilities: Object.fromEntries(keys.map((key) => [key, key === choice ? top : rest])),
		confidence: top,
	};
}

function matches(
	key: string,
	wanted: string | undefined,
	context: DecisionContext | undefined,
): boolean {
	const candidate = context?.candidates.find(({ id }) => id === key);
	if (!candidate || wanted === undefined) return false;
	const { action, target } = candidate;
	const control =
		action.kind === "scroll"
			? `scroll ${action.direction}`
			: action.kind === "press"
				? `press ${action.keys}`
				: action.kind;
	return target && action.kind !== "press"
		? target.name === wanted || target.ref === wanted
		: control === wanted;
}
