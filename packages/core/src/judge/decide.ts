import type { Candidate } from "../candidates/candidate.ts";
import type { ClauseProgress } from "../progress/clauses.ts";
import type { Session } from "../session.ts";
import type { Observation } from "../surface/observation.ts";
import type { Answers } from "./answers.ts";
import { ask } from "./ask.ts";
import { type Choice, JudgeError } from "./judge.ts";
import { actionQuestion, contextFor, NONE, STEP_QUESTIONS, stateFor } from "./questions.ts";

/** Option counts for the next try after an unusable answer. */
const FEWER = [24, 16, 8] as const;

type StepQuestions = typeof STEP_QUESTIONS & { readonly action: Choice };

export interface Judgement {
	readonly answers: Answers<StepQuestions>;
	readonly candidates: readonly Candidate[];
	/** Best first; `candidate` absent for none of these. */
	readonly ranked: readonly { readonly candidate?: Candidate; readonly probability: number }[];
	readonly decidedBy: string;
	readonly ms: number;
}

export interface StepView {
	readonly observation: Observation;
	readonly candidates: readonly Candidate[];
}

/** Asks everything about one step in one request; on an unusable answer again with fewer options, then gives up. */
export async function decide(
	session: Session,
	progress: ClauseProgress,
	view: StepView,
): Promise<Judgement> {
	let candidates = view.candidates;
	for (const fewer of [...FEWER, 0]) {
		try {
			return await decideOnce(session, progress, { ...view, candidates });
		} catch (error) {
			const unusable = error instanceof JudgeError && error.category === "judge_invalid_output";
			const spent = session.evaluations >= session.request.limits.maxEvaluations;
			if (!unusable || fewer === 0 || spent) throw error;
			candidates = candidates.slice(0, fewer);
		}
	}
	throw new JudgeError("The judge gave no usable answer.", {
		category: "judge_invalid_output",
		hint: "Use another judge (--judge).",
	});
}

async function decideOnce(
	session: Session,
	progress: ClauseProgress,
	view: StepView,
): Promise<Judgement> {
	const { candidates, observation } = view;
	const questions: StepQuestions = {
		...STEP_QUESTIONS,
		action: actionQuestion(candidates, observation),
	};
	const state = stateFor(session, progress, observation);
	const context = contextFor(session, progress, view);
	const { answers, decidedBy, ms } = await ask(session, { state, questions, context }, "step");
	const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
	const ranked = Object.entries(answers.action.probabilities)
		.map(([id, probability]) => {
			const candidate = id === NONE ? undefined : byId.get(id);
			return candidate ? { candidate, probability } : { probability };
		})
		.sort((a, b) => b.probability - a.probability);
	return { answers, candidates, ranked, decidedBy, ms };
}
