import {
	bodyOf,
	css,
	dataOf,
	doc,
	documentElement,
	firstChildOf,
	flatChildrenOf,
	hasAttrs,
	isElement,
	isHtml,
	namespaceOf,
	nextSiblingOf,
	nodeTypeOf,
	SVG_NS,
	shadowRootOf,
	styleOf,
	TEXT,
	tagOf,
} from "../dom.ts";
import { isOpen } from "../fields.ts";
import { clipOf, isSquashed, isUnreadable } from "./clip.ts";
import type { Look } from "./look.ts";
import { paints } from "./paint.ts";
import { boxFor, hasArea, placeOf, readViewport, type Viewport } from "./place.ts";
import { isOpaque } from "./visible-text.ts";
import { zonesOf } from "./zones.ts";

/** Every rendered element of a document, in flat-tree order. */
export interface View {
	readonly root: Look | null;
	readonly looks: readonly Look[];
	readonly viewport: Viewport;
	/** Elements left out because they are not rendered, outermost only, and how many rendered ones came before. */
	readonly unrendered: readonly { readonly element: Element; readonly at: number }[];
	/** Elements were not reached because the document has too many or nests them too deep. */
	readonly cut: boolean;
}

/** Enough for the largest pages people work on, and an end for those made to be endless. */
const MAX_ELEMENTS = 150_000;
/** Parsers stop nesting near 512; what scripts nest deeper would exhaust the stack. */
const MAX_DEPTH = 512;

interface Walk {
	readonly looks: Look[];
	readonly unrendered: { readonly element: Element; readonly at: number }[];
	readonly viewport: Viewport;
	cut: boolean;
}

/** Reads the document once: style and, where it matters, geometry of every rendered element. Writes nothing. */
export function walk(): View {
	const element = documentElement();
	const body = bodyOf(doc);
	const lockedX = [element, body].some(
		(each) => isElement(each) && /^(?:hidden|clip)$/u.test(css(styleOf(each), "overflow-x")),
	);
	const state: Walk = { looks: [], unrendered: [], viewport: readViewport(lockedX), cut: false };
	const root = element ? visit(element, null, state) : null;
	return { ...state, root };
}

function visit(element: Element, parent: Look | null, state: Walk): Look | null {
	if (state.looks.length >= MAX_ELEMENTS) {
		state.cut = true;
		return null;
	}
	const style = styleOf(element);
	const display = css(style, "display");
	if (display === "none") {
		state.unrendered.push({ element, at: state.looks.length });
		return null;
	}
	const look = lookAt(element, { style, display, parent, state });
	state.looks.push(look);
	paints.note(element, look);
	if (look.depth > MAX_DEPTH) state.cut = true;
	else if (hasReadableContent(look, style)) visitChildren(look, { style, state });
	look.end = state.looks.length - 1;
	return look;
}

interface Sight {
	readonly style: CSSStyleDeclaration;
	readonly display: string;
	readonly parent: Look | null;
	readonly state: Walk;
}

function lookAt(element: Element, sight: Sight): Look {
	const { style, display, parent, state } = sight;
	const tag = tagOf(element);
	const attributed = hasAttrs(element);
	const position = css(style, "position");
	const container = position === "static" ? (parent?.container ?? null) : null;
	const clip = applyingClip(parent, position);
	const look: Writable<Look> = {
		element,
		tag,
		parent,
		start: state.looks.length,
		end: state.looks.length,
		depth: parent ? parent.depth + 1 : 0,
		display,
		position,
		nodes: [],
		visible: css(style, "visibility") === "visible",
		transparent: (parent?.transparent ?? false) || css(style, "opacity") === "0",
		squashed: false,
		cursor: css(style, "cursor"),
		attributed,
		zones: zonesOf(element, { tag, inherited: parent?.zones ?? 0, attributed }),
		clip,
		innerClip: clip,
		container,
		pinned: position === "fixed" || (parent?.pinned ?? false),
		suspect: parent?.suspect ?? false,
	};
	if (position !== "static") look.container = look;
	look.innerClip = clipOf(look, style);
	look.squashed = isSquashed(look, style);
	if (position === "absolute" || position === "fixed") look.suspect = isAway(look, state.viewport);
	return look;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What is taken out of the flow escapes the clips of everything up to its containing block. */
function applyingClip(parent: Look | null, position: string): Look["clip"] {
	if (!parent || position === "fixed") return null;
	return position === "absolute" ? (parent.container?.innerClip ?? null) : parent.innerClip;
}

function isAway(look: Look, viewport: Viewport): boolean {
	const box = boxFor(look);
	return !hasArea(box) || placeOf(box, look, viewport) === "nowhere";
}

/** Parts of a drawing that are never painted themselves. */
const SVG_UNPAINTED = new Set(
	"title desc metadata defs symbol clipPath mask pattern linearGradient radialGradient filter marker style".split(
		" ",
	),
);

function hasReadableContent(look: Look, style: CSSStyleDeclaration): boolean {
	if (look.squashed || isOpaque(look.element)) return false;
	if (SVG_UNPAINTED.has(look.tag) && namespaceOf(look.element) === SVG_NS) return false;
	return !look.attributed || css(style, "content-visibility") !== "hidden";
}

function visitChildren(look: Look, sight: TextSight): void {
	const { element } = look;
	const closed = look.tag === "details" && isHtml(element) && !isOpen(element);
	const readable = closed || !look.visible || look.transparent ? () => false : once(look, sight);
	const add = (child: Node): void => {
		if (nodeTypeOf(child) === TEXT) {
			const text = dataOf(child);
			if (text.trim() === "") look.nodes.push(" ");
			else if (readable()) look.nodes.push(text);
			return;
		}
		if (!isElement(child)) return;
		if (closed && tagOf(child) !== "summary") {
			sight.state.unrendered.push({ element: child, at: sight.state.looks.length });
			return;
		}
		const inner = visit(child, look, sight.state);
		if (inner) look.nodes.push(inner);
	};
	if (look.tag === "slot" || shadowRootOf(element)) {
		for (const child of flatChildrenOf(element)) add(child);
		return;
	}
	for (let child = firstChildOf(element); child; child = nextSiblingOf(child)) add(child);
}

interface TextSight {
	readonly style: CSSStyleDeclaration;
	readonly state: Walk;
}

/** `isReadable`, worked out at the first text only. */
function once(look: Look, sight: TextSight): () => boolean {
	let known: boolean | undefined;
	return () => {
		known ??= isReadable(look, sight);
		return known;
	};
}

/** Size, indent and colour of text are inherited, and elements without attributes hardly ever set them. */
function isIllegible(look: Look, style: CSSStyleDeclaration): boolean {
	let bearer: Look = look;
	while (!bearer.attributed && bearer.parent) bearer = bearer.parent;
	bearer.illegible ??= isUnreadable(
		bearer === look ? style : styleOf(bearer.element),
		bearer.display,
	);
	return bearer.illegible;
}

/** Can a person read the text that stands directly in it? */
function isReadable(look: Look, sight: TextSight): boolean {
	if (isIllegible(look, sight.style)) return false;
	if (!look.suspect && !look.innerClip) return true;
	const box = boxFor(look);
	return (
		placeOf(box, { clip: look.innerClip, pinned: look.pinned }, sight.state.viewport) !== "nowhere"
	);
}
