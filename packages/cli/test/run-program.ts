import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { makeFolder } from "./call-cli.ts";

const PROGRAM = new URL("../../surehand/bin/surehand.js", import.meta.url).pathname;

/** The built program in a process of its own, for what needs signals. */
export interface Program {
	readonly pid: number;
	readonly cwd: string;
	/** Resolves once the text was printed on either output. */
	readonly said: (text: string) => Promise<void>;
	readonly signal: (name: NodeJS.Signals) => void;
	readonly ended: Promise<{
		readonly exitCode: number | null;
		readonly out: string;
		readonly err: string;
	}>;
}

export function startProgram(args: readonly string[]): Program {
	const cwd = makeFolder();
	const child = spawn(process.execPath, [PROGRAM, ...args], {
		cwd,
		stdio: ["ignore", "pipe", "pipe"],
	});
	const texts = { out: "", err: "" };
	child.stdout.on("data", (chunk: Buffer) => {
		texts.out += chunk.toString();
	});
	child.stderr.on("data", (chunk: Buffer) => {
		texts.err += chunk.toString();
	});
	const ended = once(child, "close").then(([exitCode]: (number | null)[]) => ({
		exitCode: exitCode ?? null,
		...texts,
	}));
	const said = async (text: string): Promise<void> => {
		while (!(texts.out + texts.err).includes(text)) {
			const more = Promise.race([once(child.stderr, "data"), once(child.stdout, "data")]);
			if ((await Promise.race([more, ended.then(() => "ended")])) !== "ended") continue;
			throw new Error(`ended without saying "${text}":\n${texts.out}${texts.err}`);
		}
	};
	return { pid: child.pid ?? 0, cwd, said, signal: (name) => child.kill(name), ended };
}

/** Ids of the browser processes a program has started, children of children included. */
export function browsersOf(pid: number): readonly number[] {
	return descendants(pid).filter((id) => /chrom/iu.test(readQuietly(`/proc/${id}/cmdline`)));
}

export function isAlive(pid: number): boolean {
	const state = /\) (?<state>\w) /u.exec(readQuietly(`/proc/${pid}/stat`))?.groups?.state;
	return state !== undefined && state !== "Z";
}

function descendants(pid: number): number[] {
	const parents = readdirSync("/proc")
		.filter((name) => /^\d+$/u.test(name))
		.map((name) => ({ id: Number(name), parent: parentOf(name) }));
	const found = [pid];
	for (const id of found) {
		found.push(...parents.filter(({ parent }) => parent === id).map((child) => child.id));
	}
	return found.slice(1);
}

function parentOf(name: string): number {
	return Number(/\) \w (?<parent>\d+)/u.exec(readQuietly(`/proc/${name}/stat`))?.groups?.parent);
}

function readQuietly(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
