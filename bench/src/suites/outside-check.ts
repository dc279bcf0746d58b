import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import type { Check } from "../task/task.ts";
import { type Entry, FormatError } from "./entry.ts";

const LIMIT_MS = 10_000;

export interface CheckSettings {
	readonly base: string;
	/** Checks may run shell commands. */
	readonly allowCmd: boolean;
}

/** A check of the three forms: `{js}` in the page, `{http, test}` fetched, `{cmd, js}` a command's output. */
export function toCheck(entry: Entry, { base, allowCmd }: CheckSettings): Check {
	const http = entry.optionalText("http");
	const cmd = entry.optionalText("cmd");
	if (http !== undefined) {
		const url = http.replaceAll("{base}", base);
		return () => checkHttp(url, entry.text("test"));
	}
	const js = entry.text("js");
	if (cmd === undefined) return (truth) => truth.holds(js);
	if (!allowCmd) throw new FormatError(entry.place, "no command, or the flag --allow-cmd");
	return () => checkCommand(cmd, js);
}

async function checkHttp(url: string, test: string): Promise<boolean> {
	const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
	const text = await response.text();
	return holds(test, { status: response.status, text, json: parsed(text) });
}

async function checkCommand(cmd: string, js: string): Promise<boolean> {
	const { stdout } = await promisify(execFile)("sh", ["-c", cmd], { timeout: LIMIT_MS });
	return holds(js, { text: stdout });
}

function holds(expression: string, scope: Record<string, unknown>): boolean {
	return Boolean(runInNewContext(`(${expression})`, scope, { timeout: LIMIT_MS }));
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
