import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "@surehand/core";

const OWN_ONLY = 0o700;

/**
 * The folder, made when it is not there. One level at a time: on file systems that accept no folder (`/proc`), making all
 * levels in one call never returns. Throws `UsageError`.
 */
export function makeOutFolder(folder: string): string {
	try {
		makeLevels(folder);
		return folder;
	} catch {
		const hint = "Name another folder with --out, or make this one writable.";
		throw new UsageError("folder_unwritable", `The folder ${folder} cannot be written.`, hint);
	}
}

function makeLevels(folder: string): void {
	if (existsSync(folder)) return;
	makeLevels(dirname(folder));
	try {
		mkdirSync(folder, { mode: OWN_ONLY });
	} catch (error) {
		if (!existsSync(folder)) throw error;
	}
}
