import { isElement, tagOf } from "../dom.ts";
import { labelledBy } from "../fields.ts";
import { nameOf } from "../name/accessible-name.ts";
import { roleOf } from "../role.ts";
import { inZone, ZONE } from "../view/look.ts";
import { visibleText } from "../view/visible-text.ts";
import { folded } from "../words.ts";
import type { Control } from "./control.ts";

/** Controls that stand for one thing; what they contain is usually part of them. */
const LEAF_ROLES = new Set(
	"button checkbox link menuitem menuitemcheckbox menuitemradio option radio switch tab".split(" "),
);
const TEXT_ROLES = new Set(["combobox", "searchbox", "spinbutton", "textbox"]);
const CHOICE_ROLES = new Set(["checkbox", "radio", "switch"]);
/** Roles that say more about a control than the link or box they contain. */
const ITEM_ROLES = new Set(
	"menuitem menuitemcheckbox menuitemradio option tab treeitem".split(" "),
);
/** A bare element around more controls than this listens on behalf of its content. */
const MOST_INNER = 12;

/** Drops what is the same control twice: icon in a button, link in a menu item, clickable wrapper around one button. */
export function withoutDoubles(controls: readonly Control[]): Control[] {
	const dropped = new Set<Control>();
	const inner = new Map<Control, Control[]>();
	const open: Control[] = [];
	for (const control of controls) {
		while (open.length > 0 && (open.at(-1)?.look.end ?? 0) < control.look.start) open.pop();
		for (const outer of open.toReversed()) {
			if (outer.look.start === control.look.start || dropped.has(outer)) continue;
			inner.get(outer)?.push(control) ?? inner.set(outer, [control]);
			const loser = loserOf(outer, control);
			if (loser) dropped.add(loser);
			if (loser === control) break;
		}
		open.push(control);
	}
	for (const [outer, contents] of inner) {
		const left = contents.filter((each) => !dropped.has(each));
		if (!outer.semantic && left.length > 0 && isMereWrapper(outer, left)) dropped.add(outer);
	}
	return controls.filter((control) => !dropped.has(control));
}

/** Which of two nested controls is the other one once more; undefined when both are their own. */
function loserOf(outer: Control, inner: Control): Control | undefined {
	if (isApart(outer) || isApart(inner)) return undefined;
	if (inner.semantic) return outer.semantic ? ofTwoControls(outer, inner) : undefined;
	if (!outer.semantic) return sameName(outer, inner) ? lose(outer, inner) : undefined;
	if (outer.hint === "label") return inner;
	if (!LEAF_ROLES.has(roleOf(outer.element))) return isEditor(outer) ? inner : undefined;
	const deliberate = inner.hint !== "cursor" && nameOf(inner.element) !== "";
	return deliberate && !sameName(outer, inner) ? undefined : inner;
}

/** Listed for another purpose than to be pressed. */
const APART: ReadonlySet<string> = new Set(["cell", "drag", "drop", "hover", "scroll"]);

function isApart(control: Control): boolean {
	return control.hint !== undefined && APART.has(control.hint);
}

function isEditor(control: Control): boolean {
	return TEXT_ROLES.has(roleOf(control.element));
}

function ofTwoControls(outer: Control, inner: Control): Control | undefined {
	const outerRole = roleOf(outer.element);
	const innerRole = roleOf(inner.element);
	if (TEXT_ROLES.has(outerRole) && TEXT_ROLES.has(innerRole)) return lose(outer, inner);
	if (outer.hint === "label" || !LEAF_ROLES.has(outerRole) || !sameName(outer, inner))
		return undefined;
	if (TEXT_ROLES.has(innerRole)) return undefined;
	if (ITEM_ROLES.has(outerRole)) return lose(inner, outer);
	const innerSaysMore =
		CHOICE_ROLES.has(innerRole) || (innerRole === "link" && outerRole === "button");
	return innerSaysMore ? lose(outer, inner) : lose(inner, outer);
}

function lose(loser: Control, winner: Control): Control {
	winner.twin ??= loser.element;
	return loser;
}

function sameName(outer: Control, inner: Control): boolean {
	const name = folded(nameOf(inner.element));
	return name === "" || name === folded(nameOf(outer.element));
}

/** A clickable wrapper with nothing of its own: every word in it belongs to the controls it holds. */
function isMereWrapper(outer: Control, inner: readonly Control[]): boolean {
	if (isApart(outer)) return false;
	if (inner.length > MOST_INNER) return true;
	if (!inZone(outer.look, ZONE.dialog) && inner.some((each) => inZone(each.look, ZONE.dialog)))
		return true;
	const controls = new Set(inner.flatMap((each) => [each.element, each.look.element]));
	const own = visibleText(outer.element, {
		skip: (element) => controls.has(element) || isLabelOf(element, controls),
		chars: 200,
	});
	return !/[\p{L}\p{N}]/u.test(own);
}

function isLabelOf(element: Element, controls: ReadonlySet<Element>): boolean {
	if (tagOf(element) !== "label" || !isElement(element)) return false;
	const control = labelledBy(element);
	return control !== null && controls.has(control);
}
