import {
	attr,
	attrNames,
	flatChildrenOf,
	flatParentOf,
	hasAttr,
	isElement,
	isHtml,
	namespaceOf,
	parentNodeOf,
	SVG_NS,
	tagOf,
} from "./dom.ts";
import { isMultiple, sizeOf, typeOf } from "./fields.ts";
import { perReading } from "./reading.ts";

/** ARIA 1.2 roles an author may write; abstract ones are not among them. */
const KNOWN = new Set(
	`alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox
	comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic
	graphics-document graphics-object graphics-symbol grid gridcell group heading image img insertion link list listbox
	listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note
	option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox
	separator slider spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term
	textbox time timer toolbar tooltip tree treegrid treeitem`.split(/\s+/u),
);

const BY_TAG: Readonly<Record<string, string>> = {
	article: "article",
	audio: "audio",
	blockquote: "blockquote",
	button: "button",
	canvas: "img",
	caption: "caption",
	code: "code",
	datalist: "listbox",
	dd: "definition",
	del: "deletion",
	details: "group",
	dfn: "term",
	dialog: "dialog",
	dt: "term",
	em: "emphasis",
	fieldset: "group",
	figure: "figure",
	h1: "heading",
	h2: "heading",
	h3: "heading",
	h4: "heading",
	h5: "heading",
	h6: "heading",
	hr: "separator",
	html: "document",
	ins: "insertion",
	li: "listitem",
	main: "main",
	mark: "mark",
	math: "math",
	menu: "list",
	meter: "meter",
	nav: "navigation",
	ol: "list",
	optgroup: "group",
	option: "option",
	output: "status",
	p: "paragraph",
	progress: "progressbar",
	search: "search",
	strong: "strong",
	sub: "subscript",
	summary: "button",
	sup: "superscript",
	table: "table",
	tbody: "rowgroup",
	textarea: "textbox",
	tfoot: "rowgroup",
	thead: "rowgroup",
	time: "time",
	tr: "row",
	ul: "list",
	video: "video",
};

const BY_INPUT_TYPE: Readonly<Record<string, string>> = {
	button: "button",
	checkbox: "checkbox",
	file: "button",
	image: "button",
	number: "spinbutton",
	radio: "radio",
	range: "slider",
	reset: "button",
	search: "searchbox",
	submit: "button",
};

/** ARIA role, explicit before implicit; `generic` when there is none. */
export const roleOf: (element: Element) => string = perReading((element: Element) => {
	const explicit = explicitRole(element);
	return explicit ?? implicitRole(element);
});

/** The first role in the `role` attribute that counts. */
export function explicitRole(element: Element): string | undefined {
	const written = attr(element, "role");
	if (!written) return undefined;
	for (const token of written.toLowerCase().split(/\s+/u)) {
		if (!KNOWN.has(token)) continue;
		if (token !== "none" && token !== "presentation") return token === "image" ? "img" : token;
		// A presentational role does not apply to what can be focused or is described for assistive technology.
		return mustBeExposed(element) ? undefined : "none";
	}
	return undefined;
}

function mustBeExposed(element: Element): boolean {
	return (
		isFocusable(element) ||
		attrNames(element).some(
			(name) => name.startsWith("aria-") && name !== "aria-hidden" && name !== "aria-disabled",
		)
	);
}

/** Can take keyboard focus by its own nature or by `tabindex`. */
export function isFocusable(element: Element): boolean {
	const index = attr(element, "tabindex");
	if (index !== null && index.trim() !== "") return true;
	if (!isHtml(element)) return tagOf(element) === "a" && hasAttr(element, "href");
	switch (tagOf(element)) {
		case "a":
		case "area":
			return hasAttr(element, "href");
		case "button":
		case "select":
		case "textarea":
			return !hasAttr(element, "disabled");
		case "input":
			return !hasAttr(element, "disabled") && typeOf(element) !== "hidden";
		case "summary":
			return true;
		default:
			return isEditingHost(element);
	}
}

/** Starts an editable region (`contenteditable`), as opposed to standing inside one. */
export function isEditingHost(element: Element): boolean {
	const written = attr(element, "contenteditable");
	return (
		written !== null && written.toLowerCase() !== "false" && written.toLowerCase() !== "inherit"
	);
}

function implicitRole(element: Element): string {
	const tag = tagOf(element);
	if (!isHtml(element)) {
		if (namespaceOf(element) !== SVG_NS) return "generic";
		return tag === "a" ? "link" : tag === "svg" ? "img" : "generic";
	}
	const contextual = CONTEXTUAL[tag];
	if (contextual) return contextual(element);
	const plain = BY_TAG[tag];
	if (plain) return plain;
	return isEditingHost(element) ? "textbox" : "generic";
}

const CONTEXTUAL: Readonly<Record<string, (element: Element) => string>> = {
	a: linkRole,
	area: linkRole,
	aside: (element) =>
		!isInSection(element) || isNamedByAuthor(element) ? "complementary" : "generic",
	footer: (element) => (isInSection(element) ? "generic" : "contentinfo"),
	form: () => "form",
	header: (element) => (isInSection(element) ? "generic" : "banner"),
	img: (element) => (attr(element, "alt") === "" && !isNamedByAuthor(element) ? "none" : "img"),
	input: inputRole,
	section: (element) => (isNamedByAuthor(element) ? "region" : "generic"),
	select: (element) => (isMultiple(element) || sizeOf(element) > 1 ? "listbox" : "combobox"),
	td: (element) => (isInGrid(element) ? "gridcell" : "cell"),
	th: headerCellRole,
};

function linkRole(element: Element): string {
	return hasAttr(element, "href") ? "link" : "generic";
}

function inputRole(element: Element): string {
	const type = typeOf(element);
	const listed = attr(element, "list");
	if (listed && ["text", "search", "tel", "url", "email"].includes(type)) return "combobox";
	return BY_INPUT_TYPE[type] ?? "textbox";
}

function isNamedByAuthor(element: Element): boolean {
	return ["aria-label", "aria-labelledby", "title"].some((name) => attr(element, name)?.trim());
}

const SECTIONING = new Set(["article", "aside", "main", "nav", "section"]);
const SECTION_ROLES = new Set(["article", "complementary", "main", "navigation", "region"]);

function isInSection(element: Element): boolean {
	for (let at = flatParentOf(element); at; at = flatParentOf(at)) {
		if (SECTIONING.has(tagOf(at)) || SECTION_ROLES.has(attr(at, "role") ?? "")) return true;
	}
	return false;
}

function isInGrid(element: Element): boolean {
	for (let at = flatParentOf(element); at; at = flatParentOf(at)) {
		const role = attr(at, "role");
		if (role === "grid" || role === "treegrid") return true;
		if (tagOf(at) === "table") return false;
	}
	return false;
}

function headerCellRole(element: Element): string {
	const scope = attr(element, "scope")?.toLowerCase();
	if (scope === "row" || scope === "rowgroup") return "rowheader";
	if (scope === "col" || scope === "colgroup") return "columnheader";
	const row = parentNodeOf(element);
	const group = row ? parentNodeOf(row) : null;
	if (group && tagOf(group as Element) === "thead") return "columnheader";
	// Without a scope: the header of a row when the row also holds data cells.
	const cells = row ? flatChildrenOf(row as Element) : [];
	return cells.some((cell) => isElement(cell) && tagOf(cell) === "td")
		? "rowheader"
		: "columnheader";
}
