import {
	attr,
	elementAt,
	flatClosest,
	flatContains,
	flatParentOf,
	matches,
	queryAll,
	tagOf,
} from "../dom.ts";
import { labelsOf } from "../fields.ts";
import { nameOf } from "../name/accessible-name.ts";
import { roleOf } from "../role.ts";
import type { Control } from "../target/control.ts";
import { inZone, type Look, looksInside, ZONE } from "../view/look.ts";
import { boxFor, hasArea, placeOf, shownPart } from "../view/place.ts";
import { visibleText } from "../view/visible-text.ts";
import type { View } from "../view/walk.ts";
import { shorten } from "../words.ts";

/** Up to this many controls in view are all hit-tested; beyond it only those an overlay may lie on. */
const TEST_ALL = 200;
const NAME_CHARS = 80;

/** The modal dialog that takes all input now, if there is one. */
export function topModal(view: View): Look | undefined {
	let native: Look | undefined;
	let declared: Look | undefined;
	for (const look of view.looks) {
		if (!look.visible || look.transparent) continue;
		if (isNativeModal(look)) native = look;
		else if (isDeclaredModal(look) && isShown(look, view)) declared = look;
	}
	if (!native) return declared;
	// A dialog declared inside the native one is its content; one outside is behind it.
	return declared && looksInside(native, declared) ? declared : native;
}

function isNativeModal(look: Look): boolean {
	return inZone(look, ZONE.modal) && look.tag === "dialog" && matches(look.element, ":modal");
}

function isDeclaredModal(look: Look): boolean {
	return inZone(look, ZONE.ariaModal) && attr(look.element, "aria-modal") === "true";
}

function isShown(look: Look, view: View): boolean {
	const inner = hasArea(boxFor(look)) ? look : look.nodes.find((node) => typeof node !== "string");
	if (!inner || typeof inner === "string") return false;
	return hasArea(boxFor(inner)) && placeOf(boxFor(inner), inner, view.viewport) !== "nowhere";
}

/** Names of what lies over the click points of controls now. */
export function coversOf(controls: readonly Control[], view: View): ReadonlyMap<Control, string> {
	const covers = new Map<Control, string>();
	const modal = topModal(view);
	const inView = controls.filter((control) => hasArea(pressArea(control, view)));
	const suspects = inView.length <= TEST_ALL ? inView : underOverlays(inView, view);
	for (const control of suspects) {
		const cover = coverAt(control, view);
		if (cover) covers.set(control, nameOfCover(cover));
	}
	if (!modal) return covers;
	const name = nameOfCover(modal.element);
	for (const control of controls) {
		const behind = !flatContains(modal.element, control.element);
		if (behind && !covers.has(control) && isBlocking(modal, control, view))
			covers.set(control, name);
	}
	return covers;
}

/** A native modal blocks all of the page, a declared one what its layer over the window hides. */
function isBlocking(modal: Look, control: Control, view: View): boolean {
	if (inZone(control.look, ZONE.popover)) return false;
	if (inZone(modal, ZONE.modal)) return true;
	return modal.pinned && !hasArea(pressArea(control, view));
}

function pressArea(control: Control, view: View): ReturnType<typeof shownPart> {
	return shownPart(control.box, control.look, view.viewport);
}

function underOverlays(controls: readonly Control[], view: View): readonly Control[] {
	const overlays = view.looks.filter(
		(look) =>
			(look.position === "fixed" || look.position === "absolute" || look.position === "sticky") &&
			look.visible &&
			hasArea(boxFor(look)),
	);
	return controls.filter((control) => {
		const { x, y, width, height } = pressArea(control, view);
		const at = { x: x + width / 2, y: y + height / 2 };
		return overlays.some((overlay) => {
			const box = boxFor(overlay);
			const inside = at.x >= box.x && at.x <= box.x + box.width && at.y >= box.y;
			return inside && at.y <= box.y + box.height && !looksInside(overlay, control.look);
		});
	});
}

function coverAt(control: Control, view: View): Element | undefined {
	const { x, y, width, height } = pressArea(control, view);
	const hit = elementAt(x + width / 2, y + height / 2);
	if (!hit || belongs(hit, control)) return undefined;
	return hit;
}

/** The hit is the control, a part of it, its label, or what it stands in (a gap between its lines). */
function belongs(hit: Element, control: Control): boolean {
	const { element, look } = control;
	if (flatContains(element, hit) || flatContains(look.element, hit)) return true;
	if (flatContains(hit, look.element)) return true;
	return labelsOf(element).some((label) => flatContains(label, hit));
}

/** What a person would call the thing in the way. */
function nameOfCover(element: Element): string {
	const outer = flatClosest(element, isNamedLayer) ?? queryAll(element, LAYER)[0] ?? element;
	const name = nameOf(outer) || visibleText(outer, { chars: NAME_CHARS });
	const role = roleOf(outer);
	const kind = role === "generic" ? tagOf(outer) : role;
	if (name) return `${kind} "${shorten(name, NAME_CHARS)}"`;
	const id = attr(outer, "id") ?? attr(flatParentOf(outer) ?? outer, "id");
	return id ? `${kind}#${id}` : kind;
}

/** A veil is called by the dialog that stands on it. */
const LAYER = "dialog[open],[role=dialog],[role=alertdialog]";

function isNamedLayer(element: Element): boolean {
	const role = roleOf(element);
	return role === "dialog" || role === "alertdialog" || attr(element, "popover") !== null;
}
