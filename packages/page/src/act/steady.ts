/** Brings a target to where it can be pressed and waits until it stays there. */
import { bodyOf, boxOf, checkVisibility, doc, flatContains, flatParentOf } from "../dom.ts";
import type { Pressable } from "../registry.ts";
import { describe, type PressPoint, pressPoint, visibleBoxes } from "./hit.ts";
import { scrollIntoView } from "./methods.ts";
import { isOutOfSight } from "./top.ts";

const STEADY_LIMIT_MS = 400;
const FRAME_LIMIT_MS = 50;
const COVER_RETRY_MS = 60;
/** Transitions that move nothing. */
const PAINT = /color|shadow|opacity|outline|fill|stroke|filter|background/;
const EDGE = "the edge of the window";
/** How far up a field shares its parts with the wrappers it stands in. */
const OWN_LEVELS = 4;

/** The next painted frame, or a bounded wait where frames are not painted. */
export function frame(): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, FRAME_LIMIT_MS);
		requestAnimationFrame(() => {
			clearTimeout(timer);
			resolve();
		});
	});
}

/** What is pressed in place of the element when a stand-in shows instead of it. */
function face(entry: Pressable): Element {
	return entry.standIn && visibleBoxes(entry.element).length === 0 ? entry.standIn : entry.element;
}

/** Waits until two frames in a row show the same box; false when it never stopped moving. */
async function steady(entry: Pressable): Promise<boolean> {
	const until = performance.now() + STEADY_LIMIT_MS;
	let last = place(face(entry));
	while (performance.now() < until) {
		await frame();
		const now = place(face(entry));
		if (now === last && !isGliding(face(entry))) return true;
		last = now;
	}
	return false;
}

/** On its way to a place where it will stay: a transition of it, or of what it stands in. */
function isGliding(element: Element): boolean {
	return doc.getAnimations().some((animation) => {
		const { effect, playState } = animation;
		if (animation instanceof CSSTransition && PAINT.test(animation.transitionProperty))
			return false;
		if (playState !== "running" || !(effect instanceof KeyframeEffect)) return false;
		const { target } = effect;
		if (!target || !Number.isFinite(effect.getComputedTiming().endTime)) return false;
		return flatContains(target, element);
	});
}

function place(element: Element): string {
	const { x, y, width, height } = boxOf(element);
	return [x, y, width, height].map((side) => Math.round(side * 2)).join(",");
}

/**
 * A steady, hit-tested point. Tries where it stands, then scrolled to the middle, then to either end (a fixed header
 * or footer covers one of them), then waits for a passing cover until the limit.
 */
export async function reach(
	entry: Pressable,
	limitMs: number,
): Promise<PressPoint | { readonly by: string }> {
	const until = performance.now() + limitMs;
	let by = "";
	for (const block of [undefined, "center", "end", "start"] as const) {
		if (block) scrollTo(entry, block);
		else if (!inView(entry)) continue;
		await steady(entry);
		const found = pressPoint(entry);
		if (found && "x" in found) {
			if (!isOutOfSight(found)) return found;
			by = EDGE;
		} else if (found) by = describe(found.cover);
	}
	scrollTo(entry, "center");
	while (performance.now() < until) {
		await new Promise((resolve) => setTimeout(resolve, COVER_RETRY_MS));
		const found = pressPoint(entry);
		if (found && "x" in found) return found;
		if (found) by = describe(found.cover);
	}
	return { by };
}

/**
 * What stands between a person and a field that takes its value without a press. A decoration of the field itself (its
 * icon, its floating label) is nothing in the way, and what shows nowhere is reached otherwise.
 */
export async function obstruction(entry: Pressable, limitMs: number): Promise<string | undefined> {
	if (!inView(entry)) scrollTo(entry, "center");
	if (!inView(entry) || isClear(entry)) return undefined;
	const found = await reach(entry, limitMs);
	return "x" in found || found.by === "" ? undefined : found.by;
}

function isClear(entry: Pressable): boolean {
	const found = pressPoint(entry);
	if (!found || "x" in found) return true;
	let part: Element | null = entry.element;
	for (let level = 0; level < OWN_LEVELS && part; level++) {
		if (flatContains(part, found.cover)) return true;
		part = flatParentOf(part);
		if (part === bodyOf(doc)) return false;
	}
	return false;
}

export function scrollTo(entry: Pressable, block: ScrollLogicalPosition): void {
	const element = face(entry);
	scrollIntoView(element, { block, inline: "nearest", behavior: "instant" });
}

function inView(entry: Pressable): boolean {
	return [entry.element, entry.standIn].some((each) => each && visibleBoxes(each).length > 0);
}

/** False for what takes no space or is hidden with everything that could stand in for it. */
export function rendered(entry: Pressable): boolean {
	return [entry.element, entry.standIn].some(
		(each) => each && checkVisibility(each, { visibilityProperty: true }),
	);
}
