import { attr, checkVisibility, css, flatParentOf, styleOf } from "../dom.ts";
import { seedable } from "../reading.ts";

/** How an element shows. */
export interface Paint {
	/** Computed `display`; `none` also for what is skipped or inside something not displayed. */
	readonly display: string;
	/** Computed `position`. */
	readonly position: string;
	/** Not `visibility: hidden`. */
	readonly visible: boolean;
	/** Fully transparent, itself or by an ancestor. */
	readonly transparent: boolean;
}

const NOT_DISPLAYED: Paint = {
	display: "none",
	position: "static",
	visible: false,
	transparent: false,
};

/** Paint of an element; the walk of the same reading seeds it, so that no style is read twice. */
export const paints: {
	readonly of: (element: Element) => Paint;
	readonly note: (element: Element, paint: Paint) => void;
} = seedable((element: Element): Paint => {
	const style = styleOf(element);
	const display = css(style, "display");
	const visible = css(style, "visibility") === "visible";
	if (display === "contents") {
		const parent = flatParentOf(element);
		const outer = parent ? paints.of(parent) : NOT_DISPLAYED;
		return outer.display === "none" ? NOT_DISPLAYED : { ...outer, display, visible };
	}
	if (!checkVisibility(element, {})) return NOT_DISPLAYED;
	const position = css(style, "position");
	return {
		display,
		position,
		visible,
		transparent: !checkVisibility(element, { opacityProperty: true }),
	};
});

/** Painted at all: displayed and not `visibility: hidden`. Opacity and place do not count. */
export function isRendered(element: Element): boolean {
	const { display, visible } = paints.of(element);
	return display !== "none" && visible;
}

/** Rendered and not transparent. Place and clipping do not count. */
export function isSeen(element: Element): boolean {
	return isRendered(element) && !paints.of(element).transparent;
}

/** Taken out of the accessibility tree: not rendered, or inside `aria-hidden`. */
export function isHiddenFromNames(element: Element): boolean {
	return attr(element, "aria-hidden") === "true" || !isRendered(element);
}

/** Stands in a line of text without a gap around it. */
export function isInline(element: Element): boolean {
	const { display } = paints.of(element);
	return display === "inline" || display === "contents";
}
