import {
	attr,
	attrNames,
	flatChildrenOf,
	flatParentOf,
	hasAttr,
	isElement,
	isHtml,
	namespaceOf,
	SVG_NS,
} from "../dom.ts";
import { roleOf } from "../role.ts";
import type { Look } from "../view/look.ts";
import { boxFor, placeOf } from "../view/place.ts";
import { isSeen, visibleText } from "../view/visible-text.ts";
import type { View } from "../view/walk.ts";
import { patternOf } from "./around.ts";
import type { Control, Hint } from "./control.ts";
import { hoverOpeners } from "./hover.ts";

const SMALLEST = 16;
const CELL_TEXT_CHARS = 120;

/** What else a hand may go to when a goal hovers, drags or presses twice. */
export class Extras {
	readonly #openers: ReadonlySet<Element>;
	readonly #zones: ReadonlySet<Element>;
	readonly #view: View;

	constructor(view: View) {
		this.#view = view;
		this.#openers = hoverOpeners();
		this.#zones = dropZones(view);
	}

	/** The element as something to hover over, drag or drop on; undefined when it is nothing of that. */
	controlOf(look: Look): Control | undefined {
		const hint = this.#hintOf(look);
		if (!hint || !look.visible || look.transparent || look.squashed) return undefined;
		const box = boxFor(look);
		if (box.width < SMALLEST || box.height < SMALLEST) return undefined;
		if (placeOf(box, look, this.#view.viewport) === "nowhere") return undefined;
		return { element: look.element, look, box, semantic: false, hint };
	}

	#hintOf(look: Look): Hint | undefined {
		const { element } = look;
		if (isPicture(look)) return "drag";
		if (this.#openers.has(element) || listensForHover(look)) return "hover";
		if (this.#zones.has(element)) return "drop";
		return isFilledCell(look) ? "cell" : undefined;
	}
}

function isPicture({ element, tag }: Look): boolean {
	if (isHtml(element)) return ["img", "picture", "canvas", "video", "audio"].includes(tag);
	return tag === "svg" && namespaceOf(element) === SVG_NS;
}

function listensForHover(look: Look): boolean {
	return (
		look.attributed &&
		["onmouseover", "onmouseenter", "onpointerenter", "onpointerover"].some((name) =>
			hasAttr(look.element, name),
		)
	);
}

function isFilledCell(look: Look): boolean {
	if (look.tag !== "td" && !(look.attributed && roleOf(look.element) === "gridcell")) return false;
	const text = visibleText(look.element, { chars: CELL_TEXT_CHARS + 1 });
	return text !== "" && text.length <= CELL_TEXT_CHARS;
}

const DROP_WORD =
	/(?:^|[-_\s])drop(?:-?(?:zone|area|target|here))?(?:[-_\s]|$)|dropzone|droppable/iu;

/** Where dragged things can go: places that say so, lists of draggable things, and lists built like those. */
function dropZones(view: View): ReadonlySet<Element> {
	const zones = new Set<Element>();
	for (const look of view.looks) {
		if (!look.attributed) continue;
		const { element } = look;
		if (saysDrop(element)) zones.add(element);
		if (attr(element, "draggable") !== "true") continue;
		const list = flatParentOf(element);
		if (!list || zones.has(list)) continue;
		for (const each of listsLike(list)) zones.add(each);
	}
	return zones;
}

function saysDrop(element: Element): boolean {
	return attrNames(element).some(
		(name) =>
			name === "ondrop" ||
			name === "ondragover" ||
			name === "aria-dropeffect" ||
			name.startsWith("data-drop") ||
			(name === "class" && DROP_WORD.test(attr(element, name) ?? "")),
	);
}

/** The list itself and the lists beside it, at most two levels up (columns of a board). */
function listsLike(list: Element): readonly Element[] {
	for (let depth = 0, inner = list; depth < 3; depth += 1) {
		const outer = flatParentOf(inner);
		if (!outer) break;
		const alike = flatChildrenOf(outer)
			.filter(isElement)
			.filter((each) => isHtml(each) && isSeen(each) && looksLike(each, inner));
		if (alike.length > 1) return alike;
		inner = outer;
	}
	return [list];
}

function looksLike(element: Element, other: Element): boolean {
	const [pattern] = patternOf(element).split(":");
	return pattern === patternOf(other).split(":")[0];
}
