import { isHtml } from "../dom.ts";
import { fieldValue, typeOf } from "../fields.ts";
import { nameOf } from "../name/accessible-name.ts";
import { isSensitive } from "../sensitive.ts";
import { inZone, type Look, ZONE } from "../view/look.ts";
import type { View } from "../view/walk.ts";
import { masked, shorten, tidy } from "../words.ts";

/** Where a piece of text goes: what is on top first, then the content, then navigation and footer. */
type Part = "top" | "main" | "beside";

const ON_TOP = ZONE.modal | ZONE.ariaModal;
const BESIDE = ZONE.nav | ZONE.footer;
const FIELD_CHARS = 200;
/** A table row around more elements than this is layout, not a record. */
const RECORD_ELEMENTS = 60;

interface Page {
	readonly parts: Readonly<Record<Part, Lines>>;
	/** Inside a table row, where cells and blocks stay on one line. */
	record: boolean;
}

interface Lines {
	readonly done: string[];
	open: string;
}

/** Everything a person can read, one block per line, field values as "Label: value". */
export function pageText(view: View): string {
	const page: Page = { parts: { top: lines(), main: lines(), beside: lines() }, record: false };
	if (view.root) readInto(view.root, page);
	const { top, main, beside } = page.parts;
	for (const part of [top, main, beside]) end(part);
	return [...top.done, ...main.done, ...beside.done].join("\n");
}

/** What a person can read inside one element, on one line. */
export function lookText(look: Look): string {
	const page: Page = { parts: { top: lines(), main: lines(), beside: lines() }, record: true };
	readInto(look, page);
	const { top, main, beside } = page.parts;
	return tidy([...top.done, top.open, ...main.done, main.open, beside.open].join(" "));
}

function lines(): Lines {
	return { done: [], open: "" };
}

function end(part: Lines): void {
	const line = tidy(part.open)
		.replace(/(?:\| )*\|?$/u, "")
		.trim();
	if (line !== "") part.done.push(line);
	part.open = "";
}

function partOf(look: Look): Part {
	if (inZone(look, ON_TOP)) return "top";
	return inZone(look, BESIDE) && !inZone(look, ZONE.dialog) ? "beside" : "main";
}

function readInto(look: Look, page: Page): void {
	const part = page.parts[partOf(look)];
	const { display, tag } = look;
	const html = isHtml(look.element);
	if (html && (tag === "br" || tag === "hr")) {
		separate(part, page);
		return;
	}
	if (html && FIELD_TAGS.has(tag)) {
		readField(look, { part, page });
		return;
	}
	if (display === "table-cell") part.open += part.open.trim() === "" ? "" : " | ";
	const inline = display === "inline" || display === "contents" || display.startsWith("ruby");
	const block = !inline && !display.startsWith("inline") && display !== "table-cell";
	const outer = page.record;
	if (block) separate(part, page);
	else if (!inline) part.open += " ";
	if (display === "table-row") page.record = look.end - look.start <= RECORD_ELEMENTS;
	else if (display === "table") page.record = false;
	for (const node of look.nodes) {
		if (typeof node === "string") part.open += node;
		else readInto(node, page);
	}
	page.record = outer;
	if (block) separate(part, page);
	else if (!inline) part.open += " ";
}

function separate(part: Lines, page: Page): void {
	if (page.record) part.open += " ";
	else end(part);
}

const FIELD_TAGS = new Set(["input", "select", "textarea"]);
const SILENT_TYPES = new Set(["checkbox", "hidden", "image", "radio", "range", "color"]);
const BUTTON_TYPES = new Set(["button", "reset", "submit"]);

function readField(look: Look, into: { readonly part: Lines; readonly page: Page }): void {
	const { element } = look;
	const { part, page } = into;
	const type = typeOf(element);
	if (!look.visible || SILENT_TYPES.has(type)) return;
	if (BUTTON_TYPES.has(type)) {
		part.open += ` ${nameOf(element)} `;
		return;
	}
	const value = fieldValue(element) ?? "";
	if (value === "") return;
	const shown = isSensitive(element) ? masked(value) : shorten(tidy(value), FIELD_CHARS);
	const name = nameOf(element);
	separate(part, page);
	part.open += name === "" ? shown : `${name}: ${shown}`;
	separate(part, page);
}

const TAIL_SHARE = 0.3;

/** Head and tail of a text that is too long, with a line between them that says how much is missing. */
export function cutText(
	text: string,
	chars: number,
): { readonly text: string; readonly left: number } {
	if (text.length <= chars) return { text, left: 0 };
	const room = Math.max(0, chars - 40);
	const tail = Math.floor(room * TAIL_SHARE);
	const head = room - tail;
	const left = text.length - head - tail;
	const start = shorten(text, head + 1).replace(/…$/u, "");
	return { text: `${start}\n… ${left} characters left out …\n${text.slice(-tail)}`, left };
}
