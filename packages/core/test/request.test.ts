import { expect, test } from "vitest";
import { type RunRequest, run, UsageError } from "../src/index.ts";
import { memoryDriver, scriptedJudge } from "../src/testing/index.ts";
import { pages } from "./scenes.ts";

function codeOf(request: RunRequest): string {
	try {
		run(request, { driver: memoryDriver(pages({ start: {} })), judge: scriptedJudge([{}]) });
		return "accepted";
	} catch (error) {
		return error instanceof UsageError ? error.code : "other";
	}
}

test.each<[string, RunRequest]>([
	["goal_empty", { goal: "  \n" }],
	["goal_too_long", { goal: "x".repeat(12_001) }],
	["max_steps", { goal: "Go", limits: { maxSteps: 0 } }],
	["max_steps", { goal: "Go", limits: { maxSteps: 61 } }],
	["max_steps", { goal: "Go", limits: { maxSteps: 2.5 } }],
	["deadline", { goal: "Go", limits: { deadlineMs: 0 } }],
	["name_twice", { goal: "Go", values: { a: "1" }, secrets: { a: "2" } }],
	["origin", { goal: "Go", origins: ["example"] }],
	["goal_empty", { goal: "Go", subgoals: [{ goal: "" }] }],
	["request_shape", { goal: "Go", expect: [{ url_contain: "/x" } as never] }],
	["request_shape", { goal: "Go", expect: [{ url_matches: "(" }] }],
	["limit_unknown", { goal: "Go", limits: { steps: 3 } as never }],
])("a request with %s is refused before anything starts", (code, request) => {
	expect(codeOf(request)).toBe(code);
});
