import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OWNER_ONLY } from "./files.ts";
import { RunFolderError } from "./run-folder-error.ts";

/** Locks of this process: another one of an equal process id is left from before, as ids come again in containers. */
const held = new Set<string>();

/**
 * Keeps a second process out of a run: two that resume the same run could do a thing twice. A lock left by a process
 * that is gone is taken over. Returns the function that gives the lock back.
 */
export function lockRun(folder: string, runId: string): () => void {
	const path = join(folder, "lock");
	if (!take(path) && !takeOver(path)) throw inUse(runId, path);
	held.add(path);
	return () => {
		if (held.delete(path)) rmSync(path, { force: true });
	};
}

/** One at a time: of two that find the same dead lock, the slower one would remove the new lock of the other. */
function takeOver(path: string): boolean {
	const guard = `${path}.takeover`;
	if (isOwned(path) || !take(guard)) return false;
	try {
		if (isOwned(path)) return false;
		rmSync(path, { force: true });
		return take(path);
	} finally {
		rmSync(guard, { force: true });
	}
}

/** A link appears with its content or not at all, so that nobody ever sees a lock without its owner. */
function take(path: string): boolean {
	const draft = `${path}.${process.pid}`;
	writeFileSync(draft, `${process.pid}\n`, { mode: OWNER_ONLY });
	try {
		linkSync(draft, path);
		return true;
	} catch (error) {
		if (isExisting(error)) return false;
		throw error;
	} finally {
		rmSync(draft, { force: true });
	}
}

function inUse(runId: string, path: string): RunFolderError {
	return new RunFolderError(`Run ${runId} is in use by process ${readOwner(path) ?? "unknown"}.`, {
		code: "run_in_use",
		hint: `Wait for it to end. If no such process is a Surehand run, delete ${path} and ${path}.takeover.`,
	});
}

function isOwned(path: string): boolean {
	const owner = readOwner(path);
	if (owner === process.pid) return held.has(path);
	return owner !== undefined && isAlive(owner);
}

function readOwner(path: string): number | undefined {
	try {
		const pid = Number(readFileSync(path, "utf8").trim());
		return Number.isInteger(pid) && pid > 0 ? pid : undefined;
	} catch {
		return undefined;
	}
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

function isExisting(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "EEXIST";
}
