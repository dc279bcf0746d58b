import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_LIMITS, type Outcome, type RunEvent, type RunState } from "@surehand/core";
import type { Intent } from "../src/index.ts";

export function makeRoot(): string {
	return mkdtempSync(join(tmpdir(), "surehand-runs-"));
}

export function makeState(over: Partial<RunState> = {}): RunState {
	return {
		version: 1,
		runId: "run",
		goal: "Open the pricing page",
		subgoals: [],
		subgoal: 0,
		values: {},
		files: {},
		secretKeys: [],
		expect: [],
		never: [],
		alreadyTrue: [],
		limits: DEFAULT_LIMITS,
		url: "https://x.test/",
		steps: 0,
		evaluations: 0,
		clauseStates: [],
		memory: [],
		applied: [],
		status: "running",
		usedApprovals: [],
		host: {},
		...over,
	};
}

export function makeNote(text: string): RunEvent {
	return { type: "note", atMs: 0, step: 1, text };
}

export function makeIntent(id: string, over: Partial<Intent> = {}): Intent {
	return {
		type: "intent",
		id,
		step: 1,
		at: "2026-11-30T10:00:00.000Z",
		action: 'click "Buy"',
		signature: "click|button|Buy",
		targetKey: "button|Buy",
		url: "https://x.test/",
		irreversible: true,
		...over,
	};
}

export function makeOutcome(over: Partial<Outcome> = {}): Outcome {
	return {
		status: "done",
		stopReason: "proved",
		summary: "Done.",
		goal: "Open the pricing page",
		runId: "run",
		steps: 1,
		evaluations: 1,
		elapsedMs: 1,
		roundTrips: 3,
		judge: "scripted@1",
		usage: { inputTokens: 0, outputTokens: 0, cost: 0 },
		proofs: [],
		clauses: [],
		evidence: { url: "https://x.test/", title: "", text: "", messages: [] },
		blindSpots: [],
		...over,
	};
}
