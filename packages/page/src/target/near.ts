import type { Near } from "@surehand/core";
import { flatChildrenOf, flatParentOf, isElement, tagOf } from "../dom.ts";
import { nameOf } from "../name/accessible-name.ts";
import { perReading } from "../reading.ts";
import { roleOf } from "../role.ts";
import { isSeen, visibleText } from "../view/visible-text.ts";
import { clean, folded, shorten } from "../words.ts";
import { aroundOf, likeChildren, patternOf, ROW_ROLES, textOfRow } from "./around.ts";
import { columnOf, rowKeyOf } from "./table.ts";

const NEAR_CHARS = 120;

/** What tells the row of an element from the others, without the element's own name; part of its key. */
export function rowIdentity(element: Element): string {
	const { row, group } = aroundOf(element);
	const own = nameOf(element);
	const title = row ? rowKeyOf(row, element) || titleIn(row) : "";
	const text = row ? withoutName(textOfRow(row), own) : "";
	const identity = title && title !== own ? title : text;
	return shorten(identity || (group ? nameOf(group) : ""), NEAR_CHARS);
}

/** Context of a control, without its heading: that one depends on page order. */
export function nearOf(element: Element): Near {
	const { row, group, dialog, section } = aroundOf(element);
	const own = nameOf(element);
	const texts: [keyof Near, string | undefined][] = [
		["row", row ? withoutName(textOfRow(row), own) : undefined],
		["group", group ? nameOf(group) : undefined],
		["dialog", dialog ? nameOf(dialog) || openingWords(dialog) : undefined],
		["column", columnOf(element)],
		["section", section ? nameOf(section) : undefined],
	];
	const telling = texts.flatMap(([field, text]) =>
		text && text !== own ? [[field, shorten(text, NEAR_CHARS)]] : [],
	);
	const item = ROW_ROLES.has(roleOf(element)) ? element : row;
	// A line that holds nothing but the control itself is no row of anything.
	const counts = item === element || telling.some(([field]) => field === "row");
	return { ...Object.fromEntries(telling), ...(item && counts ? placeAmong(item) : {}) };
}

/** The words a row goes by: its heading, else its first label or link; empty when it has none. */
const titleIn: (row: Element) => string = perReading((row: Element) => {
	const title = firstInside(row, isHeading) ?? firstInside(row, isTitle);
	return title ? clean(visibleText(title, { chars: NEAR_CHARS })) : "";
});

function isHeading(element: Element): boolean {
	return roleOf(element) === "heading";
}

function isTitle(element: Element): boolean {
	const tag = tagOf(element);
	return (tag === "a" || tag === "label" || tag === "strong") && visibleText(element) !== "";
}

function firstInside(
	element: Element,
	test: (element: Element) => boolean,
	depth = 0,
): Element | undefined {
	if (depth > 8) return undefined;
	for (const child of flatChildrenOf(element)) {
		if (!isElement(child)) continue;
		const found = test(child) ? child : firstInside(child, test, depth + 1);
		if (found) return found;
	}
	return undefined;
}

function withoutName(text: string, name: string): string {
	if (name === "") return text;
	const folding = folded(text);
	const at = folding.indexOf(folded(name));
	// Folding keeps the length of cleaned text but for a few letters; those keep their name in the text.
	if (at < 0 || folding.length !== text.length) return text;
	return clean(`${text.slice(0, at)} ${text.slice(at + name.length)}`);
}

function openingWords(dialog: Element): string {
	return clean(visibleText(dialog, { chars: NEAR_CHARS }));
}

/** Rows of one parent by role, each with its place. */
const rowChildren: (parent: Element) => ReadonlyMap<string, ReadonlyMap<Element, number>> =
	perReading((parent: Element) => {
		const byRole = new Map<string, Map<Element, number>>();
		for (const child of flatChildrenOf(parent)) {
			if (!isElement(child) || !ROW_ROLES.has(roleOf(child))) continue;
			if (!isSeen(child) || isHeaderRow(child)) continue;
			const rows = byRole.get(roleOf(child)) ?? new Map<Element, number>();
			rows.set(child, rows.size);
			byRole.set(roleOf(child), rows);
		}
		return byRole;
	});

function isHeaderRow(row: Element): boolean {
	const cells = tagOf(row) === "tr" ? flatChildrenOf(row).filter(isElement) : [];
	return cells.length > 0 && !cells.some((cell) => tagOf(cell) === "td");
}

function placeAmong(row: Element): Pick<Near, "index" | "of"> {
	const parent = flatParentOf(row);
	if (!parent) return {};
	const role = roleOf(row);
	const rows = ROW_ROLES.has(role) ? rowChildren(parent).get(role) : undefined;
	const cards = rows ? undefined : likeChildren(parent).get(patternOf(row));
	const index = rows?.get(row) ?? cards?.indexOf(row) ?? -1;
	const of = rows?.size ?? cards?.length ?? 0;
	return index < 0 || of < 2 ? {} : { index: index + 1, of };
}
