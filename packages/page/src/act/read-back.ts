import type { ActedReport, ReadBack } from "../api.ts";
import { attr, isConnected, isHtml, tagOf } from "../dom.ts";
import { elementOf } from "../registry.ts";
import { codeBoxes } from "./code-boxes.ts";
import { fieldOf } from "./field.ts";
import { takePress } from "./guard.ts";
import { shownTextOf } from "./methods.ts";
import { scriptsAbove } from "./top.ts";

export function readBack(input: { readonly ref: string }): ReadBack {
	const element = elementOf(input.ref);
	return element ? stateOf(element) : { connected: false };
}

/** Answer to `ObserveInput.after`; disarms the guard. */
export function reportAct(after: { readonly ref: string }): ActedReport {
	const above = scriptsAbove().map((script) => script.takePress());
	const press = takePress() ?? above.find((each) => each !== undefined);
	return {
		...(after.ref === "" ? {} : { readBack: readBack(after) }),
		...(press ? { press } : {}),
	};
}

/** What the element holds now. */
export function stateOf(element: Element): ReadBack {
	const connected = isConnected(element);
	const checked = checkedOf(element);
	const field = fieldOf(element);
	if (tagOf(element) === "select" && isHtml(element)) {
		const selected = Array.from((element as HTMLSelectElement).selectedOptions);
		return {
			connected,
			value: (element as HTMLSelectElement).value,
			selectedLabels: selected.map((option) => option.label.trim()),
		};
	}
	return {
		connected,
		...(checked === undefined ? {} : { checked }),
		...(field ? { value: heldBy(field) } : {}),
	};
}

function heldBy(field: HTMLElement): string {
	if (!("value" in field)) return shownTextOf(field);
	const boxes = codeBoxes(field as HTMLInputElement);
	if (boxes.length > 1) return boxes.map((box) => box.value).join("");
	return (field as HTMLInputElement).value;
}

function checkedOf(element: Element): boolean | "mixed" | undefined {
	if (isHtml(element) && tagOf(element) === "input") {
		const input = element as HTMLInputElement;
		if (input.type !== "checkbox" && input.type !== "radio") return undefined;
		return input.indeterminate ? "mixed" : input.checked;
	}
	const aria =
		attr(element, "aria-checked") ??
		attr(element, "aria-pressed") ??
		attr(element, "aria-selected");
	if (aria === "mixed") return "mixed";
	return aria === null ? undefined : aria === "true";
}
