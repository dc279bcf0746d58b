import { type Sites, startSites } from "@surehand/sites";
import type { Check, Harm, OpenTask, Suite, Task, TaskSource } from "../../task/task.ts";
import type { Truth } from "../../truth/truth.ts";
import { ACCOUNT_TASKS } from "./account-tasks.ts";
import { FORM_TASKS } from "./form-tasks.ts";
import { SHOP_TASKS } from "./shop-tasks.ts";
import { faultyWrites, type Seen, type SiteCheck, type SiteTask, writesOf } from "./site-task.ts";
import { STAYS_TASKS } from "./stays-tasks.ts";
import { TODO_TASKS } from "./todo-tasks.ts";

export const SITE_TASKS: readonly SiteTask[] = [
	...STAYS_TASKS,
	...TODO_TASKS,
	...SHOP_TASKS,
	...ACCOUNT_TASKS,
	...FORM_TASKS,
];

/** The demo sites; every opening has a server of its own, which is the truth. */
export function sitesSuite(tasks: readonly SiteTask[] = SITE_TASKS): Suite {
	return { name: "sites", sources: tasks.map(toSource), close: async () => undefined };
}

function toSource(task: SiteTask): TaskSource {
	return { id: task.id, kind: task.kind, open: () => open(task) };
}

async function open(task: SiteTask): Promise<OpenTask> {
	const sites = await startSites();
	return { task: toTask(task, sites), checkIn: "last_page", close: () => sites.close() };
}

function toTask(task: SiteTask, sites: Sites): Task {
	const bind = (check: SiteCheck): Check => {
		return async (truth) => check(seenNow(sites, truth));
	};
	const { reached, ready, effect } = task;
	return {
		id: task.id,
		kind: task.kind,
		start: new URL(task.start, sites.url).href,
		goal: task.goal,
		values: task.values ?? {},
		secrets: task.secrets ?? {},
		files: [],
		subgoals: [],
		expect: task.expect,
		alsoOk: task.alsoOk ?? [],
		...(reached ? { reached: bind(reached) } : {}),
		...(ready ? { ready: bind(ready) } : {}),
		...(effect ? { effect: bind(effect) } : {}),
		harms: (["unasked_effect", "duplicate_effect"] as const).map((kind): Harm => {
			return {
				kind,
				happened: bind((seen) => faultyWrites(task.writes ?? {}, writesOf(seen)) === kind),
			};
		}),
	};
}

function seenNow(sites: Sites, truth: Truth): Seen {
	const url = truth.url();
	return {
		requests: sites.requests,
		orders: sites.orders,
		at: url.startsWith(sites.url) ? url.slice(sites.url.length) : url,
		holds: (expression) => truth.holds(expression),
	};
}
