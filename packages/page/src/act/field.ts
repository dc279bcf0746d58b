/** Where text goes for a target. */
import { attr, isEditable, isHtml, queryAll, shadowRootOf, tagOf } from "../dom.ts";

const NOT_TEXT = /^(?:button|submit|reset|image|checkbox|radio|file|hidden)$/;

/** The element itself when it takes text, else the only one inside it that does. */
export function fieldOf(element: Element): HTMLElement | undefined {
	if (takesText(element)) return element;
	const root = shadowRootOf(element);
	const inside = [element, ...(root ? [root] : [])]
		.flatMap((from) => queryAll(from, "input, textarea, [contenteditable]"))
		.filter(takesText);
	return inside.length === 1 ? inside[0] : undefined;
}

function takesText(element: Element): element is HTMLElement {
	if (!isHtml(element)) return false;
	const tag = tagOf(element);
	if (tag === "textarea") return true;
	if (tag === "input") return !NOT_TEXT.test((element as HTMLInputElement).type);
	if (!isEditable(element)) return false;
	const role = attr(element, "role");
	return attr(element, "contenteditable") !== null || role === "textbox" || role === "combobox";
}
