import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseRequest, type ResumeRequest, type RunState, UsageError } from "@surehand/core";
import { createRunStore, type FileRunStore, openRun, type StoredRun } from "@surehand/runs";
import { allTexts, type CommandLine, type Flags } from "../arguments/command-line.ts";
import { chooseBrowser } from "../browser.ts";
import type { BrowserRunOptions } from "../browser-run.ts";
import { BROWSER_STATE_FILE } from "../browser-state.ts";
import { carryOut } from "../carry-out.ts";
import { type HostSettings, readHostSettings } from "../host-settings.ts";
import type { CliIo } from "../io.ts";
import { browserOptions, createJudge, hiddenTexts, INPUT_FLAGS, readInputs } from "../job.ts";
import {
	browserOfBefore,
	pageOfBefore,
	type ResumeInput,
	resumeRequest,
} from "../resume-request.ts";
import { outFlag, resolveSettings, SETTING_FLAGS, type Settings } from "../settings/settings.ts";
import type { Command } from "./command.ts";
import { readVerb } from "./resume-verb.ts";

const FLAGS: Flags = {
	...INPUT_FLAGS,
	approve: { kind: "text", shape: "<token>", help: "carry out the pending action, once" },
	choose: {
		kind: "text",
		shape: "<n|key>",
		help: "the target meant, by its number in the list or its key",
	},
	"confirm-done": { kind: "switch", help: "you looked, and the goal is reached" },
	continue: { kind: "switch", help: "go on where the run stopped, with a new budget" },
	abort: { kind: "switch", help: "give the run up and forget its browser state" },
	...SETTING_FLAGS,
	json: { kind: "switch", help: "print the outcome as one JSON document, and nothing else" },
};

export const resumeCommand: Command = {
	name: "resume",
	shape: "<run-id>",
	summary: "Go on with a run that stopped",
	flags: FLAGS,
	examples: [
		"<run-id> --approve <token>",
		"<run-id> --value email=ann@example.com",
		"<run-id> --continue",
	],
	run: async (line, io) => {
		const { root, stored } = await findRun(line, io);
		const verb = readVerb(line, stored, io.invokedAs);
		if (verb.kind === "abort") return abort(stored, { root, io });
		const { job, settings } = prepareResume(line, { io, stored, verb });
		await checkUnmoved(job.store, { root, stored });
		return carryOut(job, {
			io,
			json: line.switches.has("json"),
			quiet: settings.quiet.value,
			again: outFlag(settings),
		});
	},
};

/** The record of the run stays; what would let somebody go on with it does not. */
async function abort(
	stored: Found["stored"],
	{ root, io }: { readonly root: string; readonly io: CliIo },
): Promise<number> {
	const store = createRunStore({ root, runId: stored.runId });
	const { token, pending, ...state } = stored.state;
	store.trace({ type: "note", atMs: 0, step: state.steps, text: "given up by the caller" });
	await store.saveState({ ...state, status: "aborted" });
	await rm(join(stored.folder, BROWSER_STATE_FILE), { force: true });
	await store.close();
	io.err(`Run ${stored.runId} is given up. Its record stays in ${stored.folder}.\n`);
	return 0;
}

interface Found {
	readonly root: string;
	readonly stored: StoredRun & { readonly state: RunState };
}

async function findRun(line: CommandLine, io: CliIo): Promise<Found> {
	const [runId, ...more] = line.positionals;
	if (runId === undefined || more.length > 0) {
		const hint = `Write: ${io.invokedAs} resume <run-id>. The id is the name of the run's folder.`;
		throw new UsageError("run_id_missing", "Exactly one run id is needed.", hint);
	}
	const root = resolveSettings(line, io).out.value;
	const stored = await openRun(root, runId);
	if (stored.state) return { root, stored: { ...stored, state: stored.state } };
	throw withoutState(stored);
}

/** A run killed during its first action has no state yet: what it may have done is told, lest it be done twice. */
function withoutState({ runId, ledger }: StoredRun): UsageError {
	const code = "run_without_state";
	const acts = ledger.flatMap((entry) => (entry.type === "intent" ? [entry.action] : []));
	if (acts.length === 0) {
		const message = `Run ${runId} ended before it did anything that could be continued.`;
		return new UsageError(code, message, "Start it again.");
	}
	const message = `Run ${runId} ended before it could be continued, but may have done: ${acts.join(", ")}.`;
	return new UsageError(code, message, "Look at the page before you start it again.");
}

/** Read again under the lock: an approval is good once, also for two who come with it at the same time. */
async function checkUnmoved(store: FileRunStore, { root, stored }: Found): Promise<void> {
	const now = await openRun(root, stored.runId);
	const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
	if (same(now.state, stored.state) && same(now.ledger, stored.ledger)) return;
	await store.close();
	const hint = "Look at how it stopped, and resume it from there.";
	throw new UsageError("run_moved", `Run ${stored.runId} has gone on in the meantime.`, hint);
}

interface ResumeContext {
	readonly io: CliIo;
	readonly stored: Found["stored"];
	readonly verb: ResumeRequest["verb"];
}

function prepareResume(
	line: CommandLine,
	{ io, stored, verb }: ResumeContext,
): { readonly job: BrowserRunOptions; readonly settings: Settings } {
	const { state } = stored;
	const host = readHostSettings(state.host);
	const settings = resolveSettings(line, io, host.settings);
	const given = readInputs(line, io);
	const secrets = { ...secretsOfBefore(line, { io, host }), ...given.secrets };
	const request = resumeRequest(state, { ...given, secrets, verb, ...budget(settings) });
	parseRequest(request);
	const program = chooseBrowser(settings, io);
	const redact = hiddenTexts(secrets, [state.url, settings.proxy.value]);
	const store = createRunStore({
		root: settings.out.value,
		runId: stored.runId,
		redact,
		values: request.values ?? {},
	});
	const job = {
		url: pageOfBefore(state),
		request,
		browser: browserOfBefore(stored.folder, browserOptions(settings, program)),
		judge: createJudge(settings.judge.value),
		store,
	};
	return { job, settings };
}

/** Only what was asked for anew. */
function budget({ maxSteps, deadline }: Settings): Pick<ResumeInput, "maxSteps" | "deadlineMs"> {
	return {
		...(maxSteps.source === "default" ? {} : { maxSteps: maxSteps.value }),
		...(deadline.source === "default" ? {} : { deadlineMs: deadline.value }),
	};
}

/** Secrets whose place was named before are read from there again. */
function secretsOfBefore(
	line: CommandLine,
	{ io, host }: { readonly io: CliIo; readonly host: HostSettings },
): Readonly<Record<string, string>> {
	const givenNow = allTexts(line, "secret").map(nameOf);
	const before = host.secretSources.filter((source) => !givenNow.includes(nameOf(source)));
	const present = before.filter((source) => isThere(source, io));
	return readInputs({ ...line, texts: { secret: present } }, io).secrets;
}

function isThere(source: string, { env }: CliIo): boolean {
	const variable = /^[^=]+=env:(?<name>.*)$/su.exec(source)?.groups?.name;
	return variable === undefined || Boolean(env[variable]);
}

function nameOf(source: string): string {
	return source.slice(0, source.indexOf("="));
}
