import type {
	BlindSpot,
	ExtractHint,
	Message,
	Proof,
	ProofVerdict,
	ScrollState,
	Target,
} from "@surehand/core";

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
	/**
	 * One effect on a widget that takes several steps: the page script decides each from what it sees, the driver
	 * carries it out and asks for the next one until the answer is an end.
	 */
	widget(input: WidgetInput): Promise<WidgetMove>;
	/** Value, checked state and connectedness of a target after an action. */
	readBack(input: { readonly ref: string }): ReadBack;
	/** Starts collecting live-region texts until the next `observe`, so that a short-lived toast is not missed. */
	watch(): void;
	check(input: { readonly proofs: readonly Proof[] }): readonly ProofVerdict[];
	/** How many requests the page waits for now; told by the driver while `observe` settles. */
	network(input: { readonly inFlight: number }): void;
	/** Where a point of a child frame stands in this frame, hit-tested on the frame element; arms the guard. */
	throughFrame(input: ThroughFrameInput): Promise<LocateResult>;
	/** See `Snapshot.extract`; undefined when nothing of that kind is there. */
	extract(input: ExtractHint): unknown;
	/** Where fields stand whose value must not be shown, for a picture; and where child frames stand. */
	sensitiveAreas(): SensitiveAreas;
	/** Refs of the targets a hint (`design: flows §3`) matches, in page order. */
	resolveHint(input: { readonly hint: string }): readonly string[];
}

/** Boxes in this frame's viewport, CSS pixels. */
export interface SensitiveAreas {
	readonly boxes: readonly ChildFrame["box"][];
	readonly documentId: string;
	/** Content corner of each child frame. */
	readonly frames: readonly {
		readonly frameId?: string;
		readonly documentId?: string;
		readonly x: number;
		readonly y: number;
	}[];
}

/** Functions that take or give live objects of the isolated world; called with `Runtime.callFunctionOn`. */
export interface PageHandles {
	readonly documentId: string;
	/** Tells which frame each owner element holds; from then on `ChildFrame.frameId` names it. */
	adoptFrames(ids: readonly string[], owners: readonly Element[]): void;
	/** Makes closed shadow roots readable like open ones. */
	adoptRoots(roots: readonly ShadowRoot[]): void;
	/** Hosts that seem to have a closed shadow root nobody handed over yet, at most 50. */
	closedHosts(): Element[];
	/** Notes plain elements with a press listener; how many of them are no targets yet. */
	noteListeners(elements: readonly Element[]): number;
	/** For the frames below: lets no press reach this document itself. */
	armAgainstAll(): void;
	takePress(): ActedReport["press"];
	/** The element of a ref, the field inside it when it only wraps one. */
	elementOf(ref: string): Element | undefined;
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
	/** Hints whose targets the cap must not drop. */
	readonly keep?: readonly string[];
	/** The target just acted on, to be read back before refs are given anew. Empty ref: only the guard's report. */
	readonly after?: { readonly ref: string };
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
	/** Requests in flight when the call was made; later counts come through `network`. */
	readonly inFlight?: number;
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
	/** Answer to `ObserveInput.after`. */
	readonly acted?: ActedReport;
}

/** What the page script saw of the action it was armed for. */
export interface ActedReport {
	readonly readBack?: ReadBack;
	/** Absent when no armed press arrived. `hit` false: it fell on `by` and was swallowed, nothing was pressed. */
	readonly press?: {
		readonly hit: boolean;
		readonly by?: string;
		/** It began on the target and ended beside it, because the page moved in between: no click came of it. */
		readonly lost?: boolean;
	};
}

export interface ChildFrame {
	/** CDP frame id, once the driver handed it over (`PageHandles.adoptFrames`). */
	readonly frameId?: string;
	/** `FrameReading.documentId` of what it shows, when it shares this document's origin. */
	readonly documentId?: string;
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
	/** Carried out in the same call once the target is found, so that it costs no round trip. */
	readonly then?: PrepareInput;
	/** The next press must fall on the target; on anything else it is swallowed before the page sees it. */
	readonly arm?: boolean;
}

