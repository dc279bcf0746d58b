import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { UploadFile } from "./task.ts";

/** Writes the files of a task into a folder; their absolute paths by name. */
export async function writeFiles(
	files: readonly UploadFile[],
	folder: string,
): Promise<Record<string, string>> {
	const paths: Record<string, string> = {};
	if (files.length > 0) await mkdir(folder, { recursive: true });
	for (const { name, content } of files) {
		const path = join(folder, basename(name));
		await writeFile(path, content);
		paths[name] = path;
	}
	return paths;
}
