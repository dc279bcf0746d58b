import { attr, flatChildrenOf, isElement, tagOf } from "../dom.ts";

const WORD =
	/^(?:icon|fa|bi|mdi|ti|glyphicon|lucide|codicon|octicon|ri|la)[-_](.+)$|^(.+)[-_]icon$/iu;

/** What the picture on a nameless control is called in the markup, such as `icon: trash`; empty when nothing says so. */
export function iconWords(element: Element): string {
	const words = new Set<string>();
	collect(element, words, 0);
	return words.size === 0 ? "" : `icon: ${[...words].slice(0, 3).join(", ")}`;
}

function collect(element: Element, words: Set<string>, depth: number): void {
	if (depth > 4) return;
	for (const token of (attr(element, "class") ?? "").split(/\s+/u)) {
		const match = WORD.exec(token);
		add(words, match?.[1] ?? match?.[2]);
	}
	add(words, attr(element, "data-icon") ?? undefined);
	const tag = tagOf(element);
	if (tag === "use") {
		const link = attr(element, "href") ?? attr(element, "xlink:href") ?? "";
		add(words, /#(?:icon[-_])?([\w-]+)$/u.exec(link)?.[1]);
	}
	if (tag === "img") add(words, /([\w-]+)\.\w+(?:[?#].*)?$/u.exec(attr(element, "src") ?? "")?.[1]);
	for (const child of flatChildrenOf(element))
		if (isElement(child)) collect(child, words, depth + 1);
}

function add(words: Set<string>, word: string | undefined): void {
	const plain = word?.replace(/[-_]+/gu, " ").toLowerCase().slice(0, 40);
	if (plain && /\p{L}{2}/u.test(plain) && !/\d{4}/u.test(plain)) words.add(plain);
}
