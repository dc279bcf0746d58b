import {
	attr,
	byId,
	dataOf,
	flatChildrenOf,
	hasAttrs,
	isElement,
	isHtml,
	namespaceOf,
	nodeTypeOf,
	queryAll,
	SVG_NS,
	TEXT,
	tagOf,
} from "../dom.ts";
import { labelsOf, optionLabel, typeOf } from "../fields.ts";
import { perReading } from "../reading.ts";
import { roleOf } from "../role.ts";
import { isHiddenFromNames, isInline, isRendered, paints } from "../view/paint.ts";
import { clean, shorten } from "../words.ts";
import { embeddedValue, isEmbeddedControl } from "./embedded.ts";
import { generatedText } from "./generated.ts";

/** Accessible names after the W3C computation (accname 1.2), with what people read and no icon glyphs. */

/** How one traversal goes: what it met, and what it is for. */
interface Traversal {
	readonly met: Set<Element>;
	/** Inside an `aria-labelledby` or `aria-describedby` reference, where no further reference is followed. */
	readonly referenced: boolean;
	/** The root is itself hidden, so its hidden parts count. */
	readonly revealed: boolean;
}

const NAME_CHARS = 200;
/** More elements than this do not make one name. */
const NAME_ELEMENTS = 1_000;

/** Accessible name, NFKC, white space folded; empty when there is none. A placeholder names only as the last resort. */
export const nameOf: (element: Element) => string = perReading((element: Element) => {
	const name =
		ownName(element, false) ||
		// What is hidden itself (a restyled checkbox) is named by its hidden parts.
		(isRendered(element) ? "" : ownName(element, true)) ||
		clean(placeholderOf(element));
	return shorten(name, NAME_CHARS);
});

/** What a field shows while it is empty. */
export function placeholderOf(element: Element): string {
	return attr(element, "placeholder") ?? attr(element, "aria-placeholder") ?? "";
}

/** Texts of the elements an IDREF list attribute names, hidden ones included. */
export function referencedText(element: Element, attribute: string): string {
	const ids = attr(element, attribute)?.trim();
	if (!ids) return "";
	const targets = ids.split(/\s+/u).map((id) => byId(element, id));
	const texts = targets.map((target) =>
		target
			? textAlternative(target, {
					met: new Set(),
					referenced: true,
					revealed: isHiddenFromNames(target),
				})
			: "",
	);
	return clean(texts.join(" "));
}

function ownName(element: Element, revealed: boolean): string {
	const traversal = { met: new Set([element]), referenced: false, revealed };
	return (
		referencedText(element, "aria-labelledby") ||
		clean(attr(element, "aria-label") ?? "") ||
		clean(nativeName(element, traversal)) ||
		(NAMED_BY_CONTENT.has(roleOf(element)) ? clean(contentText(element, traversal)) : "") ||
		clean(attr(element, "title") ?? "")
	);
}

/** What an element adds to the name of another. */
function textAlternative(element: Element, traversal: Traversal): string {
	if (traversal.met.has(element) || traversal.met.size > NAME_ELEMENTS) return "";
	const isRoot = traversal.met.size === 0;
	traversal.met.add(element);
	if (!traversal.revealed && isHiddenFromNames(element)) return "";
	const referenced = traversal.referenced ? "" : referencedText(element, "aria-labelledby");
	if (referenced) return referenced;
	if (isEmbeddedControl(element) && !(traversal.referenced && isRoot))
		return embeddedValue(element);
	const label = attr(element, "aria-label")?.trim();
	if (label) return label;
	const text = nativeName(element, traversal) || contentText(element, traversal);
	return clean(text) === "" ? (attr(element, "title") ?? "") : text;
}

