/** What a press at a point of this viewport would reach, and where a target can be pressed. */
import {
	attr,
	boxesOf,
	boxOf,
	css,
	elementAt,
	flatChildrenOf,
	flatClosest,
	flatContains,
	flatParentOf,
	isElement,
	isHtml,
	styleOf,
	tagOf,
	textContentOf,
} from "../dom.ts";
import { type Pressable, refOf } from "../registry.ts";
import { areaBox } from "../target/area.ts";

export interface Point {
	readonly x: number;
	readonly y: number;
}

interface Box extends Point {
	readonly width: number;
	readonly height: number;
}

export interface PressPoint extends Point {
	readonly via: "self" | "label" | "proxy";
}

const FRACTIONS = [0.5, 0.25, 0.75, 0.1, 0.9] as const;
const NAME_CHARS = 80;

/** Points to try inside a box, the centre first, then nearest to it. */
const SPOTS: readonly Point[] = FRACTIONS.flatMap((x) => FRACTIONS.map((y) => ({ x, y }))).sort(
	(a, b) => distance(a) - distance(b),
);

function distance(spot: Point): number {
	return (spot.x - 0.5) ** 2 + (spot.y - 0.5) ** 2;
}

/** A point where pressing reaches the target, its stand-in or its label; else what lies over it. */
export function pressPoint(entry: Pressable): PressPoint | { readonly cover: Element } | undefined {
	let cover: Element | null = null;
	for (const { element, via } of pressables(entry)) {
		for (const box of pressBoxes(entry, element)) {
			for (const spot of SPOTS) {
				const x = box.x + box.width * spot.x;
				const y = box.y + box.height * spot.y;
				const hit = elementAt(x, y);
				if (hit && reaches(entry, hit)) return { x, y, via };
				cover ??= hit;
			}
		}
	}
	return cover ? { cover } : undefined;
}

/** Boxes to aim at: an area of an image map has one inside its picture. */
function pressBoxes(entry: Pressable, element: Element): Box[] {
	const boxes = visibleBoxes(element);
	const picture = boxes[0];
	if (tagOf(entry.element) !== "area" || !picture) return boxes;
	return [intersect(areaBox(entry.element, boxOf(element)), picture)];
}

/** Elements whose press counts as a press of the target, best first. */
function pressables(entry: Pressable): { element: Element; via: PressPoint["via"] }[] {
	const own = { element: entry.element, via: "self" as const };
	const proxy = entry.standIn ? [{ element: entry.standIn, via: "proxy" as const }] : [];
	const labels = labelsOf(entry.element).map((element) => ({ element, via: "label" as const }));
	return [own, ...proxy, ...labels];
}

function labelsOf(element: Element): HTMLLabelElement[] {
	if (!isHtml(element) || !("labels" in element)) return [];
	const { labels } = element as HTMLInputElement;
	return labels ? (Array.from(labels) as HTMLLabelElement[]) : [];
}

/** True when a press that lands on `hit` is a press of the target and of no other listed control. */
export function reaches(entry: Pressable, hit: Element): boolean {
	const { element, standIn } = entry;
	if (tagOf(element) === "area") return hit === element;
	if (flatContains(element, hit)) return !otherControl(hit, element);
	if (standIn && flatContains(standIn, hit)) return !otherControl(hit, standIn, element);
	const label = labelsOf(element).find((each) => flatContains(each, hit));
	return label !== undefined && !otherControl(hit, label, element);
}

/** A listed or interactive element between `hit` and `outer` that would take the press for itself. */
function otherControl(hit: Element, outer: Element, target: Element = outer): boolean {
	for (let at: Element | null = hit; at && at !== outer; at = flatParentOf(at)) {
		if (at !== target && (refOf(at) !== undefined || takesPress(at, outer))) return true;
	}
	return false;
}

/** Inside a label, links and buttons keep a press to themselves; elsewhere only what is listed counts. */
function takesPress(element: Element, outer: Element): boolean {
	return tagOf(outer) === "label" && /^(?:a|button|select|textarea|summary)$/.test(tagOf(element));
}

/** Client boxes cut to the viewport and to every scrolling ancestor; empty when nothing of it can be pressed now. */
export function visibleBoxes(element: Element): Box[] {
	const clip = clipOf(element);
	return rawBoxes(element)
		.map((box) => intersect(box, clip))
		.filter((box) => box.width >= 1 && box.height >= 1);
}

function rawBoxes(element: Element, depth = 0): Box[] {
	const own = Array.from(boxesOf(element)).filter((box) => box.width >= 1 && box.height >= 1);
	if (own.length > 0 || depth > 3) return own;
	return flatChildrenOf(element)
		.filter((child) => isElement(child))
		.slice(0, 20)
		.flatMap((child) => rawBoxes(child, depth + 1));
}

function clipOf(element: Element): Box {
	let clip: Box = { x: 0, y: 0, width: innerWidth, height: innerHeight };
	let position = css(styleOf(element), "position");
	for (let at = flatParentOf(element); at; at = flatParentOf(at)) {
		if (position === "fixed") break;
		const style = styleOf(at);
		const own = css(style, "position");
		const skipped = position === "absolute" && own === "static";
		if (!skipped && flatParentOf(at) && css(style, "overflow-x") !== "visible") {
			clip = intersect(boxOf(at), clip);
		}
		if (!skipped) position = own;
	}
	return clip;
}

function intersect(a: Box, b: Box): Box {
	const x = Math.max(a.x, b.x);
	const y = Math.max(a.y, b.y);
	return {
		x,
		y,
		width: Math.min(a.x + a.width, b.x + b.width) - x,
		height: Math.min(a.y + a.height, b.y + b.height) - y,
	};
}

/** A few words that let a person recognise what covers a target. */
export function describe(element: Element): string {
	const outer =
		flatClosest(element, (at) => /^(?:dialog|alertdialog)$/.test(attr(at, "role") ?? "")) ??
		element;
	const label = attr(outer, "aria-label") ?? attr(outer, "title") ?? attr(outer, "alt");
	const text = label ?? textContentOf(outer) ?? "";
	const words = text.normalize("NFKC").replace(/\s+/g, " ").trim().slice(0, NAME_CHARS);
	const id = attr(outer, "id");
	const kind = attr(outer, "role") ?? tagOf(outer);
	return words === "" ? `${kind}${id ? `#${id}` : ""}` : `${kind} "${words}"`;
}
