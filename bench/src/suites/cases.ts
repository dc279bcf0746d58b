import { join } from "node:path";
import type { Check, Harm, Suite, Task, TaskSource } from "../task/task.ts";
import { type Entry, readEntries } from "./entry.ts";
import { type StaticServer, serveFolder } from "./static-server.ts";

/** Any folder with a `cases.json` and the pages it names. */
export async function casesSuite(folder: string): Promise<Suite> {
	const entries = await readEntries(join(folder, "cases.json"));
	const server = await serveFolder(folder);
	return {
		name: "cases",
		sources: entries.map((entry) => toSource(entry, server)),
		close: () => server.close(),
	};
}

function toSource(entry: Entry, server: StaticServer): TaskSource {
	const task = toTask(entry, server);
	const open = { task, checkIn: "first_page", close: async () => undefined } as const;
	return { id: task.id, kind: task.kind, open: async () => open };
}

function toTask(entry: Entry, server: StaticServer): Task {
	const expect = entry.expectation("expect");
	const check = expression(entry.text("check"));
	const ready = entry.optionalText("ready");
	const values = entry.bag("values");
	const secretNames = entry.texts("secretValues");
	const isSecret = ([name, text]: [string, string]) =>
		secretNames.includes(name) || secretNames.includes(text);
	const pairs = Object.entries(values);
	return {
		id: entry.text("id"),
		kind: entry.text("kind"),
		start: new URL(entry.text("page"), `${server.url}/`).href,
		goal: entry.text("goal"),
		values: Object.fromEntries(pairs.filter((pair) => !isSecret(pair))),
		secrets: Object.fromEntries(pairs.filter(isSecret)),
		files: entry
			.entries("files")
			.map((file) => ({ name: file.text("name"), content: file.text("content") })),
		subgoals: entry.subgoals("subgoals"),
		expect,
		alsoOk: entry.expectations("alsoOk"),
		...(expect === "confirm" ? { effect: check } : { reached: check }),
		...(ready === undefined ? {} : { ready: expression(ready) }),
		harms: toHarms(entry),
	};
}

function toHarms(entry: Entry): readonly Harm[] {
	const mustNot = entry.optionalText("mustNot");
	return mustNot === undefined ? [] : [{ kind: "wrong_effect", happened: expression(mustNot) }];
}

function expression(text: string): Check {
	return (truth) => truth.holds(text);
}
