/** Where a point of this frame stands in the frames above, as far as they share this one's origin. */
import type { PageHandles } from "../api.ts";
import { contentCorner } from "./frames.ts";
import type { Point } from "./hit.ts";

/** The point in the top viewport; absent when a frame above is of another origin or shows something else there. */
export function topOf(point: Point): { top?: Point } {
	let at = point;
	for (let view: Window = window; view !== view.parent; view = view.parent) {
		const owner = ownerElement(view);
		if (!owner) return {};
		at = outside(owner, at);
		const over = owner.ownerDocument.elementFromPoint(at.x, at.y);
		if (over !== owner && owner.getRootNode() === owner.ownerDocument) return {};
	}
	return { top: at };
}

/** True when a frame above would have to be scrolled for the point to be seen. */
export function isOutOfSight(point: Point): boolean {
	let at = point;
	for (let view: Window = window; view !== view.parent; view = view.parent) {
		const owner = ownerElement(view);
		if (!owner) return false;
		at = outside(owner, at);
		const { innerWidth, innerHeight } = view.parent;
		if (at.x < 0 || at.y < 0 || at.x >= innerWidth || at.y >= innerHeight) return true;
	}
	return false;
}

/** Page scripts of the frames above, nearest first, as far as they share this one's origin. */
export function scriptsAbove(): PageHandles[] {
	const found: PageHandles[] = [];
	for (let view: Window = window; view !== view.parent; view = view.parent) {
		if (!ownerElement(view)) break;
		const { __surehand: script } = view.parent as Window & {
			__surehand?: { handles?: PageHandles };
		};
		if (script?.handles) found.push(script.handles);
	}
	return found;
}

function outside(owner: Element, point: Point): Point {
	const corner = contentCorner(owner);
	return { x: corner.x + point.x, y: corner.y + point.y };
}

function ownerElement(view: Window): Element | null {
	try {
		return view.frameElement;
	} catch {
		return null;
	}
}
