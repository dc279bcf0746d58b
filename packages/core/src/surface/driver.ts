import type { Proof, ProofVerdict } from "../proof/proof.ts";
import type { Action } from "./action.ts";
import type { Change } from "./change.ts";
import type { Observation } from "./observation.ts";

/** Reads and acts on one surface. Throws only for an abort or a surface that cannot be read. */
export interface Driver {
	/** Identity of the surface; a change between two steps means the run moved and must not act. */
	id(): unknown;
	/**
	 * Reads the surface afresh, after waiting (bounded) until it is ready. The observation a driver took
	 * while settling after an action is handed out once here instead of being read again.
	 */
	observe(options: ObserveOptions): Promise<Snapshot>;
	/** The driver's own vocabulary for its failures; undefined when the error is not its own. */
	failureCategory?(error: unknown): FailureCategory | undefined;
	/** Awaited calls from driver to surface so far. */
	roundTrips(): number;
}

export interface ObserveOptions {
	readonly signal: AbortSignal;
	/** `media`: also list images, canvases and videos as targets, for goals that hover or drag. */
	readonly include?: readonly "media"[];
	/** Read along with the observation, so that `check` of the same proofs costs no further round trip. */
	readonly proofs?: readonly Proof[];
}

/** One observation and the only handle through which its targets may be acted on. */
export interface Snapshot {
	readonly observation: Observation;
	/** Freshness, hit-test and input in one; acts only if the target is still the same thing. */
	act(action: Action, options: { readonly signal: AbortSignal }): Promise<Effect>;
	check(
		proofs: readonly Proof[],
		options: { readonly signal: AbortSignal },
	): Promise<readonly ProofVerdict[]>;
	/** Reads result data; undefined when the surface has nothing of that kind under those words. */
	extract?(hint: ExtractHint, options: { readonly signal: AbortSignal }): Promise<unknown>;
	dispose(): Promise<void>;
}

/** What to read as result data. */
export interface ExtractHint {
	/** `text`: string; `table`: rows as objects by column; `records`: repeated cards or list items as objects. */
	readonly kind: "text" | "table" | "records";
	/** Words or a hint that name the area; empty means the main content. */
	readonly of: string;
}

export type Effect =
	| { readonly status: "acted"; readonly change: Change }
	/** The document or the target's context is no longer the one observed. Nothing was done. */
	| { readonly status: "stale" | "gone" | "moved"; readonly reason: string }
	| { readonly status: "covered"; readonly by: string }
	/** The action does not fit the target (disabled, no such option, not allowed). Nothing was done. */
	| { readonly status: "refused"; readonly reason: string }
	/** It may have taken effect: never repeated, reconciled by reading. */
	| { readonly status: "unknown"; readonly reason: string };

export type FailureCategory =
	| "configuration"
	| "text_helper_invalid_output"
	| "judge_unavailable"
	| "judge_invalid_output"
	| "cancelled"
	| "navigation_context"
	| "timeout"
	| "document_not_ready"
	| "window_unavailable"
	| "browser_closed"
	| "unexpected_error";
