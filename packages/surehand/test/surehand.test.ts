import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sites, startSites } from "@surehand/sites";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resume, surehand } from "../src/index.ts";

let sites: Sites;

beforeAll(async () => {
	sites = await startSites();
});

afterAll(async () => {
	await sites.close();
});

function makeOut(): string {
	return mkdtempSync(join(tmpdir(), "surehand-library-"));
}

test("one call opens a browser, tells what it does, and ends with a proved outcome", async () => {
	const run = surehand({
		url: `${sites.url}/stays/`,
		goal: "Open Casa Flora",
		expect: [{ url_contains: "/stays/casa-flora" }],
		out: makeOut(),
	});
	const types: string[] = [];
	for await (const event of run) types.push(event.type);
	const outcome = await run.outcome;
	expect(outcome).toMatchObject({ status: "done", steps: 1 });
	expect(types).toEqual(expect.arrayContaining(["start", "observed", "decided", "acted", "end"]));
	expect(outcome.evidence.files).toEqual([join(outcome.folder ?? "", "final.png")]);
});

test("a request that cannot be run throws at once", () => {
	expect(() => surehand({ url: sites.url, goal: " ", out: makeOut() })).toThrow(/goal is empty/u);
});

test("a signal ends the run as interrupted, and it can be resumed", async () => {
	const out = makeOut();
	const request = { url: `${sites.url}/stays/`, goal: "Open Casa Flora", out };
	const { status, stopReason, runId } = await surehand({ ...request, signal: AbortSignal.abort() })
		.outcome;
	expect({ status, stopReason }).toEqual({ status: "interrupted", stopReason: "cancelled" });
	const run = await resume({ runId, out, verb: { kind: "continue" } });
	expect((await run.outcome).evidence.url).toBe(`${sites.url}/stays/casa-flora`);
});
