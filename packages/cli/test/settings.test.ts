import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callCli, makeFolder } from "./call-cli.ts";

async function readSettings(options: {
	readonly args?: readonly string[];
	readonly env?: Record<string, string>;
	readonly config?: unknown;
}): Promise<Record<string, { value: string; source: string }>> {
	const cwd = makeFolder();
	if (options.config !== undefined) {
		writeFileSync(join(cwd, "surehand.config.json"), JSON.stringify(options.config));
	}
	const { out } = await callCli(["doctor", "--json", ...(options.args ?? [])], {
		cwd,
		env: { PATH: process.env.PATH ?? "", ...options.env },
	});
	const { settings } = JSON.parse(out) as {
		settings: { name: string; value: string; source: string }[];
	};
	return Object.fromEntries(settings.map(({ name, ...rest }) => [name, rest]));
}

test("a flag wins over a variable, a variable over the file, the file over the default", async () => {
	const config = { maxSteps: 5, deadline: "30s", locale: "de", headed: true };
	const env = { SUREHAND_MAX_STEPS: "6", SUREHAND_DEADLINE: "40" };
	const settings = await readSettings({ args: ["--max-steps", "7"], env, config });
	expect(settings).toMatchObject({
		maxSteps: { value: "7", source: "--max-steps" },
		deadline: { value: "40s", source: "SUREHAND_DEADLINE" },
		locale: { value: "de", source: "locale in surehand.config.json" },
		headed: { value: "true", source: "headed in surehand.config.json" },
		judge: { value: "embedded", source: "default" },
	});
});

test("an empty variable counts as not set", async () => {
	const settings = await readSettings({ env: { SUREHAND_LOCALE: "" } });
	expect(settings).toMatchObject({ locale: { value: "–", source: "default" } });
});

test("the password of a proxy is not shown", async () => {
	const settings = await readSettings({ args: ["--proxy", "http://ann:hunter2@proxy.test:3128"] });
	expect(settings).toMatchObject({ proxy: { value: "http://ann:***@proxy.test:3128/" } });
});

test.each([
	["an unknown setting", { maxStep: 5 }, 'Did you mean "maxSteps"?'],
	["a value that cannot be used", { maxSteps: 0 }, "maxSteps in surehand.config.json"],
	["a list for a value", { locale: ["de"] }, '"locale"'],
	["a list for the whole file", [], "no JSON object"],
])("a settings file with %s is told", async (_name, config, told) => {
	const cwd = makeFolder();
	writeFileSync(join(cwd, "surehand.config.json"), JSON.stringify(config));
	const { exitCode, err } = await callCli(["doctor"], { cwd });
	expect(exitCode).toBe(2);
	expect(err).toContain(told);
});

test("the doctor says what is wrong with the browser and exits with 1", async () => {
	const { exitCode, out } = await callCli(["doctor"], { env: { SUREHAND_BROWSER: "/missing" } });
	expect(exitCode).toBe(1);
	expect(out).toContain("✗ browser");
	expect(out).toContain("Telemetry: none");
});
