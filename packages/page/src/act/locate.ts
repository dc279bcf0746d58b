import type { LocateInput, LocateResult, PrepareResult, ThroughFrameInput } from "../api.ts";
import { attr, elementAt, flatClosest, isConnected } from "../dom.ts";
import { countLike, fingerprintOf, keyFor } from "../identity.ts";
import { documentId, type Entry, entryOf } from "../registry.ts";
import { isUnchanged, startRecording } from "../settle/index.ts";
import { isDisabled } from "./disabled.ts";
import { contentCorner, ownerOf } from "./frames.ts";
import { arm, armAgainstAll } from "./guard.ts";
import { describe, type Point } from "./hit.ts";
import { scrollIntoView } from "./methods.ts";
import { prepare } from "./prepare.ts";
import { stateOf } from "./read-back.ts";
import { frame, obstruction, reach, rendered, scrollTo } from "./steady.ts";
import { isOutOfSight, scriptsAbove, topOf } from "./top.ts";

type Refusal = Exclude<LocateResult, { status: "ok" }>;

/** Finds where the target can be pressed now, or says why it must not be. Nothing was pressed in any case. */
export async function locate(input: LocateInput): Promise<LocateResult> {
	startRecording();
	const entry = entryOf(input.ref);
	const before = identityFault(input, entry);
	if (before || !entry) return before ?? gone();
	if (!input.force && isDisabled(entry.element)) return { status: "refused", reason: "disabled" };
	const point = await pointOf(input, entry);
	const after =
		identityFault(input, entry) ?? (isUnchanged() ? undefined : companyFault(input, entry));
	if (after) return after;
	if ("status" in point) return point;
	if (!input.force && isDisabled(entry.element)) return { status: "refused", reason: "disabled" };
	const state = stateOf(entry.element);
	const prepared = input.then ? await prepare(input.then) : undefined;
	if (prepared && prepared.status !== "ok") return fault(prepared);
	const option = prepared?.point;
	if (input.arm || option) {
		arm(entry);
		for (const above of scriptsAbove()) above.armAgainstAll();
	}
	const place = { ...point, ...option };
	return { status: "ok", ...place, ...topOf(place), state, ...(prepared ? { prepared } : {}) };
}

type Located = Point & { readonly via: "self" | "label" | "proxy" };

async function pointOf(input: LocateInput, entry: Entry): Promise<Located | Refusal> {
	if (input.then && !input.arm) return withoutPress(input, entry);
	if (!rendered(entry)) {
		if (input.force) return NOWHERE;
		return { status: "gone", reason: "it is no longer visible" };
	}
	const found = await reach(entry, input.limitMs);
	if ("x" in found) return found;
	if (input.force) return middleOf(entry);
	if (found.by === "") return { status: "gone", reason: "no part of it can be pressed" };
	return { status: "covered", by: found.by };
}

const NOWHERE: Located = { x: 0, y: 0, via: "self" };

/** Fields are not pressed, but one behind a dialog is out of a person's reach all the same. */
async function withoutPress(input: LocateInput, entry: Entry): Promise<Located | Refusal> {
	if (input.force || !rendered(entry)) return NOWHERE;
	const by = await obstruction(entry, input.limitMs);
	return by === undefined ? NOWHERE : { status: "covered", by };
}

function middleOf(entry: Entry): Located {
	scrollTo(entry, "nearest");
	const { x, y, width, height } = (entry.standIn ?? entry.element).getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2, via: "self" };
}

/** The same node, still the same thing, in the same document. */
function identityFault(input: LocateInput, entry: Entry | undefined): Refusal | undefined {
	if (input.documentId !== documentId) return { status: "stale", reason: "another document" };
	if (!entry || !isConnected(entry.element)) return gone();
	if (entry.key !== input.key || keyFor(entry.element) !== input.key) {
		return { status: "stale", reason: "it became another control" };
	}
	if (fingerprintOf(entry.element) !== entry.fingerprint) {
		return { status: "stale", reason: "it became another control" };
	}
	return undefined;
}

/** Counting look-alikes takes reading the whole document: only where it changed since. */
function companyFault(input: LocateInput, entry: Entry): Refusal | undefined {
	const count = countLike(input.ref);
	if (count === entry.likeCount) return undefined;
	return { status: "stale", reason: `${count} controls like it now, ${entry.likeCount} before` };
}

function gone(): Refusal {
	return { status: "gone", reason: "removed from the page" };
}

function fault(prepared: Exclude<PrepareResult, { status: "ok" }>): Refusal {
	return { status: prepared.status, reason: prepared.reason };
}

/** See `PageApi.throughFrame`. */
export async function throughFrame(input: ThroughFrameInput): Promise<LocateResult> {
	const owner = ownerOf(input.frameId);
	if (!owner || !isConnected(owner)) return { status: "gone", reason: "its frame was removed" };
	await bringIntoView(owner, input);
	const { x, y } = pointIn(owner, input);
	const hit = elementAt(x, y);
	if (hit !== owner) {
		const inert = flatClosest(owner, (at) => attr(at, "inert") !== null);
		const by = inert ?? hit;
		return { status: "covered", by: by ? describe(by) : "the edge of the window" };
	}
	if (input.arm) armAgainstAll();
	return { status: "ok", x, y, via: "self", ...topOf({ x, y }) };
}

function pointIn(owner: Element, inner: Point): Point {
	const corner = contentCorner(owner);
	return { x: corner.x + inner.x, y: corner.y + inner.y };
}

/** A frame of another origin cannot scroll the page it stands in. */
async function bringIntoView(owner: Element, inner: Point): Promise<void> {
	const inSight = ({ x, y }: Point): boolean =>
		x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && !isOutOfSight({ x, y });
	if (inSight(pointIn(owner, inner))) return;
	scrollIntoView(owner, { block: "center", inline: "nearest", behavior: "instant" });
	const { y } = pointIn(owner, inner);
	if (y < 0 || y >= innerHeight) scrollBy({ top: y - innerHeight / 2, behavior: "instant" });
	// The browser knows where frames of other processes stand only once this was painted.
	for (let painted = 0; painted < PAINTS; painted++) await frame();
}

const PAINTS = 3;
