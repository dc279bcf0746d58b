/** Fields of grids and lists that keep a text only when it is taken over with Enter. */
import {
	activeElementOf,
	attr,
	doc,
	flatClosest,
	isConnected,
	isHtml,
	tagOf,
	textContentOf,
} from "../../dom.ts";
import { formOwner, typeOf } from "../../fields.ts";
import { placeholderOf, referencedText } from "../../name/accessible-name.ts";
import type { Pressable } from "../../registry.ts";
import { roleOf } from "../../role.ts";
import { fieldOf } from "../field.ts";
import { bare } from "./match.ts";
import { Control } from "./shown.ts";
import { ended, keys, refused, rest, type Steps, typeInto, type Verdict } from "./steps.ts";

const CELLS: ReadonlySet<string> = new Set(["cell", "gridcell", "row"]);
const ENTER =
	/\b(?:press|hit|with|use)\s+(?:enter|return)\b|\benter to\b|[⏎↵]|eingabetaste|entrée pour/iu;
const SETTLE = { quietMs: 150, limitMs: 1_200 };

/** True for a single line outside of any form that stands in a cell, or says that Enter takes it over. */
export function wantsCommit(element: Element): boolean {
	const field = fieldOf(element);
	if (!field || !isHtml(field) || tagOf(field) !== "input" || formOwner(field)) return false;
	if (typeOf(field) !== "text" || roleOf(field) !== "textbox" || attr(field, "list") !== null)
		return false;
	const hints = `${placeholderOf(field)} ${referencedText(field, "aria-describedby")} ${attr(field, "title") ?? ""}`;
	// An editor that came up with the focus goes when it loses it: whoever opened it also ends it.
	return ENTER.test(hints) || (cellOf(field) !== null && activeElementOf(doc) !== field);
}

function cellOf(field: Element): Element | null {
	return flatClosest(field, (at) => CELLS.has(roleOf(at)));
}

/** Types, leaves the field, and takes the text over with Enter only where leaving it lost the text. */
export async function* setAndCommit(target: Pressable, text: string): Steps<Verdict> {
	const field = fieldOf(target.element) as HTMLInputElement;
	const cell = cellOf(field);
	const control = new Control(target);
	const before = control.company().filter((each) => bare(each) === bare(text)).length;
	const kept = (): boolean => {
		if (isConnected(field) && bare(field.value) === bare(text)) return true;
		if (!isConnected(field)) return cell !== null && bare(textContentOf(cell) ?? "") === bare(text);
		return control.company().filter((each) => bare(each) === bare(text)).length > before;
	};
	const shown = (): string =>
		isConnected(field) ? field.value : (textContentOf(cell ?? field) ?? "").trim();
	if (!(yield* typeInto(field, text))) return refused("it does not take the focus");
	field.blur();
	await rest(shown, SETTLE);
	if (kept()) return ended(true, kept() && shown() === "" ? text : shown());
	if (!isConnected(field) || !(yield* typeInto(field, text))) return ended(false, shown());
	yield* keys("Enter");
	await rest(shown, SETTLE);
	if (isConnected(field)) field.blur();
	await rest(shown, SETTLE);
	return ended(kept(), kept() && shown() === "" ? text : shown());
}
