import { parseArgs } from "node:util";
import { UsageError } from "@surehand/core";
import { nearest } from "./nearest.ts";

/** One flag of a command. */
export interface Flag {
	/** `text` takes a value, `switch` takes none. */
	readonly kind: "text" | "switch";
	/** May be given more than once. */
	readonly repeats?: boolean;
	/** What stands for the value in the help, such as `<k=v>`. */
	readonly shape?: string;
	readonly help: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** What was given: texts in the order given, and the switches that are on. */
export interface CommandLine {
	readonly positionals: readonly string[];
	readonly texts: Readonly<Record<string, readonly string[]>>;
	readonly switches: ReadonlySet<string>;
}

/** Strict: throws `UsageError` for an unknown flag, a missing value, or a value where none belongs. */
export function readCommandLine(args: readonly string[], flags: Flags): CommandLine {
	const options = Object.fromEntries(
		Object.entries(flags).map(([name, { kind }]) => [
			name,
			{ type: kind === "text" ? ("string" as const) : ("boolean" as const), multiple: true },
		]),
	);
	const { tokens } = parseArgs({
		args: [...args],
		options,
		strict: false,
		allowPositionals: true,
		tokens: true,
	});
	const texts: Record<string, string[]> = {};
	const switches = new Set<string>();
	const positionals: string[] = [];
	for (const token of tokens) {
		if (token.kind === "positional") positionals.push(token.value);
		if (token.kind !== "option") continue;
		const flag = flags[token.name];
		if (!flag || !token.rawName.startsWith("--")) throw unknownFlag(token.rawName, flags);
		if (flag.kind === "switch") switches.add(readSwitch(token));
		else texts[token.name] = [...(texts[token.name] ?? []), readText(token, flag)];
	}
	return { positionals, texts, switches };
}

interface OptionToken {
	readonly name: string;
	readonly value?: string | undefined;
	readonly inlineValue?: boolean | undefined;
}

function readSwitch({ name, value }: OptionToken): string {
	if (value === undefined) return name;
	throw new UsageError("flag_value", `--${name} takes no value.`, `Write --${name} alone.`);
}

function readText({ name, value, inlineValue }: OptionToken, flag: Flag): string {
	const looksLikeFlag = !inlineValue && /^--?[a-z]/u.test(value ?? "");
	if (value !== undefined && !looksLikeFlag) return value;
	const shape = flag.shape ?? "<text>";
	throw new UsageError(
		"flag_value",
		`--${name} needs a value.`,
		`Write --${name} ${shape}, or --${name}=${shape} when the value starts with a dash.`,
	);
}

function unknownFlag(given: string, flags: Flags): UsageError {
	const known = Object.keys(flags);
	const meant = nearest(given.replace(/^-+/u, ""), known);
	return new UsageError(
		"flag_unknown",
		`There is no flag ${given}.`,
		meant
			? `Did you mean --${meant}?`
			: `Known flags: ${known.map((name) => `--${name}`).join(", ")}.`,
	);
}

/** The last text given for a flag that is meant to be given once. */
export function lastText(line: CommandLine, name: string): string | undefined {
	return line.texts[name]?.at(-1);
}

export function allTexts(line: CommandLine, name: string): readonly string[] {
	return line.texts[name] ?? [];
}
