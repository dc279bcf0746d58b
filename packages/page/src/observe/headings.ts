import { flatContains } from "../dom.ts";
import { roleOf } from "../role.ts";
import type { Control } from "../target/control.ts";
import type { Look } from "../view/look.ts";
import type { View } from "../view/walk.ts";
import { clean, shorten } from "../words.ts";
import { lookText } from "./text.ts";

const HEADINGS = 40;
const HEADING_CHARS = 120;
/** How far back a heading may stand and still be the one above a control. */
const LOOK_BACK = 30;

/** A heading; its text and what it speaks for are worked out when asked, since pages may have thousands. */
export interface Heading {
	readonly look: Look;
	text?: string;
	/** Null for the whole page. */
	scope?: Element | null;
}

function textOf(heading: Heading): string {
	heading.text ??= shorten(clean(lookText(heading.look)), HEADING_CHARS);
	return heading.text;
}

const TAG = /^h[1-6]$/u;
const SCOPES = new Set(
	`alertdialog article banner complementary contentinfo dialog form group listitem main navigation region row search
	tabpanel`.split(/\s+/u),
);

/** Visible headings in page order. */
export function headingsOf(view: View): readonly Heading[] {
	const found: Heading[] = [];
	for (const look of view.looks) {
		const heading = TAG.test(look.tag) || (look.attributed && roleOf(look.element) === "heading");
		if (!heading || !look.visible || look.transparent || look.squashed) continue;
		found.push({ look });
	}
	return found;
}

export function headingTexts(headings: readonly Heading[]): readonly string[] {
	return headings
		.slice(0, HEADINGS)
		.map(textOf)
		.filter((text) => text !== "");
}

/** The smallest named part of the page a heading stands in. */
function scopeOf(look: Look): Element | null {
	for (let at = look.parent; at; at = at.parent) {
		if (at.tag === "section" || SCOPES.has(roleOf(at.element))) return at.element;
	}
	return null;
}

/** Text of the heading a control stands under. */
export function headingAbove(control: Control, headings: readonly Heading[]): string | undefined {
	let tried = 0;
	for (let at = lastBefore(control.look.start, headings); at >= 0 && tried < LOOK_BACK; at -= 1) {
		const heading = headings[at];
		tried += 1;
		if (!heading || heading.look.end >= control.look.start) continue;
		if (heading.scope === undefined) heading.scope = scopeOf(heading.look);
		const applies = !heading.scope || flatContains(heading.scope, control.element);
		if (applies && textOf(heading) !== "") return textOf(heading);
	}
	return undefined;
}

function lastBefore(start: number, headings: readonly Heading[]): number {
	let low = 0;
	let high = headings.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((headings[middle]?.look.start ?? 0) < start) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}
