import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Driver } from "@surehand/core";
import type { Page } from "playwright-core";
import type { Attached, Ending, Job, Runner } from "../runner.ts";
import { watchActions } from "../watched-driver.ts";
import { type Followed, followSteps } from "./follow.ts";
import type { ReferenceStep } from "./step.ts";

export interface ReferenceOptions {
	readonly steps: ReadonlyMap<string, readonly ReferenceStep[]>;
	readonly openDriver: (page: Page) => Driver;
}

/** Follows hand-written steps through the driver alone: the ceiling of perception and action. */
export function referenceRunner({ steps, openDriver }: ReferenceOptions): Runner {
	return {
		id: "reference",
		takes: (taskId) => steps.has(taskId),
		attach(page: Page): Attached {
			const driver = openDriver(page);
			return { run: (job) => follow(driver, { job, steps: steps.get(job.assignment.id) ?? [] }) };
		},
	};
}

async function follow(
	bare: Driver,
	{ job, steps }: { readonly job: Job; readonly steps: readonly ReferenceStep[] },
): Promise<Ending> {
	const started = performance.now();
	const { assignment, files, signal } = job;
	const { values, secrets } = assignment;
	const driver = watchActions(bare, job.afterAction);
	const followed = await followSteps(driver, steps, { values, secrets, files, signal });
	return toEnding(followed, { driver, started });
}

/** Reads every `*.json` of a folder: steps by task id. */
export async function readSteps(folder: string): Promise<Map<string, readonly ReferenceStep[]>> {
	const steps = new Map<string, readonly ReferenceStep[]>();
	const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
	for (const name of names) {
		const file: unknown = JSON.parse(await readFile(join(folder, name), "utf8"));
		for (const [id, list] of Object.entries(file as Record<string, ReferenceStep[]>)) {
			steps.set(id, list);
		}
	}
	return steps;
}

function toEnding(
	followed: Followed,
	{ driver, started }: { readonly driver: Driver; readonly started: number },
): Ending {
	const done = followed.status === "followed";
	return {
		status: done ? "done_unverified" : "interrupted",
		stopReason: done ? "steps_followed" : "step_not_possible",
		summary: done ? "every step was taken" : followed.detail,
		steps: followed.actions,
		evaluations: 0,
		roundTrips: driver.roundTrips(),
		elapsedMs: performance.now() - started,
		said: done ? "" : followed.detail,
	};
}
