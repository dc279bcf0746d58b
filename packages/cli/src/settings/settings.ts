import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { UsageError } from "@surehand/core";
import { type CommandLine, type Flags, lastText } from "../arguments/command-line.ts";
import type { InputSources } from "../arguments/inputs.ts";
import { nearest } from "../arguments/nearest.ts";
import { quoteForShell } from "../report/next-steps.ts";
import { SETTINGS, type SettingName, type SettingTypes, settingError } from "./setting.ts";

const CONFIG_FILE = "surehand.config.json";

/** A value and where it came from: a flag, a variable, the file, an earlier run, or `default`. */
interface Sourced<T> {
	readonly value: T;
	readonly source: string;
	/** As it was written; absent for a default. */
	readonly text?: string;
}

export type Settings = { readonly [N in SettingName]: Sourced<SettingTypes[N]> };

const NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** The flags of all settings, for a command's own table. */
export const SETTING_FLAGS: Flags = Object.fromEntries(
	NAMES.map((name) => [flagName(name), SETTINGS[name]]),
);

/**
 * Flags over environment over `surehand.config.json` (in `cwd`) over `earlier` (settings a resumed run was started with)
 * over defaults. Throws `UsageError` for a value that cannot be used, wherever it stands.
 */
export function resolveSettings(
	line: CommandLine,
	sources: InputSources,
	earlier: Readonly<Record<string, string>> = {},
): Settings {
	const config = readConfig(sources.cwd);
	const pairs = NAMES.map((name) => [name, pick(name, { line, sources, config, earlier })]);
	return Object.fromEntries(pairs) as unknown as Settings;
}

interface Layers {
	readonly line: CommandLine;
	readonly sources: InputSources;
	readonly config: Readonly<Record<string, string>>;
	readonly earlier: Readonly<Record<string, string>>;
}

function pick(name: SettingName, layers: Layers): Sourced<unknown> {
	const { line, sources, config, earlier } = layers;
	const setting = SETTINGS[name];
	const flag = flagName(name);
	const variable = variableName(name);
	const layered: readonly (readonly [string, string | undefined])[] = [
		[`--${flag}`, line.switches.has(flag) ? "true" : lastText(line, flag)],
		[variable, sources.env[variable] || undefined],
		[`${name} in ${CONFIG_FILE}`, config[name]],
		[`${name} of the earlier run`, earlier[name]],
	];
	for (const [source, text] of layered) {
		if (text === undefined) continue;
		try {
			return { value: setting.read(text, sources.cwd), source, text };
		} catch (error) {
			throw settingError(source, text, error);
		}
	}
	const fallback = setting.fallback;
	const value = name === "out" ? resolve(sources.cwd, String(fallback)) : fallback;
	return { value, source: "default" };
}

function readConfig(cwd: string): Record<string, string> {
	const path = join(cwd, CONFIG_FILE);
	const text = readOptional(path);
	if (text === undefined) return {};
	const content = parseConfig(text, path);
	const config: Record<string, string> = {};
	for (const [name, value] of Object.entries(content)) {
		if (name === "$schema") continue;
		if (!Object.hasOwn(SETTINGS, name)) throw unknownSetting(name, path);
		if (!["string", "number", "boolean"].includes(typeof value)) {
			const hint = "Write it as a text, a number, true or false.";
			throw new UsageError("config_malformed", `${path}: "${name}" is neither.`, hint);
		}
		config[name] = String(value);
	}
	return config;
}

function parseConfig(text: string, path: string): object {
	try {
		const content: unknown = JSON.parse(text);
		if (typeof content === "object" && content !== null && !Array.isArray(content)) return content;
	} catch {
		// Told below.
	}
	const hint = `Write one JSON object with the settings: ${NAMES.join(", ")}.`;
	throw new UsageError("config_malformed", `${path} is no JSON object.`, hint);
}

function unknownSetting(name: string, path: string): UsageError {
	const meant = nearest(name, NAMES);
	const hint = meant ? `Did you mean "${meant}"?` : `Known: ${NAMES.join(", ")}.`;
	return new UsageError("config_unknown", `${path}: there is no setting "${name}".`, hint);
}

function readOptional(path: string): string | undefined {
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
		throw new UsageError("config_unreadable", `${path} cannot be read.`, "Check its permissions.");
	}
}

function flagName(name: string): string {
	return name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

function variableName(name: string): string {
	return `SUREHAND_${name.replace(/[A-Z]/gu, (letter) => `_${letter}`).toUpperCase()}`;
}

/** The flag a later call needs to find the same runs; none when the place came from elsewhere than the command line. */
export function outFlag({ out }: Settings): readonly string[] {
	return out.source === "--out" ? [`--out ${quoteForShell(out.value)}`] : [];
}
