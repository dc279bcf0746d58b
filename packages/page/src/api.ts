import type { BlindSpot, Message, Proof, ProofVerdict, ScrollState, Target } from "@surehand/core";

/**
 * Functions a driver may call inside a page, one object per frame, living in an isolated world. Every argument and
 * result is plain JSON, serialised by the script itself (never through the page's `toJSON`). Nothing it does is
 * visible to the page except the input it is asked to make.
 */
export interface PageApi {
	/** Waits until the document has settled (when asked), then reads all of it in one layout. */
	observe(input: ObserveInput): Promise<FrameReading>;
	/** Is the target still the same, and where can it be pressed? Scrolls it into view, waits for a stable box. */
	locate(input: LocateInput): Promise<LocateResult>;
	/** Sets things that need no pointer: select options, scroll positions, focus and selection before typing. */
	prepare(input: PrepareInput): Promise<PrepareResult>;
	/** Value, checked state and connectedness of a target after an action. */
	readBack(input: { readonly ref: string }): ReadBack;
	/** Starts collecting live-region texts until the next `observe`, so that a short-lived toast is not missed. */
	watch(): void;
	check(input: { readonly proofs: readonly Proof[] }): readonly ProofVerdict[];
	/** Refs of the targets a hint (`design: flows §3`) matches, in page order. */
	resolveHint(input: { readonly hint: string }): readonly string[];
}

export interface ObserveInput {
	/** Prefix for refs of this frame, such as `f2.`; empty for the top frame. */
	readonly refPrefix: string;
	readonly settle?: SettleInput;
	readonly limits: {
		readonly targets: number;
		readonly textChars: number;
		readonly selectedOptions: number;
		readonly offscreenLabels: number;
		readonly optionsPerTarget: number;
	};
	readonly includeMedia?: boolean;
	/** Proofs to evaluate in the same call. */
	readonly proofs?: readonly Proof[];
	/** Keys of targets that received a secret: their values are masked. */
	readonly secretKeys?: readonly string[];
}

/** Milliseconds. */
export interface SettleInput {
	/** Return once the DOM was quiet this long. */
	readonly quietMs: number;
	/** Nothing at all happened: return after this. */
	readonly idleMs: number;
	readonly limitMs: number;
	/** Upper bound while the page says it is loading. */
	readonly busyLimitMs: number;
	/** At least one usable control and a complete document, for a first look. */
	readonly ready?: boolean;
}

/** One frame as read; the driver merges frames into an `Observation`. Boxes are in this frame's viewport, CSS pixels. */
export interface FrameReading {
	readonly url: string;
	readonly title: string;
	readonly lang: string;
	readonly readiness: "ready" | "loading";
	readonly text: string;
	readonly headings: readonly string[];
	readonly messages: readonly Message[];
	readonly targets: readonly Target[];
	readonly selected: readonly string[];
	readonly offscreen: { readonly above: readonly string[]; readonly below: readonly string[] };
	readonly scroll: ScrollState;
	readonly blindSpots: readonly BlindSpot[];
	readonly verdicts: readonly ProofVerdict[];
	/** Child frames in page order, to be read by the driver and placed where they stand. */
	readonly frames: readonly ChildFrame[];
	/** Identifies the document; another document has another one. */
	readonly documentId: string;
	/** Texts collected since `watch`. */
	readonly watched: readonly Message[];
	/** Why settling ended, and how long it took. */
	readonly settled?: {
		readonly reason: "changed" | "quiet" | "idle" | "limit" | "busy_limit";
		readonly ms: number;
	};
}

export interface ChildFrame {
	/** Index among `iframe`/`frame` elements of the document, shadow roots included, page order. */
	readonly index: number;
	readonly name: string;
	readonly src: string;
	readonly visible: boolean;
	/** Content box in this frame's viewport, CSS pixels. */
	readonly box: {
		readonly x: number;
		readonly y: number;
		readonly width: number;
		readonly height: number;
	};
	/** How many targets came before it, so that page order holds after merging. */
	readonly targetsBefore: number;
}

export interface LocateInput {
	readonly ref: string;
	/** Key at observation time: the node must still have it. */
	readonly key: string;
	readonly documentId: string;
	/** How many targets had this key then; another count now is stale. */
	readonly likeCount: number;
	readonly limitMs: number;
	/** A control that may be disabled or covered is still wanted (for hover and scroll). */
	readonly force?: boolean;
}

export type LocateResult =
	/** Point in this frame's viewport, CSS pixels, hit-tested: pressing it presses the target (or its label). */
	| {
			readonly status: "ok";
			readonly x: number;
			readonly y: number;
			readonly via: "self" | "label" | "proxy";
	  }
	| { readonly status: "stale" | "gone" | "moved"; readonly reason: string }
	| { readonly status: "covered"; readonly by: string }
	| { readonly status: "refused"; readonly reason: string };

export type PrepareInput =
	| { readonly kind: "focus"; readonly ref: string; readonly selectAll: boolean }
	| { readonly kind: "select"; readonly ref: string; readonly options: readonly string[] }
	| {
			readonly kind: "scroll";
			readonly ref?: string;
			readonly direction: "up" | "down" | "left" | "right" | "to";
	  }
	| { readonly kind: "set"; readonly ref: string; readonly value: string };

export type PrepareResult =
	| { readonly status: "ok"; readonly value?: string }
	| { readonly status: "stale" | "gone"; readonly reason: string }
	| { readonly status: "refused"; readonly reason: string };

export interface ReadBack {
	readonly connected: boolean;
	readonly value?: string;
	readonly checked?: boolean | "mixed";
	readonly selectedLabels?: readonly string[];
	readonly text?: string;
}
