import type { RunEvent } from "./events.ts";
import type { RunState } from "./state.ts";

/** Where a run leaves its record. Core names what is kept; `@surehand/runs` keeps it on disk. */
export interface RunStore {
	readonly runId: string;
	/** Folder on disk, when there is one. */
	readonly folder?: string;
	/** Appends to the trace; order is kept, the write may be buffered. */
	trace(event: RunEvent): void;
	/** Resolves only when the entry would survive a crash. */
	ledger(entry: LedgerEntry): Promise<void>;
	/** The full error with its stack; the only place it goes to. */
	error(stage: string, error: unknown): Promise<void>;
	/** Replaces the state atomically; resolves when it would survive a crash. */
	saveState(state: RunState): Promise<void>;
	/** Flushes and closes everything. */
	close(): Promise<void>;
}

/** Intent before dispatch, settlement after. An intent without settlement is an effect unknown. */
export type LedgerEntry =
	| {
			readonly type: "intent";
			readonly id: string;
			readonly step: number;
			readonly at: string;
			readonly action: string;
			/** Identity of the candidate across steps; an action whose effect is unknown is not offered again. */
			readonly signature: string;
			readonly targetKey?: string;
			readonly url: string;
			readonly irreversible: boolean;
			/** Digest of the approval it uses up. */
			readonly approval?: string;
	  }
	| {
			readonly type: "settled";
			readonly id: string;
			readonly at: string;
			readonly status: string;
			readonly change: string;
	  };
