import { UsageError } from "@surehand/core";
import { readCommandLine } from "./arguments/command-line.ts";
import { commandHelp, generalHelp } from "./arguments/help.ts";
import { nearest } from "./arguments/nearest.ts";
import type { Command } from "./commands/command.ts";
import { COMMANDS } from "./commands/index.ts";
import type { CliIo } from "./io.ts";
import { wantsColour } from "./report/paint.ts";

export const VERSION = "0.1.0";

const EXIT_USAGE = 2;
const EXIT_FAILURE = 1;

/** Runs one command line (without `node` and the program) and resolves to its exit code; never rejects. */
export async function runCli(args: readonly string[], given: Partial<CliIo> = {}): Promise<number> {
	const io = { ...processIo(), ...given };
	try {
		return await dispatch(args, io);
	} catch (error) {
		return reportError(error, { io, json: args.includes("--json") });
	}
}

async function dispatch(args: readonly string[], io: CliIo): Promise<number> {
	const [name, ...rest] = args;
	if (name === "--version" || name === "-v") return say(io, `surehand ${VERSION}\n`);
	if (name === undefined || name === "--help" || name === "-h") {
		return say(io, generalHelp(COMMANDS, io.invokedAs));
	}
	if (name === "help") return dispatch([rest[0] ?? "--help", ...(rest[0] ? ["--help"] : [])], io);
	const command = findCommand(name, io);
	if (rest.some((arg) => arg === "--help" || arg === "-h")) {
		return say(io, commandHelp(command, io.invokedAs));
	}
	return command.run(readCommandLine(rest, command.flags), io);
}

function findCommand(name: string, io: CliIo): Command {
	const found = COMMANDS.find((command) => command.name === name);
	if (found) return found;
	const names = COMMANDS.map((command) => command.name);
	const meant = nearest(name, names);
	throw new UsageError(
		"command_unknown",
		`There is no command "${name}".`,
		meant ? `Did you mean "${io.invokedAs} ${meant}"?` : `Commands: ${names.join(", ")}.`,
	);
}

function say(io: CliIo, text: string): number {
	io.out(text);
	return 0;
}

interface Told {
	readonly code: string;
	readonly message: string;
	readonly hint?: string;
}

/** Errors made for people have a code and a hint; anything else is a fault of this program. */
function reportError(
	error: unknown,
	{ io, json }: { readonly io: CliIo; readonly json: boolean },
): number {
	const told = readError(error);
	io.err(`${told.message}\n${told.hint ? `${told.hint}\n` : ""}`);
	if (json) io.out(`${JSON.stringify({ error: told }, null, 2)}\n`);
	return isUsage(error) ? EXIT_USAGE : EXIT_FAILURE;
}

function readError(error: unknown): Told {
	if (!(error instanceof Error))
		return { code: "unexpected", message: `Unexpected: ${String(error)}` };
	const code = "code" in error && typeof error.code === "string" ? error.code : "unexpected";
	const hint = "hint" in error && typeof error.hint === "string" ? { hint: error.hint } : {};
	return { code, message: error.message, ...hint };
}

/** Wrong input, or a machine that lacks what was asked for: found before anything started. */
function isUsage(error: unknown): boolean {
	const names = ["UsageError", "RunFolderError", "NoBrowserError", "BrowserPathError"];
	return error instanceof Error && names.includes(error.name);
}

function processIo(): CliIo {
	const { stdout, stderr, env } = process;
	return {
		out: (text) => stdout.write(text),
		err: (text) => stderr.write(text),
		env,
		cwd: process.cwd(),
		colour: { out: wantsColour(stdout, env), err: wantsColour(stderr, env) },
		invokedAs: "surehand",
	};
}
