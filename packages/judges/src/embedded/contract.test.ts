import { judgeContract } from "@surehand/core/testing";
import { describe, expect, test } from "vitest";
import { embeddedJudge } from "./index.ts";

judgeContract({ describe, test, expect }, embeddedJudge);

const options = { signal: new AbortController().signal, purpose: "test" };

test("a question it was never taught is answered alike for all, with confidence 0", async () => {
	const { answers } = await embeddedJudge().ask(
		{
			state: "",
			questions: {
				mood: { type: "noul", instructions: "Is the author happy?" },
				colour: {
					type: "choice",
					instructions: "Which colour?",
					options: { a: "red", b: "green" },
				},
				stars: { type: "score", instructions: "How good?", legend: ["bad", "fair", "good"] },
			},
		},
		options,
	);
	expect(answers.mood).toEqual({ type: "noul", probability: 0.5, confidence: 0 });
	expect(answers.colour.probabilities).toEqual({ a: 0.5, b: 0.5 });
	expect(answers.stars).toMatchObject({ score: 1, confidence: 0 });
});

test("without a context it does not pretend to know", async () => {
	const { answers } = await embeddedJudge().ask(
		{
			state: { goal: "Save" },
			questions: {
				done: { type: "noul", instructions: "" },
				action: { type: "choice", instructions: "", options: { c1: "", none: "" } },
			},
		},
		options,
	);
	expect(answers.done.confidence).toBe(0);
	expect(answers.action.confidence).toBe(0);
});
