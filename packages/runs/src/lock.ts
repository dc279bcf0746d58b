import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OWNER_ONLY } from "./files.ts";
import { RunFolderError } from "./run-folder-error.ts";

/**
 * Keeps a second process out of a run: two that resume the same run could do a thing twice. A lock left by a process
 * that is gone is taken over. Returns the function that gives the lock back.
 */
export function lockRun(folder: string, runId: string): () => void {
	const path = join(folder, "lock");
	for (const attempt of [1, 2]) {
		try {
			writeFileSync(path, `${process.pid}\n`, { flag: "wx", mode: OWNER_ONLY });
			return () => rmSync(path, { force: true });
		} catch (error) {
			if (!isExisting(error)) throw error;
			const owner = readOwner(path);
			if (attempt === 2 || (owner !== undefined && isAlive(owner))) throw inUse(runId, path, owner);
			rmSync(path, { force: true });
		}
	}
	throw inUse(runId, path, undefined);
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
