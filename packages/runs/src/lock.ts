import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OWNER_ONLY } from "./files.ts";
import { RunFolderError } from "./run-folder-error.ts";

/**
 * Keeps a second process out of a run: two that resume the same run could do a thing twice. A lock left by a process
 * that is gone is taken over. Returns the function that gives the lock back.
 */
export function lockRun(folder: string, runId: string): () => void {
	const path = join(folder, "lock");
	if (take(path)) return () => rmSync(path, { force: true });
	const owner = readOwner(path);
	if (owner !== undefined && isAlive(owner)) throw inUse(runId, path, owner);
	rmSync(path, { force: true });
	if (take(path)) return () => rmSync(path, { force: true });
	throw inUse(runId, path, readOwner(path));
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

function inUse(runId: string, path: string, owner: number | undefined): RunFolderError {
	return new RunFolderError(`Run ${runId} is in use by process ${owner ?? "unknown"}.`, {
		code: "run_in_use",
		hint: `Wait for it to end. If no such process is a Surehand run, delete ${path}.`,
	});
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
