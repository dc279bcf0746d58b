import {
	attr,
	flatChildrenOf,
	flatContains,
	isElement,
	nodeTypeOf,
	queryAll,
	TEXT,
	tagOf,
	textContentOf,
} from "../dom.ts";
import { isSeen, visibleText } from "../view/visible-text.ts";

export interface ExtractedRecord {
	/** Its heading, or its first line. */
	readonly title: string;
	/** Address of its first link. */
	readonly href?: string;
	/** All visible text, line by line. */
	readonly lines: readonly string[];
	/** `Label: value` lines and `dt`/`dd` pairs. */
	readonly fields: Readonly<Record<string, string>>;
}

const HEADINGS = "h1, h2, h3, h4, h5, h6, [role=heading]";
const PAIR = /^([^:：]{1,40})[:：]\s*(.+)$/u;

/** The largest group of like siblings in the area, one record each; null when nothing repeats. */
export function recordsIn(area: Element): readonly ExtractedRecord[] | null {
	let best: Element[] = [];
	for (const parent of [area, ...queryAll(area, "*")]) {
		const groups = groupByShape(flatChildrenOf(parent).filter(isElement).filter(isSeen));
		for (const group of groups.values()) if (weight(group) > weight(best)) best = group;
	}
	return best.length < 2 ? null : best.map(recordOf);
}

function groupByShape(elements: readonly Element[]): Map<string, Element[]> {
	const groups = new Map<string, Element[]>();
	for (const element of elements)
		groups.set(shapeOf(element), [...(groups.get(shapeOf(element)) ?? []), element]);
	return groups;
}

function shapeOf(element: Element): string {
	return [
		tagOf(element),
		attr(element, "role") ?? "",
		(attr(element, "class") ?? "").split(/\s+/u)[0] ?? "",
	].join(" ");
}

/** Text held by the group: a list of cards outweighs a list of short links. */
function weight(group: readonly Element[]): number {
	return group.length < 2
		? 0
		: group.reduce((sum, element) => sum + visibleText(element).length, 0) - group.length;
}

function recordOf(element: Element): ExtractedRecord {
	const lines = linesOf(element);
	const heading = queryAll(element, HEADINGS).find(isSeen);
	const link =
		queryAll(element, "a[href]").find(isSeen) ?? (tagOf(element) === "a" ? element : undefined);
	const href = link && attr(link, "href");
	const pairs = lines.flatMap((line) => {
		const [, label, value] = PAIR.exec(line) ?? [];
		return label !== undefined && value !== undefined ? [[label.trim(), value] as const] : [];
	});
	return {
		title: heading ? visibleText(heading) : (lines[0] ?? ""),
		...(href ? { href } : {}),
		lines,
		fields: Object.fromEntries(pairs),
	};
}

/** One line per element that holds text of its own, in page order. */
function linesOf(element: Element): string[] {
	const holders = [element, ...queryAll(element, "*")].filter(
		(item) => isSeen(item) && hasOwnText(item),
	);
	const outermost = holders.filter(
		(item) => !holders.some((other) => other !== item && flatContains(other, item)),
	);
	return outermost.map((item) => visibleText(item)).filter((line) => line !== "");
}

function hasOwnText(element: Element): boolean {
	return flatChildrenOf(element).some(
		(child) => nodeTypeOf(child) === TEXT && (textContentOf(child) ?? "").trim() !== "",
	);
}
