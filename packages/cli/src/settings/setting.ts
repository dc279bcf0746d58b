import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { MAX_STEPS, UsageError } from "@surehand/core";
import type { Flag } from "../arguments/command-line.ts";

/** Something a user may set once and for all. Every one is read from text, wherever the text comes from. */
export interface Setting<T> extends Flag {
	/** Read from text; throws a message that says what is wanted. `cwd` is where relative paths start. */
	readonly read: (text: string, cwd: string) => T;
	readonly fallback: T;
}

interface Viewport {
	readonly width: number;
	readonly height: number;
}

export type JudgeName = "embedded";
const JUDGES: readonly JudgeName[] = ["embedded"];

export interface SettingTypes {
	readonly judge: JudgeName;
	readonly viewport: Viewport;
	readonly locale: string | undefined;
	readonly timeZone: string | undefined;
	readonly proxy: string | undefined;
	readonly storageState: string | undefined;
	/** Milliseconds. */
	readonly deadline: number;
	readonly maxSteps: number;
	readonly browser: string | undefined;
	readonly out: string;
	readonly headed: boolean;
	readonly quiet: boolean;
}

export type SettingName = keyof SettingTypes;

/** By name in `surehand.config.json`; the flag is the same in kebab case, the variable SUREHAND_ and upper snake case. */
export const SETTINGS: { readonly [N in SettingName]: Setting<SettingTypes[N]> } = {
	judge: text<JudgeName>("<name>", "who decides: embedded (in this process, no key, no network)", {
		read: (given) => oneOf(given, JUDGES),
		fallback: "embedded",
	}),
	viewport: text<Viewport>("<width>x<height>", "size of the page, such as 1280x800", {
		read: readViewport,
		fallback: { width: 1280, height: 800 },
	}),
	locale: text<string | undefined>("<tag>", "language of the browser, such as en-GB", {
		read: readLocale,
		fallback: undefined,
	}),
	timeZone: text<string | undefined>("<zone>", "time zone, such as Europe/Lisbon", {
		read: readTimeZone,
		fallback: undefined,
	}),
	proxy: text<string | undefined>("<url>", "proxy server, such as http://host:3128", {
		read: readProxy,
		fallback: undefined,
	}),
	storageState: text<string | undefined>("<file>", "cookies and storage of an earlier sign-in", {
		read: readStateFile,
		fallback: undefined,
	}),
	maxSteps: text<number>("<n>", `actions at most, 1 to ${MAX_STEPS}`, {
		read: readSteps,
		fallback: 20,
	}),
	deadline: text<number>("<time>", "time for the whole run, such as 100s or 2m", {
		read: readDuration,
		fallback: 100_000,
	}),
	browser: text<string | undefined>("<path>", "the browser program to use", {
		read: (given, cwd) => resolve(cwd, notEmpty(given, "the path of a program")),
		fallback: undefined,
	}),
	out: text<string>("<folder>", "where run folders go", {
		read: (given, cwd) => resolve(cwd, notEmpty(given, "the name of a folder")),
		fallback: ".surehand/runs",
	}),
	headed: toggle("show the browser window"),
	quiet: toggle("no live lines"),
};

function text<T>(
	shape: string,
	help: string,
	rest: Pick<Setting<T>, "read" | "fallback">,
): Setting<T> {
	return { kind: "text", shape, help, ...rest };
}

function toggle(help: string): Setting<boolean> {
	return { kind: "switch", help, read: readSwitch, fallback: false };
}

function wanted(what: string): Error {
	return new Error(what);
}

function notEmpty(given: string, what: string): string {
	if (given.trim() === "") throw wanted(what);
	return given;
}

function oneOf<T extends string>(given: string, known: readonly T[]): T {
	const found = known.find((name) => name === given);
	if (found === undefined) throw wanted(`one of: ${known.join(", ")}`);
	return found;
}

function readSwitch(given: string): boolean {
	if (/^(?:true|1|yes|on)$/iu.test(given)) return true;
	if (/^(?:false|0|no|off|)$/iu.test(given)) return false;
	throw wanted("true or false");
}

function readViewport(given: string): Viewport {
	const found = /^(?<width>\d{2,5})[x×](?<height>\d{2,5})$/iu.exec(given)?.groups;
	if (!found) throw wanted("width and height in pixels, such as 1280x800");
	return { width: Number(found.width), height: Number(found.height) };
}

function readLocale(given: string): string {
	try {
		return Intl.getCanonicalLocales(given)[0] ?? given;
	} catch {
		throw wanted("a language tag, such as en-GB");
	}
}

function readTimeZone(given: string): string {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: given }).resolvedOptions().timeZone;
	} catch {
		throw wanted("a time zone, such as Europe/Lisbon");
	}
}

function readProxy(given: string): string {
	const url = URL.canParse(given) ? new URL(given) : undefined;
	if (url && /^(?:https?|socks[45]?):$/u.test(url.protocol) && url.hostname !== "") return given;
	throw wanted("an address, such as http://host:3128 or socks5://host:1080");
}

function readStateFile(given: string, cwd: string): string {
	const path = resolve(cwd, given);
	try {
		if (isBrowserState(JSON.parse(readFileSync(path, "utf8")))) return path;
	} catch {
		// Told below.
	}
	throw wanted(`a file with cookies and storage as JSON; ${path} is none that can be read`);
}

/** As far as a browser would refuse it or, worse, start without what it should hold. */
function isBrowserState(content: unknown): boolean {
	if (!isRecord(content)) return false;
	const { cookies, origins } = content;
	if (cookies === undefined && origins === undefined) return false;
	return (
		isListOf(cookies, ({ name, value }) => typeof name === "string" && typeof value === "string") &&
		isListOf(origins, ({ origin }) => typeof origin === "string")
	);
}

function isListOf(value: unknown, fits: (item: Record<string, unknown>) => boolean): boolean {
	if (value === undefined) return true;
	return Array.isArray(value) && value.every((item) => isRecord(item) && fits(item));
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readSteps(given: string): number {
	const steps = /^\d+$/u.test(given.trim()) ? Number(given) : 0;
	if (steps >= 1 && steps <= MAX_STEPS) return steps;
	throw wanted(`a whole number from 1 to ${MAX_STEPS}`);
}

/** Beyond 24 days a timer of Node fires at once. */
const MAX_DEADLINE_MS = 86_400_000;
const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

function readDuration(given: string): number {
	const found = /^(?<amount>\d+(?:\.\d+)?)(?<unit>ms|s|m|h)?$/u.exec(given.trim())?.groups;
	const ms = Number(found?.amount) * (UNIT_MS[found?.unit ?? "s"] ?? Number.NaN);
	if (ms >= 1 && ms <= MAX_DEADLINE_MS) return Math.round(ms);
	throw wanted("a time up to 24h, such as 100s, 2m or 1500ms (a bare number means seconds)");
}

/** The error of a setting that cannot be read; the text itself is not shown where it may hold a password. */
export function settingError(source: string, given: string, error: unknown): UsageError {
	const what = error instanceof Error ? error.message : "something else";
	const shown = source.toLowerCase().includes("proxy") ? "what is given" : `"${given}"`;
	return new UsageError(
		"setting_malformed",
		`${source}: ${shown} cannot be used.`,
		`Wanted: ${what}.`,
	);
}
