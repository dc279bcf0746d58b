import type { Proof, ProofVerdict } from "@surehand/core";
import { attr, checkVisibility, doc, isHtml, tagOf, titleOf } from "../dom.ts";
import { fieldValue, isChosen, isOn, labelsOf, rawValues, typeOf } from "../fields.ts";
import { findAll } from "../hint/find-all.ts";
import { nameOf } from "../name/accessible-name.ts";
import { pageText } from "../observe/text.ts";
import { roleOf } from "../role.ts";
import { isSensitive } from "../sensitive.ts";
import { visibleText } from "../view/visible-text.ts";
import type { View } from "../view/walk.ts";
import { clean, folded, masked, shorten, tidy } from "../words.ts";

const FOUND_CHARS = 200;
const QUOTE_CHARS = 80;

type Verdict = Pick<ProofVerdict, "holds" | "found">;

/** Answers proofs about this frame. `view` is walked only when a proof needs it. */
export function checkProofs(proofs: readonly Proof[], view: () => View): readonly ProofVerdict[] {
	const text = once(() => pageText(view()));
	return proofs.map((proof) => verdictOn(proof, { view, text }));
}

interface Page {
	readonly view: () => View;
	readonly text: () => string;
}

function once<T>(compute: () => T): () => T {
	let known: { readonly value: T } | undefined;
	return () => {
		known ??= { value: compute() };
		return known.value;
	};
}

function verdictOn(proof: Proof, page: Page): ProofVerdict {
	const { holds, found } = answer(proof, page);
	return { proof, holds, found: shorten(tidy(found), FOUND_CHARS) };
}

function answer(proof: Proof, page: Page): Verdict {
	if ("url_contains" in proof) return address((url) => url.includes(proof.url_contains));
	if ("url_matches" in proof) return address((url) => matchesPattern(url, proof.url_matches));
	if ("title_contains" in proof) return title(proof.title_contains);
	if ("text_contains" in proof) return text(proof.text_contains, page);
	if ("text_gone" in proof) return textGone(proof.text_gone, page);
	if ("role_exists" in proof) return role(proof.role_exists, page);
	if ("any" in proof || "all" in proof) return several(proof, page);
	if ("request" in proof || "download" in proof)
		return { holds: false, found: "asked of the driver" };
	return aboutElements(proof);
}

type ElementProof = Extract<
	Proof,
	| { css_exists: string }
	| { css_gone: string }
	| { css_text_equals: unknown }
	| { css_text_contains: unknown }
	| { css_value_equals: unknown }
	| { checked: string }
	| { count: unknown }
	| { attribute: unknown }
>;

function aboutElements(proof: ElementProof): Verdict {
	const selector = selectorOf(proof);
	const found = findAll(selector);
	if ("fault" in found) return { holds: false, found: found.fault };
	const { elements } = found;
	if ("css_exists" in proof) return exists(selector, elements);
	if ("css_gone" in proof) return gone(selector, elements);
	if ("css_text_equals" in proof)
		return elementText(elements, (have) => clean(have) === clean(proof.css_text_equals.text));
	if ("css_text_contains" in proof)
		return elementText(elements, (have) =>
			clean(have).includes(clean(proof.css_text_contains.text)),
		);
	if ("css_value_equals" in proof) return value(elements, proof.css_value_equals.value);
	if ("checked" in proof) return checked(elements);
	if ("count" in proof) return count(elements, proof.count);
	return attribute(elements, proof.attribute);
}

function selectorOf(proof: ElementProof): string {
	if ("css_exists" in proof) return proof.css_exists;
	if ("css_gone" in proof) return proof.css_gone;
	if ("css_text_equals" in proof) return proof.css_text_equals.css;
	if ("css_text_contains" in proof) return proof.css_text_contains.css;
	if ("css_value_equals" in proof) return proof.css_value_equals.css;
	if ("checked" in proof) return proof.checked;
	return "count" in proof ? proof.count.css : proof.attribute.css;
}

function address(test: (url: string) => boolean): Verdict {
	const url = globalThis.location.href;
	return { holds: test(url) || test(readable(url)), found: url };
}

/** The address as people write it, without percent signs. */
function readable(url: string): string {
	try {
		return decodeURI(url);
	} catch {
		return url;
	}
}

function matchesPattern(url: string, pattern: string): boolean {
	try {
		return new RegExp(pattern, "u").test(url);
	} catch {
		return false;
	}
}

function title(part: string): Verdict {
	const have = tidy(titleOf(doc));
	return { holds: folded(have).includes(folded(part)), found: `the title is ${quote(have)}` };
}

function text(part: string, page: Page): Verdict {
	const line = lineWith(part, page);
	return line === undefined
		? { holds: false, found: `no ${quote(part)} in the visible text` }
		: { holds: true, found: quote(line) };
}

function textGone(part: string, page: Page): Verdict {
	const line = lineWith(part, page);
	return line === undefined
		? { holds: true, found: `no ${quote(part)} in the visible text` }
		: { holds: false, found: `still there: ${quote(line)}` };
}

/** The visible line that holds a text, or the start of the place where it runs over several lines. */
function lineWith(part: string, page: Page): string | undefined {
	const want = folded(part);
	const lines = page.text().split("\n");
	const line = lines.find((each) => folded(each).includes(want));
	if (line !== undefined) return line;
	return folded(page.text()).includes(want) ? part : undefined;
}

