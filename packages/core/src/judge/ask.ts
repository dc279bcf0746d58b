import type { Session } from "../session.ts";
import { redact } from "../trace/redact.ts";
import { summariseAnswers } from "../trace/summary.ts";
import type { Answers } from "./answers.ts";
import { checkAnswers } from "./distribution.ts";
import { type JudgeAnswer, JudgeError, type JudgeRequest, type Questions } from "./judge.ts";

export interface Asked<Q extends Questions> {
	readonly answers: Answers<Q>;
	readonly decidedBy: string;
	readonly ms: number;
}

/** One judge request on the run's budget; the answers are checked before anybody uses them. */
export async function ask<Q extends Questions>(
	session: Session,
	request: JudgeRequest<Q>,
	purpose: string,
): Promise<Asked<Q>> {
	session.evaluations += 1;
	const startedMs = session.clock.now();
	const answer = await answerOf(session, request, purpose);
	bill(session, answer.usage);
	const ms = session.clock.now() - startedMs;
	const answers = checkAnswers(
		request.questions,
		answer.answers as Readonly<Record<string, unknown>>,
	);
	session.emit({
		type: "judged",
		step: session.step + 1,
		purpose,
		by: answer.decidedBy,
		clause: request.context?.clause.text ?? "",
		...summariseAnswers(answers, request.context),
		ms,
	});
	return { answers, decidedBy: answer.decidedBy, ms };
}

async function answerOf<Q extends Questions>(
	session: Session,
	request: JudgeRequest<Q>,
	purpose: string,
): Promise<JudgeAnswer<Q>> {
	try {
		return await session.judge.ask(withoutSecrets(session, request), {
			signal: session.signal,
			purpose,
		});
	} catch (error) {
		if (error instanceof JudgeError || session.signal.aborted) throw error;
		throw new JudgeError(`The judge ${session.judge.id} failed.`, {
			category: "judge_unavailable",
			hint: "See errors.log in the run folder; try again or use another judge (--judge).",
			cause: error,
		});
	}
}

function bill(session: Session, usage: JudgeAnswer<Questions>["usage"]): void {
	session.usage = {
		inputTokens: session.usage.inputTokens + usage.inputTokens,
		outputTokens: session.usage.outputTokens + usage.outputTokens,
		cost: session.usage.cost + usage.cost,
	};
}

/** A page may echo what was typed; neither the state nor the typed view carries it on. */
function withoutSecrets<Q extends Questions>(
	{ secrets }: Session,
	request: JudgeRequest<Q>,
): JudgeRequest<Q> {
	if (secrets.size === 0) return request;
	const { state, context } = request;
	return {
		...request,
		state: redact(state, secrets),
		...(context ? { context: redact(context, secrets) } : {}),
	};
}
