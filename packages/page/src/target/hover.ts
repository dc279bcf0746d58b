import { doc, flatClosest, matches } from "../dom.ts";
import { allRoots, findAll } from "../hint/find-all.ts";
import { getter } from "../own.ts";
import { perReading } from "../reading.ts";

/** What style sheets show only while the mouse is over something. */

interface HoverRule {
	/** What the mouse must be over. */
	readonly opener: string;
	/** What then shows. */
	readonly shown: string;
	/** It shows something other than what the mouse is over. */
	readonly opens: boolean;
}

const sheetRules: (sheet: CSSStyleSheet) => CSSRuleList = getter(
	globalThis.CSSStyleSheet.prototype,
	"cssRules",
);
const documentSheets: (root: Document) => StyleSheetList = getter(
	globalThis.Document.prototype,
	"styleSheets",
);
const shadowSheets: (root: ShadowRoot) => StyleSheetList = getter(
	globalThis.ShadowRoot.prototype,
	"styleSheets",
);

/** Rules of a sheet as long as it has as many as when it was read. */
const known = new WeakMap<CSSStyleSheet, { readonly count: number; readonly found: HoverRule[] }>();
const MOST_RULES = 20_000;
const MOST_OPENERS = 60;

/** Elements that show something else when the mouse is over them. */
export function hoverOpeners(): ReadonlySet<Element> {
	const openers = new Set<Element>();
	for (const rule of hoverRules()) {
		if (!rule.opens) continue;
		const found = findAll(rule.opener);
		for (const element of "elements" in found ? found.elements : []) openers.add(element);
		if (openers.size > MOST_OPENERS) break;
	}
	return openers;
}

/** Invisible until the mouse is over it or over what it stands in. */
export function isShownByHover(element: Element): boolean {
	return hoverRules().some(
		(rule) => flatClosest(element, (at) => matchesQuietly(at, rule.shown)) !== null,
	);
}

function matchesQuietly(element: Element, selector: string): boolean {
	try {
		return matches(element, selector);
	} catch {
		return false;
	}
}

function hoverRules(): readonly HoverRule[] {
	return rulesOf(doc);
}

const rulesOf: (key: Document) => readonly HoverRule[] = perReading(() =>
	allRoots().flatMap((root) =>
		Array.from(root instanceof ShadowRoot ? shadowSheets(root) : documentSheets(root)).flatMap(
			rulesIn,
		),
	),
);

function rulesIn(sheet: CSSStyleSheet): readonly HoverRule[] {
	let list: CSSRuleList;
	try {
		list = sheetRules(sheet);
	} catch {
		// A sheet of another site does not tell its rules.
		return [];
	}
	const before = known.get(sheet);
	if (before && before.count === list.length) return before.found;
	const found: HoverRule[] = [];
	collect(list, { found, left: MOST_RULES });
	known.set(sheet, { count: list.length, found });
	return found;
}

function collect(list: CSSRuleList, into: { readonly found: HoverRule[]; left: number }): void {
	for (const rule of Array.from(list)) {
		into.left -= 1;
		if (into.left < 0) return;
		if (rule instanceof CSSStyleRule) {
			if (rule.selectorText.includes(":hover") && reveals(rule.style))
				into.found.push(...readSelectors(rule.selectorText));
		} else if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList, into);
	}
}

function reveals(style: CSSStyleDeclaration): boolean {
	const { display, visibility, opacity, maxHeight, height, clipPath, transform } = style;
	return (
		(display !== "" && display !== "none") ||
		visibility === "visible" ||
		Number.parseFloat(opacity) > 0 ||
		[maxHeight, height].some((size) => size !== "" && !size.startsWith("0")) ||
		clipPath !== "" ||
		transform !== ""
	);
}

function readSelectors(text: string): HoverRule[] {
	return splitList(text).flatMap((selector) => {
		const at = selector.indexOf(":hover");
		// Inside `:not(:hover)` and the like it tells when not to show.
		if (at < 0 || isNested(selector, at)) return [];
		const rest = selector.slice(at + ":hover".length);
		const compound = /^[^\s>+~]*/u.exec(rest)?.[0] ?? "";
		const opener = plain(selector.slice(0, at) + compound);
		return [{ opener, shown: plain(selector), opens: rest.slice(compound.length).trim() !== "" }];
	});
}

const STATE = /:(?:hover|focus-within|focus)(?![\w-])/gu;

/** The selector as it matches without the mouse. */
function plain(selector: string): string {
	return selector
		.replace(/(^|[\s>+~])(?=:(?:hover|focus-within|focus)(?![\w-]))/gu, "$1*")
		.replace(STATE, "");
}

function isNested(selector: string, at: number): boolean {
	const before = selector.slice(0, at);
	return before.split("(").length > before.split(")").length;
}

/** Selectors of a list; commas inside brackets do not part them. */
function splitList(text: string): string[] {
	const parts: string[] = [];
	let depth = 0;
	let from = 0;
	for (let at = 0; at < text.length; at += 1) {
		const sign = text[at];
		if (sign === "(" || sign === "[") depth += 1;
		else if (sign === ")" || sign === "]") depth -= 1;
		else if (sign === "," && depth === 0) {
			parts.push(text.slice(from, at));
			from = at + 1;
		}
	}
	parts.push(text.slice(from));
	return parts.map((part) => part.trim());
}