export interface ThroughFrameInput {
	readonly frameId: string;
	/** Point in the child frame's viewport. */
	readonly x: number;
	readonly y: number;
	readonly arm?: boolean;
}

export type LocateResult =
	/** Point in this frame's viewport, CSS pixels, hit-tested: pressing it presses the target (or its label). */
	| {
			readonly status: "ok";
			readonly x: number;
			readonly y: number;
			readonly via: "self" | "label" | "proxy";
			/** The same point in the top viewport, when every frame above shares this one's origin. */
			readonly top?: { readonly x: number; readonly y: number };
			/** Result of `LocateInput.then`. */
			readonly prepared?: PrepareResult;
			/** State at this moment, before any input. */
			readonly state?: ReadBack;
	  }
	| { readonly status: "stale" | "gone" | "moved"; readonly reason: string }
	| { readonly status: "covered"; readonly by: string }
	| { readonly status: "refused"; readonly reason: string };

export type PrepareInput =
	| { readonly kind: "focus"; readonly ref: string; readonly selectAll: boolean }
	| {
			readonly kind: "select";
			readonly ref: string;
			readonly options: readonly string[];
			/** Sets the options by code even where they could be pressed. */
			readonly byCode?: boolean;
	  }
	| {
			readonly kind: "scroll";
			readonly ref?: string;
			readonly direction: "up" | "down" | "left" | "right" | "to";
	  }
	| { readonly kind: "set"; readonly ref: string; readonly value: string }
	/** Text for a field: set at once where typing has no meaning (date, range), else focused and selected. */
	| {
			readonly kind: "fill";
			readonly ref: string;
			readonly text: string;
			/** Of one-time code boxes, the one to focus; 0 when absent. */
			readonly box?: number;
	  };

export type PrepareResult =
	/**
	 * `typing` tells what is left to do: `text` insert `value`, `keys` type `value` key by key (one-time code boxes),
	 * `press` the field takes focus only from a real press, then ask again. Absent: nothing.
	 */
	| {
			readonly status: "ok";
			readonly value?: string;
			readonly typing?: "text" | "keys" | "press";
			/** Where an option of an open list is to be pressed, in this frame's viewport; absent when set by code. */
			readonly point?: { readonly x: number; readonly y: number };
			/** It takes several steps: `PageApi.widget` is to be asked. Nothing was done. */
			readonly widget?: true;
			/** Several lines in an editor that is not a text area. */
			readonly rich?: boolean;
	  }
	| { readonly status: "stale" | "gone"; readonly reason: string }
	| { readonly status: "refused"; readonly reason: string };

export type WidgetInput =
	| { readonly kind: "select"; readonly ref: string; readonly options: readonly string[] }
	| { readonly kind: "fill"; readonly ref: string; readonly text: string }
	/** The last move was carried out. */
	| { readonly kind: "next" };

export type WidgetMove =
	/** A hit-tested point in this frame's viewport (`top` as in `LocateResult`); the guard is armed. */
	| {
			readonly do: "press";
			readonly x: number;
			readonly y: number;
			readonly top?: { readonly x: number; readonly y: number };
	  }
	/** Keys one after the other, to what has the focus. */
	| { readonly do: "keys"; readonly keys: readonly string[] }
	/** Text in place of the selection. */
	| { readonly do: "type"; readonly text: string }
	/** All is done; what the widget shows now. */
	| { readonly do: "end"; readonly held: boolean; readonly actual: string }
	/** It cannot be done; nothing was left open. */
	| { readonly do: "refused"; readonly reason: string };

export interface ReadBack {
	readonly connected: boolean;
	readonly value?: string;
	readonly checked?: boolean | "mixed";
	readonly selectedLabels?: readonly string[];
	readonly text?: string;
}
