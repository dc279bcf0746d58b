import type { BlindSpot } from "@surehand/core";
import { attr, firstChildOf, isElement, isHtml, nextSiblingOf, shadowRootOf } from "../dom.ts";
import { roleOf } from "../role.ts";
import { inZone, type Look, ZONE } from "../view/look.ts";
import { boxFor, placeOf } from "../view/place.ts";
import type { View } from "../view/walk.ts";

const SMALLEST = 20;
const SMALLEST_HOST = 10;

/** Areas of the page this script cannot read. */
export function blindSpotsOf(view: View): readonly BlindSpot[] {
	const found: BlindSpot[] = [];
	for (const look of view.looks) {
		const kind = kindOf(look);
		if (kind && isPainted(look, view)) found.push({ kind, detail: detailOf(look) });
		const virtual = look.attributed ? virtualList(look, view) : undefined;
		if (virtual) found.push(virtual);
	}
	if (view.cut)
		found.push({
			kind: "targets_cut",
			detail: "the document has too many elements or nests them too deep",
		});
	return merged(found);
}

function kindOf(look: Look): BlindSpot["kind"] | undefined {
	if (!isHtml(look.element)) return undefined;
	if (look.tag === "canvas") return "canvas";
	if (look.tag === "embed" || look.tag === "object" || look.tag === "applet") return "plugin";
	return isClosedHost(look.element, look.tag) ? "closed_shadow" : undefined;
}

/** A custom element that shows something although nothing readable is in it. */
export function isClosedHost(element: Element, tag: string): boolean {
	if (!tag.includes("-") || shadowRootOf(element)) return false;
	for (let child = firstChildOf(element); child; child = nextSiblingOf(child))
		if (isElement(child)) return false;
	return true;
}

function isPainted(look: Look, view: View): boolean {
	if (!look.visible || look.transparent || inZone(look, ZONE.inert)) return false;
	const box = boxFor(look);
	const least = look.tag.includes("-") ? SMALLEST_HOST : SMALLEST;
	if (box.width < least || box.height < least) return false;
	return placeOf(box, look, view.viewport) !== "nowhere";
}

function detailOf(look: Look): string {
	const { width, height } = boxFor(look);
	const size = `${Math.round(width)}×${Math.round(height)}`;
	const label = attr(look.element, "aria-label") ?? attr(look.element, "id") ?? "";
	return label ? `${look.tag} "${label.slice(0, 60)}" ${size}` : `${look.tag} ${size}`;
}

const ITEM: Readonly<Record<string, string>> = {
	feed: "article",
	grid: "row",
	list: "listitem",
	listbox: "option",
	table: "row",
	tree: "treeitem",
	treegrid: "row",
};

/** A list that says it has more items than it has rendered. */
function virtualList(look: Look, view: View): BlindSpot | undefined {
	const role = roleOf(look.element);
	const item = ITEM[role];
	if (!item) return undefined;
	let rendered = 0;
	let said = Number.parseInt(attr(look.element, "aria-rowcount") ?? "", 10);
	for (let at = look.start + 1; at <= look.end; at += 1) {
		const inner = view.looks[at];
		if (!inner || roleOf(inner.element) !== item) continue;
		rendered += 1;
		if (rendered === 1 && Number.isNaN(said))
			said = Number.parseInt(attr(inner.element, "aria-setsize") ?? "", 10);
	}
	const unknown = said === -1;
	if (rendered === 0 || (!unknown && !(said > rendered))) return undefined;
	const detail = unknown
		? `${role}: ${rendered} of an unknown number of items`
		: `${role}: ${rendered} of ${said} items`;
	return { kind: "virtual_list", detail, ...(unknown ? {} : { count: said - rendered }) };
}

/** Many spots of one kind become one with a count. */
function merged(spots: readonly BlindSpot[]): readonly BlindSpot[] {
	const kinds = new Set(spots.map((spot) => spot.kind));
	return [...kinds].flatMap((kind) => {
		const alike = spots.filter((spot) => spot.kind === kind);
		if (alike.length <= 5) return alike;
		const shown = alike.slice(0, 3).map((spot) => spot.detail);
		return [{ kind, detail: `${shown.join(", ")} and more`, count: alike.length }];
	});
}
