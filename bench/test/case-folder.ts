import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface CaseInput {
	readonly id: string;
	readonly html: string;
	readonly check: string;
	readonly expect: string;
	readonly [field: string]: unknown;
}

/** A folder in the format of the cases, with one page per case. */
export async function writeCases(cases: readonly CaseInput[]): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "surehand-cases-"));
	const entries = cases.map(({ html, ...fields }) => ({
		page: `${fields.id}.html`,
		kind: "test",
		goal: "Do it",
		...fields,
	}));
	for (const { id, html } of cases) await writeFile(join(folder, `${id}.html`), html);
	await writeFile(join(folder, "cases.json"), JSON.stringify(entries));
	return folder;
}
