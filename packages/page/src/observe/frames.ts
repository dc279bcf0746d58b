import { childDocumentOf, frameIdOf } from "../act/index.ts";
import type { ChildFrame } from "../api.ts";
import {
	attr,
	boxOf,
	clientLeftOf,
	clientTopOf,
	css,
	isHtml,
	queryAll,
	styleOf,
	tagOf,
} from "../dom.ts";
import type { Control } from "../target/control.ts";
import type { Look } from "../view/look.ts";
import { boxFor, hasArea, placeOf } from "../view/place.ts";
import type { View } from "../view/walk.ts";

interface Found {
	readonly element: Element;
	readonly look?: Look;
	/** Elements rendered before it. */
	readonly at: number;
}

/** Frame elements in page order, hidden ones included. `listed`: the controls that became targets, in page order. */
export function childFrames(view: View, listed: readonly Control[]): readonly ChildFrame[] {
	return frameElements(view).map((found, index) => ({
		...identityOf(found.element),
		index,
		name: attr(found.element, "name") ?? attr(found.element, "id") ?? "",
		src: attr(found.element, "src") ?? "",
		visible: found.look ? isVisible(found.look, view) : false,
		box: contentBox(found.element),
		targetsBefore: listed.filter((control) => control.look.start < found.at).length,
	}));
}

/** By the driver's name for the frame, and by the document it shows where that can be seen from here. */
function identityOf(element: Element): Pick<ChildFrame, "frameId" | "documentId"> {
	const frameId = frameIdOf(element);
	const documentId = childDocumentOf(element);
	return {
		...(frameId === undefined ? {} : { frameId }),
		...(documentId === undefined ? {} : { documentId }),
	};
}

function frameElements(view: View): Found[] {
	const found: Found[] = [];
	for (const look of view.looks)
		if (isFrame(look.element)) found.push({ element: look.element, look, at: look.start });
	for (const { element, at } of view.unrendered) {
		const inside = isFrame(element) ? [element] : queryAll(element, "iframe,frame");
		for (const frame of inside) found.push({ element: frame, at });
	}
	return found.sort((a, b) => a.at - b.at);
}

function isFrame(element: Element): boolean {
	const tag = tagOf(element);
	return (tag === "iframe" || tag === "frame") && isHtml(element);
}

function isVisible(look: Look, view: View): boolean {
	const box = boxFor(look);
	if (!look.visible || look.transparent || !hasArea(box)) return false;
	return placeOf(box, look, view.viewport) !== "nowhere";
}

/** Where the child's viewport stands: inside border and padding. */
function contentBox(element: Element): ChildFrame["box"] {
	const box = boxOf(element);
	const style = styleOf(element);
	const left = clientLeftOf(element) + px(css(style, "padding-left"));
	const top = clientTopOf(element) + px(css(style, "padding-top"));
	const right = px(css(style, "border-right-width")) + px(css(style, "padding-right"));
	const bottom = px(css(style, "border-bottom-width")) + px(css(style, "padding-bottom"));
	return {
		x: box.x + left,
		y: box.y + top,
		width: Math.max(0, box.width - left - right),
		height: Math.max(0, box.height - top - bottom),
	};
}

function px(length: string): number {
	const value = Number.parseFloat(length);
	return Number.isNaN(value) ? 0 : value;
}
