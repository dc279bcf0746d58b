import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LIMITS, type Outcome, type PendingAction, type RunState } from "@surehand/core";
import { createRunStore } from "@surehand/runs";
import { expect, test } from "vitest";
import { pageOfBefore, resumeRequest } from "../src/resume-request.ts";
import { callCli, makeFolder, makeTrap } from "./call-cli.ts";

const PENDING: PendingAction = {
	action: 'click "Place order"',
	target: { key: "button|Place order", role: "button", name: "Place order", near: {} },
	url: "https://x.test/review",
	terms: "Total €40",
	digest: "d1",
};
const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();

function makeState(over: Partial<RunState> = {}): RunState {
	return {
		version: 1,
		runId: "r1",
		goal: "Buy it",
		subgoals: [],
		subgoal: 0,
		values: { city: "Lisbon" },
		files: {},
		secretKeys: [],
		expect: [],
		never: [],
		alreadyTrue: [],
		limits: DEFAULT_LIMITS,
		url: "https://x.test/review",
		steps: 20,
		evaluations: 30,
		clauseStates: [],
		memory: [],
		applied: [],
		status: "needs_confirmation",
		usedApprovals: [],
		host: {},
		...over,
	};
}

test("an approval needs the token of the last stop, in time", () => {
	const approve = (state: RunState, token: string) =>
		resumeRequest(state, { verb: { kind: "approve", token } });
	const token = { value: "t1", expiresAt: IN_AN_HOUR };
	expect(() => approve(makeState(), "t1")).toThrow(/waits for an approval/u);
	expect(() => approve(makeState({ pending: PENDING, token }), "t2")).toThrow(/not the token/u);
	const late = { value: "t1", expiresAt: "2020-01-01T00:00:00.000Z" };
	expect(() => approve(makeState({ pending: PENDING, token: late }), "t1")).toThrow(/expired/u);
	expect(approve(makeState({ pending: PENDING, token }), "t1").resume?.verb.kind).toBe("approve");
});

test("secrets have to be handed over again, and the missing ones are named", () => {
	const state = makeState({ secretKeys: ["password", "pin"] });
	expect(() => resumeRequest(state, { verb: { kind: "continue" }, secrets: { pin: "1" } })).toThrow(
		/never kept: password\./u,
	);
});

test("values given now win over those of before", () => {
	const { values } = resumeRequest(makeState(), {
		verb: { kind: "values" },
		values: { city: "Porto", guests: "2" },
	});
	expect(values).toEqual({ city: "Porto", guests: "2" });
});

test("a run that continues gets its budget once more, up to the ceiling", () => {
	const limits = (verb: "continue" | "values", maxSteps?: number) =>
		resumeRequest(makeState(), { verb: { kind: verb }, ...(maxSteps ? { maxSteps } : {}) }).limits;
	expect(limits("continue")).toMatchObject({ maxSteps: 40, maxEvaluations: 70 });
	expect(limits("continue", 60)).toMatchObject({ maxSteps: 60 });
	expect(limits("values")).toMatchObject({ maxSteps: 20 });
});

test("a run that never saw a page starts where it was to start", () => {
	expect(pageOfBefore(makeState())).toBe("https://x.test/review");
	const host = { url: "https://x.test/start" };
	expect(pageOfBefore(makeState({ url: "", host }))).toBe("https://x.test/start");
});

interface Stopped {
	readonly state?: Partial<RunState>;
	readonly outcome?: Partial<Outcome>;
}

async function resumeStopped(flags: readonly string[], { state = {}, outcome }: Stopped = {}) {
	const cwd = makeFolder();
	const root = join(cwd, ".surehand/runs");
	const store = createRunStore({ root, runId: "r1" });
	await store.saveState(makeState(state));
	await store.close();
	if (outcome) writeFileSync(join(store.folder, "outcome.json"), JSON.stringify(outcome));
	const env = { SUREHAND_BROWSER: makeTrap(cwd).path };
	return callCli(["resume", "r1", ...flags], { cwd, env });
}

interface Case {
	readonly name: string;
	readonly flags: readonly string[];
	readonly stopped?: Stopped;
	readonly told: string;
}

test.each<Case>([
	{ name: "no way to go on", flags: [], told: "How should run r1 go on?" },
	{ name: "two ways at once", flags: ["--continue", "--abort"], told: "do not go together" },
	{
		name: "a token when nothing is pending",
		flags: ["--approve", "t1"],
		told: "waits for an approval",
	},
	{
		name: "a choice when there was none",
		flags: ["--choose", "1"],
		told: "did not stop at a choice",
	},
	{
		name: "a run that is done",
		flags: ["--continue"],
		stopped: { outcome: { status: "done" } },
		told: "done already",
	},
	{
		name: "a run that was given up",
		flags: ["--continue"],
		stopped: { state: { status: "aborted" } },
		told: "given up",
	},
	{
		name: "a secret that is missing",
		flags: ["--continue"],
		stopped: { state: { secretKeys: ["pw"] } },
		told: "--secret pw=env:NAME",
	},
])("$name is told before a browser starts", async ({ flags, stopped, told }) => {
	const { exitCode, err } = await resumeStopped(flags, stopped);
	expect(err).toContain(told);
	expect(exitCode).toBe(2);
});

test("a run can be given up", async () => {
	const { exitCode, err } = await resumeStopped(["--abort"], { state: { pending: PENDING } });
	expect(exitCode).toBe(0);
	expect(err).toContain("Run r1 is given up");
});

test("a run killed during its first action tells what it may have done", async () => {
	const cwd = makeFolder();
	const store = createRunStore({ root: join(cwd, ".surehand/runs"), runId: "r1" });
	await store.ledger({
		type: "intent",
		id: "1",
		step: 1,
		at: "",
		action: 'click "Send"',
		signature: "click|Send",
		url: "https://x.test/",
		irreversible: false,
	});
	await store.close();
	const { exitCode, err } = await callCli(["resume", "r1", "--continue"], { cwd });
	expect(err).toContain('may have done: click "Send"');
	expect(err).not.toContain("Start it again");
	expect(exitCode).toBe(2);
});

test("a run that went on while a second resume was reading is not resumed from its old state", async () => {
	const cwd = makeFolder();
	const root = join(cwd, ".surehand/runs");
	const token = { value: "t1", expiresAt: IN_AN_HOUR };
	const store = createRunStore({ root, runId: "r1" });
	await store.saveState(makeState({ pending: PENDING, token }));
	await store.close();
	const path = join(store.folder, "state.json");
	const used = JSON.stringify(makeState({ usedApprovals: ["d1"] }));
	const trap = makeTrap(cwd);
	// Settings are read before the state, and once more between the state and the lock.
	let reads = 0;
	const env = {
		SUREHAND_BROWSER: trap.path,
		get SUREHAND_JUDGE(): string {
			reads += 1;
			if (reads === 2) writeFileSync(path, used);
			return "";
		},
	};
	const { exitCode, err } = await callCli(["resume", "r1", "--approve", "t1"], { cwd, env });
	expect(err).toContain("gone on in the meantime");
	expect(exitCode).toBe(2);
});
