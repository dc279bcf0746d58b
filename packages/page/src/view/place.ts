import { boxOf, documentElement, scrollHeightOf, scrollWidthOf } from "../dom.ts";
import type { Box, Clip, Look } from "./look.ts";

/** Where things stand: in the viewport, where a person can scroll to, or nowhere. */
export type Place = "in_view" | "above" | "below" | "left" | "right" | "nowhere";

/** Window of the document as one reading found it, CSS pixels. */
export interface Viewport {
	readonly width: number;
	readonly height: number;
	readonly scrollX: number;
	readonly scrollY: number;
	readonly pageWidth: number;
	readonly pageHeight: number;
	/** Sideways scrolling is switched off. */
	readonly lockedX: boolean;
}

export function readViewport(lockedX: boolean): Viewport {
	const root = documentElement();
	return {
		width: globalThis.innerWidth,
		height: globalThis.innerHeight,
		scrollX: globalThis.scrollX,
		scrollY: globalThis.scrollY,
		pageWidth: root ? scrollWidthOf(root) : 0,
		pageHeight: root ? scrollHeightOf(root) : 0,
		lockedX,
	};
}

export function boxFor(look: Look): Box {
	look.box ??= boxOf(look.element);
	return look.box;
}

export function hasArea(box: Box): boolean {
	return box.width >= 1 && box.height >= 1;
}

/** What decides whether a thing can be scrolled to. */
export type Held = Pick<Look, "clip" | "pinned">;

/** Where a box of `look` is for a person who may scroll everything that scrolls. */
export function placeOf(box: Box, look: Held, viewport: Viewport): Place {
	let shown = box;
	let first: Place = "in_view";
	for (let clip: Clip | null = look.clip; clip; clip = clip.outer) {
		const frame = boxFor(clip.look);
		const side = sideOf(shown, frame, { x: clip.x !== "none", y: clip.y !== "none" });
		if (side === "in_view") {
			shown = overlap(shown, frame, clip);
			continue;
		}
		const mode = side === "left" || side === "right" ? clip.x : clip.y;
		if (mode === "hide") return "nowhere";
		if (first === "in_view") first = side;
		// Scrolled to, it would stand inside the pane.
		shown = frame;
	}
	return first === "in_view" || !hasArea(shown)
		? inDocument(shown, look, viewport)
		: stillThere(first, inDocument(shown, look, viewport));
}

function stillThere(side: Place, pane: Place): Place {
	return pane === "nowhere" ? "nowhere" : pane === "in_view" ? side : pane;
}

function inDocument(box: Box, look: Held, viewport: Viewport): Place {
	const window = { x: 0, y: 0, width: viewport.width, height: viewport.height };
	const side = sideOf(box, window, { x: true, y: true });
	if (side === "in_view") return side;
	if (look.pinned) return "nowhere";
	const { scrollX, scrollY, pageWidth, width } = viewport;
	if (box.y + box.height + scrollY <= 0) return "nowhere";
	if (side !== "left" && side !== "right") return side;
	if (viewport.lockedX) return "nowhere";
	// Right-to-left documents scroll to negative offsets.
	const most = scrollX < 0 || isRightToLeft() ? width - pageWidth : 0;
	const left = box.x + scrollX;
	if (left + box.width <= most || left >= Math.max(pageWidth, width)) return "nowhere";
	return side;
}

function isRightToLeft(): boolean {
	const root = documentElement();
	return root !== null && getComputedStyle(root).direction === "rtl";
}

function sideOf(box: Box, frame: Box, axes: { readonly x: boolean; readonly y: boolean }): Place {
	if (axes.y && box.y + box.height <= frame.y) return "above";
	if (axes.y && box.y >= frame.y + frame.height) return "below";
	if (axes.x && box.x + box.width <= frame.x) return "left";
	if (axes.x && box.x >= frame.x + frame.width) return "right";
	return "in_view";
}

/** The part of a box inside a frame, on the axes that clip. */
function overlap(box: Box, frame: Box, clip: Clip): Box {
	const x = clip.x === "none" ? box.x : Math.max(box.x, frame.x);
	const y = clip.y === "none" ? box.y : Math.max(box.y, frame.y);
	const right =
		clip.x === "none" ? box.x + box.width : Math.min(box.x + box.width, frame.x + frame.width);
	const bottom =
		clip.y === "none" ? box.y + box.height : Math.min(box.y + box.height, frame.y + frame.height);
	return { x, y, width: right - x, height: bottom - y };
}

/** The part of a box that clips and viewport leave to see now. */
export function shownPart(box: Box, look: Held, viewport: Viewport): Box {
	let shown = box;
	for (let clip: Clip | null = look.clip; clip; clip = clip.outer)
		shown = overlap(shown, boxFor(clip.look), clip);
	const x = Math.max(shown.x, 0);
	const y = Math.max(shown.y, 0);
	return {
		x,
		y,
		width: Math.min(shown.x + shown.width, viewport.width) - x,
		height: Math.min(shown.y + shown.height, viewport.height) - y,
	};
}
