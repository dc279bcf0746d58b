import type { TextModel } from "./gates/text-model.ts";
import type { Judge } from "./judge/judge.ts";
import type { Limits } from "./limits.ts";
import type { SessionMemory } from "./progress/memory.ts";
import type { Proof } from "./proof/proof.ts";
import type { Driver, ExtractHint } from "./surface/driver.ts";
import type { RunState } from "./trace/state.ts";
import type { RunStore } from "./trace/store.ts";

export interface Subgoal {
	readonly goal: string;
	readonly values?: Readonly<Record<string, string>>;
	readonly expect?: readonly Proof[];
}

/** What one run is asked to do. */
export interface RunRequest {
	readonly goal: string;
	/** The value bag: values come from here and from the goal's own words, nowhere else. */
	readonly values?: Readonly<Record<string, string>>;
	/** Typed, never written anywhere, never shown to a judge. */
	readonly secrets?: Readonly<Record<string, string>>;
	/** Absolute paths of files to upload, by name. */
	readonly files?: Readonly<Record<string, string>>;
	/** Carried out in order on one budget instead of reading `goal` as one piece. */
	readonly subgoals?: readonly Subgoal[];
	/** All must hold for `done`. */
	readonly expect?: readonly Proof[];
	/** Must stay false: a violation stops the run. */
	readonly never?: readonly Proof[];
	/** What to read at the end, by name. */
	readonly extract?: Readonly<Record<string, ExtractHint>>;
	readonly limits?: Partial<Limits>;
	/** Origins the run may be on; default: wherever the surface goes. */
	readonly origins?: readonly string[];
	/** Continue an earlier run. */
	readonly resume?: ResumeRequest;
	/** Host settings kept for resuming, opaque to core. */
	readonly host?: Readonly<Record<string, unknown>>;
}

export interface ResumeRequest {
	readonly state: RunState;
	readonly verb:
		| { readonly kind: "values" }
		| { readonly kind: "approve"; readonly token: string }
		| { readonly kind: "choose"; readonly key: string; readonly nth?: number }
		| { readonly kind: "confirm-done" }
		| { readonly kind: "continue" };
}

/** What a run works with. */
export interface RunPorts {
	readonly driver: Driver;
	readonly judge: Judge;
	/** Default: nothing is kept. */
	readonly store?: RunStore;
	/** Default: the system clock. */
	readonly clock?: Clock;
	/** Opt-in: writes texts nobody supplied. */
	readonly textModel?: TextModel;
	readonly signal?: AbortSignal;
	/** Hand the same one to every run of a session; default: nothing is remembered from before. */
	readonly memory?: SessionMemory;
}

export interface Clock {
	now(): number;
	/** Rejects when the signal aborts. */
	sleep(ms: number, signal: AbortSignal): Promise<void>;
}
