import { accessSync, constants, existsSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "@surehand/core";
import { starts } from "@surehand/driver-playwright/install-browser";
import { chooseBrowser } from "../browser.ts";
import type { CliIo } from "../io.ts";
import { createPaint } from "../report/paint.ts";
import { resolveSettings, SETTING_FLAGS, type Settings } from "../settings/settings.ts";
import { listSettings } from "../settings/show.ts";
import type { Command } from "./command.ts";

interface Check {
	readonly name: string;
	readonly ok: boolean;
	readonly found: string;
	readonly hint?: string;
}

export const doctorCommand: Command = {
	name: "doctor",
	shape: "",
	summary: "Check this machine, and show every setting with its source",
	flags: {
		...SETTING_FLAGS,
		json: { kind: "switch", help: "print the report as one JSON document" },
	},
	examples: [],
	run: async (line, io) => {
		const settings = resolveSettings(line, io);
		const checks = [checkNode(), checkBrowser(settings, io), checkOut(settings)];
		const ok = checks.every((check) => check.ok);
		const shown = listSettings(settings);
		io.out(
			line.switches.has("json")
				? `${JSON.stringify({ ok, checks, settings: shown, telemetry: "none" }, null, 2)}\n`
				: reportChecks(checks, shown, io),
		);
		return ok ? 0 : 1;
	},
};

function checkNode(): Check {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	const ok = major > 20 || (major === 20 && minor >= 19);
	return {
		name: "node",
		ok,
		found: process.versions.node,
		...(ok ? {} : { hint: "Install Node 20.19 or newer." }),
	};
}

function checkBrowser(settings: Settings, io: CliIo): Check {
	try {
		const { path, source } = chooseBrowser(settings, io);
		if (starts(path)) return { name: "browser", ok: true, found: `${path} (${source})` };
		const hint = "It may lack system libraries; install Chromium with your package manager.";
		return { name: "browser", ok: false, found: `${path} does not start`, hint };
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		return { name: "browser", ok: false, found: error.message, hint: error.hint };
	}
}

function checkOut({ out }: Settings): Check {
	let folder = out.value;
	while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder);
	try {
		accessSync(folder, constants.W_OK);
		return { name: "run folders", ok: true, found: out.value };
	} catch {
		const hint = "Name another folder with --out, or make this one writable.";
		return { name: "run folders", ok: false, found: `${folder} cannot be written`, hint };
	}
}

function reportChecks(
	checks: readonly Check[],
	settings: ReturnType<typeof listSettings>,
	io: CliIo,
): string {
	const paint = createPaint(io.colour.out);
	const checked = checks.flatMap(({ name, ok, found, hint }) => [
		`${ok ? paint.good("✓") : paint.bad("✗")} ${name.padEnd(12)} ${found}`,
		...(hint ? [`  ${"".padEnd(12)} ${paint.warn(hint)}`] : []),
	]);
	const listed = settings.map(
		({ name, value, source }) => `  ${name.padEnd(12)} ${value.padEnd(28)} ${paint.dim(source)}`,
	);
	return `${[...checked, "", "Settings (flags, then SUREHAND_*, then surehand.config.json, then defaults)", ...listed, "", "Telemetry: none."].join("\n")}\n`;
}
