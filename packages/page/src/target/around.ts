import { attr, flatChildrenOf, flatParentOf, hasAttr, isElement, isHtml, tagOf } from "../dom.ts";
import { isForm } from "../fields.ts";
import { nameOf } from "../name/accessible-name.ts";
import { perReading } from "../reading.ts";
import { roleOf } from "../role.ts";
import { visibleText } from "../view/visible-text.ts";

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
	if (ROW_ROLES.has(role) ? isRow(element) : isCard(element))
		return { ...outer, row: element, group: null };
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

const CARD_TAGS = new Set(["div", "section", "dl", "form", "fieldset"]);

/** One of at least two siblings built alike that each hold text and a control: a card, though no markup says so. */
function isCard(element: Element): boolean {
	if (!CARD_TAGS.has(tagOf(element)) || !isHtml(element)) return false;
	const pattern = patternOf(element);
	const parent = pattern === "" ? null : flatParentOf(element);
	const alike = parent ? likeChildren(parent).get(pattern) : undefined;
	return alike !== undefined && alike.length > 1 && isRow(element) && holdsControl(element, 0);
}

/** Tag and first class: what siblings of one list share while the other classes mark states. */
export function patternOf(element: Element): string {
	const first = /\S+/u.exec(attr(element, "class") ?? "")?.[0];
	return first === undefined ? "" : `${tagOf(element)}.${first}`;
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

function holdsControl(element: Element, depth: number): boolean {
	if (depth > DEEPEST_CONTROL) return false;
	return flatChildrenOf(element).some(
		(child) =>
			isElement(child) &&
			(CONTROL_TAGS.has(tagOf(child)) ||
				attr(child, "role") === "button" ||
				attr(child, "onclick") !== null ||
				attr(child, "tabindex") !== null ||
				holdsControl(child, depth + 1)),
	);
}

/** Text of a row without the words on its buttons. */
export const textOfRow: (row: Element) => string = perReading((row: Element) =>
	visibleText(row, { skip: isButton, chars: ROW_TEXT_CHARS + 200 }),
);

function isButton(element: Element): boolean {
	return tagOf(element) === "button" || attr(element, "role") === "button";
}
