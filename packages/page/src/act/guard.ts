/**
 * The last check, made by the browser's own event delivery: between finding a point and the press arriving there the
 * page may have put something else under it. An armed guard looks at the first press before the page does and lets it
 * through only if it falls on the target; otherwise the whole press is swallowed and nothing was pressed.
 */
import type { ActedReport } from "../api.ts";
import { boxOf, elementAt, isConnected, isElement, shadowRootOf, tagOf } from "../dom.ts";
import type { Pressable } from "../registry.ts";
import { describe, reaches } from "./hit.ts";

const STARTS = ["pointerdown", "mousedown"] as const;
const REST = [
	"pointerup",
	"mouseup",
	"click",
	"dblclick",
	"auxclick",
	"contextmenu",
	"dragstart",
] as const;
const ARMED_MS = 3_000;

let wanted: ((hit: Element) => boolean) | undefined;
let until = 0;
let verdict: ActedReport["press"];
/** The armed target, to tell one that moved away from one that went. */
let armed: Element | undefined;
/** Where the armed target stood when the press began. */
let pressedAt = "";
/** Where the release fell: on the target, or beside it because the page moved meanwhile. */
let release: "on" | "beside" | undefined;

/** Allows presses on this target only, from now until the report is taken. */
export function arm(entry: Pressable): void {
	expect((hit) => reaches(entry, hit));
	armed = entry.element;
}

/** `arm`, and only while it is still what it was chosen for: lists use the same nodes for other items. */
export function armFor(entry: Pressable, still: () => boolean): void {
	expect((hit) => reaches(entry, hit) && still());
	armed = entry.element;
}

/** Allows presses inside child frames only: one that reaches this document is wrong. */
export function armAgainstAll(): void {
	expect(() => false);
}

/** A press aimed into a frame that the browser delivered outside of it: the frame was not there yet. */
function nameOf(hit: Element | null): string {
	return !hit || tagOf(hit) === "iframe" ? "" : describe(hit);
}

function expect(accepts: (hit: Element) => boolean): void {
	listen();
	wanted = accepts;
	until = performance.now() + ARMED_MS;
	verdict = undefined;
	armed = undefined;
	release = undefined;
}

/** The press seen since arming, and no longer armed. */
export function takePress(): ActedReport["press"] {
	const lost = release === "beside" && armed !== undefined && isConnected(armed);
	const seen = verdict?.hit && lost ? { hit: true, lost } : verdict;
	wanted = undefined;
	verdict = undefined;
	return seen;
}

/** Called when the script starts, so that its listeners come before the page's; `document.open` drops them. */
export function listen(): void {
	for (const type of STARTS) addEventListener(type, onStart, { capture: true });
	for (const type of REST) addEventListener(type, onRest, { capture: true });
}

function onStart(event: Event): void {
	if (!wanted || !event.isTrusted || performance.now() > until) return;
	if (verdict === undefined) {
		const hit = hitOf(event as MouseEvent);
		pressedAt = placeOf(armed);
		verdict = hit && wanted(hit) ? { hit: true } : { hit: false, by: nameOf(hit) };
	}
	if (!verdict.hit) swallow(event);
}

function onRest(event: Event): void {
	if (!wanted || !verdict || !event.isTrusted) return;
	if (!verdict.hit) swallow(event);
	else if (event.type === "mouseup" || event.type === "click") noteRelease(event as MouseEvent);
}

function placeOf(element: Element | undefined): string {
	if (!element) return "";
	const { x, y } = boxOf(element);
	return `${Math.round(x)},${Math.round(y)}`;
}

/**
 * What opens over a control while it is pressed takes the release as well: only a control that moved was missed.
 * A click that reaches the target makes good for a release seen beside it. */
function noteRelease(event: MouseEvent): void {
	const hit = hitOf(event);
	const on = hit !== null && wanted?.(hit) === true;
	if (on) release = "on";
	else if (event.type === "mouseup" && placeOf(armed) !== pressedAt) release = "beside";
}

function swallow(event: Event): void {
	event.preventDefault();
	event.stopImmediatePropagation();
}

function hitOf(event: MouseEvent): Element | null {
	const first = event.composedPath()[0];
	if (!(first instanceof Node) || !isElement(first)) return null;
	return shadowRootOf(first) ? (elementAt(event.clientX, event.clientY) ?? first) : first;
}
