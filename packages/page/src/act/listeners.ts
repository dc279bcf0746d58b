import { boxOf, documentElement, flatClosest, isHtml, queryAll, tagOf } from "../dom.ts";
import { refOf } from "../registry.ts";
import { noteListeners } from "../target/nature.ts";

/** Larger ones are areas that hear the presses of what is in them. */
const PARTS = 30;
const SCREEN_SHARE = 0.5;

/** Notes plain elements the driver found a press listener on; how many of them are not listed yet. */
export function noteBareListeners(elements: readonly Element[]): number {
	const bare = elements.filter(isBare);
	noteListeners(bare);
	return bare.length;
}

function isBare(element: Element): boolean {
	if (!isHtml(element) || element === documentElement() || tagOf(element) === "body") return false;
	if (flatClosest(element, (at) => refOf(at) !== undefined)) return false;
	const parts = queryAll(element, "*");
	if (parts.length > PARTS || parts.some((part) => refOf(part) !== undefined)) return false;
	const { width, height } = boxOf(element);
	return width > 0 && height > 0 && width * height < innerWidth * innerHeight * SCREEN_SHARE;
}
