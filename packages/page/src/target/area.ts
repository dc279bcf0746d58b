import { attr, closestOf, hasAttr, queryAll, rootNodeOf } from "../dom.ts";
import type { Box, Look } from "../view/look.ts";
import { boxFor, hasArea, placeOf } from "../view/place.ts";
import type { View } from "../view/walk.ts";
import type { Control } from "./control.ts";

/** Areas of an image map as controls, each with its own box inside the picture. */
export function areasOf(image: Look, view: View): Control[] {
	const box = boxFor(image);
	if (!image.visible || image.transparent || !hasArea(box)) return [];
	if (placeOf(box, image, view.viewport) === "nowhere") return [];
	return queryAll(rootNodeOf(image.element), "area")
		.filter((area) => isOfImage(area, image.element) && reacts(area))
		.map((element) => ({ element, look: image, box: areaBox(element, box), semantic: true }));
}

function reacts(area: Element): boolean {
	return hasAttr(area, "href") || hasAttr(area, "onclick") || hasAttr(area, "tabindex");
}

function isOfImage(area: Element, image: Element): boolean {
	const map = closestOf(area, "map");
	const used = (attr(image, "usemap") ?? "").replace(/^#/u, "");
	if (!map || used === "") return false;
	return attr(map, "name") === used || attr(map, "id") === used;
}

/** Coordinates of an area count in CSS pixels of the picture as displayed (HTML standard, image maps). */
export function areaBox(area: Element, image: Box): Box {
	const numbers = (attr(area, "coords") ?? "").split(/[\s,;]+/u).map(Number.parseFloat);
	const shape = (attr(area, "shape") ?? "rect").toLowerCase();
	if (shape === "default" || numbers.some(Number.isNaN)) return image;
	const [a = 0, b = 0, c = 0, d = 0] = numbers;
	if (shape.startsWith("circ"))
		return { x: image.x + a - c, y: image.y + b - c, width: 2 * c, height: 2 * c };
	if (!shape.startsWith("poly"))
		return {
			x: image.x + Math.min(a, c),
			y: image.y + Math.min(b, d),
			width: Math.abs(c - a),
			height: Math.abs(d - b),
		};
	const xs = numbers.filter((_, index) => index % 2 === 0);
	const ys = numbers.filter((_, index) => index % 2 === 1);
	const x = Math.min(...xs);
	const y = Math.min(...ys);
	return {
		x: image.x + x,
		y: image.y + y,
		width: Math.max(...xs) - x,
		height: Math.max(...ys) - y,
	};
}
