import { type Driver, type Judge, type Outcome, type RunRequest, run } from "@surehand/core";
import { createRunStore, openRun } from "@surehand/runs";
import type { Page } from "playwright-core";
import type { Attached, Ending, Job, Runner } from "./runner.ts";
import { watchActions } from "./watched-driver.ts";

export interface ProductOptions {
	readonly judge: Judge;
	readonly openDriver: (page: Page) => Driver;
	/** The bench sets its own budgets. */
	readonly maxSteps: number;
	readonly deadlineMs: number;
}

/** The product's own loop with one judge, its run folder on disk as a host would have it. */
export function productRunner(options: ProductOptions): Runner {
	return {
		id: options.judge.id,
		attach(page: Page): Attached {
			const bare = options.openDriver(page);
			return {
				run: (job) => {
					const driver = watchActions(bare, job.afterAction);
					return carryOut(toRequest(job, options), { ...options, job, driver });
				},
			};
		},
	};
}

function toRequest({ assignment, files }: Job, options: ProductOptions): RunRequest {
	const { goal, values, secrets, subgoals } = assignment;
	return {
		goal,
		values,
		secrets,
		files,
		...(subgoals.length > 0 ? { subgoals } : {}),
		limits: {
			maxSteps: options.maxSteps,
			maxEvaluations: options.maxSteps * 2,
			deadlineMs: options.deadlineMs,
		},
	};
}

interface Setting extends ProductOptions {
	readonly job: Job;
	/** One for the whole attempt, so that a resumed run goes on where it stopped. */
	readonly driver: Driver;
	/** Continue this run's folder. */
	readonly runId?: string;
}

async function carryOut(request: RunRequest, setting: Setting): Promise<Ending> {
	const { job, driver, judge, runId } = setting;
	const store = createRunStore({
		root: job.folder,
		redact: Object.values(job.assignment.secrets),
		...(runId === undefined ? {} : { runId }),
	});
	const running = run(request, { driver, judge, store, signal: job.signal });
	const events: string[] = [];
	for await (const event of running) events.push(JSON.stringify(event));
	const outcome = await running.outcome;
	return toEnding(outcome, { request, setting, events });
}

function toEnding(
	outcome: Outcome,
	told: {
		readonly request: RunRequest;
		readonly setting: Setting;
		readonly events: readonly string[];
	},
): Ending {
	const waits = outcome.status === "needs_confirmation" && outcome.resume !== undefined;
	return {
		status: outcome.status,
		stopReason: outcome.stopReason,
		summary: outcome.failure
			? `${outcome.summary} (${outcome.failure.stage}: ${outcome.failure.detail})`
			: outcome.summary,
		steps: outcome.steps,
		evaluations: outcome.evaluations,
		roundTrips: outcome.roundTrips,
		elapsedMs: outcome.elapsedMs,
		said: [...told.events, JSON.stringify(outcome)].join("\n"),
		...(waits ? { approve: () => approve(outcome, told) } : {}),
	};
}

async function approve(
	outcome: Outcome,
	{ request, setting }: { readonly request: RunRequest; readonly setting: Setting },
): Promise<Ending> {
	const { state } = await openRun(setting.job.folder, outcome.runId);
	const token = outcome.resume?.token;
	if (!state || token === undefined) throw new Error("the run left nothing to resume");
	const resumed = { ...request, resume: { state, verb: { kind: "approve", token } } } as const;
	return carryOut(resumed, { ...setting, runId: outcome.runId });
}
