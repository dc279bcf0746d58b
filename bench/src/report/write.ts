import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Writes the results as JSON and as Markdown; the path without its ending. */
export async function writeResults(
	folder: string,
	{
		name,
		data,
		markdown,
	}: { readonly name: string; readonly data: unknown; readonly markdown: string },
): Promise<string> {
	await mkdir(folder, { recursive: true });
	const stamp = new Date().toISOString().replace(/[:.]/g, "-");
	const path = join(folder, `${name}-${stamp}`);
	await writeFile(`${path}.json`, `${JSON.stringify(data, null, "\t")}\n`);
	await writeFile(`${path}.md`, markdown);
	return path;
}
