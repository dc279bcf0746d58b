import { rm } from "node:fs/promises";
import { join } from "node:path";
import { attemptTask } from "./attempt/attempt.ts";
import type { BrowserSupply } from "./browser/browser.ts";
import { gradeAttempt } from "./grading/grade.ts";
import { verdictOf } from "./grading/majority.ts";
import { type GradedAttempt, type TaskResult, toGradedAttempt } from "./report/result.ts";
import type { Runner } from "./runner/runner.ts";
import type { TaskSource } from "./task/task.ts";

export interface SuiteRun {
	readonly browsers: BrowserSupply;
	readonly runner: Runner;
	readonly repeat: number;
	readonly jobs: number;
	/** Run folders are made below it. */
	readonly folder: string;
	readonly keepFolders: boolean;
	readonly limitMs: number;
	readonly graceMs: number;
	readonly settleMs: number;
	readonly report: (result: TaskResult) => void;
}

/** Attempts every task, a few at a time; the results are in the order of the tasks. */
export async function runTasks(
	sources: readonly TaskSource[],
	options: SuiteRun,
): Promise<readonly TaskResult[]> {
	const results: TaskResult[] = [];
	const queue = sources.map((source, index) => ({ source, index }));
	const work = async (): Promise<void> => {
		for (let next = queue.shift(); next; next = queue.shift()) {
			const result = await runTask(next.source, options);
			results[next.index] = result;
			options.report(result);
		}
	};
	await Promise.all(Array.from({ length: options.jobs }, work));
	return results;
}

async function runTask(source: TaskSource, options: SuiteRun): Promise<TaskResult> {
	const attempts: GradedAttempt[] = [];
	for (let attempt = 1; attempt <= options.repeat; attempt += 1) {
		attempts.push(await runAttempt(source, { ...options, attempt }));
	}
	return { id: source.id, kind: source.kind, verdict: verdictOf(attempts), attempts };
}

async function runAttempt(
	source: TaskSource,
	options: SuiteRun & { readonly attempt: number },
): Promise<GradedAttempt> {
	const name = `${source.id.replace(/[^\w-]+/g, "_")}-${options.attempt}`;
	const folder = join(options.folder, name);
	const open = await source.open();
	try {
		const { runner, limitMs, graceMs, settleMs } = options;
		const browser = await options.browsers.take();
		const record = await attemptTask(open, {
			browser,
			runner,
			folder,
			limitMs,
			graceMs,
			settleMs,
		});
		return toGradedAttempt(gradeAttempt(open.task, record), record);
	} finally {
		await open.close();
		if (!options.keepFolders) await rm(folder, { recursive: true, force: true });
	}
}