/** Text of the children as rendered, with generated text before and after. */
function contentText(element: Element, traversal: Traversal): string {
	if (isHtml(element) && LEAVES.has(tagOf(element))) return "";
	// Generated text is put on by class or id; asking for it everywhere costs more than all the rest.
	const decorated = hasAttrs(element);
	let text = decorated ? generatedText(element, "::before") : "";
	for (const child of flatChildrenOf(element)) {
		if (nodeTypeOf(child) === TEXT) text += dataOf(child);
		else if (isElement(child)) text += childText(child, traversal);
	}
	return decorated ? text + generatedText(element, "::after") : text;
}

function childText(child: Element, traversal: Traversal): string {
	if (tagOf(child) === "br") return " ";
	if (isPanel(child)) return "";
	const text = textAlternative(child, traversal);
	return text === "" || isInline(child) ? text : ` ${text} `;
}

/** What floats over the page and has controls of its own is opened by the element, not part of its name. */
function isPanel(element: Element): boolean {
	if (!flatChildrenOf(element).some(isElement)) return false;
	const { position } = paints.of(element);
	if (position !== "absolute" && position !== "fixed") return false;
	return queryAll(element, PANEL_PARTS).length > 0 || queryAll(element, "*").length > 3;
}

const PANEL_PARTS = "a,button,input,select,textarea,ul,[role],[tabindex],[onclick]";

const LEAVES = new Set(["script", "style", "template", "iframe", "object", "textarea", "select"]);

/** Roles whose name comes from what they contain; texts among them because a bare clickable is named by what it says. */
const NAMED_BY_CONTENT = new Set(
	`article blockquote button caption cell checkbox code columnheader definition deletion emphasis generic gridcell
	heading insertion link listitem mark menuitem menuitemcheckbox menuitemradio option paragraph radio row rowheader
	strong subscript superscript switch tab term time tooltip treeitem`.split(/\s+/u),
);

type Rule = (element: Element, traversal: Traversal) => string;

/** The name an element has by the rules of its own markup language. */
function nativeName(element: Element, traversal: Traversal): string {
	if (namespaceOf(element) === SVG_NS) return svgTitle(element);
	if (!isHtml(element) || roleOf(element) === "none") return "";
	return NATIVE[tagOf(element)]?.(element, traversal) || labelText(element, traversal);
}

const NATIVE: Readonly<Record<string, Rule>> = {
	area: (element) => attr(element, "alt") ?? "",
	fieldset: (element, traversal) => firstChildText(element, "legend", traversal),
	figure: (element, traversal) => firstChildText(element, "figcaption", traversal),
	img: (element) => attr(element, "alt") ?? "",
	input: (element) => (typeOf(element) === "image" ? imageName(element) : buttonName(element)),
	optgroup: (element) => attr(element, "label") ?? "",
	option: optionLabel,
	table: (element, traversal) => firstChildText(element, "caption", traversal),
};

const DEFAULT_BUTTON_NAMES: Readonly<Record<string, string>> = { reset: "Reset", submit: "Submit" };

function buttonName(element: Element): string {
	const type = typeOf(element);
	if (type !== "button" && type !== "submit" && type !== "reset") return "";
	return attr(element, "value") ?? DEFAULT_BUTTON_NAMES[type] ?? "";
}

function imageName(element: Element): string {
	return attr(element, "alt") || attr(element, "value") || attr(element, "title") || "Submit";
}

function firstChildText(element: Element, tag: string, traversal: Traversal): string {
	for (const child of flatChildrenOf(element))
		if (isElement(child) && tagOf(child) === tag) return clean(textAlternative(child, traversal));
	return "";
}

function svgTitle(element: Element): string {
	for (const child of flatChildrenOf(element)) {
		// A title is never painted, so its text is taken as it stands.
		if (isElement(child) && tagOf(child) === "title")
			return clean(contentText(child, { met: new Set(), referenced: true, revealed: true }));
	}
	return clean(attr(element, "xlink:title") ?? "");
}

function labelText(element: Element, traversal: Traversal): string {
	const texts = labelsOf(element).map((label) =>
		clean(textAlternative(label, { ...traversal, met: new Set([element]) })),
	);
	return texts.filter((text) => text !== "").join(" ");
}
