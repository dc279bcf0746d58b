import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Files of a run are for its owner only. */
export const OWNER_ONLY = 0o600;

/** Opens a file of lines for appending; a line torn by a crash is closed first, so that the next one stands alone. */
export function openLines(path: string): number {
	const fd = openSync(path, "a+", OWNER_ONLY);
	const { size } = fstatSync(fd);
	if (size === 0) return fd;
	const last = Buffer.alloc(1);
	readSync(fd, last, 0, 1, size - 1);
	if (last.toString() !== "\n") writeSync(fd, "\n");
	return fd;
}

/** Writes the whole text, however many calls the system needs. */
export function appendText(fd: number, text: string): void {
	const bytes = Buffer.from(text, "utf8");
	let written = 0;
	while (written < bytes.length) written += writeSync(fd, bytes, written);
}

/** Readers see the old content or the new one, never a part; resolves when the new one would survive a crash. */
export async function replaceFile(path: string, text: string): Promise<void> {
	const draft = `${path}.${process.pid}.tmp`;
	const file = await open(draft, "w", OWNER_ONLY);
	try {
		await file.writeFile(text, "utf8");
		await file.sync();
	} catch (error) {
		await file.close();
		await rm(draft, { force: true });
		throw error;
	}
	await file.close();
	await rename(draft, path);
	syncFolder(dirname(path));
}

/** Makes new names in a folder durable. Windows cannot open folders, and does not need it. */
export function syncFolder(folder: string): void {
	if (process.platform === "win32") return;
	const fd = openSync(folder, "r");
	try {
		fsyncSync(fd);
	} finally {
		closeSync(fd);
	}
}
