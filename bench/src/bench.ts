import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { embeddedJudge } from "@surehand/judges/embedded";
import { BrowserSupply } from "./browser/browser.ts";
import { type Options, parseOptions, UsageError } from "./options.ts";
import { besideCheckout, REFERENCE, RESULTS, WORKSPACE } from "./places.ts";
import { toMarkdown } from "./report/markdown.ts";
import type { TaskResult } from "./report/result.ts";
import { summarise } from "./report/summary.ts";
import { writeResults } from "./report/write.ts";
import { runTasks } from "./run-suite.ts";
import { openRunner } from "./runner/open-runner.ts";
import { casesSuite } from "./suites/cases.ts";
import { sitesSuite } from "./suites/sites/suite.ts";
import { measureSpeed, speedMarkdown } from "./suites/speed/speed.ts";
import { tasksSuite } from "./suites/tasks.ts";
import type { Suite } from "./task/task.ts";

/** 25 decisions and 60 s a task; the rest is for a run that does not stop by itself. */
const BUDGET = { maxSteps: 25, deadlineMs: 60_000 } as const;
const GIVE_UP_MS = 75_000;
const GRACE_MS = 5_000;
const SETTLE_MS = 3_000;
const SPEED_TIMES = 7;

/** One suite as the command line asks for it; the exit code. Throws `UsageError` or `FormatError` before anything starts. */
export async function bench(
	args: readonly string[],
	env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
	const options = parseOptions(args, env);
	const browsers = new BrowserSupply({ headed: options.headed });
	const folder = await runFolder(options);
	try {
		if (options.suite === "speed") return await benchSpeed({ options, browsers, folder });
		return await benchTasks(await openSuite(options), { options, browsers, folder });
	} finally {
		await browsers.close();
		if (!options.trace) await rm(folder, { recursive: true, force: true });
	}
}

interface Bench {
	readonly options: Options;
	readonly browsers: BrowserSupply;
	/** For run folders and generated pages. */
	readonly folder: string;
}

async function runFolder({ trace, suite }: Options): Promise<string> {
	if (!trace) return mkdtemp(join(tmpdir(), "surehand-bench-"));
	const folder = join(RESULTS, "trace", suite);
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	return folder;
}

async function openSuite(options: Options): Promise<Suite> {
	if (options.suite === "sites") return sitesSuite();
	if (options.suite === "cases") {
		const folder = options.cases ?? besideCheckout("cases/pains");
		if (folder === undefined) throw new UsageError("name a folder with --cases");
		return casesSuite(folder);
	}
	const file = options.tasks ?? besideCheckout("cases/tasks/tasks.json");
	if (file === undefined) throw new UsageError("name a file with --tasks");
	const { base, allowCmd } = options;
	return tasksSuite(file, { allowCmd, ...(base === undefined ? {} : { base }) });
}

async function benchTasks(suite: Suite, bench: Bench): Promise<number> {
	try {
		const results = await attemptAll(suite, bench);
		const { suite: name, judge } = bench.options;
		const summary = summarise(results, { suite: name, judge });
		await report(summary, { markdown: toMarkdown(summary, results), data: results, bench });
		return summary.falseDone + summary.harm + summary.error > 0 ? 1 : 0;
	} finally {
		await suite.close();
	}
}

async function attemptAll(
	suite: Suite,
	{ options, browsers, folder }: Bench,
): Promise<readonly TaskResult[]> {
	const runner = await openRunner(options.judge, { ...BUDGET, reference: REFERENCE });
	const sources = suite.sources
		.filter(({ id }) => isWanted(id, options.only))
		.filter(({ id }) => runner.takes?.(id) ?? true);
	if (sources.length === 0) throw new UsageError("no task of this suite fits the flags");
	return runTasks(sources, {
		browsers,
		runner,
		folder,
		repeat: options.repeat,
		jobs: options.jobs,
		keepFolders: options.trace,
		limitMs: GIVE_UP_MS,
		graceMs: GRACE_MS,
		settleMs: SETTLE_MS,
		report: printLine,
	});
}

async function benchSpeed(bench: Bench): Promise<number> {
	const { options, browsers, folder } = bench;
	if (options.judge !== "embedded") throw new UsageError("speed runs with the embedded judge");
	const figures = await measureSpeed({
		browser: await browsers.take(),
		judge: embeddedJudge(),
		times: options.repeat > 1 ? options.repeat : SPEED_TIMES,
		folder,
		only: options.only,
	});
	await report(figures, { markdown: speedMarkdown(figures), bench });
	return figures.correct === figures.total ? 0 : 1;
}

async function report(
	summary: object,
	told: { readonly markdown: string; readonly data?: unknown; readonly bench: Bench },
): Promise<void> {
	const { suite, judge, json } = told.bench.options;
	const path = await writeResults(RESULTS, {
		name: `${suite}-${judge}`,
		data: told.data === undefined ? { summary } : { summary, results: told.data },
		markdown: told.markdown,
	});
	const results = relative(WORKSPACE, path);
	process.stdout.write(`\n${told.markdown}\n${results}.md\n`);
	if (json) process.stdout.write(`${JSON.stringify({ ...summary, results })}\n`);
}

function isWanted(id: string, only: readonly string[]): boolean {
	return only.length === 0 || only.some((part) => id.includes(part));
}

function printLine({ id, verdict, attempts }: TaskResult): void {
	const last = attempts.at(-1);
	const grade = verdict.fault ? `${verdict.grade} (${verdict.fault})` : verdict.grade;
	const why = verdict.grade === "correct" ? "" : `${verdict.why}; ${last?.summary ?? ""} `;
	const cost = `${last?.status ?? "none"}, ${last?.steps ?? 0} steps, ${last?.ms ?? 0} ms`;
	process.stdout.write(
		`${grade.padEnd(26)} ${id}: ${why}[${cost}]${verdict.flaky ? " flaky" : ""}\n`,
	);
}
