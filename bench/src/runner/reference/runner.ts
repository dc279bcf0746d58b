import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Driver } from "@surehand/core";
import type { Page } from "playwright-core";
import type { Ending, Job, Runner } from "../runner.ts";
import { watchActions } from "../watched-driver.ts";
import { type Followed, followSteps } from "./follow.ts";
import type { ReferenceStep } from "./step.ts";

export interface ReferenceOptions {
	readonly steps: ReadonlyMap<string, readonly ReferenceStep[]>;
	readonly openDriver: (page: Page) => Promise<Driver>;
}

/** Follows hand-written steps through the driver alone: the ceiling of perception and action. */
export function referenceRunner({ steps, openDriver }: ReferenceOptions): Runner {
	return {
		id: "reference",
		takes: (taskId) => steps.has(taskId),
		async run(job: Job): Promise<Ending> {
			const started = performance.now();
			const { values, secrets, id } = job.assignment;
			const driver = watchActions(await openDriver(job.page), job.afterAction);
			const { signal, files } = job;
			const followed = await followSteps(driver, steps.get(id) ?? [], {
				values,
				secrets,
				signal,
				files,
			});
			return toEnding(followed, { driver, started });
		},
	};
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
		status: done ? "done_unverified" : "blocked",
		stopReason: done ? "steps_followed" : "step_not_possible",
		summary: done ? "every step was taken" : followed.detail,
		steps: followed.actions,
		evaluations: 0,
		roundTrips: driver.roundTrips(),
		elapsedMs: performance.now() - started,
		said: done ? "" : followed.detail,
	};
}
