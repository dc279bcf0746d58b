import { accessSync, constants, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "@surehand/core";

/** Where `@file` and `env:NAME` are looked up. */
export interface InputSources {
	readonly cwd: string;
	readonly env: Readonly<Record<string, string | undefined>>;
}

const MAX_FILE_BYTES = 1_000_000;

type Bag = Record<string, string>;

/** Every object has these already: a secret of such a name would get lost, and not be masked. */
const RESERVED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** `k=v`; `k=@file` reads the file (without one line break at its end); `k=@@text` is the text `@text`. */
export function readValues(given: readonly string[], sources: InputSources): Bag {
	return readBag(given, "--value", (text, name) => {
		if (text.startsWith("@@")) return text.slice(1);
		return text.startsWith("@") ? readTextFile(text.slice(1), `--value ${name}`, sources) : text;
	});
}

/** `k=env:NAME` or `k=@file`, never the secret itself: a command line is seen by every process. */
export function readSecrets(given: readonly string[], sources: InputSources): Bag {
	return readBag(given, "--secret", (text, name) => {
		if (text.startsWith("@")) return readTextFile(text.slice(1), `--secret ${name}`, sources);
		if (text.startsWith("env:")) return readVariable(text.slice(4), name, sources);
		throw new UsageError(
			"secret_plain",
			`--secret ${name} is written as plain text, which other programs can see.`,
			`Put it into a variable or a file: --secret ${name}=env:NAME or --secret ${name}=@file.`,
		);
	});
}

/** `k=path` of a file that can be read; made absolute. */
export function readFiles(given: readonly string[], sources: InputSources): Bag {
	return readBag(given, "--file", (text, name) => {
		const path = resolve(sources.cwd, text);
		if (isReadableFile(path)) return path;
		throw new UsageError(
			"file_unreadable",
			`--file ${name}: ${path} is no file that can be read.`,
			"Check the path and its permissions.",
		);
	});
}

function readBag(
	given: readonly string[],
	flag: string,
	read: (text: string, name: string) => string,
): Bag {
	const bag = new Map<string, string>();
	for (const entry of given) {
		const split = entry.indexOf("=");
		const name = entry.slice(0, split).trim();
		if (split < 1 || name === "") throw withoutName(flag);
		if (RESERVED.has(name)) throw reserved(flag, name);
		if (bag.has(name)) {
			throw new UsageError(
				"name_twice",
				`${flag} ${name} is given twice.`,
				"Give every name once.",
			);
		}
		bag.set(name, read(entry.slice(split + 1), name));
	}
	return Object.fromEntries(bag);
}

function reserved(flag: string, name: string): UsageError {
	const message = `${flag}: "${name}" cannot be the name of a value.`;
	return new UsageError("name_reserved", message, "Choose another name.");
}

/** What was given is not shown: it may be a secret whose name was forgotten. */
function withoutName(flag: string): UsageError {
	const shapes: Readonly<Record<string, string>> = {
		"--value": "city=Lisbon or note=@file",
		"--secret": "password=env:NAME or password=@file",
	};
	const shape = shapes[flag] ?? "photo=path";
	return new UsageError(
		"name_missing",
		`${flag} needs a name and a value.`,
		`Write ${flag} ${shape}.`,
	);
}

function readVariable(variable: string, name: string, { env }: InputSources): string {
	if (variable === "") {
		const hint = `Write --secret ${name}=env:NAME.`;
		throw new UsageError("variable_missing", `--secret ${name}: env: needs a name.`, hint);
	}
	const value = env[variable];
	if (value !== undefined && value !== "") return value;
	throw new UsageError(
		"variable_missing",
		`--secret ${name}: the environment variable ${variable} is ${value === "" ? "empty" : "not set"}.`,
		`Set it first: export ${variable}=…`,
	);
}

function readTextFile(given: string, flag: string, { cwd }: InputSources): string {
	const path = resolve(cwd, given);
	if (given === "" || !isReadableFile(path)) {
		throw new UsageError(
			"file_unreadable",
			`${flag}: ${path} is no file that can be read.`,
			"Check the path. A value that starts with @ is written @@.",
		);
	}
	if (statSync(path).size > MAX_FILE_BYTES) {
		const hint = `At most ${MAX_FILE_BYTES} bytes are read. To upload it, use --file.`;
		throw new UsageError("file_too_large", `${flag}: ${path} is too large for a value.`, hint);
	}
	return readFileSync(path, "utf8").replace(/\r?\n$/u, "");
}

function isReadableFile(path: string): boolean {
	try {
		accessSync(path, constants.R_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
