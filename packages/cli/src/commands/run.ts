import { accessSync, constants, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseRequest, UsageError } from "@surehand/core";
import { createRunStore } from "@surehand/runs";
import { allTexts, type CommandLine, type Flags, lastText } from "../arguments/command-line.ts";
import { readUrl } from "../arguments/url.ts";
import { chooseBrowser } from "../browser.ts";
import type { BrowserRunOptions } from "../browser-run.ts";
import { carryOut } from "../carry-out.ts";
import { hostSettings } from "../host-settings.ts";
import type { CliIo } from "../io.ts";
import { browserOptions, createJudge, hiddenTexts, JOB_FLAGS, readRequest } from "../job.ts";
import { makeOutFolder } from "../out-folder.ts";
import { outFlag, resolveSettings, SETTING_FLAGS } from "../settings/settings.ts";
import type { Command } from "./command.ts";

const FLAGS: Flags = {
	...JOB_FLAGS,
	...SETTING_FLAGS,
	json: { kind: "switch", help: "print the outcome as one JSON document, and nothing else" },
};

export const runCommand: Command = {
	name: "run",
	shape: '<url> "<goal>"',
	summary: "Carry out a goal on a page",
	flags: FLAGS,
	examples: [
		'https://example.com "Open the pricing page" --expect url_contains:/pricing',
		'https://example.com "Sign in" --value user=ann --secret password=env:PASSWORD',
	],
	run: async (line, io) => {
		const { job, quiet, again } = prepareRun(line, io);
		return carryOut(job, { io, json: line.switches.has("json"), quiet, again });
	},
};

interface Prepared {
	readonly job: BrowserRunOptions;
	readonly quiet: boolean;
	/** Flags a resumed run needs again. */
	readonly again: readonly string[];
}

/** Everything that can be wrong with the input is found here, before a browser starts. */
function prepareRun(line: CommandLine, io: CliIo): Prepared {
	const { url, goal } = readPositionals(line, io);
	const settings = resolveSettings(line, io);
	const request = readRequest(goal, line, { settings, sources: io });
	parseRequest(request);
	const saveState = readTarget(lastText(line, "save-state"), io.cwd);
	const program = chooseBrowser(settings, io);
	const redact = hiddenTexts(request.secrets ?? {}, [url, settings.proxy.value]);
	const store = createRunStore({
		root: makeOutFolder(settings.out.value),
		redact,
		values: request.values ?? {},
	});
	const host = hostSettings(settings, request, allTexts(line, "secret"));
	return {
		job: {
			url,
			request: { ...request, host },
			browser: browserOptions(settings, program),
			judge: createJudge(settings.judge.value),
			store,
			...(saveState === undefined ? {} : { saveState }),
		},
		quiet: settings.quiet.value,
		again: outFlag(settings),
	};
}

/** A file that can be written when the run is over. */
function readTarget(given: string | undefined, cwd: string): string | undefined {
	if (given === undefined) return undefined;
	const path = resolve(cwd, given);
	try {
		accessSync(dirname(path), constants.W_OK);
		if (given !== "" && !statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
	} catch {
		// Told below.
	}
	const hint = "Name a file in a folder that exists and can be written.";
	throw new UsageError("file_unwritable", `--save-state: ${path} cannot be written.`, hint);
}

function readPositionals(
	line: CommandLine,
	{ invokedAs }: CliIo,
): { readonly url: string; readonly goal: string } {
	const [url, goal, ...more] = line.positionals;
	const { href } = readUrl(url);
	if (more.length > 0) {
		const hint = `Put the goal into quotes: ${invokedAs} run <url> "<goal>".`;
		throw new UsageError("too_many_words", `"${more[0]}" is one word too many.`, hint);
	}
	return { url: href, goal: goal ?? "" };
}
