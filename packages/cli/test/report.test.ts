import { readFileSync } from "node:fs";
import type { Outcome, RunEvent } from "@surehand/core";
import { expect, test } from "vitest";
import { createLiveLines } from "../src/report/live.ts";
import { reportOutcome } from "../src/report/outcome.ts";
import { createPaint, wantsColour } from "../src/report/paint.ts";
import { callCli } from "./call-cli.ts";

const PLAIN = createPaint(false);
const OPTIONS = { paint: PLAIN, cwd: "/home/ann", invokedAs: "surehand", flags: [] };

function makeOutcome(over: Partial<Outcome> = {}): Outcome {
	return {
		status: "needs_confirmation",
		stopReason: "irreversible_action",
		summary: "Placing the order cannot be undone.",
		goal: "Buy it",
		runId: "r1",
		steps: 3,
		evaluations: 4,
		elapsedMs: 1_234,
		roundTrips: 9,
		judge: "embedded@1",
		usage: { inputTokens: 0, outputTokens: 0, cost: 0 },
		proofs: [],
		clauses: [],
		evidence: { url: "https://x.test/", title: "Review", text: "", messages: [] },
		blindSpots: [],
		...over,
	};
}

test("the outcome says what is pending and how to go on", () => {
	const text = reportOutcome(
		makeOutcome({
			pending: {
				action: 'click "Place order"',
				target: { key: "k", role: "button", name: "Place order", near: {} },
				url: "https://x.test/review",
				terms: "Backpack\nTotal €40",
				digest: "d",
			},
			resume: { token: "t1", expiresAt: "2026-01-01T00:00:00.000Z", verbs: ["approve", "abort"] },
			folder: "/home/ann/.surehand/runs/r1",
		}),
		OPTIONS,
	);
	expect(text).toContain("surehand resume r1 --approve t1");
	expect(text).toContain("surehand resume r1 --abort");
	expect(text).toContain("Total €40");
	expect(text).toContain(" .surehand/runs/r1");
	expect(text).toContain("3 actions · 9 round trips · 4 judge requests (embedded@1) · 1.2 s");
});

test("what is missing is listed with the flag that hands it over", () => {
	const need = { label: "Your PIN", inputType: "password", required: true, sensitive: true };
	const text = reportOutcome(
		makeOutcome({
			needs: [{ ...need, name: "your pin" }],
			resume: { token: "t", expiresAt: "", verbs: ["values"] },
		}),
		OPTIONS,
	);
	expect(text).toContain("surehand resume r1 --secret 'your pin'=env:NAME");
});

test("proofs are marked, and one that held before is told", () => {
	const text = reportOutcome(
		makeOutcome({
			proofs: [
				{ proof: { url_contains: "/a" }, holds: true, found: "https://x.test/a" },
				{ proof: { checked: "#b" }, holds: false, found: "off", alreadyTrue: false },
				{ proof: { count: { css: "li", equals: 2 } }, holds: true, found: "2", alreadyTrue: true },
			],
		}),
		OPTIONS,
	);
	expect(text).toContain("✓ url_contains:/a  https://x.test/a");
	expect(text).toContain("✗ checked:#b  off");
	expect(text).toContain('✓ count:{"css":"li","equals":2}  2  (held before the first action)');
});

test("page text cannot steer the terminal or fake a line", () => {
	const text = reportOutcome(
		makeOutcome({ summary: "a\u001b[2Jb\r\ndone  all good\u202etxt" }),
		OPTIONS,
	);
	expect(text).toContain("needs_confirmation  a [2Jb done all good txt");
	for (const mark of ["\u001b", "\r", "\u202e"]) expect(text).not.toContain(mark);
});

test("a live line tells the step, the action, who chose it, the effect and the time", () => {
	const lineOf = createLiveLines(PLAIN);
	const action = { label: 'click "Search"', kind: "click" };
	const events: RunEvent[] = [
		{
			type: "decided",
			atMs: 1,
			step: 2,
			decision: { clause: 0, by: "embedded@1", action, probability: 0.934, ms: 2 },
		},
		{
			type: "acted",
			atMs: 2,
			step: 2,
			action,
			status: "covered",
			reason: "covered by Cookies",
			ms: 41.6,
			roundTrips: 2,
		},
	];
	const [nothing, line] = events.map(lineOf);
	expect(nothing).toBeUndefined();
	expect(line).toMatch(
		/^ {2}2 {2}click "Search" +embedded 0\.93 +covered: covered by Cookies 42 ms$/u,
	);
});

test("colours are for terminals, and NO_COLOR is respected", () => {
	expect(wantsColour({ isTTY: true }, {})).toBe(true);
	expect(wantsColour({ isTTY: true }, { NO_COLOR: "1" })).toBe(false);
	expect(wantsColour({ isTTY: true }, { TERM: "dumb" })).toBe(false);
	expect(wantsColour({}, {})).toBe(false);
});

test("the version is the one of the package", async () => {
	const path = new URL("../../surehand/package.json", import.meta.url);
	const { version } = JSON.parse(readFileSync(path, "utf8")) as { version: string };
	expect((await callCli(["--version"])).out).toBe(`surehand ${version}\n`);
});
