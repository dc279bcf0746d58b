import type { TargetOption } from "@surehand/core";
import { attr, byId, flatChildrenOf, isElement, isHtml, matches, tagOf } from "../dom.ts";
import { isChosen, nativeOptions, optionLabel, optionValue } from "../fields.ts";
import { nameOf } from "../name/accessible-name.ts";
import { roleOf } from "../role.ts";
import { isSeen } from "../view/visible-text.ts";
import { shorten, tidy } from "../words.ts";

const LABEL_CHARS = 160;

export interface Options {
	readonly options: readonly TargetOption[];
	/** How many there are, listed or not. */
	readonly total: number;
}

/** Choices of a native list, of the suggestions of a field, or of an open custom list; undefined when there are none. */
export function optionsOf(element: Element, most: number): Options | undefined {
	const list = nativeList(element);
	if (list) {
		const { options, total } = nativeOptions(list, most);
		return { options: options.map(nativeOption), total };
	}
	const role = roleOf(element);
	if (role !== "combobox" && role !== "button" && role !== "textbox" && role !== "searchbox")
		return undefined;
	const popup = popupListOf(element);
	if (!popup) return undefined;
	const custom = optionElements(popup, 0);
	if (custom.length === 0) return undefined;
	return { options: custom.slice(0, most).map(customOption), total: custom.length };
}

function nativeList(element: Element): Element | undefined {
	if (!isHtml(element)) return undefined;
	if (tagOf(element) === "select") return element;
	const id = tagOf(element) === "input" ? attr(element, "list") : null;
	const list = id ? byId(element, id) : null;
	return list && isHtml(list) && tagOf(list) === "datalist" ? list : undefined;
}

function nativeOption(option: Element): TargetOption {
	const label = tidy(optionLabel(option));
	return {
		label: shorten(label || tidy(optionValue(option)), LABEL_CHARS),
		value: shorten(optionValue(option), LABEL_CHARS),
		selected: isChosen(option),
		...(matches(option, ":disabled") ? { disabled: true } : {}),
	};
}

/** The list a combobox has opened, named by `aria-controls` or `aria-owns`. */
function popupListOf(element: Element): Element | undefined {
	const ids = `${attr(element, "aria-controls") ?? ""} ${attr(element, "aria-owns") ?? ""}`;
	for (const id of ids.split(/\s+/u)) {
		const list = id === "" ? null : byId(element, id);
		if (list && roleOf(list) === "listbox" && isSeen(list)) return list;
	}
	return undefined;
}

function optionElements(list: Element, depth: number): Element[] {
	if (depth > 8) return [];
	return flatChildrenOf(list).flatMap((child) => {
		if (!isElement(child) || !isSeen(child)) return [];
		return roleOf(child) === "option" ? [child] : optionElements(child, depth + 1);
	});
}

function customOption(option: Element): TargetOption {
	const label = nameOf(option);
	return {
		label: shorten(label, LABEL_CHARS),
		value: attr(option, "data-value") ?? label,
		selected: attr(option, "aria-selected") === "true" || attr(option, "aria-checked") === "true",
		...(attr(option, "aria-disabled") === "true" ? { disabled: true } : {}),
	};
}
