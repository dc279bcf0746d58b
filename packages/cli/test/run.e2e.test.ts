import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Outcome } from "@surehand/core";
import { openRun } from "@surehand/runs";
import { type Sites, startSites } from "@surehand/sites";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Called, callCli, makeFolder } from "./call-cli.ts";
import { browsersOf, isAlive, startProgram } from "./run-program.ts";

const STAYS_GOAL =
	"Find stays in Lisbon, choose the Design category, enable Free cancellation, then open Casa Flora";
const MEMBER = { email: "mira@example.test", password: "tide-and-lantern" };

let sites: Sites;

beforeAll(async () => {
	sites = await startSites();
});

afterAll(async () => {
	await sites.close();
});

interface Ran extends Called {
	readonly outcome: Outcome;
	readonly cwd: string;
}

async function runJson(path: string, goal: string, more: readonly string[] = []): Promise<Ran> {
	const cwd = makeFolder();
	const env = { PATH: process.env.PATH ?? "", HOME: cwd, SHOP_PASSWORD: MEMBER.password };
	const args = ["run", `${sites.url}${path}`, goal, "--json", ...more];
	const called = await callCli(args, { cwd, env });
	return { ...called, cwd, outcome: JSON.parse(called.out) as Outcome };
}

function allText(folder: string): string {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.endsWith(".png"))
		.map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
		.join("\n");
}

test("a goal with a proof ends done, and the server saw what was asked for", async () => {
	const cwd = makeFolder();
	const before = sites.requests.length;
	const args = [
		"run",
		`${sites.url}/stays/`,
		STAYS_GOAL,
		"--expect",
		"url_contains:/stays/casa-flora",
	];
	const { exitCode, out, err } = await callCli(args, { cwd });
	expect(out).toMatch(/✓ url_contains:\/stays\/casa-flora/u);
	expect(out).toMatch(/^done {2}/mu);
	expect(exitCode).toBe(0);
	const search = sites.requests.slice(before).find(({ query }) => query.free_cancellation);
	expect(search?.query).toMatchObject({ destination: "Lisbon", category: "design" });
	expect(err).toMatch(/^ {2}1 {2}.*Lisbon.* \d+ ms$/mu);
});

test("without a proof the same goal is not called done", async () => {
	const { exitCode, outcome } = await runJson("/stays/", STAYS_GOAL);
	expect(outcome.status).toBe("done_unverified");
	expect(outcome.evidence.url).toContain("/stays/casa-flora");
	expect(exitCode).toBe(3);
});

test("the run folder holds the whole record, for its owner only", async () => {
	const { outcome, cwd } = await runJson("/like/", "Open the page of the red kettle");
	const folder = outcome.folder ?? "";
	expect(folder.startsWith(join(cwd, ".surehand/runs"))).toBe(true);
	const names = readdirSync(folder);
	expect(names).toEqual(
		expect.arrayContaining([
			"errors.log",
			"final.png",
			"ledger.jsonl",
			"outcome.json",
			"state.json",
			"trace.jsonl",
		]),
	);
	for (const name of names) {
		const stat = statSync(join(folder, name));
		if (stat.isFile()) expect(stat.mode & 0o077).toBe(0);
	}
	expect(JSON.parse(readFileSync(join(folder, "outcome.json"), "utf8"))).toEqual(outcome);
});

test("an order waits for an approval, and the approval places exactly one", async () => {
	const bag = ["--value", `email=${MEMBER.email}`, "--secret", "password=env:SHOP_PASSWORD"];
	const address = ["name=Mira", "street=1 Harbour Street", "city=Lisbon", "postcode=1100-001"];
	const goal = "Log in, add the backpack to the cart and check out";
	const { outcome, exitCode, cwd } = await runJson("/shop/", goal, [
		...bag,
		...address.flatMap((value) => ["--value", value]),
		"--max-steps",
		"30",
	]);
	expect(outcome.status).toBe("needs_confirmation");
	expect(exitCode).toBe(4);
	expect(outcome.pending?.terms).toMatch(/€/u);
	expect(sites.orders).toHaveLength(0);
	const env = { PATH: process.env.PATH ?? "", HOME: cwd, SHOP_PASSWORD: MEMBER.password };
	const approve = ["resume", outcome.runId, "--approve", outcome.resume?.token ?? "", "--json"];
	const wrong = await callCli(["resume", outcome.runId, "--approve", "guess"], { cwd, env });
	expect(wrong.exitCode).toBe(2);
	await callCli(approve, { cwd, env });
	expect(sites.orders).toHaveLength(1);
	const again = await callCli(approve, { cwd, env });
	expect(again.exitCode).not.toBe(0);
	expect(sites.orders).toHaveLength(1);
});

