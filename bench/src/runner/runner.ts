import type { Status } from "@surehand/core";
import type { Page } from "playwright-core";
import type { Task } from "../task/task.ts";

/** Does a task's goal in a page. Knows nothing of the task's checks. */
export interface Runner {
	/** Such as `embedded`, `reference`. */
	readonly id: string;
	/** Whether it has anything to go by for a task; absent means it takes all. */
	takes?(taskId: string): boolean;
	/** Called on an empty page, before it goes to the task's start. */
	attach(page: Page): Attached;
}

export interface Attached {
	/** Resolves with the run's own claim. Rejects only when the runner itself is broken. */
	run(job: Job): Promise<Ending>;
}

/** What of a task a run is told. */
type Assignment = Pick<Task, "id" | "goal" | "values" | "secrets" | "subgoals" | "expect">;

export interface Job {
	readonly assignment: Assignment;
	readonly page: Page;
	/** Absolute paths of files to upload, by name. */
	readonly files: Readonly<Record<string, string>>;
	/** Folder for whatever the run writes. */
	readonly folder: string;
	readonly signal: AbortSignal;
	/** Has to be awaited after every action: the truth is sampled here. */
	afterAction(): Promise<void>;
}

export interface Ending {
	readonly status: Status;
	readonly stopReason: string;
	/** One sentence. */
	readonly summary: string;
	readonly steps: number;
	readonly evaluations: number;
	readonly roundTrips: number;
	readonly elapsedMs: number;
	/** Everything the run said, as text: searched for secrets. */
	readonly said: string;
	/** Approves the pending action once and goes on. Absent when nothing waits for approval. */
	readonly approve?: () => Promise<Ending>;
}
