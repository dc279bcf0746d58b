import type { Target } from "@surehand/core";
import { attr, byId, hasAttr, isHtml, matches, parentNodeOf, tagOf } from "../dom.ts";
import { fieldValue, isIndeterminate, isMultiple, isOn, isOpen, typeOf } from "../fields.ts";
import { isEditingHost, roleOf } from "../role.ts";
import { isSensitive } from "../sensitive.ts";
import { visibleText } from "../view/visible-text.ts";
import { clean, masked, shorten } from "../words.ts";
import { aroundOf } from "./around.ts";

const VALUE_CHARS = 500;

type State = Pick<
	Target,
	| "value"
	| "checked"
	| "selected"
	| "expanded"
	| "pressed"
	| "current"
	| "invalid"
	| "required"
	| "readonly"
	| "disabled"
	| "multiple"
	| "sensitive"
	| "hasPopup"
>;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Everything about a control that can change without it becoming another one. */
export function stateOf(element: Element, inert: boolean): State {
	const state: Writable<State> = {};
	const sensitive = isSensitive(element);
	const value = heldValue(element);
	if (value !== undefined) state.value = sensitive ? masked(value) : shorten(value, VALUE_CHARS);
	if (sensitive) state.sensitive = true;
	setTriState(state, element);
	setFlags(state, element);
	const popup = popupOf(element);
	if (popup) state.hasPopup = popup;
	const current = attr(element, "aria-current");
	if (current && current !== "false") state.current = current;
	if (inert || isDisabled(element)) state.disabled = true;
	return state;
}

const VALUELESS_TYPES = new Set(["button", "checkbox", "image", "radio", "reset", "submit"]);

/** What a field holds, as a person sees it; undefined for controls that hold nothing. */
function heldValue(element: Element): string | undefined {
	if (VALUELESS_TYPES.has(typeOf(element))) return undefined;
	const held = fieldValue(element);
	if (held !== undefined) return held;
	const role = roleOf(element);
	if (["slider", "spinbutton", "scrollbar", "progressbar", "meter"].includes(role))
		return attr(element, "aria-valuetext") ?? attr(element, "aria-valuenow") ?? undefined;
	if (role === "textbox" || role === "searchbox" || role === "combobox" || isEditingHost(element))
		return visibleText(element, { chars: VALUE_CHARS });
	return undefined;
}

function setTriState(state: Writable<State>, element: Element): void {
	const type = typeOf(element);
	const role = roleOf(element);
	if (tagOf(element) === "input" && (type === "checkbox" || type === "radio"))
		state.checked = isIndeterminate(element) && type === "checkbox" ? "mixed" : isOn(element);
	else if (CHECKED_ROLES.has(role))
		state.checked = triState(attr(element, "aria-checked")) ?? false;
	else if (attr(element, "aria-checked"))
		set(state, "checked", triState(attr(element, "aria-checked")));
	set(state, "pressed", triState(attr(element, "aria-pressed")));
	set(state, "expanded", expandedOf(element));
	const selected = flag(attr(element, "aria-selected"));
	if (selected !== undefined) state.selected = selected;
	else if (role === "option" && attr(element, "aria-checked") === null) state.selected = false;
}

const CHECKED_ROLES = new Set(["checkbox", "menuitemcheckbox", "menuitemradio", "radio", "switch"]);

function set<K extends keyof State>(
	state: Writable<State>,
	field: K,
	value: State[K] | undefined,
): void {
	if (value !== undefined) state[field] = value;
}

function triState(written: string | null): boolean | "mixed" | undefined {
	return written === "mixed" ? "mixed" : flag(written);
}

function flag(written: string | null): boolean | undefined {
	return written === "true" ? true : written === "false" ? false : undefined;
}

function expandedOf(element: Element): boolean | undefined {
	const written = flag(attr(element, "aria-expanded"));
	if (written !== undefined) return written;
	if (tagOf(element) === "summary" && isHtml(element)) {
		const details = parentNodeOf(element) as Element | null;
		return details && tagOf(details) === "details" ? isOpen(details) : undefined;
	}
	const popover = attr(element, "popovertarget");
	const target = popover ? byId(element, popover) : null;
	return target && hasAttr(target, "popover") ? matches(target, ":popover-open") : undefined;
}

function setFlags(state: Writable<State>, element: Element): void {
	const invalid = attr(element, "aria-invalid");
	if (invalid !== null && invalid !== "false" && invalid !== "") state.invalid = true;
	const html = isHtml(element);
	if (html && isField(element) && matches(element, ":user-invalid")) state.invalid = true;
	const required = html && isField(element) && hasAttr(element, "required");
	if (required || attr(element, "aria-required") === "true") state.required = true;
	if (isReadonly(element)) state.readonly = true;
	const many =
		html && (tagOf(element) === "select" ? isMultiple(element) : hasAttr(element, "multiple"));
	if (many || attr(element, "aria-multiselectable") === "true") state.multiple = true;
}

function isField(element: Element): boolean {
	const tag = tagOf(element);
	return tag === "input" || tag === "select" || tag === "textarea";
}

function isReadonly(element: Element): boolean {
	if (attr(element, "aria-readonly") === "true") return true;
	const tag = tagOf(element);
	if (tag !== "input" && tag !== "textarea") return false;
	return hasAttr(element, "readonly") && !["checkbox", "radio"].includes(typeOf(element));
}

function popupOf(element: Element): string | undefined {
	const written = attr(element, "aria-haspopup");
	if (written && written !== "false") return written === "true" ? "menu" : written;
	if (hasAttr(element, "popovertarget")) return "dialog";
	return attr(element, "list") ? "listbox" : undefined;
}

/** Not usable now: native (its fieldset included), by ARIA (an ancestor's included), or inert. */
export function isDisabled(element: Element): boolean {
	if (isHtml(element) && matches(element, ":disabled")) return true;
	return (
		attr(element, "aria-disabled") === "true" ||
		hasAttr(element, "inert") ||
		aroundOf(element).disabled
	);
}

/** Longer explanation of a control; the title when it is not the name already. */
export function descriptionOf(element: Element, name: string, described: string): string {
	const text = described || clean(attr(element, "aria-description") ?? "");
	if (text) return shorten(text, 200);
	const title = clean(attr(element, "title") ?? "");
	return title && title !== name ? shorten(title, 200) : "";
}
