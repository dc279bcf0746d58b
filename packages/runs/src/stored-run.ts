import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { LedgerEntry, Outcome, RunState } from "@surehand/core";
import { RunFolderError } from "./run-folder-error.ts";
import { isRunId } from "./run-id.ts";
import { isStateOf } from "./state-shape.ts";

export type Intent = Extract<LedgerEntry, { type: "intent" }>;

/** What a run left on disk, also one that was killed. */
export interface StoredRun {
	readonly runId: string;
	readonly folder: string;
	/** Absent when the run ended before it first saved its state. What only the ledger knows is merged in. */
	readonly state?: RunState;
	readonly ledger: readonly LedgerEntry[];
	/** Actions that may have taken effect: their settlement was never written. */
	readonly openIntents: readonly Intent[];
	readonly outcome?: Outcome;
	/** Lines of the ledger that a crash cut short. */
	readonly tornLines: number;
}

export interface RunSummary {
	readonly runId: string;
	readonly folder: string;
	readonly goal: string;
	/** Status of the outcome; `unfinished` when there is none. */
	readonly status: string;
}

/** Reads a run back. Throws `RunFolderError` when there is no such run, or its state is not one that was written for it. */
export async function openRun(root: string, runId: string): Promise<StoredRun> {
	const folder = join(resolve(root), isRunId(runId) ? runId : "_");
	const ledgerText = await readText(join(folder, "ledger.jsonl"));
	if (!isRunId(runId) || ledgerText === undefined) throw await unknownRun(root, runId);
	const { entries, torn } = readJsonLines<LedgerEntry>(ledgerText);
	const openIntents = findOpenIntents(entries);
	const state = await readState(folder, runId);
	const outcome = await readJson<Outcome>(join(folder, "outcome.json"));
	return {
		runId,
		folder,
		...(state ? { state: mergeLedger(state, entries) } : {}),
		ledger: entries,
		openIntents,
		...(outcome ? { outcome } : {}),
		tornLines: torn,
	};
}

/** Newest first. */
export async function listRuns(root: string): Promise<readonly RunSummary[]> {
	const names = await readdir(resolve(root)).catch(() => []);
	const ids = names.filter(isRunId).sort().reverse();
	const runs = await Promise.all(ids.map((id) => summarize(join(resolve(root), id), id)));
	return runs.filter((run) => run !== undefined);
}

/** Parses lines of JSON; a line that is none (cut short by a crash) is counted and left out. */
export function readJsonLines<T>(text: string): { readonly entries: T[]; readonly torn: number } {
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	const entries = lines.flatMap((line) => {
		try {
			const entry: unknown = JSON.parse(line);
			return typeof entry === "object" && entry !== null ? [entry as T] : [];
		} catch {
			return [];
		}
	});
	return { entries, torn: lines.length - entries.length };
}

/** Ids may come again in a resumed run: a settlement closes the last intent that has its id. */
function findOpenIntents(entries: readonly LedgerEntry[]): readonly Intent[] {
	const open: Intent[] = [];
	for (const entry of entries) {
		if (entry.type === "intent") open.push(entry);
		else {
			const index = open.findLastIndex(({ id }) => id === entry.id);
			if (index >= 0) open.splice(index, 1);
		}
	}
	return open;
}

/** Settlements that say nothing was done. */
const NOTHING_DONE: ReadonlySet<string> = new Set(["stale", "gone", "moved", "covered", "refused"]);
/** Doing these again leads to the same end. */
const REPEATABLE: ReadonlySet<string> = new Set([
	"fill",
	"select",
	"check",
	"scroll",
	"hover",
	"wait",
]);

/** The ledger is written around an action and the state after it: after a crash the ledger knows more. */
function mergeLedger(state: RunState, entries: readonly LedgerEntry[]): RunState {
	const intents = entries.filter((entry) => entry.type === "intent");
	const approvals = intents.flatMap(({ approval }) => (approval === undefined ? [] : [approval]));
	const unrecorded = intents.findLast((intent) => mayHaveHappened(intent, state, entries));
	return {
		...state,
		usedApprovals: [...new Set([...state.usedApprovals, ...approvals])],
		...(unrecorded && !state.openIntent ? { openIntent: describeIntent(unrecorded) } : {}),
	};
}

/** An action the state does not know of, which may have taken effect and must not be done twice. */
function mayHaveHappened(
	intent: Intent,
	state: RunState,
	entries: readonly LedgerEntry[],
): boolean {
	const [kind = ""] = intent.signature.split("|");
	if (intent.step <= state.steps || REPEATABLE.has(kind)) return false;
	const later = entries.slice(entries.indexOf(intent));
	const settled = later.find((entry) => entry.type === "settled" && entry.id === intent.id);
	return settled?.type !== "settled" || !NOTHING_DONE.has(settled.status);
}

function describeIntent(intent: Intent): NonNullable<RunState["openIntent"]> {
	return {
		id: intent.id,
		action: intent.action,
		signature: intent.signature,
		...(intent.targetKey === undefined ? {} : { targetKey: intent.targetKey }),
	};
}

async function readState(folder: string, runId: string): Promise<RunState | undefined> {
	const path = join(folder, "state.json");
	const text = await readText(path);
	if (text === undefined) return undefined;
	const state = await readJson<unknown>(path);
	if (isStateOf(runId, state)) return state;
	throw new RunFolderError(`The state of run ${runId} is damaged, or of another run.`, {
		code: "run_damaged",
		hint: `Start the run again; its record stays in ${folder}.`,
	});
}

async function summarize(folder: string, runId: string): Promise<RunSummary | undefined> {
	const state = await readJson<RunState>(join(folder, "state.json"));
	const outcome = await readJson<Outcome>(join(folder, "outcome.json"));
	if (!state && !outcome && (await readText(join(folder, "trace.jsonl"))) === undefined) return;
	const status = outcome?.status ?? "unfinished";
	return { runId, folder, goal: outcome?.goal ?? state?.goal ?? "", status };
}

async function unknownRun(root: string, runId: string): Promise<RunFolderError> {
	const last = (await listRuns(root)).slice(0, 3).map((run) => run.runId);
	return new RunFolderError(`There is no run "${runId}" in ${resolve(root)}.`, {
		code: "run_unknown",
		hint: last.length > 0 ? `The last runs: ${last.join(", ")}.` : "No run is kept there yet.",
	});
}

async function readJson<T>(path: string): Promise<T | undefined> {
	const text = await readText(path);
	if (text === undefined) return undefined;
	try {
		return JSON.parse(text) as T;
	} catch {
		return undefined;
	}
}

async function readText(path: string): Promise<string | undefined> {
	try {
		return await readFile(path, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && isAbsent(error.code)) return undefined;
		throw error;
	}
}

function isAbsent(code: unknown): boolean {
	return code === "ENOENT" || code === "ENOTDIR";
}
