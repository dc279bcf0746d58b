import { isHtml, namespaceOf, SVG_NS } from "../dom.ts";
import type { Look } from "../view/look.ts";
import { boxFor, placeOf } from "../view/place.ts";
import type { View } from "../view/walk.ts";
import type { Control } from "./control.ts";

const SMALLEST = 16;

/** A picture, canvas or player as something to hover over or drag. */
export function mediaControl(look: Look, view: View): Control | undefined {
	const { element, tag } = look;
	const media = isHtml(element)
		? ["img", "picture", "canvas", "video", "audio"].includes(tag)
		: tag === "svg" && namespaceOf(element) === SVG_NS;
	if (!media || !look.visible || look.transparent || look.squashed) return undefined;
	const box = boxFor(look);
	if (box.width < SMALLEST || box.height < SMALLEST) return undefined;
	if (placeOf(box, look, view.viewport) === "nowhere") return undefined;
	return { element, look, box, semantic: false, hint: "drag" };
}
