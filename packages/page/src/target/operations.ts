import type { Operation } from "@surehand/core";
import { attr, isHtml, tagOf } from "../dom.ts";
import { typeOf } from "../fields.ts";
import { explicitRole, isEditingHost, isFocusable, roleOf } from "../role.ts";
import type { Control } from "./control.ts";
import { isDateField, isDayGrid } from "./dates.ts";
import { isOpenList, opensList } from "./lists.ts";
import { stepButtons } from "./step-buttons.ts";

const TYPED_ROLES = new Set(["textbox", "searchbox", "combobox", "spinbutton"]);
const CHECKED_ROLES = new Set(["checkbox", "menuitemcheckbox", "menuitemradio", "radio", "switch"]);
const BUTTON_TYPES = new Set(["button", "image", "reset", "submit"]);

const PRESSED_HINTS: ReadonlySet<string> = new Set([
	"listener",
	"cursor",
	"tabindex",
	"onclick",
	"label",
]);

/** What may be done to a control, the likeliest first. */
export function operationsOf(
	control: Control,
	state: { readonly readonly?: boolean },
): Operation[] {
	const { element, hint } = control;
	if (hint === "scroll") return ["scroll"];
	if (isOpenList(element, explicitRole(element)))
		return control.scrolls ? ["select", "scroll"] : ["select"];
	if (isDayGrid(element)) return ["fill"];
	const list = kindOperations(element, state.readonly === true);
	const lists = opensList(element);
	if (lists) list.push("select");
	const pressed = hint === undefined || PRESSED_HINTS.has(hint);
	if (pressed || attr(element, "onclick") !== null) list.push("click");
	if (hint === "hover") list.unshift("hover");
	if (hint === "drag" || hint === "drop" || attr(element, "draggable") === "true")
		list.unshift("drag");
	list.push("double_click", "right_click", "hover");
	if (isFocusable(element)) list.push("press");
	if (control.scrolls) list.push("scroll");
	return [...new Set(list)];
}

function kindOperations(element: Element, readonly: boolean): Operation[] {
	const tag = tagOf(element);
	const type = typeOf(element);
	if (isHtml(element) && tag === "select") return ["select"];
	if (type === "file") return ["upload"];
	if (type === "range") return ["fill", "drag", "press"];
	const role = roleOf(element);
	if (CHECKED_ROLES.has(role)) return ["check"];
	if (role === "slider") return ["fill", "press", "drag"];
	if (role === "spinbutton" && !isHtmlField(element)) return ["fill", "press"];
	if (isTyped(element, role))
		return readonly && !isDateField(element) && !stepButtons(element)
			? ["press"]
			: ["fill", "press"];
	return [];
}

/** Takes text from the keyboard. */
function isTyped(element: Element, role: string): boolean {
	if (isHtml(element)) {
		if (tagOf(element) === "textarea" || isEditingHost(element)) return true;
		if (tagOf(element) === "input") return !BUTTON_TYPES.has(typeOf(element));
	}
	// A custom field without an editable element of its own takes keys, not text.
	return TYPED_ROLES.has(role) && isEditingHost(element);
}

function isHtmlField(element: Element): boolean {
	return isHtml(element) && tagOf(element) === "input";
}
