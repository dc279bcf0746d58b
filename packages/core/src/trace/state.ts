import type { ClauseState } from "../judge/judge.ts";
import type { Limits } from "../limits.ts";
import type { MemoryEntry } from "../progress/memory.ts";
import type { PendingAction } from "../proof/outcome.ts";
import type { Proof } from "../proof/proof.ts";
import type { Subgoal } from "../request.ts";

/** All a later process needs to go on with a run. Kept with mode 0600; secrets are named, never written. */
export interface RunState {
	readonly version: 1;
	readonly runId: string;
	readonly goal: string;
	readonly subgoals: readonly Subgoal[];
	readonly subgoal: number;
	readonly values: Readonly<Record<string, string>>;
	readonly files: Readonly<Record<string, string>>;
	/** Names only: they have to be handed over again. */
	readonly secretKeys: readonly string[];
	readonly expect: readonly Proof[];
	readonly never: readonly Proof[];
	/** Indexes of `expect` that held before the first action. */
	readonly alreadyTrue: readonly number[];
	readonly limits: Limits;
	/** Where the run began. */
	readonly startUrl?: string;
	readonly url: string;
	readonly steps: number;
	readonly evaluations: number;
	readonly clauseStates: readonly ClauseState[];
	readonly memory: readonly MemoryEntry[];
	/** Keys of values already put in. */
	readonly applied: readonly string[];
	readonly status: string;
	readonly pending?: PendingAction;
	/** Digests of approvals already used. */
	readonly usedApprovals: readonly string[];
	/** An intent was written whose settlement is missing. */
	readonly openIntent?: {
		readonly id: string;
		readonly action: string;
		readonly signature: string;
		readonly targetKey?: string;
	};
	readonly token?: { readonly value: string; readonly expiresAt: string };
	/** Host settings needed to reopen the surface (start url, storage state path, viewport …). */
	readonly host: Readonly<Record<string, unknown>>;
}
