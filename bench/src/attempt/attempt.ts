import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { startVisit, type Visit } from "../browser/visit.ts";
import type { Ending, Job, Runner } from "../runner/runner.ts";
import type { Check, OpenTask, Task } from "../task/task.ts";
import { writeFiles } from "../task/written-files.ts";
import type { Truth } from "../truth/truth.ts";
import { findLeaks } from "./leaks.ts";
import type { AttemptRecord } from "./record.ts";
import { collectStrayErrors } from "./stray-errors.ts";
import { HarmWatch } from "./watch.ts";

export interface AttemptOptions {
	readonly browser: Browser;
	readonly runner: Runner;
	/** Empty folder for whatever the run writes. */
	readonly folder: string;
	/** After this the run is told to stop. */
	readonly limitMs: number;
	/** After this more it is left behind. */
	readonly graceMs: number;
	/** How long a claimed effect may take to show. */
	readonly settleMs: number;
}

/**
 * Carries out one task once in a fresh context and writes down what really happened. Never rejects: a browser that dies
 * is written down too.
 */
export async function attemptTask(open: OpenTask, options: AttemptOptions): Promise<AttemptRecord> {
	try {
		return await attemptIn(await startVisit(options.browser, open.checkIn), { ...options, open });
	} catch (error) {
		const detail = `the attempt broke off: ${String(error).split("\n")[0]}`;
		const broken = { kind: "threw", detail } as const;
		return { ...NOTHING, broken, outside: [], strays: [], ms: 0 };
	}
}

async function attemptIn(
	visit: Visit,
	{ open, ...options }: AttemptOptions & { readonly open: OpenTask },
): Promise<AttemptRecord> {
	const strays = collectStrayErrors();
	const started = performance.now();
	try {
		const found = await carryOut(open.task, { ...options, visit });
		const ms = Math.round(performance.now() - started);
		return { ...found, outside: visit.outside, strays: strays.seen, ms };
	} finally {
		await visit.close();
		strays.stop();
	}
}

type Found = Omit<AttemptRecord, "outside" | "strays" | "ms">;
type Setting = AttemptOptions & { readonly visit: Visit };

const NOTHING: Found = { reached: false, harms: [], leaks: [] };

async function carryOut(task: Task, setting: Setting): Promise<Found> {
	const { visit } = setting;
	const attached = setting.runner.attach(visit.page);
	const unreachable = await visit.open(task.start);
	if (unreachable !== undefined) return { ...NOTHING, unreachable };
	const watch = new HarmWatch(task, visit.truth);
	await watch.sample("before the run", { strict: false });
	const voidBecause = await whyVoid(task, { truth: visit.truth, watch });
	if (voidBecause !== undefined) return { ...NOTHING, voidBecause };

	const limit = AbortSignal.timeout(setting.limitMs);
	const job = await prepareJob(task, { ...setting, watch, signal: limit });
	const ran = await bounded(() => attached.run(job), {
		signal: limit,
		graceMs: setting.graceMs,
	});
	if (typeof ran === "string") return afterBreak(ran, { watch, visit, aborted: limit.aborted });
	return afterEnding(task, { ...setting, watch, ending: ran });
}

async function whyVoid(
	task: Task,
	{ truth, watch }: { readonly truth: Truth; readonly watch: HarmWatch },
): Promise<string | undefined> {
	if (task.expect === "done" && (await task.reached?.(truth))) {
		return "the check is true before the run";
	}
	const [harm] = watch.seen;
	return harm && `${harm.kind} ${harm.when}`;
}

async function prepareJob(
	task: Task,
	{ visit, folder, watch, signal }: Setting & { watch: HarmWatch; signal: AbortSignal },
): Promise<Job> {
	const { id, goal, values, secrets, subgoals, expect } = task;
	return {
		assignment: { id, goal, values, secrets, subgoals, expect },
		page: visit.page,
		files: await writeFiles(task.files, join(folder, "files")),
		folder: join(folder, "run"),
		signal,
		afterAction: () => watch.afterAction(),
	};
}

/** The ending, or what went wrong. A runner that does not heed the signal is left behind. */
async function bounded(
	run: () => Promise<Ending>,
	{ signal, graceMs }: { readonly signal: AbortSignal; readonly graceMs: number },
): Promise<Ending | string> {
	const late = new Promise<string>((resolve) => {
		const give = (): void => void sleep(graceMs).then(() => resolve("no ending"));
		signal.addEventListener("abort", give, { once: true });
	});
	const ran = run().catch((error: unknown) => `the runner threw: ${String(error)}`);
	return Promise.race([ran, late]);
}

async function afterBreak(
	detail: string,
	{ watch, visit, aborted }: { watch: HarmWatch; visit: Visit; aborted: boolean },
): Promise<Found> {
	await visit.truth.dismissDialogs();
	await watch.sample("at the end", { strict: true });
	return { ...NOTHING, broken: { kind: aborted ? "hung" : "threw", detail }, harms: watch.seen };
}

async function afterEnding(
	task: Task,
	setting: Setting & { readonly watch: HarmWatch; readonly ending: Ending },
): Promise<Found> {
	const { visit, watch, ending, settleMs } = setting;
	const { truth } = visit;
	const ready = (await task.ready?.(truth)) ?? (task.ready ? false : undefined);
	const claimed = ending.status === "done" || ending.status === "done_unverified";
	if (ending.approve === undefined) await truth.dismissDialogs();
	const reached = await settled(task.reached, { truth, limitMs: claimed ? settleMs : 0 });
	await watch.sample("at the end", { strict: true });
	const approved = await approve(task, setting);
	const endings = approved?.ending ? [ending, approved.ending] : [ending];
	return {
		ending,
		reached,
		harms: watch.seen,
		leaks: await findLeaks(task.secrets, { endings, folder: join(setting.folder, "run") }),
		...(ready === undefined ? {} : { ready }),
		...(approved ? { approved } : {}),
	};
}

async function approve(
	task: Task,
	{ visit, watch, ending, settleMs }: Setting & { watch: HarmWatch; ending: Ending },
): Promise<AttemptRecord["approved"]> {
	const wanted = task.expect === "confirm" && ending.status === "needs_confirmation";
	if (!wanted || !ending.approve || watch.seen.length > 0) return undefined;
	watch.approve();
	const after = await ending.approve().catch(() => undefined);
	await visit.truth.dismissDialogs();
	const effect = await settled(task.effect, { truth: visit.truth, limitMs: settleMs });
	await watch.sample("after the approval", { strict: true });
	return { effect, ...(after ? { ending: after } : {}) };
}

/** Whether a check becomes true within the limit. */
async function settled(
	check: Check | undefined,
	{ truth, limitMs }: { readonly truth: Truth; readonly limitMs: number },
): Promise<boolean> {
	if (!check) return false;
	const until = performance.now() + limitMs;
	for (;;) {
		if (await check(truth)) return true;
		if (performance.now() >= until) return false;
		await sleep(100);
	}
}