function role(
	wanted: { readonly role: string; readonly name?: string | undefined },
	page: Page,
): Verdict {
	const alike = page
		.view()
		.looks.filter(
			(look) => look.visible && !look.transparent && roleOf(look.element) === wanted.role,
		)
		.map((look) => nameOf(look.element));
	const { name } = wanted;
	const match = name === undefined ? alike[0] : alike.find((each) => folded(each) === folded(name));
	if (match !== undefined) return { holds: true, found: `${wanted.role} ${quote(match)}` };
	const others = alike.slice(0, 3).map(quote).join(", ");
	return {
		holds: false,
		found: others ? `${wanted.role}s here: ${others}` : `no visible ${wanted.role}`,
	};
}

function several(proof: { any: Proof[] } | { all: Proof[] }, page: Page): Verdict {
	const any = "any" in proof;
	const parts = (any ? proof.any : proof.all).map((part) => verdictOn(part, page));
	const holds = any ? parts.some((part) => part.holds) : parts.every((part) => part.holds);
	const telling = parts.filter((part) => part.holds === holds);
	return { holds, found: telling.map((part) => part.found).join("; ") };
}

/** Elements that are never painted by nature: being in the document is all they can do. */
const UNPAINTED = new Set(
	"html head meta link title script style base template option optgroup source".split(" "),
);

/** Shown to a person; a restyled field counts when its label is shown. */
function isShown(element: Element): boolean {
	if (isHtml(element) && UNPAINTED.has(tagOf(element))) return true;
	if (typeOf(element) === "hidden") return true;
	if (checkVisibility(element, { visibilityProperty: true, opacityProperty: true })) return true;
	return labelsOf(element).some((label) =>
		checkVisibility(label, { visibilityProperty: true, opacityProperty: true }),
	);
}

function exists(css: string, elements: readonly Element[]): Verdict {
	const shown = elements.filter(isShown);
	const [first] = shown;
	if (first) return { holds: true, found: `${shown.length} × ${css}: ${summary(first)}` };
	const hidden =
		elements.length > 0 ? `${elements.length} in the page but hidden` : "none in the page";
	return { holds: false, found: `${css}: ${hidden}` };
}

function gone(css: string, elements: readonly Element[]): Verdict {
	const shown = elements.filter(isShown);
	const [first] = shown;
	if (first)
		return { holds: false, found: `still there: ${shown.length} × ${css}: ${summary(first)}` };
	return { holds: true, found: elements.length > 0 ? `${css} is hidden` : `no ${css}` };
}

function summary(element: Element): string {
	const words = visibleText(element, { chars: 200 });
	return words ? quote(words) : tagOf(element);
}

function elementText(elements: readonly Element[], test: (text: string) => boolean): Verdict {
	const texts = elements.map((element) => visibleText(element));
	const match = texts.find(test);
	if (match !== undefined) return { holds: true, found: quote(match) };
	if (texts.length === 0) return { holds: false, found: "no such element" };
	return { holds: false, found: `text is ${texts.slice(0, 3).map(quote).join(", ")}` };
}

function value(elements: readonly Element[], wanted: string): Verdict {
	const fields = elements.filter(
		(element) => fieldValue(element) !== undefined || heldText(element),
	);
	const match = fields.find((field) => valuesOf(field).includes(wanted));
	const shown = match ?? fields[0];
	if (!shown) return { holds: false, found: "no such field" };
	return { holds: match !== undefined, found: `value is ${shownValue(shown)}` };
}

/** A field can be compared by what it sends, and a list also by the label a person reads. */
function valuesOf(field: Element): readonly string[] {
	const label = fieldValue(field);
	return [...rawValues(field), ...(label === undefined ? [heldText(field)] : [label])];
}

function heldText(element: Element): string {
	return attr(element, "contenteditable") === null ? "" : visibleText(element);
}

function shownValue(field: Element): string {
	const held = fieldValue(field) ?? heldText(field);
	return quote(isSensitive(field) ? masked(held) : held);
}

function checked(elements: readonly Element[]): Verdict {
	const [first] = elements;
	if (!first) return { holds: false, found: "no such element" };
	const on = elements.find(isCheckedNow);
	return {
		holds: on !== undefined,
		found: `${quote(nameOf(on ?? first))} is ${on ? "on" : "off"}`,
	};
}

function isCheckedNow(element: Element): boolean {
	const type = typeOf(element);
	if (tagOf(element) === "input" && (type === "checkbox" || type === "radio")) return isOn(element);
	if (tagOf(element) === "option" && isHtml(element)) return isChosen(element);
	return ["aria-checked", "aria-selected", "aria-pressed"].some(
		(name) => attr(element, name) === "true",
	);
}

function count(
	elements: readonly Element[],
	wanted: Extract<Proof, { count: unknown }>["count"],
): Verdict {
	const shown = elements.filter(isShown).length;
	const holds = "equals" in wanted ? shown === wanted.equals : shown >= wanted.at_least;
	return { holds, found: `${shown} × ${wanted.css}` };
}

function attribute(
	elements: readonly Element[],
	wanted: { readonly name: string; readonly value?: string | undefined },
): Verdict {
	const { name, value: want } = wanted;
	const values = elements.map((element) => attr(element, name)).filter((each) => each !== null);
	const match = want === undefined ? values[0] : values.find((each) => each === want);
	if (match !== undefined) return { holds: true, found: `${name}=${quote(match)}` };
	if (elements.length === 0) return { holds: false, found: "no such element" };
	const first = values[0];
	return { holds: false, found: first === undefined ? `no ${name}` : `${name}=${quote(first)}` };
}

function quote(words: string): string {
	return `"${shorten(tidy(words), QUOTE_CHARS)}"`;
}
