/** What can be chosen inside a list, a menu, a tree, or a pop-up without roles. */
import {
	attr,
	flatChildrenOf,
	flatContains,
	flatParentOf,
	hasAttr,
	isElement,
	isHtml,
	matches,
	tagOf,
} from "../../dom.ts";
import { isOn, typeOf } from "../../fields.ts";
import { nameOf } from "../../name/accessible-name.ts";
import { startReading } from "../../reading.ts";
import { roleOf } from "../../role.ts";
import { isSeen, visibleText } from "../../view/visible-text.ts";
import { clean } from "../../words.ts";
import type { Labelled } from "./match.ts";

export interface Item extends Labelled {
	readonly element: Element;
	readonly role: string;
	/** Chosen now; undefined when it does not say. */
	readonly chosen: boolean | undefined;
	readonly off: boolean;
	/** `data-value` and the like. */
	readonly value: string | undefined;
}

const ITEM_ROLES: ReadonlySet<string> = new Set([
	"option",
	"menuitem",
	"menuitemradio",
	"menuitemcheckbox",
	"treeitem",
	"radio",
	"tab",
]);
const NESTING: ReadonlySet<string> = new Set(["menuitem", "treeitem"]);
const MOST_ELEMENTS = 4_000;
const LABEL_CHARS = 200;

/** Items in page order, those scrolled out of a list's view included. Starts a reading. */
export function itemsOf(area: Element): Item[] {
	startReading();
	const all = seenInside(area);
	const roles = all.filter((element) => ITEM_ROLES.has(roleOf(element)) && !isNative(element));
	const found = roles.length > 0 ? roles : (inGrid(all) ?? rows(area, all));
	return found.map(itemOf).filter((item) => item.label !== "");
}

function isNative(element: Element): boolean {
	return isHtml(element) && tagOf(element) === "option";
}

/** Everything a person may see inside, itself not counted. */
export function seenInside(area: Element): Element[] {
	const found: Element[] = [];
	const visit = (element: Element): void => {
		for (const child of flatChildrenOf(element)) {
			if (found.length >= MOST_ELEMENTS) return;
			if (!isElement(child) || !isSeen(child)) continue;
			found.push(child);
			visit(child);
		}
	};
	visit(area);
	return found;
}

/** Suggestions laid out in rows of cells. */
function inGrid(all: readonly Element[]): Element[] | undefined {
	const cells = all.filter((element) => roleOf(element) === "gridcell");
	return cells.length > 0 ? cells : undefined;
}

/** Blocks of text of a pop-up without roles: what stands in a row of its like. */
function rows(area: Element, all: readonly Element[]): Element[] {
	const texts = new Map<Element, string>();
	const textOf = (element: Element): string => {
		const known = texts.get(element);
		if (known !== undefined) return known;
		const text = visibleText(element, { chars: LABEL_CHARS });
		texts.set(element, text);
		return text;
	};
	const found = new Set<Element>();
	for (const element of all) {
		if (!hasOwnText(element)) continue;
		let item = element;
		for (
			let at = flatParentOf(item);
			at && at !== area && flatContains(area, at);
			at = flatParentOf(at)
		) {
			const alone = textOf(at) === textOf(element);
			if (!alone && !isRow(at)) break;
			item = at;
			if (isRow(at)) break;
		}
		if (![...found].some((each) => flatContains(each, item))) found.add(item);
	}
	return [...found];
}

const ROW_TAGS = new Set(["li", "label", "button", "a", "tr"]);

function isRow(element: Element): boolean {
	return (
		ROW_TAGS.has(tagOf(element)) ||
		hasAttr(element, "data-value") ||
		hasAttr(element, "data-option")
	);
}

function hasOwnText(element: Element): boolean {
	return flatChildrenOf(element).some(
		(child) => !isElement(child) && /[\p{L}\p{N}]/u.test(child.textContent ?? ""),
	);
}

function itemOf(element: Element): Item {
	const role = roleOf(element);
	const label = labelOf(element, role);
	const value = dataValueOf(element);
	const first = firstText(element);
	const also = [value, first].filter((each) => each !== undefined && each !== "" && each !== label);
	return {
		element,
		role,
		label,
		also: also as string[],
		value,
		chosen: chosenOf(element),
		off: isOff(element),
	};
}

function labelOf(element: Element, role: string): string {
	if (hasAttr(element, "aria-label") || hasAttr(element, "aria-labelledby")) return nameOf(element);
	if (!NESTING.has(role))
		return clean(visibleText(element, { chars: LABEL_CHARS })) || nameOf(element);
	const skip = (part: Element): boolean => /^(?:group|menu|treeitem)$/.test(roleOf(part));
	return clean(visibleText(element, { chars: LABEL_CHARS, skip })) || nameOf(element);
}

/** The first run of text: a name that stands before a description or a count. */
function firstText(element: Element): string | undefined {
	for (const child of flatChildrenOf(element)) {
		if (!isElement(child)) {
			const text = clean(child.textContent ?? "");
			if (/[\p{L}\p{N}]/u.test(text)) return text;
		} else if (isSeen(child)) {
			const inner = firstText(child);
			if (inner !== undefined) return inner;
		}
	}
	return undefined;
}

function dataValueOf(element: Element): string | undefined {
	return (
		attr(element, "data-value") ??
		(tagOf(element) === "li" ? null : attr(element, "value")) ??
		undefined
	);
}

/** Chosen as the item says it, or as the box inside it shows. */
function chosenOf(element: Element): boolean | undefined {
	const said =
		attr(element, "aria-checked") ??
		attr(element, "aria-selected") ??
		attr(element, "aria-pressed");
	if (said !== null) return said === "true";
	const box = boxIn(element);
	if (box) return isOn(box);
	return undefined;
}

function boxIn(element: Element): Element | undefined {
	const isBox = (at: Element): boolean =>
		tagOf(at) === "input" && /^(?:checkbox|radio)$/.test(typeOf(at));
	if (isBox(element)) return element;
	for (const child of flatChildrenOf(element)) {
		const inner = isElement(child) ? boxIn(child) : undefined;
		if (inner) return inner;
	}
	return undefined;
}

function isOff(element: Element): boolean {
	if (attr(element, "aria-disabled") === "true") return true;
	const box = boxIn(element);
	return (
		(isHtml(element) && matches(element, ":disabled")) ||
		(hasAttr(element, "data-disabled") && attr(element, "data-disabled") !== "false") ||
		(box !== undefined && matches(box, ":disabled")) ||
		/(?:^|[\s_-])(?:is-)?disabled(?:$|[\s_-])/iu.test(attr(element, "class") ?? "")
	);
}

/** What an element would be called as an item, read anew. */
export function labelsIn(element: Element): string[] {
	startReading();
	const { label, also } = itemOf(element);
	return [label, ...also];
}
