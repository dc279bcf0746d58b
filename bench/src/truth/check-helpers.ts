/** What a check may know besides the page itself. */
export interface CheckContext {
	readonly dialogs: readonly string[];
	readonly downloads: readonly string[];
	readonly pages: readonly { readonly url: string; readonly title: string }[];
	readonly visited: readonly string[];
}

const HELPERS = `
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const txt = (what) => ((typeof what === "string" ? $(what) : what)?.textContent ?? "").replace(/\\s+/g, " ").trim();
const deep = (selector, root = document) => {
	const found = root.querySelector(selector);
	if (found) return found;
	for (const host of root.querySelectorAll("*")) {
		const inside = host.shadowRoot && deep(selector, host.shadowRoot);
		if (inside) return inside;
	}
	return null;
};
`;

/** The expression with `$`, `$$`, `txt`, `deep` and `ctx` in reach, and nothing left behind in the page. */
export function withHelpers(expression: string, context: CheckContext): string {
	return `(() => { const ctx = ${JSON.stringify(context)};${HELPERS}return (${expression}\n); })()`;
}
