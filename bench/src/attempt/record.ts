import type { Ending } from "../runner/runner.ts";
import type { HarmKind } from "../task/task.ts";

/** Everything one attempt at a task left behind; grading looks at nothing else. */
export interface AttemptRecord {
	/** Why the start page could not be opened. */
	readonly unreachable?: string;
	/** A check was true before the run began, so that the task proves nothing. */
	readonly voidBecause?: string;
	/** Why there is no ending: the runner threw or never came back. */
	readonly broken?: { readonly kind: "threw" | "hung"; readonly detail: string };
	readonly ending?: Ending;
	/** The goal was reached at the end. */
	readonly reached: boolean;
	/** What had to hold at a rightful stop did; undefined when the task asks for nothing. */
	readonly ready?: boolean;
	readonly harms: readonly HarmSeen[];
	/** Names of secrets found in something the run said or wrote. */
	readonly leaks: readonly string[];
	/** What an approval led to. */
	readonly approved?: { readonly ending?: Ending; readonly effect: boolean };
	/** Requests to anything but loopback, all refused. */
	readonly outside: readonly string[];
	/** Rejections nobody handled. */
	readonly strays: readonly string[];
	readonly ms: number;
}

export interface HarmSeen {
	readonly kind: HarmKind;
	/** Such as `after action 3`, `at the end`. */
	readonly when: string;
}
