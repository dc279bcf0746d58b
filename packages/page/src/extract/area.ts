import {
	attr,
	bodyOf,
	doc,
	documentElement,
	flatChildrenOf,
	flatParentOf,
	isElement,
	queryAll,
	tagOf,
} from "../dom.ts";
import { nameOf } from "../name/accessible-name.ts";
import { resolveHint } from "../questions.ts";
import { elementOf } from "../registry.ts";
import { isSeen, visibleText } from "../view/visible-text.ts";
import { folded } from "../words.ts";

const MAIN = "main, [role=main]";
const LABELLED =
	"table, caption, section, article, aside, nav, form, ul, ol, dl, [role=region], [role=table], [role=grid], [role=list], [aria-label], [aria-labelledby]";
const HEADINGS = "h1, h2, h3, h4, h5, h6, [role=heading], legend, caption, summary, figcaption, dt";
const CSS_LIKE = /^(css=|#[\w-]|[a-z][\w-]*\[|role=)/u;

/** The area words or a hint name: by hint, by label, or by the heading that stands above it. Empty: the main content. */
export function areaFor(of: string): Element | null {
	const words = folded(of);
	if (words === "") return queryAll(doc, MAIN).find(isSeen) ?? bodyOf(doc) ?? documentElement();
	if (CSS_LIKE.test(of)) return byHint(of);
	return byLabel(words) ?? byHeading(words);
}

function byHint(hint: string): Element | null {
	if (hint.startsWith("css=")) return queryAll(doc, hint.slice(4)).find(isSeen) ?? null;
	if (hint.startsWith("#")) return queryAll(doc, hint).find(isSeen) ?? null;
	const [ref] = resolveHint({ hint });
	return ref === undefined ? null : (elementOf(ref) ?? null);
}

function byLabel(words: string): Element | null {
	return (
		queryAll(doc, LABELLED).find(
			(element) =>
				isSeen(element) && folded(attr(element, "aria-label") ?? nameOf(element)) === words,
		) ?? null
	);
}

/** Heading of these words: the box that holds it and more than it. */
function byHeading(words: string): Element | null {
	const headings = queryAll(doc, HEADINGS).filter(isSeen);
	const heading =
		headings.find((element) => folded(visibleText(element)) === words) ??
		headings.find((element) => folded(visibleText(element)).includes(words));
	if (!heading) return null;
	if (tagOf(heading) === "dt") return nextElement(heading);
	let area: Element | null = flatParentOf(heading);
	while (area && folded(visibleText(area)) === folded(visibleText(heading)))
		area = flatParentOf(area);
	return area;
}

function nextElement(element: Element): Element | null {
	const siblings = flatChildrenOf(flatParentOf(element) ?? element).filter(isElement);
	return siblings[siblings.indexOf(element) + 1] ?? null;
}
