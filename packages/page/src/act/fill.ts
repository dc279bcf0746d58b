import type { PrepareResult } from "../api.ts";
import {
	activeElementOf,
	doc,
	flatContains,
	hasAttr,
	isHtml,
	shadowRootOf,
	tagOf,
} from "../dom.ts";
import { codeBoxes } from "./code-boxes.ts";
import { fieldOf } from "./field.ts";
import { asFieldValue, isSetType } from "./field-value.ts";

/** Readies a field for a text: sets it where typing has no meaning, else focuses it with its content selected. */
export function prepareFill(element: Element, text: string, box = 0): PrepareResult {
	const field = fieldOf(element);
	if (!field) return { status: "refused", reason: "takes no text" };
	if (hasAttr(field, "readonly")) return { status: "refused", reason: "read-only" };
	if (tagOf(field) === "input" && isSetType(field as HTMLInputElement)) {
		return setValue(field, text);
	}
	const boxes = tagOf(field) === "input" ? codeBoxes(field as HTMLInputElement) : [];
	if (boxes.length > 1 && text.length > 1) return prepareBoxes(boxes, { text, box });
	const fitted = fit(field, text);
	if (fitted === undefined) {
		return { status: "refused", reason: `takes at most ${maxLengthOf(field)} characters` };
	}
	const focused = takeFocus(field, true);
	if (focused.status !== "ok") return focused;
	return {
		status: "ok",
		value: fitted,
		typing: focused.typing ?? "text",
		...("value" in field ? {} : { rich: true }),
	};
}

function prepareBoxes(
	boxes: readonly HTMLInputElement[],
	wanted: { readonly text: string; readonly box: number },
): PrepareResult {
	const code = wanted.text.replace(/[\s-]+/g, "");
	if (code.length > boxes.length) {
		return { status: "refused", reason: `takes at most ${boxes.length} characters` };
	}
	const first = boxes[wanted.box];
	if (!first) return { status: "refused", reason: "takes no text" };
	for (const box of boxes.slice(code.length)) if (box.value !== "") assign(box, "");
	const focused = takeFocus(first, true);
	return focused.status === "ok" ? { status: "ok", value: code, typing: "keys" } : focused;
}

/** The text as the field can hold it: separators are left out when only so it fits. */
function fit(field: HTMLElement, text: string): string | undefined {
	const limit = maxLengthOf(field);
	if (limit < 0 || text.length <= limit) return text;
	const bare = text.replace(/[\s()./-]+/g, "");
	return /^\+?\d+$/.test(bare) && bare.length <= limit ? bare : undefined;
}

function maxLengthOf(field: HTMLElement): number {
	return "maxLength" in field ? (field as HTMLInputElement).maxLength : -1;
}

/** Focuses a field. `typing: "press"`: the page lets it take focus only from a real press. */
export function takeFocus(element: Element, selectAll: boolean): PrepareResult {
	const field = fieldOf(element) ?? element;
	if (!isHtml(field)) return { status: "refused", reason: "cannot take focus" };
	field.focus({ preventScroll: true });
	if (!hasFocus(field)) return { status: "ok", typing: "press" };
	if (selectAll) selectContent(field);
	return { status: "ok" };
}

function hasFocus(field: HTMLElement): boolean {
	let active = activeElementOf(doc);
	while (active) {
		if (flatContains(field, active)) return true;
		const inner = shadowRootOf(active)?.activeElement ?? null;
		if (inner === active) return false;
		active = inner;
	}
	return false;
}

function selectContent(field: HTMLElement): void {
	if ("select" in field && typeof field.select === "function") {
		(field as HTMLInputElement).select();
		return;
	}
	const range = doc.createRange();
	range.selectNodeContents(field);
	const selection = getSelection();
	selection?.removeAllRanges();
	selection?.addRange(range);
}

/** Sets a value as if the browser's own picker had: native setter, then `input` and `change`. */
export function setValue(element: Element, text: string): PrepareResult {
	const field = fieldOf(element);
	if (!field || tagOf(field) !== "input") return { status: "refused", reason: "takes no value" };
	const input = field as HTMLInputElement;
	const value = asFieldValue(input, text);
	if (value === undefined) {
		return { status: "refused", reason: `not a value for a ${input.type} field` };
	}
	input.focus({ preventScroll: true });
	assign(input, value);
	return { status: "ok", value: input.value };
}

function assign(input: HTMLInputElement, value: string): void {
	input.value = value;
	const data = { bubbles: true, composed: true, inputType: "insertReplacementText", data: value };
	input.dispatchEvent(new InputEvent("input", data));
	input.dispatchEvent(new Event("change", { bubbles: true }));
}
