import { attr, isHtml } from "../dom.ts";
import { labelledBy, typeOf } from "../fields.ts";
import type { Box, Look } from "../view/look.ts";
import { boxFor, hasArea, placeOf } from "../view/place.ts";
import type { View } from "../view/walk.ts";
import { areasOf } from "./area.ts";
import type { Control } from "./control.ts";
import { withoutDoubles } from "./doubles.ts";
import { isShownByHover } from "./hover.ts";
import { Extras } from "./media.ts";
import { type Nature, natureOf } from "./nature.ts";

export interface FindOptions {
	/** Also pictures, canvases and players, for goals that hover or drag. */
	readonly media?: boolean;
}

/** Every control a person can see or scroll to, in page order, each once. */
export function findControls(view: View, options: FindOptions = {}): Control[] {
	const found: Control[] = [];
	const labels: Look[] = [];
	const extras = options.media ? new Extras(view) : undefined;
	for (const look of view.looks) {
		if (look.tag === "label" && isHtml(look.element)) labels.push(look);
		else if (look.tag === "img" && attr(look.element, "usemap")) found.push(...areasOf(look, view));
		const control = controlOf(look, view) ?? extras?.controlOf(look);
		if (control) found.push(control);
	}
	const listed = new Set(found.map((control) => control.element));
	for (const label of labels) {
		const control = labelControl(label, view);
		if (!control || listed.has(control.element)) continue;
		listed.add(control.element);
		found.push(control);
	}
	found.sort((a, b) => a.look.start - b.look.start);
	return withoutDoubles(found);
}

function controlOf(look: Look, view: View): Control | undefined {
	const nature = natureOf(look);
	const scrolls = isScroller(look);
	if (!nature && !scrolls) return undefined;
	const shape = shapeOf(look, view);
	if (!shape) return undefined;
	return {
		element: look.element,
		look: shape.look === look ? look : { ...shape.look, start: look.start, end: look.end },
		box: shape.box,
		...described(nature),
		...(scrolls ? { scrolls } : {}),
	};
}

function described(nature: Nature): Pick<Control, "semantic" | "hint"> {
	return nature ?? { semantic: false, hint: "scroll" };
}

/** A label that stands for a control nobody can press directly (a restyled checkbox, a hidden file field). */
function labelControl(label: Look, view: View): Control | undefined {
	const element = labelledBy(label.element);
	if (!element || !isHtml(element) || !PRESSED_BY_LABEL.has(typeOf(element))) return undefined;
	const shape = shapeOf(label, view);
	return shape && { element, look: label, box: shape.box, semantic: true, hint: "label" };
}

const PRESSED_BY_LABEL = new Set([
	"checkbox",
	"radio",
	"file",
	"submit",
	"button",
	"reset",
	"image",
]);

const SMALLEST_FIELD = 8;

interface Shape {
	readonly look: Look;
	readonly box: Box;
}

/** What of a control can be seen and pressed; undefined when nothing can. */
function shapeOf(look: Look, view: View): Shape | undefined {
	if (!look.visible || look.squashed) return undefined;
	const shape = withArea(look, 0);
	if (!shape || placeOf(shape.box, shape.look, view.viewport) === "nowhere") return undefined;
	if (!look.transparent) return shape.box.width < 2 && shape.box.height < 2 ? undefined : shape;
	// Row buttons that fade in under the mouse can be pressed where they are.
	if (look.tag !== "input" && isShownByHover(look.element)) return shape;
	// A see-through field over a styled stand-in is what receives the press.
	const own = look.parent?.transparent !== true;
	const field = look.tag === "input" || look.tag === "select" || look.tag === "textarea";
	const large = shape.box.width >= SMALLEST_FIELD && shape.box.height >= SMALLEST_FIELD;
	return own && field && large ? shape : undefined;
}

/** The element itself, or the first part of it that has an area (a link around a floating picture). */
function withArea(look: Look, depth: number): Shape | undefined {
	if (look.display !== "contents") {
		const box = boxFor(look);
		if (hasArea(box)) return { look, box };
	}
	if (depth > 3) return undefined;
	for (const node of look.nodes) {
		if (typeof node === "string" || !node.visible || node.transparent || node.squashed) continue;
		const inner = withArea(node, depth + 1);
		if (inner) return inner;
	}
	return undefined;
}

const SMALLEST_PANE = 40;

function isScroller(look: Look): boolean {
	const clip = look.innerClip;
	if (clip?.look !== look || (clip.x !== "scroll" && clip.y !== "scroll")) return false;
	if (look.tag === "textarea" || look.tag === "input" || look.tag === "select") return false;
	const box = boxFor(look);
	return box.width >= SMALLEST_PANE && box.height >= SMALLEST_PANE;
}
