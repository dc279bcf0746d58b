import { dataOf, flatChildrenOf, isElement, isHtml, nodeTypeOf, TEXT, tagOf } from "../dom.ts";
import { tidy } from "../words.ts";
import { isInline, isSeen } from "./paint.ts";

export { isSeen } from "./paint.ts";

/** Elements whose children are not shown as text. */
const OPAQUE = new Set(
	"script style template noscript iframe object embed canvas audio video select textarea datalist".split(
		" ",
	),
);

export function isOpaque(element: Element): boolean {
	return OPAQUE.has(tagOf(element)) && isHtml(element);
}

export interface TextOptions {
	/** Parts to leave out. */
	readonly skip?: (element: Element) => boolean;
	/** Stop reading after this many characters. */
	readonly chars?: number;
}

/** What a person reads inside an element, on one line. */
export function visibleText(element: Element, options: TextOptions = {}): string {
	if (!isSeen(element)) return "";
	const into = { text: "", left: options.chars ?? 100_000, skip: options.skip };
	collect(element, into);
	return tidy(into.text);
}

interface Collector {
	text: string;
	left: number;
	readonly skip: ((element: Element) => boolean) | undefined;
}

function collect(element: Element, into: Collector): void {
	if (isOpaque(element)) return;
	for (const child of flatChildrenOf(element)) {
		if (into.left <= 0) return;
		if (nodeTypeOf(child) === TEXT) {
			const text = dataOf(child);
			into.text += text;
			into.left -= text.length;
		} else if (isElement(child) && isSeen(child) && into.skip?.(child) !== true) {
			const gap = isInline(child) ? "" : " ";
			into.text += gap;
			collect(child, into);
			into.text += gap;
		}
	}
}
