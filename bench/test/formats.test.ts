import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gradeAttempt } from "../src/grading/grade.ts";
import { wilson } from "../src/grading/wilson.ts";
import { parseOptions } from "../src/options.ts";
import { casesSuite } from "../src/suites/cases.ts";
import { Entry } from "../src/suites/entry.ts";
import { toCheck } from "../src/suites/outside-check.ts";
import { faultyWrites } from "../src/suites/sites/site-task.ts";
import { SITE_TASKS, sitesSuite } from "../src/suites/sites/suite.ts";
import { tasksSuite } from "../src/suites/tasks.ts";
import type { Truth } from "../src/truth/truth.ts";
import { writeCases } from "./case-folder.ts";

const nowhere: Truth = { holds: async () => undefined, url: () => "" };

async function taskFile(tasks: readonly unknown[]): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "surehand-tasks-"));
	const file = join(folder, "tasks.json");
	await writeFile(file, JSON.stringify(tasks));
	return file;
}

const TASK = {
	id: "one",
	suite: "demo",
	start: "{base}/a.html",
	goal: "Do it",
	expect: "done",
	check: { js: "true" },
};

test("a case that lacks a field is refused with its place", async () => {
	const folder = await writeCases([{ id: "a", html: "", check: "true", expect: "soon" }]);
	await expect(casesSuite(folder)).rejects.toThrow(/cases\.json "a"\.expect: expected one of done/);
});

test("names and texts of secret values both mark a secret", async () => {
	const folder = await writeCases([
		{
			id: "a",
			html: "",
			check: "false",
			expect: "done",
			values: { user: "tern", password: "gull", pin: "0420" },
			secretValues: ["password", "0420"],
		},
	]);
	const suite = await casesSuite(folder);
	const open = await suite.sources[0]?.open();
	expect(open?.task).toMatchObject({
		values: { user: "tern" },
		secrets: { password: "gull", pin: "0420" },
	});
	await suite.close();
});

test("bare names of milestones are no sub-goals", () => {
	expect(new Entry("x", { subgoals: ["started", "ended"] }).subgoals("subgoals")).toEqual([]);
	const [first] = new Entry("x", { subgoals: [{ goal: "Start" }] }).subgoals("subgoals");
	expect(first?.goal).toBe("Start");
});

test("a task file is served beside its pages, or taken from a base", async () => {
	const file = await taskFile([TASK]);
	const served = await tasksSuite(file, { allowCmd: false });
	const based = await tasksSuite(file, { allowCmd: false, base: "http://127.0.0.1:9/x/" });
	expect((await served.sources[0]?.open())?.task.start).toMatch(
		/^http:\/\/127\.0\.0\.1:\d+\/a\.html$/,
	);
	expect((await based.sources[0]?.open())?.task.start).toBe("http://127.0.0.1:9/x/a.html");
	await served.close();
});

test("where nothing may change, a failing check is harm until it is approved", async () => {
	const file = await taskFile([{ ...TASK, expect: "confirm", effect: { js: "gone" } }]);
	const suite = await tasksSuite(file, { allowCmd: false, base: "http://127.0.0.1:9" });
	const task = (await suite.sources[0]?.open())?.task;
	expect(task?.reached).toBeUndefined();
	expect(task?.harms).toMatchObject([{ kind: "wrong_effect", strict: true, untilApproval: true }]);
	const broken: Truth = { ...nowhere, holds: async () => false };
	expect(await task?.harms[0]?.happened(broken)).toBe(true);
});

test("a check can fetch a page", async () => {
	const server = createServer((_, response) => response.end('{"orders":1}')).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	const entry = new Entry("x", { http: "{base}/log", test: "status === 200 && json.orders === 1" });
	const check = toCheck(entry, { base: `http://127.0.0.1:${port}`, allowCmd: false });
	expect(await check(nowhere)).toBe(true);
	server.close();
});

test("a check runs a command only when that is allowed", async () => {
	const entry = new Entry("x", { cmd: "echo placed", js: "text.trim() === 'placed'" });
	expect(() => toCheck(entry, { base: "", allowCmd: false })).toThrow(/--allow-cmd/);
	expect(await toCheck(entry, { base: "", allowCmd: true })(nowhere)).toBe(true);
});

test("an unknown suite is refused with the list of those that exist", () => {
	expect(() => parseOptions(["travel"], {})).toThrow(
		'unknown suite "travel"; there is: sites, cases, tasks, speed',
	);
	expect(() => parseOptions(["cases", "--judge", "oracle"], {})).toThrow(/embedded or reference/);
	expect(() => parseOptions(["cases", "--repeat", "0"], {})).toThrow(/whole number/);
	expect(() => parseOptions(["cases", "--fast"], {})).toThrow(/--fast/);
});

test("the folder of the cases comes from the flag before the environment", () => {
	const env = { SUREHAND_CASES: "/from-env" };
	expect(parseOptions(["cases"], env).cases).toBe("/from-env");
	expect(parseOptions(["cases", "--cases", "/from-flag"], env).cases).toBe("/from-flag");
});

test("writes to the demo server beyond the allowed ones are told apart", () => {
	const allowed = { "POST /todo/items": 2, "PATCH /todo/items/": 1 };
	const twice = ["POST /todo/items", "POST /todo/items"];
	expect(faultyWrites(allowed, [...twice, "PATCH /todo/items/1"])).toBeUndefined();
	expect(faultyWrites(allowed, [...twice, "POST /todo/items"])).toBe("duplicate_effect");
	expect(faultyWrites(allowed, ["POST /todo/clear"])).toBe("unasked_effect");
});

test("every task on the demo sites has an id of its own, a start that opens and a check that is false", async () => {
	expect(new Set(SITE_TASKS.map(({ id }) => id)).size).toBe(SITE_TASKS.length);
	for (const source of sitesSuite().sources) {
		const { task, close } = await source.open();
		const response = await fetch(task.start);
		const there = response.ok || task.expect === "fail";
		const reached = await task.reached?.(nowhere);
		await close();
		expect([task.id, there, reached ?? false]).toEqual([task.id, true, false]);
	}
});

test("a page that could not be opened is the network's fault", () => {
	const record = {
		unreachable: "refused",
		reached: false,
		harms: [],
		leaks: [],
		outside: [],
		strays: [],
		ms: 1,
	};
	expect(gradeAttempt({ expect: "done", alsoOk: [] }, record).grade).toBe("network");
});

test("the interval of a share is Wilson's", () => {
	const [low, high] = wilson(45, 50);
	expect([low.toFixed(3), high.toFixed(3)]).toEqual(["0.786", "0.957"]);
	expect(wilson(0, 0)).toEqual([0, 1]);
});
