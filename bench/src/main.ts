import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { BrowserSupply } from "./browser/browser.ts";
import { type Options, parseOptions, USAGE, UsageError } from "./options.ts";
import { toMarkdown } from "./report/markdown.ts";
import type { TaskResult } from "./report/result.ts";
import { type Summary, summarise } from "./report/summary.ts";
import { writeResults } from "./report/write.ts";
import { runTasks } from "./run-suite.ts";
import { openRunner } from "./runner/open-runner.ts";
import { casesSuite } from "./suites/cases.ts";
import { FormatError } from "./suites/entry.ts";
import { sitesSuite } from "./suites/sites/suite.ts";
import { tasksSuite } from "./suites/tasks.ts";
import type { Suite } from "./task/task.ts";

const BENCH = dirname(dirname(fileURLToPath(import.meta.url)));
const RESULTS = join(BENCH, "results");
const REFERENCE = join(BENCH, "reference");

/** 25 decisions and 60 s a task; the rest is for a run that does not stop by itself. */
const BUDGET = { maxSteps: 25, deadlineMs: 60_000 } as const;
const GIVE_UP_MS = 75_000;
const GRACE_MS = 5_000;
const SETTLE_MS = 3_000;

try {
	process.exitCode = await bench(process.argv.slice(2));
} catch (error) {
	if (!(error instanceof UsageError || error instanceof FormatError)) throw error;
	process.stderr.write(`${error.message}\n\n${USAGE}`);
	process.exitCode = 2;
}

async function bench(args: readonly string[]): Promise<number> {
	const options = parseOptions(args, process.env);
	const suite = await openSuite(options);
	const browsers = new BrowserSupply({ headed: options.headed });
	try {
		const results = await runAll(suite, { options, browsers });
		const summary = await report(results, options);
		return summary.falseDone + summary.harm + summary.error > 0 ? 1 : 0;
	} finally {
		await browsers.close();
		await suite.close();
	}
}

async function openSuite(options: Options): Promise<Suite> {
	if (options.suite === "sites") return sitesSuite();
	if (options.suite === "cases") return casesSuite(options.cases ?? beside("cases/pains"));
	const { base, allowCmd } = options;
	return tasksSuite(options.tasks ?? beside("cases/tasks/tasks.json"), {
		allowCmd,
		...(base === undefined ? {} : { base }),
	});
}

/** Material that lies beside the checkout, when nobody named another. */
function beside(path: string): string {
	const found = join(dirname(BENCH), "..", "shared", path);
	if (existsSync(found)) return found;
	throw new UsageError(
		path.endsWith(".json") ? "name a file with --tasks" : "name a folder with --cases",
	);
}

async function runAll(
	suite: Suite,
	{ options, browsers }: { readonly options: Options; readonly browsers: BrowserSupply },
): Promise<readonly TaskResult[]> {
	const runner = await openRunner(options.judge, { ...BUDGET, reference: REFERENCE });
	const sources = suite.sources
		.filter(({ id }) => options.only.length === 0 || options.only.some((part) => id.includes(part)))
		.filter((source) => runner.takes?.(source.id) ?? true);
	if (sources.length === 0) throw new UsageError("no task fits --only");
	const folder = options.trace
		? join(RESULTS, "trace", suite.name)
		: await mkdtemp(join(tmpdir(), "surehand-bench-"));
	if (options.trace) await rm(folder, { recursive: true, force: true });
	try {
		return await runTasks(sources, {
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
	} finally {
		if (!options.trace) await rm(folder, { recursive: true, force: true });
	}
}

function printLine({ id, verdict, attempts }: TaskResult): void {
	const last = attempts.at(-1);
	const cost = `${last?.steps ?? 0} steps, ${last?.ms ?? 0} ms`;
	const fault = verdict.fault ? ` (${verdict.fault})` : "";
	const why = verdict.grade === "correct" ? last?.status : `${verdict.why}; ${last?.summary ?? ""}`;
	const line = `${verdict.grade}${fault}`.padEnd(26);
	process.stdout.write(`${line} ${id}: ${why}${verdict.flaky ? ", flaky" : ""} [${cost}]\n`);
}

async function report(results: readonly TaskResult[], options: Options): Promise<Summary> {
	const { suite, judge } = options;
	const summary = summarise(results, { suite, judge });
	const path = await writeResults(RESULTS, {
		name: `${suite}-${judge}`,
		data: { summary, results },
		markdown: toMarkdown(summary, results),
	});
	const written = { ...summary, results: relative(dirname(BENCH), path) };
	process.stdout.write(`\n${toMarkdown(summary, results)}\n${written.results}.md\n`);
	if (options.json) process.stdout.write(`${JSON.stringify(written)}\n`);
	return written;
}
