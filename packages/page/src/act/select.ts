import type { PrepareResult } from "../api.ts";
import { isHtml, tagOf } from "../dom.ts";

/** Chooses exactly these options of a native list, by their place in it at this moment. */
export function selectOptions(element: Element, wanted: readonly string[]): PrepareResult {
	if (tagOf(element) !== "select" || !isHtml(element)) {
		return { status: "refused", reason: "not a native list" };
	}
	const list = element as HTMLSelectElement;
	if (wanted.length > 1 && !list.multiple) {
		return { status: "refused", reason: "takes one option only" };
	}
	const found = wanted.map((label) => findOption(list, label));
	const missing = found.indexOf(undefined);
	if (missing >= 0) return { status: "refused", reason: `no option ${quote(wanted[missing])}` };
	const chosen = new Set(found);
	const off = found.findIndex((option) => option && isOff(option));
	if (off >= 0) return { status: "refused", reason: `option ${quote(wanted[off])} is disabled` };
	choose(list, chosen);
	return { status: "ok", value: labelsOf(list).join("\n") };
}

function choose(list: HTMLSelectElement, chosen: ReadonlySet<HTMLOptionElement | undefined>): void {
	const options = Array.from(list.options);
	if (options.every((option) => option.selected === chosen.has(option))) return;
	list.focus();
	if (list.multiple) for (const option of options) option.selected = chosen.has(option);
	else list.selectedIndex = options.findIndex((option) => chosen.has(option));
	list.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
	list.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Same label, else same words whatever the case and spacing, else same value. Enabled ones first. */
function findOption(list: HTMLSelectElement, wanted: string): HTMLOptionElement | undefined {
	const options = Array.from(list.options).sort((a, b) => Number(isOff(a)) - Number(isOff(b)));
	return (
		options.find((option) => option.label === wanted) ??
		options.find((option) => fold(option.label) === fold(wanted)) ??
		options.find((option) => option.value === wanted)
	);
}

function isOff(option: HTMLOptionElement): boolean {
	const group = option.parentElement;
	return option.disabled || (group instanceof HTMLOptGroupElement && group.disabled);
}

function labelsOf(list: HTMLSelectElement): string[] {
	return Array.from(list.selectedOptions).map((option) => option.label.trim());
}

function fold(text: string): string {
	return text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
}

function quote(text: string | undefined): string {
	return `"${(text ?? "").slice(0, 60)}"`;
}
