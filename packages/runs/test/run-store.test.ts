import { spawn } from "node:child_process";
import { once } from "node:events";
import {
	appendFileSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createRunId, createRunStore, listRuns, openRun, readJsonLines } from "../src/index.ts";
import { makeIntent, makeNote, makeOutcome, makeRoot, makeState } from "./make-run.ts";

const mode = (path: string) => statSync(path).mode & 0o777;

test("the folder and its files are for the owner only", async () => {
	const store = createRunStore({ root: makeRoot() });
	await store.saveState(makeState());
	await store.close();
	expect(mode(store.folder)).toBe(0o700);
	for (const name of readdirSync(store.folder)) expect(mode(join(store.folder, name))).toBe(0o600);
});

test("trace lines are on disk in order as soon as they are told", () => {
	const store = createRunStore({ root: makeRoot() });
	for (const text of ["one", "two", "three"]) store.trace(makeNote(text));
	const { entries } = readJsonLines<{ text: string }>(
		readFileSync(join(store.folder, "trace.jsonl"), "utf8"),
	);
	expect(entries.map(({ text }) => text)).toEqual(["one", "two", "three"]);
});

test("a value is masked from the time it went into a password field", async () => {
	const store = createRunStore({ root: makeRoot(), values: { pass: "hunter22", city: "Lisbon" } });
	await store.saveState(makeState({ secretKeys: ["pass"] }));
	expect(store.redact({ cookie: "hunter22 in Lisbon" })).toEqual({ cookie: "••• in Lisbon" });
	await store.close();
});

test("no file holds a secret", async () => {
	const store = createRunStore({ root: makeRoot(), redact: ["hunter22"] });
	store.trace(makeNote("typed hunter22"));
	await store.ledger(makeIntent("1", { action: "fill with hunter22" }));
	await store.error("act", new Error("cannot fill hunter22", { cause: new Error("hunter22!") }));
	await store.saveState(makeState({ values: { note: "my hunter22" } }));
	store.trace({ type: "end", atMs: 1, outcome: makeOutcome({ summary: "saw hunter22" }) });
	await store.close();
	const found = readdirSync(store.folder).filter((name) =>
		readFileSync(join(store.folder, name), "utf8").includes("hunter22"),
	);
	expect(found).toEqual([]);
	expect(readFileSync(join(store.folder, "errors.log"), "utf8")).toContain("cannot fill •••");
});

test("errors keep their stack and their cause", async () => {
	const store = createRunStore({ root: makeRoot() });
	await store.error("judge", new Error("no answer", { cause: new Error("socket closed") }));
	const log = readFileSync(join(store.folder, "errors.log"), "utf8");
	expect(log).toMatch(/judge\nError: no answer\n\s+at .*run-store\.test/u);
	expect(log).toContain("socket closed");
});

test("the outcome is kept when the run ends", async () => {
	const root = makeRoot();
	const store = createRunStore({ root });
	store.trace({ type: "end", atMs: 1, outcome: makeOutcome({ summary: "All done." }) });
	await store.close();
	expect((await openRun(root, store.runId)).outcome?.summary).toBe("All done.");
});

