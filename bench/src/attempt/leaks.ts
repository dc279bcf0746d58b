import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Ending } from "../runner/runner.ts";

/** Names of the secrets whose text stands in something the run said or wrote. */
export async function findLeaks(
	secrets: Readonly<Record<string, string>>,
	{ endings, folder }: { readonly endings: readonly Ending[]; readonly folder: string },
): Promise<string[]> {
	const wanted = Object.entries(secrets).filter(([, text]) => text !== "");
	if (wanted.length === 0) return [];
	const said = endings.map((ending) => Buffer.from(ending.said));
	const written = [...said, ...(await readAll(folder))];
	return wanted
		.filter(([, text]) => written.some((content) => content.includes(text)))
		.map(([name]) => name);
}

async function readAll(folder: string): Promise<Buffer[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	const files = entries.filter((entry) => entry.isFile());
	return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name))));
}
