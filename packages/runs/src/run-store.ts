import { accessSync, closeSync, constants, existsSync, fsyncSync, mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { inspect } from "node:util";
import type { LedgerEntry, Outcome, RunEvent, RunState, RunStore } from "@surehand/core";
import { appendText, openLines, replaceFile, syncFolder } from "./files.ts";
import { lockRun } from "./lock.ts";
import { createRedactor } from "./redaction.ts";
import { RunFolderError } from "./run-folder-error.ts";
import { createRunId, isRunId } from "./run-id.ts";

/** The folder and every file in it are for their owner only. */
const FOLDER_MODE = 0o700;

export interface RunStoreOptions {
	/** Folder that holds one folder per run; made when missing. */
	readonly root: string;
	/** Texts that never reach a file, in any form they may be written in. */
	readonly redact?: readonly string[];
	/** Values of the run by name: those a state lists among its secrets, typed into a password field, are masked from then on. */
	readonly values?: Readonly<Record<string, string>>;
	/** An existing run is appended to. Default: a new id. */
	readonly runId?: string;
}

/** A run's record on disk: `trace.jsonl`, `ledger.jsonl`, `errors.log`, `state.json`, `outcome.json`. */
export interface FileRunStore extends RunStore {
	readonly folder: string;
	/** Masks the secrets of this run, for whatever else a host writes or prints. */
	readonly redact: <T>(value: T) => T;
	/** Replaces `outcome.json`, which the `end` event of the trace has written already and `start` has removed. */
	saveOutcome(outcome: Outcome): Promise<void>;
}

/**
 * Throws `RunFolderError` when the folder cannot be written or another process uses the run. A line of the trace or the
 * ledger is in the file when the call returns: killing this process loses nothing of it.
 */
export function createRunStore(options: RunStoreOptions): FileRunStore {
	const runId = options.runId ?? createRunId();
	const folder = makeFolder(options.root, runId);
	const unlock = lockRun(folder, runId);
	const outcomePath = join(folder, "outcome.json");
	const hidden = new Set(options.redact ?? []);
	let redactor = createRedactor([...hidden]);
	const hide = ({ secretKeys }: RunState): void => {
		const { values = {} } = options;
		for (const key of secretKeys) if (Object.hasOwn(values, key)) hidden.add(values[key] ?? "");
		redactor = createRedactor([...hidden]);
	};
	const files = openFiles(folder);
	const line = (value: unknown): string => `${JSON.stringify(redactor.json(value))}\n`;
	const page = (value: unknown): string => `${JSON.stringify(redactor.json(value), null, "\t")}\n`;
	let tail: Promise<void> = Promise.resolve();
	let closed: Promise<void> | undefined;
	const inOrder = (write: () => Promise<void>): Promise<void> => {
		const next = tail.then(write);
		tail = next.catch(ignore);
		return next;
	};
	const saveOutcome = (outcome: Outcome): Promise<void> =>
		inOrder(() => replaceFile(outcomePath, page(outcome)));

	return {
		runId,
		folder,
		redact: (value) => redactor.json(value) as typeof value,
		trace(event: RunEvent): void {
			appendText(files.trace, line(event));
			if (event.type === "start")
				void inOrder(() => rm(outcomePath, { force: true })).catch(ignore);
			if (event.type === "end") void saveOutcome(event.outcome).catch(ignore);
		},
		async ledger(entry: LedgerEntry): Promise<void> {
			appendText(files.ledger, line(entry));
			fsyncSync(files.ledger);
		},
		async error(stage: string, error: unknown): Promise<void> {
			const text = `${new Date().toISOString()} ${stage}\n${inspect(error, { depth: 6 })}\n\n`;
			appendText(files.errors, redactor.text(text));
		},
		saveState(state: RunState): Promise<void> {
			hide(state);
			return inOrder(() => replaceFile(join(folder, "state.json"), page(state)));
		},
		saveOutcome,
		close(): Promise<void> {
			closed ??= tail.then(() => {
				for (const fd of Object.values(files)) closeSync(fd);
				unlock();
			});
			return closed;
		},
	};
}

/** The write was a copy of what the trace holds, or its failure is reported to whoever asked for it. */
function ignore(): void {}

function openFiles(folder: string): Readonly<Record<"trace" | "ledger" | "errors", number>> {
	const files = {
		trace: openLines(join(folder, "trace.jsonl")),
		ledger: openLines(join(folder, "ledger.jsonl")),
		errors: openLines(join(folder, "errors.log")),
	};
	syncFolder(folder);
	return files;
}

function makeFolder(root: string, runId: string): string {
	if (!isRunId(runId)) {
		throw new RunFolderError(`"${runId}" is not a run id.`, {
			code: "run_id_invalid",
			hint: "Use letters, digits, - and _.",
		});
	}
	const folder = join(resolve(root), runId);
	try {
		makePath(folder);
		accessSync(folder, constants.W_OK | constants.X_OK);
		return folder;
	} catch (cause) {
		throw new RunFolderError(`The folder ${folder} cannot be written.`, {
			code: "folder_unwritable",
			hint: "Name another folder, or make this one writable.",
			cause,
		});
	}
}

/** One folder at a time: told to make a whole path, Node never returns where a file system refuses new folders, as /proc. */
function makePath(folder: string): void {
	if (existsSync(folder)) return;
	makePath(dirname(folder));
	try {
		mkdirSync(folder, { mode: FOLDER_MODE });
	} catch (error) {
		if (!existsSync(folder)) throw error;
	}
}
