import type { PrepareResult } from "../api.ts";
import { boxOf, elementAt, isHtml, tagOf } from "../dom.ts";
import { scrollIntoView } from "./methods.ts";

/** Chooses exactly these options of a native list, by their place in it at this moment. */
export function selectOptions(
	element: Element,
	input: { readonly options: readonly string[]; readonly byCode?: boolean },
): PrepareResult {
	const wanted = input.options;
	if (tagOf(element) !== "select" || !isHtml(element)) {
		return { status: "ok", widget: true };
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
	const labels = found.flatMap((option) => option?.label.trim() ?? []).join("\n");
	const point = input.byCode ? undefined : pointOn(list, found[0]);
	if (point) return { status: "ok", value: labels, point };
	choose(list, chosen);
	return { status: "ok", value: labels };
}

/** In a list that lies open, the option itself can be pressed, and pages may listen for just that. */
function pointOn(
	list: HTMLSelectElement,
	option: HTMLOptionElement | undefined,
): { readonly x: number; readonly y: number } | undefined {
	if (!option || option.selected || list.multiple || list.size < 2) return undefined;
	scrollIntoView(option, { block: "nearest", inline: "nearest", behavior: "instant" });
	const { x, y, width, height } = boxOf(option);
	const point = { x: x + width / 2, y: y + height / 2 };
	return elementAt(point.x, point.y) === option ? point : undefined;
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

function fold(text: string): string {
	return text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
}

function quote(text: string | undefined): string {
	return `"${(text ?? "").slice(0, 60)}"`;
}
