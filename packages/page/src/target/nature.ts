import { attr, attrNames, hasAttr, isHtml, parentNodeOf, tagOf } from "../dom.ts";
import { labelledBy, typeOf } from "../fields.ts";
import { explicitRole, isEditingHost } from "../role.ts";
import type { Look } from "../view/look.ts";
import type { Hint } from "./control.ts";
import { isDayGrid } from "./dates.ts";
import { isOpenList } from "./lists.ts";

/** Elements the driver knows to have a listener for pointer events. */
const listening = new WeakSet<Element>();
let anyListening = false;

/** Notes elements whose listeners only the driver can see. */
export function noteListeners(elements: readonly Element[]): void {
	for (const element of elements) listening.add(element);
	anyListening = anyListening || elements.length > 0;
}

/** Roles that are controls wherever they stand. */
const CONTROL_ROLES = new Set(
	`button checkbox combobox link menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton
	switch tab textbox treeitem`.split(/\s+/u),
);

/** Roles that take focus to lead into what they hold; pressing them does nothing by itself. */
const COMPOSITE_ROLES = new Set(
	`alert alertdialog application dialog document feed grid group list listbox log main menu menubar navigation
	radiogroup region status table tablist tabpanel toolbar tree treegrid`.split(/\s+/u),
);

const DRAG_CURSORS = new Set(["grab", "-webkit-grab", "move"]);

export type Nature = { readonly semantic: boolean; readonly hint?: Hint } | undefined;

/** Is it a control, and what tells so? */
export function natureOf(look: Look): Nature {
	const { element, tag } = look;
	if (tag === "label" && isLabelPart(look)) return undefined;
	if (isHtml(element) ? isNative(element, tag) : tag === "a" && isLink(element))
		return { semantic: true };
	if (look.attributed) {
		const role = explicitRole(element);
		if (role !== undefined && CONTROL_ROLES.has(role)) return { semantic: true };
		if (isOpenList(element, role) || isDayGrid(element)) return { semantic: true };
		const hint = attributeHint(element, role);
		if (hint) return { semantic: false, hint };
	}
	if (anyListening && listening.has(element)) return { semantic: false, hint: "listener" };
	const telling = look.cursor !== look.parent?.cursor && !isLabelPart(look);
	if (telling && look.cursor === "pointer") return { semantic: false, hint: "cursor" };
	if (telling && DRAG_CURSORS.has(look.cursor)) return { semantic: false, hint: "drag" };
	return undefined;
}

/** In a label that has a control: pressing it is pressing the control, which is listed itself. */
function isLabelPart(look: Look): boolean {
	for (let at: Look | null = look; at; at = at.parent)
		if (at.tag === "label" && isHtml(at.element)) return labelledBy(at.element) !== null;
	return false;
}

function isNative(element: Element, tag: string): boolean {
	switch (tag) {
		case "a":
			return isLink(element);
		case "button":
		case "select":
		case "textarea":
			return true;
		case "input":
			return typeOf(element) !== "hidden";
		case "summary":
			return isFirstSummary(element);
		case "audio":
		case "video":
			return hasAttr(element, "controls");
		default:
			return isEditingHost(element);
	}
}

function isLink(element: Element): boolean {
	return hasAttr(element, "href") || hasAttr(element, "xlink:href");
}

function isFirstSummary(element: Element): boolean {
	const parent = parentNodeOf(element) as Element | null;
	return parent !== null && tagOf(parent) === "details";
}

const PRESS_ATTRIBUTE =
	/^(?:on(?:click|dblclick|contextmenu|auxclick|mousedown|mouseup|pointerdown|pointerup|touchstart|touchend|keydown|keyup)|@click|ng-click|jsaction)$/u;

function attributeHint(element: Element, role: string | undefined): Hint | undefined {
	let hint: Hint | undefined;
	for (const name of attrNames(element)) {
		if (PRESS_ATTRIBUTE.test(name)) return "onclick";
		if (name === "tabindex" && isTabStop(element, role)) hint ??= "tabindex";
		else if (name === "draggable" && attr(element, name) === "true") hint ??= "drag";
		else if (name === "aria-sort" && role !== "none") hint ??= "onclick";
	}
	return hint;
}

function isTabStop(element: Element, role: string | undefined): boolean {
	if (role !== undefined && COMPOSITE_ROLES.has(role)) return false;
	const index = Number.parseInt(attr(element, "tabindex") ?? "", 10);
	return index >= 0;
}
