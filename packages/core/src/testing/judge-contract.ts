import type { Candidate } from "../candidates/candidate.ts";
import { readGoal } from "../goal/read-goal.ts";
import { checkAnswers } from "../judge/distribution.ts";
import type { DecisionContext, Judge } from "../judge/judge.ts";
import { actionQuestion, STEP_QUESTIONS } from "../judge/questions.ts";
import type { TestRunner } from "./driver-contract.ts";
import { observationOf } from "./memory-driver.ts";

const NAMES = ["Save", "Cancel", "Delete", "Open settings", "Help"];

/** Every judge must pass these: valid answers, no dependence on order, an honest "I do not know", an ear for aborts. */
export function judgeContract(
	{ describe, test, expect }: TestRunner,
	open: () => Promise<Judge> | Judge,
): void {
	const signal = AbortSignal.timeout(600_000);

	describe("judge contract", () => {
		test("answers every question of a step validly", async () => {
			const judge = await open();
			const { context, questions } = step(NAMES);
			const { answers } = await judge.ask(
				{ state: {}, questions, context },
				{ signal, purpose: "step" },
			);
			const checked = checkAnswers(questions, answers as unknown as Record<string, unknown>);
			expect(
				Object.keys(checked.action.probabilities).toSorted((a, b) => a.localeCompare(b)),
			).toEqual(Object.keys(questions.action.options).toSorted((a, b) => a.localeCompare(b)));
		});
		test("the order of options changes nothing", async () => {
			const judge = await open();
			const forward = await shares(judge, NAMES);
			const backward = await shares(judge, NAMES.toReversed());
			for (const name of NAMES)
				expect(Math.abs((forward[name] ?? 0) - (backward[name] ?? 0)) < 1e-6).toBe(true);
		});
		test("the same question gets the same answer", async () => {
			const judge = await open();
			expect(await shares(judge, NAMES)).toEqual(await shares(judge, NAMES));
		});
		test("an aborted question is not answered", async () => {
			const judge = await open();
			const { context, questions } = step(NAMES);
			const stopped = await judge
				.ask({ state: {}, questions, context }, { signal: AbortSignal.abort(), purpose: "step" })
				.then(
					() => false,
					() => true,
				);
			expect(stopped).toBe(true);
		});
	});

	async function shares(judge: Judge, names: readonly string[]): Promise<Record<string, number>> {
		const { context, questions } = step(names);
		const { answers } = await judge.ask(
			{ state: {}, questions, context },
			{ signal, purpose: "step" },
		);
		const { probabilities } = checkAnswers(
			questions,
			answers as unknown as Record<string, unknown>,
		).action;
		return Object.fromEntries(
			context.candidates.map(({ id, target }) => [target?.name ?? id, probabilities[id] ?? 0]),
		);
	}
}

function step(names: readonly string[]): {
	context: DecisionContext;
	questions: typeof STEP_QUESTIONS & { action: ReturnType<typeof actionQuestion> };
} {
	const observation = observationOf({ targets: names.map((name) => ({ role: "button", name })) });
	const goal = readGoal('Press "Save"');
	const [clause] = goal.clauses;
	if (!clause) throw new Error("The goal was not read.");
	const candidates = observation.targets.map(
		(target, index): Candidate => ({
			id: `c${index + 1}`,
			target,
			action: { kind: "click", ref: target.ref },
		}),
	);
	return {
		context: {
			goal,
			clause,
			clauseStates: ["pending"],
			observation,
			candidates,
			history: [],
			pendingValues: [],
		},
		questions: { ...STEP_QUESTIONS, action: actionQuestion(candidates, observation) },
	};
}
