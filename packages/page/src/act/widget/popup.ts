/** The pop-up that belongs to a control: named by it, else what appeared beside it when it was opened. */
import {
	attr,
	byId,
	doc,
	flatChildrenOf,
	flatClosest,
	isElement,
	queryAll,
	tagOf,
} from "../../dom.ts";
import { startReading } from "../../reading.ts";
import { roleOf } from "../../role.ts";
import { fieldOf } from "../field.ts";
import { appearedSince, gapBetween, isShown, isWithin } from "./appeared.ts";
import { itemsOf } from "./items.ts";

const LISTS: ReadonlySet<string> = new Set([
	"listbox",
	"menu",
	"tree",
	"grid",
	"radiogroup",
	"treegrid",
]);
const PANELS: ReadonlySet<string> = new Set([...LISTS, "dialog", "group", "presentation"]);
/** Farther from its control a list without a name of its own is somebody else's. */
const NEAR_PX = 300;

/** Lists and panels the control (or the field in it) names, shown now. */
export function namedPopup(control: Element): Element | undefined {
	const field = fieldOf(control);
	const owners = [
		control,
		...(field && field !== control ? [field] : []),
		...ownersAround(control),
	];
	for (const owner of owners) {
		for (const name of ["aria-controls", "aria-owns"]) {
			for (const id of (attr(owner, name) ?? "").split(/\s+/u)) {
				const found = id === "" ? null : (byId(owner, id) ?? byId(doc, id));
				if (found && found !== control && isShown(found) && !holds(found, control)) return found;
			}
		}
		const active = attr(owner, "aria-activedescendant");
		const item = active ? byId(owner, active) : null;
		const list = flatClosest(item, (at) => LISTS.has(roleOf(at)));
		if (list && list !== control && isShown(list)) return list;
	}
	return undefined;
}

/** ARIA 1.0 puts the role on a box around the field; others put the names there. */
function ownersAround(control: Element): Element[] {
	const outer = flatClosest(control, (at) => at !== control && roleOf(at) === "combobox");
	return outer ? [outer] : [];
}

function holds(outer: Element, inner: Element): boolean {
	return flatClosest(inner, (at) => at === outer) !== null;
}

/** What appeared for the control since: something to choose from, a list first, the nearest first. */
export function popupSince(control: Element, before: ReadonlySet<Element>): Element | undefined {
	startReading();
	const named = namedPopup(control);
	if (named && (!before.has(named) || itemsOf(named).length > 0)) return named;
	const found = appearedSince(before)
		.filter((element) => !isWithin(element, control) || LISTS.has(roleOf(element)))
		.map((element) => ({ element, rank: rankOf(element), gap: gapBetween(control, element) }))
		.filter(({ element, rank, gap }) => (rank < 2 || gap < NEAR_PX) && offers(element));
	found.sort((a, b) => a.rank - b.rank || a.gap - b.gap);
	return found[0]?.element;
}

function rankOf(element: Element): number {
	if (LISTS.has(roleOf(element)) || inner(element, LISTS)) return 0;
	return PANELS.has(roleOf(element)) || tagOf(element) === "ul" ? 1 : 2;
}

function inner(element: Element, roles: ReadonlySet<string>): boolean {
	return queryAll(element, "[role]").some((each) => roles.has(roleOf(each)));
}

function offers(element: Element): boolean {
	return itemsOf(element).length > 0 || queryAll(element, "input").length > 0;
}

/** A list already open beside a control that says it is. */
export function openedPopup(control: Element): Element | undefined {
	startReading();
	const named = namedPopup(control);
	const says = [control, ...ownersAround(control)].some(
		(at) => attr(at, "aria-expanded") === "true",
	);
	if (named) return says || attr(control, "aria-expanded") === null ? named : undefined;
	if (!says) return undefined;
	const lists = queryAll(doc, "[role]").filter((at) => LISTS.has(roleOf(at)) && isShown(at));
	const near = lists.filter((at) => gapBetween(control, at) < NEAR_PX / 5 && !holds(at, control));
	return near.length === 1 ? near[0] : undefined;
}

/** A field to search in that a pop-up brings along. */
export function searchField(popup: Element): HTMLElement | undefined {
	const inside = textFields(popup);
	if (inside.length === 1) return inside[0];
	const active = doc.activeElement;
	return inside.find((field) => field === active);
}

function textFields(area: Element): HTMLElement[] {
	const found: HTMLElement[] = [];
	const visit = (element: Element): void => {
		for (const child of flatChildrenOf(element)) {
			if (!isElement(child)) continue;
			const field = /^(?:input|textarea)$/.test(tagOf(child)) ? fieldOf(child) : undefined;
			if (field && isShown(child) && attr(child, "readonly") === null) found.push(field);
			visit(child);
		}
	};
	visit(area);
	return found;
}