test("a state that is replaced many times at once is always whole and ends with the last one", async () => {
	const root = makeRoot();
	const store = createRunStore({ root });
	await Promise.all(
		Array.from({ length: 20 }, (_, steps) =>
			store.saveState(makeState({ runId: store.runId, steps })),
		),
	);
	expect((await openRun(root, store.runId)).state?.steps).toBe(19);
	expect(readdirSync(store.folder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("an action without settlement comes back as an open intent", async () => {
	const root = makeRoot();
	const store = createRunStore({ root });
	await store.saveState(makeState({ runId: store.runId }));
	await store.ledger(makeIntent("1"));
	await store.ledger({ type: "settled", id: "1", at: "", status: "acted", change: "changed" });
	await store.ledger(makeIntent("2", { approval: "digest-2" }));
	await store.close();
	const run = await openRun(root, store.runId);
	expect(run.openIntents.map(({ id }) => id)).toEqual(["2"]);
	expect(run.state?.openIntent).toEqual({
		id: "2",
		action: 'click "Buy"',
		signature: "click|button|Buy",
		targetKey: "button|Buy",
	});
	expect(run.state?.usedApprovals).toEqual(["digest-2"]);
});

test("an action that was settled but is not in the state must not be done again", async () => {
	const openIntent = async (signature: string, status: string) => {
		const root = makeRoot();
		const store = createRunStore({ root });
		await store.saveState(makeState({ runId: store.runId, steps: 1 }));
		await store.ledger(makeIntent("1", { step: 1 }));
		await store.ledger(makeIntent("2", { step: 2, signature }));
		await store.ledger({ type: "settled", id: "2", at: "", status, change: "changed" });
		await store.close();
		return (await openRun(root, store.runId)).state?.openIntent?.id;
	};
	expect(await openIntent("click|button|Buy", "acted")).toBe("2");
	expect(await openIntent("click|button|Buy", "unknown")).toBe("2");
	expect(await openIntent("click|button|Buy", "covered")).toBeUndefined();
	expect(await openIntent("fill|textbox|City", "acted")).toBeUndefined();
});

test("opening an existing run appends to it, after a line torn by a crash", async () => {
	const root = makeRoot();
	const first = createRunStore({ root, runId: "again" });
	await first.ledger(makeIntent("1"));
	await first.close();
	appendFileSync(join(first.folder, "ledger.jsonl"), '{"type":"settled","id":"1"');
	const second = createRunStore({ root, runId: "again" });
	await second.ledger(makeIntent("2"));
	await second.close();
	const run = await openRun(root, "again");
	expect(run.ledger.map((entry) => entry.id)).toEqual(["1", "2"]);
	expect(run.tornLines).toBe(1);
});

test("a process killed with SIGKILL leaves what it wrote, and its run can be resumed", async () => {
	const root = makeRoot();
	const child = spawn(process.execPath, ["--input-type=module", "-e", killedProgram(root)], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	await once(child.stdout, "data");
	child.kill("SIGKILL");
	await once(child, "exit");
	const run = await openRun(root, "killed");
	expect(run.state?.steps).toBe(3);
	expect(run.openIntents.map(({ id }) => id)).toEqual(["9"]);
	expect(run.outcome).toBeUndefined();
	const store = createRunStore({ root, runId: "killed" });
	store.trace(makeNote("resumed"));
	await store.close();
	const trace = readFileSync(join(store.folder, "trace.jsonl"), "utf8");
	expect(readJsonLines<{ text: string }>(trace).entries.map(({ text }) => text)).toEqual([
		"before the end",
		"resumed",
	]);
});

test("a run in use by a live process is refused, naming it", async () => {
	const root = makeRoot();
	const store = createRunStore({ root });
	expect(() => createRunStore({ root, runId: store.runId })).toThrow(
		`Run ${store.runId} is in use by process ${process.pid}.`,
	);
	await store.close();
	await createRunStore({ root, runId: store.runId }).close();
});

test("a lock that an earlier process of the same id has left is taken over", async () => {
	const root = makeRoot();
	const { folder, runId, close } = createRunStore({ root });
	await close();
	writeFileSync(join(folder, "lock"), `${process.pid}\n`);
	await createRunStore({ root, runId }).close();
	expect(readdirSync(folder)).not.toContain("lock");
});

test("of two that find a dead lock only the one under way takes it over", async () => {
	const root = makeRoot();
	const { folder, runId, close } = createRunStore({ root });
	await close();
	const gone = spawn(process.execPath, ["-e", ""]);
	await once(gone, "exit");
	writeFileSync(join(folder, "lock"), `${gone.pid}\n`);
	writeFileSync(join(folder, "lock.takeover"), `${process.ppid}\n`);
	expect(() => createRunStore({ root, runId })).toThrow(/in use/u);
	rmSync(join(folder, "lock.takeover"));
	await createRunStore({ root, runId }).close();
});

test.each(["", "null", "[]", "{}", '{"version":1,"runId":"other"}', '{"version":2'])(
	"the damaged state %j is told, naming the folder",
	async (content) => {
		const root = makeRoot();
		const { folder, runId, close } = createRunStore({ root });
		await close();
		writeFileSync(join(folder, "state.json"), content);
		const opening = openRun(root, runId);
		await expect(opening).rejects.toMatchObject({ name: "RunFolderError", code: "run_damaged" });
		await expect(opening).rejects.toThrow(runId);
	},
);

test("lines of the ledger that are no entries are counted, not believed", async () => {
	const root = makeRoot();
	const { folder, runId, close } = createRunStore({ root });
	await close();
	writeFileSync(join(folder, "ledger.jsonl"), "null\n7\nhello\n");
	const { ledger, tornLines } = await openRun(root, runId);
	expect(ledger).toEqual([]);
	expect(tornLines).toBe(3);
});

test("where the system makes no folders, that is told at once", () => {
	expect(() => createRunStore({ root: "/proc/surehand/runs" })).toThrow(/cannot be written/u);
});

test("a folder that cannot be made is an error that names it", () => {
	const root = makeRoot();
	writeFileSync(join(root, "file"), "");
	expect(() => createRunStore({ root: join(root, "file") })).toThrow(/folder .*file.* cannot be/u);
});

test.each(["../x", "a/b", "", ".", "a b"])("the run id %j is refused", async (runId) => {
	const root = makeRoot();
	expect(() => createRunStore({ root, runId })).toThrow(/is not a run id/u);
	await expect(openRun(root, runId)).rejects.toThrow(/There is no run/u);
});

test("an unknown run is an error that names the last ones", async () => {
	const root = makeRoot();
	const store = createRunStore({ root });
	await expect(openRun(root, "nothing")).rejects.toMatchObject({
		code: "run_unknown",
		hint: `The last runs: ${store.runId}.`,
	});
});

test("runs are listed newest first with their goal and status", async () => {
	const root = makeRoot();
	for (const runId of ["20260101-1", "20260102-1"]) {
		const store = createRunStore({ root, runId });
		await store.saveState(makeState({ goal: runId }));
		await store.close();
	}
	mkdirSync(join(root, "not-a-run"));
	expect((await listRuns(root)).map(({ goal, status }) => [goal, status])).toEqual([
		["20260102-1", "unfinished"],
		["20260101-1", "unfinished"],
	]);
	expect(await listRuns(join(root, "missing"))).toEqual([]);
});

test("run ids sort by the time they were made", () => {
	const early = createRunId(new Date("2026-01-02T03:04:05.006Z"));
	expect(early).toMatch(/^20260102-030405-006-[a-z2-9]{4}$/u);
	expect(early < createRunId(new Date("2026-01-02T03:04:05.007Z"))).toBe(true);
});

/** Source of a process that writes a run and then hangs. Built with the package's own build, as users run it. */
function killedProgram(root: string): string {
	const built = JSON.stringify(new URL("../dist/index.js", import.meta.url).href);
	return `
		import { createRunStore } from ${built};
		const store = createRunStore({ root: ${JSON.stringify(root)}, runId: "killed" });
		store.trace(${JSON.stringify(makeNote("before the end"))});
		await store.saveState(${JSON.stringify(makeState({ runId: "killed", steps: 3 }))});
		await store.ledger(${JSON.stringify(makeIntent("9"))});
		console.log("written");
		setInterval(() => undefined, 1000);
	`;
}
