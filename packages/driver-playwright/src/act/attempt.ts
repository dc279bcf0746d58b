import type { Change, Effect, Target } from "@surehand/core";
import type { LocateResult, PrepareInput, PrepareResult, ReadBack } from "@surehand/page";
import type { Hand, Point } from "../hand.ts";
import type { Patience, Trips } from "../link.ts";
import type { PageSnapshot } from "../snapshot.ts";
import type { Tab } from "../tab.ts";
import type { FrameWorld } from "../world.ts";

/** One action on its way: what it works with, and whether any input may have left. */
export interface Attempt {
	readonly snapshot: PageSnapshot;
	readonly tab: Tab;
	readonly hand: Hand;
	readonly trips: Trips;
	readonly signal: AbortSignal;
	left: boolean;
	/** Frames above the target's, of other origins, that were armed. */
	readonly armed: string[];
}

export type Refusal = Exclude<Effect, { status: "acted" | "unknown" }>;

/** What a value should read after the action. */
export interface Expectation {
	readonly holds: (state: ReadBack) => boolean;
	readonly show: (state: ReadBack) => string;
}

/** The input left (or nothing needed to); what is to be looked at afterwards. */
export interface Sent {
	readonly status: "sent";
	readonly ref?: string;
	/** A press was guarded: the reading tells where it fell. */
	readonly armed?: boolean;
	/** The press was meant to end somewhere else. */
	readonly carried?: boolean;
	readonly expect?: Expectation;
	/** Longer patience for answers that come by timer, such as suggestions. */
	readonly idleMs?: number;
	/** Nothing was sent because nothing was to be done. */
	readonly idempotent?: Change["readBack"];
	/** Read back by whoever took the steps, where the target itself does not tell. */
	readonly verdict?: Change["readBack"];
	/** Something was scrolled: another part is in view, even if nothing else changed. */
	readonly moved?: boolean;
}

export interface Located extends Point {
	readonly target: Target;
	readonly state: ReadBack;
	readonly prepared: (PrepareResult & { status: "ok" }) | undefined;
}

const CALL_LIMIT_MS = 10_000;
const REACH_LIMIT_MS = 800;

export function patienceOf(attempt: Attempt): Patience {
	return { signal: attempt.signal, limitMs: CALL_LIMIT_MS, dialogs: attempt.tab.dialogs };
}

/** Finds a target's press point in the top viewport, or says why it must not be touched. */
export async function locate(
	attempt: Attempt,
	ref: string,
	how: { readonly then?: PrepareInput; readonly arm?: boolean; readonly force?: boolean } = {},
): Promise<Located | Refusal> {
	const { snapshot, tab } = attempt;
	const target = snapshot.target(ref);
	const home = snapshot.home(ref);
	if (!target || !home) return { status: "gone", reason: "not a target of this observation" };
	const frame = tab.world.get(home.frameId);
	if (!frame?.contextId) return { status: "stale", reason: "its frame was reloaded or removed" };
	attempt.trips.add();
	const input = { ref, key: home.key, documentId: home.documentId, likeCount: home.likeCount };
	const found = await tab.world.call(
		frame,
		{ name: "locate", input: { ...input, limitMs: REACH_LIMIT_MS, ...how } },
		patienceOf(attempt),
	);
	if (found.status !== "ok") return found;
	const { prepared, state = { connected: true } } = found;
	const option = prepared?.status === "ok" && prepared.point !== undefined;
	const pressed = how.arm === true || option || !how.then;
	const inside = { x: found.x, y: found.y };
	const arm = how.arm === true || option;
	const point = pressed ? await inTop(attempt, { frame, found, arm }) : inside;
	if ("status" in point) return point;
	const { x, y } = point;
	return { x, y, target, state, prepared: prepared?.status === "ok" ? prepared : undefined };
}

/** Climbs through frames of other origins, each asked whether the point is free there. */
export async function inTop(
	attempt: Attempt,
	from: { frame: FrameWorld; found: LocateResult & { status: "ok" }; arm: boolean },
): Promise<Point | Refusal> {
	let { frame, found } = from;
	while (!found.top) {
		const parent = frame.parentId === undefined ? undefined : attempt.tab.world.get(frame.parentId);
		if (!parent) return { x: found.x, y: found.y };
		attempt.trips.add();
		const input = { frameId: frame.id, x: found.x, y: found.y, arm: from.arm };
		const above = await attempt.tab.world.call(
			parent,
			{ name: "throughFrame", input },
			patienceOf(attempt),
		);
		if (above.status !== "ok") return above;
		if (from.arm) attempt.armed.push(parent.id);
		frame = parent;
		found = above;
	}
	return found.top;
}

/** One more look or preparation at a target that was located before. */
export async function prepare(
	attempt: Attempt,
	input: PrepareInput & { readonly ref: string },
): Promise<(PrepareResult & { status: "ok" }) | Refusal> {
	const home = attempt.snapshot.home(input.ref);
	const frame = home && attempt.tab.world.get(home.frameId);
	if (!frame) return { status: "gone", reason: "not a target of this observation" };
	attempt.trips.add();
	return attempt.tab.world.call(frame, { name: "prepare", input }, patienceOf(attempt));
}
