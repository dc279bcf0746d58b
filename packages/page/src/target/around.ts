import { attr, flatChildrenOf, flatParentOf, hasAttr, isElement, isHtml, tagOf } from "../dom.ts";
import { isForm } from "../fields.ts";
import { nameOf } from "../name/accessible-name.ts";
import { perReading } from "../reading.ts";
import { roleOf } from "../role.ts";
import { visibleText } from "../view/visible-text.ts";
import { clean } from "../words.ts";

/** What an element stands in, nearest first. */
export interface Around {
	/** Table row, list item, article or card. */
	readonly row: Element | null;
	/** Named group inside that row. */
	readonly group: Element | null;
	readonly dialog: Element | null;
	/** Named landmark or region. */
	readonly section: Element | null;
	/** Form, or search area or dialog that serves as one. */
	readonly form: Element | null;
	readonly cell: Element | null;
	/** By ARIA or `inert`, on an ancestor. */
	readonly disabled: boolean;
}

const NOWHERE: Around = {
	row: null,
	group: null,
	dialog: null,
	section: null,
	form: null,
	cell: null,
	disabled: false,
};

/** A "row" with more text than this is a page section, not one of several alike. */
const ROW_TEXT_CHARS = 600;

export const ROW_ROLES: ReadonlySet<string> = new Set(
	"article listitem option row treeitem".split(" "),
);
export const CELL_ROLES: ReadonlySet<string> = new Set(
	"cell columnheader gridcell rowheader".split(" "),
);
const GROUP_ROLES = new Set("group menu menubar radiogroup tablist toolbar".split(" "));
const DIALOG_ROLES = new Set(["alertdialog", "dialog"]);
const SECTION_ROLES = new Set(
	"banner complementary contentinfo form navigation region search tabpanel".split(" "),
);

export function aroundOf(element: Element): Around {
	const parent = flatParentOf(element);
	return parent ? inside(parent) : NOWHERE;
}

/** The same for everything directly inside one element. */
const inside: (element: Element) => Around = perReading((element: Element): Around => {
	const outer = plainly(element, aroundOf(element));
	const role = roleOf(element);
	if (DIALOG_ROLES.has(role))
		return { ...NOWHERE, dialog: element, form: element, disabled: outer.disabled };
	if (ROW_ROLES.has(role) && isRow(element)) return { ...outer, row: element, group: null };
	// A card may as well be one line of a group: then both count.
	if (!ROW_ROLES.has(role) && isCard(element)) return { ...outer, row: element };
	if (GROUP_ROLES.has(role) && nameOf(element) !== "") return { ...outer, group: element };
	if (SECTION_ROLES.has(role) && nameOf(element) !== "") return { ...outer, section: element };
	return outer;
});

function plainly(element: Element, outer: Around): Around {
	const role = roleOf(element);
	const tag = tagOf(element);
	const form = isForm(element) || role === "search" || role === "form";
	const cell = CELL_ROLES.has(role) ? element : tag === "table" ? null : outer.cell;
	const disabled =
		outer.disabled || attr(element, "aria-disabled") === "true" || hasAttr(element, "inert");
	if (!form && cell === outer.cell && disabled === outer.disabled) return outer;
	return { ...outer, cell, disabled, form: form ? element : outer.form };
}

function isRow(element: Element): boolean {
	const text = textOfRow(element);
	return text !== "" && text.length <= ROW_TEXT_CHARS;
}

const CARD_TAGS = new Set([
	"div",
	"section",
	"dl",
	"form",
	"fieldset",
	"figure",
	"p",
	"span",
	"tbody",
]);

/** One of at least two siblings built alike that each hold text and a control: a card, though no markup says so. */
function isCard(element: Element): boolean {
	const tag = tagOf(element);
	if ((!CARD_TAGS.has(tag) && !tag.includes("-")) || !isHtml(element)) return false;
	const pattern = patternOf(element);
	const parent = pattern === "" ? null : flatParentOf(element);
	const alike = parent ? likeChildren(parent).get(pattern) : undefined;
	if (alike === undefined || alike.length < 2 || !isRow(element)) return false;
	const controls = controlsIn(element, 0);
	return controls > 0 && controls <= CARD_CONTROLS;
}

/** With more controls than this it is a part of the page, not one of several things. */
const CARD_CONTROLS = 8;

/** What siblings of one list share while other classes mark states: tag and first class, else tag and children. */
export function patternOf(element: Element): string {
	const first = /\S+/u.exec(attr(element, "class") ?? "")?.[0];
	if (first !== undefined) return `${tagOf(element)}.${first}`;
	const children = flatChildrenOf(element).filter(isElement).slice(0, 8).map(tagOf);
	return children.length === 0 ? "" : `${tagOf(element)}:${children.join()}`;
}

/** Children of one parent by pattern. */
export const likeChildren: (parent: Element) => ReadonlyMap<string, readonly Element[]> =
	perReading((parent: Element) => {
		const groups = new Map<string, Element[]>();
		for (const child of flatChildrenOf(parent)) {
			if (!isElement(child) || !isHtml(child)) continue;
			const pattern = patternOf(child);
			if (pattern === "") continue;
			const group = groups.get(pattern);
			if (group) group.push(child);
			else groups.set(pattern, [child]);
		}
		return groups;
	});

const CONTROL_TAGS = new Set(["a", "button", "input", "select", "textarea", "summary"]);
const DEEPEST_CONTROL = 6;

function controlsIn(element: Element, depth: number): number {
	if (depth > DEEPEST_CONTROL) return 0;
	let count = 0;
	for (const child of flatChildrenOf(element)) {
		if (!isElement(child)) continue;
		const is =
			CONTROL_TAGS.has(tagOf(child)) ||
			attr(child, "role") === "button" ||
			attr(child, "onclick") !== null ||
			attr(child, "tabindex") !== null;
		count += is ? 1 : controlsIn(child, depth + 1);
	}
	return count;
}

/** Text of a row without the words on its buttons. */
export const textOfRow: (row: Element) => string = perReading((row: Element) =>
	clean(visibleText(row, { skip: isButton, chars: ROW_TEXT_CHARS + 200 })),
);

function isButton(element: Element): boolean {
	return tagOf(element) === "button" || attr(element, "role") === "button";
}
