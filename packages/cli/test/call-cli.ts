import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCli } from "../src/index.ts";

export interface Called {
	readonly exitCode: number;
	readonly out: string;
	readonly err: string;
}

export function makeFolder(): string {
	return mkdtempSync(join(tmpdir(), "surehand-cli-"));
}

/** Calls the program in this process, in a folder and with an environment of its own. */
export async function callCli(
	args: readonly string[],
	options: { readonly cwd?: string; readonly env?: Record<string, string> } = {},
): Promise<Called> {
	let out = "";
	let err = "";
	const exitCode = await runCli(args, {
		out: (text) => {
			out += text;
		},
		err: (text) => {
			err += text;
		},
		env: options.env ?? { PATH: process.env.PATH ?? "" },
		cwd: options.cwd ?? makeFolder(),
		colour: { out: false, err: false },
	});
	return { exitCode, out, err };
}

/** A program that leaves a mark when it is started, to show that no browser was. */
export function makeTrap(folder: string): { readonly path: string; readonly mark: string } {
	const path = join(folder, "trap");
	const mark = join(folder, "started");
	writeFileSync(path, `#!/bin/sh\ntouch '${mark}'\n`);
	chmodSync(path, 0o755);
	return { path, mark };
}
