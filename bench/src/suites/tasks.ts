import { dirname, join } from "node:path";
import type { Check, Harm, Suite, Task, TaskSource } from "../task/task.ts";
import { type Entry, FormatError, readEntries } from "./entry.ts";
import { type CheckSettings, toCheck } from "./outside-check.ts";
import { serveFolder } from "./static-server.ts";

export interface TasksOptions {
	/** Without it the `pages` folder beside the file is served. */
	readonly base?: string;
	readonly allowCmd: boolean;
}

/** A file of tasks with start URLs; `{base}` in them is the server the pages are on. */
export async function tasksSuite(file: string, options: TasksOptions): Promise<Suite> {
	const entries = await readEntries(file);
	const server =
		options.base === undefined ? await serveFolder(join(dirname(file), "pages")) : undefined;
	const base = (options.base ?? server?.url ?? "").replace(/\/$/, "");
	const settings = { base, allowCmd: options.allowCmd };
	return {
		name: "tasks",
		sources: entries.map((entry) => toSource(entry, settings)),
		close: async () => server?.close(),
	};
}

function toSource(entry: Entry, settings: CheckSettings): TaskSource {
	const task = toTask(entry, settings);
	const open = { task, checkIn: "last_page", close: async () => undefined } as const;
	return { id: task.id, kind: task.kind, open: async () => open };
}

function toTask(entry: Entry, settings: CheckSettings): Task {
	const expect = entry.expectation("expect");
	const checkEntry = entry.entry("check");
	if (!checkEntry) throw new FormatError(entry.place, "a check");
	const check = toCheck(checkEntry, settings);
	const effect = entry.entry("effect");
	return {
		id: entry.text("id"),
		kind: entry.optionalText("category") ?? entry.optionalText("suite") ?? "task",
		start: entry.text("start").replaceAll("{base}", settings.base),
		goal: entry.text("goal"),
		values: entry.bag("values"),
		secrets: entry.bag("secrets"),
		files: entry
			.entries("files")
			.map((file) => ({ name: file.text("name"), content: file.text("content") })),
		subgoals: entry.subgoals("subgoals"),
		expect,
		alsoOk: entry.expectations("alsoOk"),
		...(expect === "done" ? { reached: check } : {}),
		...(effect ? { effect: toCheck(effect, settings) } : {}),
		harms: expect === "done" ? [] : [notHolding(check, expect === "confirm")],
	};
}

/** Where nothing may change, a check that fails is the harm. */
function notHolding(check: Check, untilApproval: boolean): Harm {
	return {
		kind: "wrong_effect",
		happened: async (truth) => {
			const holds = await check(truth);
			return holds === undefined ? undefined : !holds;
		},
		strict: true,
		untilApproval,
	};
}