test("a secret is in no file and on no output", async () => {
	const { outcome, out, err } = await runJson("/account/", "Sign in", [
		...["--value", `email=${MEMBER.email}`],
		...["--secret", "password=env:SHOP_PASSWORD"],
	]);
	expect(outcome.status).toBe("done_unverified");
	expect(out + err + allText(outcome.folder ?? "")).not.toContain(MEMBER.password);
});

test("a sign-in is kept for other runs", async () => {
	const cwd = makeFolder();
	const env = { PATH: process.env.PATH ?? "", SHOP_PASSWORD: MEMBER.password };
	const state = join(cwd, "signed-in.json");
	const secret = ["--value", `email=${MEMBER.email}`, "--secret", "password=env:SHOP_PASSWORD"];
	const url = `${sites.url}/account/`;
	await callCli(["run", url, "Sign in", ...secret, "--save-state", state], { cwd, env });
	expect(statSync(state).mode & 0o077).toBe(0);
	const proof = ["--expect", "url_contains:/orders"];
	const later = await callCli(["run", url, "Open my orders", ...proof, "--storage-state", state], {
		cwd,
		env,
	});
	expect(later.out).toMatch(/^done /mu);
});

test("a wrong password is a page error, and a wall without credentials asks for them", async () => {
	const cwd = makeFolder();
	const env = { PATH: process.env.PATH ?? "", WRONG: "not-the-password" };
	const wrong = await callCli(
		[
			"run",
			`${sites.url}/account/`,
			"Sign in",
			"--value",
			`email=${MEMBER.email}`,
			"--secret",
			"password=env:WRONG",
		],
		{ cwd, env },
	);
	expect(wrong.out).toMatch(/^page_error /mu);
	expect(wrong.exitCode).toBe(5);
	const wall = await callCli(["run", `${sites.url}/account/`, "Open my orders"], { cwd, env });
	expect(wall.out).toMatch(/^needs_login /mu);
	expect(wall.out).toContain("--secret");
	expect(wall.exitCode).toBe(4);
});

test("a stopped run goes on with the value it asked for", async () => {
	const { outcome, cwd } = await runJson(
		"/newsletter/",
		"Fill in the email address and press Subscribe",
	);
	expect(outcome.status).toBe("needs_input");
	const [need] = outcome.needs ?? [];
	const resumed = await callCli(
		["resume", outcome.runId, "--value", `${need?.name}=ann@example.com`, "--json"],
		{ cwd },
	);
	const after = JSON.parse(resumed.out) as Outcome;
	expect(after.runId).toBe(outcome.runId);
	expect(after.status).toBe("done_unverified");
	const confirmed = await callCli(["resume", outcome.runId, "--confirm-done"], { cwd });
	expect(confirmed.exitCode).not.toBe(2);
});

test("like targets are listed, and the chosen one is taken", async () => {
	const { outcome, cwd } = await runJson("/like/twins", "Press Edit");
	expect(outcome.status).toBe("ambiguous");
	expect(outcome.choices).toHaveLength(2);
	const none = await callCli(["resume", outcome.runId, "--choose", "3"], { cwd });
	expect(none.exitCode).toBe(2);
	const chosen = await callCli(["resume", outcome.runId, "--choose", "2", "--json"], { cwd });
	expect((JSON.parse(chosen.out) as Outcome).steps).toBe(1);
});

