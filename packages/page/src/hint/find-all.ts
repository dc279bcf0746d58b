import { doc, queryAll, shadowRootOf } from "../dom.ts";
import { perReading } from "../reading.ts";

/** Open shadow roots of the document, in page order, at any depth. */
const rootsIn: (root: Document | ShadowRoot) => readonly ShadowRoot[] = perReading(
	(root: Document | ShadowRoot) => {
		const found: ShadowRoot[] = [];
		for (const element of queryAll(root, "*")) {
			const inner = shadowRootOf(element);
			if (inner) found.push(inner, ...rootsIn(inner));
		}
		return found;
	},
);

/** Matches of a selector in the document and in every open shadow root; the reason when it is no selector. */
export function findAll(
	css: string,
): { readonly elements: readonly Element[] } | { readonly fault: string } {
	try {
		const elements = queryAll(doc, css);
		for (const root of rootsIn(doc)) elements.push(...queryAll(root, css));
		return { elements };
	} catch {
		return { fault: `not a CSS selector: ${css}` };
	}
}

/** Every open shadow root and the document itself. */
export function allRoots(): readonly (Document | ShadowRoot)[] {
	return [doc, ...rootsIn(doc)];
}
