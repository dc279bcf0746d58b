import type { RunState } from "@surehand/core";

type Shape = "string" | "number" | "list" | "object";

/** What a state needs to be gone on with; a file damaged by hand or of another run has it not. */
const SHAPE: Readonly<Partial<Record<keyof RunState, Shape>>> = {
	goal: "string",
	url: "string",
	status: "string",
	steps: "number",
	evaluations: "number",
	subgoal: "number",
	subgoals: "list",
	secretKeys: "list",
	expect: "list",
	never: "list",
	alreadyTrue: "list",
	clauseStates: "list",
	memory: "list",
	applied: "list",
	usedApprovals: "list",
	values: "object",
	files: "object",
	limits: "object",
	host: "object",
};

/** Whether it is the state of this very run. */
export function isStateOf(runId: string, value: unknown): value is RunState {
	if (shapeOf(value) !== "object") return false;
	const fields = value as Readonly<Record<string, unknown>>;
	if (fields.version !== 1 || fields.runId !== runId) return false;
	return Object.entries(SHAPE).every(([name, shape]) => shapeOf(fields[name]) === shape);
}

function shapeOf(value: unknown): string {
	if (Array.isArray(value)) return "list";
	return value === null ? "null" : typeof value;
}