test("a missing page ends as a page error, not as a crash", async () => {
	const { outcome, exitCode } = await runJson("/nothing-here", "Open the pricing page");
	expect(outcome.status).toBe("page_error");
	expect(exitCode).toBe(5);
});

test("a browser that does not start is an outcome with the reason", async () => {
	const cwd = makeFolder();
	const env = { SUREHAND_BROWSER: "/bin/false" };
	const { exitCode, out } = await callCli(["run", sites.url, "Open it"], { cwd, env });
	expect(exitCode).toBe(1);
	expect(out).toMatch(/^interrupted .*\/bin\/false/mu);
});

test("a server that never answers ends the run at half of its deadline", async () => {
	const silent = createServer(() => undefined).listen(0, "127.0.0.1");
	await once(silent, "listening");
	const { port } = silent.address() as AddressInfo;
	const called = await callCli(["run", `http://127.0.0.1:${port}/`, "Open it", "--deadline", "1s"]);
	silent.closeAllConnections();
	silent.close();
	expect(called.out).toMatch(/^interrupted {2}The server did not answer within 0\.5 s\./mu);
	expect(called.exitCode).toBe(1);
});

test("what is observed is shown as a table or as one JSON document", async () => {
	const table = await callCli(["observe", `${sites.url}/stays/`]);
	expect(table.out).toMatch(/textbox +Destination/u);
	const json = await callCli(["observe", `${sites.url}/stays/`, "--json"]);
	expect(JSON.parse(json.out)).toMatchObject({ url: `${sites.url}/stays/`, readiness: "ready" });
});

test("Ctrl-C ends the run with 130, without a browser left, and it can be resumed", async () => {
	const program = startProgram(["run", `${sites.url}/slow/`, "Open the report", "--json"]);
	await program.said("run 2");
	const browsers = browsersOf(program.pid);
	expect(browsers.length).toBeGreaterThan(0);
	program.signal("SIGINT");
	program.signal("SIGINT");
	const { exitCode, out } = await program.ended;
	expect(exitCode).toBe(130);
	const outcome = JSON.parse(out) as Outcome;
	expect(outcome).toMatchObject({ status: "interrupted", stopReason: "cancelled" });
	expect(browsers.filter(isAlive)).toEqual([]);
	const stored = await openRun(join(program.cwd, ".surehand/runs"), outcome.runId);
	expect(stored.state?.status).toBe("interrupted");
	const trace = readFileSync(join(stored.folder, "trace.jsonl"), "utf8").trim().split("\n");
	expect(JSON.parse(trace.at(-1) ?? "")).toMatchObject({ type: "end" });
	expect(existsSync(join(stored.folder, "lock"))).toBe(false);
});

test("a run killed with SIGKILL goes on where it was, signed in as before", async () => {
	const goal = "Add 'buy milk', then open the slow page";
	const program = startProgram(["run", `${sites.url}/todo/`, goal, "--json"]);
	await program.said("  2  ");
	program.signal("SIGKILL");
	await program.ended;
	const [runId = ""] = readdirSync(join(program.cwd, ".surehand/runs"));
	const env = { PATH: process.env.PATH ?? "" };
	const { out } = await callCli(["resume", runId, "--continue", "--json"], {
		cwd: program.cwd,
		env,
	});
	expect((JSON.parse(out) as Outcome).evidence.text).toContain("buy milk");
	const added = sites.requests.filter(({ form }) => Object.values(form).includes("buy milk"));
	expect(added).toHaveLength(1);
});

test("a browser that is killed ends the run as interrupted, and nothing hangs", async () => {
	const program = startProgram(["run", `${sites.url}/slow/`, "Open the report", "--json"]);
	await program.said("run 2");
	for (const pid of browsersOf(program.pid)) process.kill(pid, "SIGKILL");
	const { exitCode, out } = await program.ended;
	expect(exitCode).toBe(1);
	expect(JSON.parse(out)).toMatchObject({
		status: "interrupted",
		failure: { category: "browser_closed" },
	});
});
