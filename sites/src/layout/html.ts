/** Text that is already safe to put into a page. */
export class Markup {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

export type Insert = Markup | string | number | false | undefined | readonly Insert[];

/** Builds markup; every inserted string is escaped, `false` and `undefined` leave nothing behind. */
export function html(parts: TemplateStringsArray, ...inserts: readonly Insert[]): Markup {
	return new Markup(parts.reduce((text, part, index) => text + render(inserts[index - 1]) + part));
}

export function escapeHtml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#39;");
}

function render(insert: Insert): string {
	if (insert === false || insert === undefined) return "";
	if (insert instanceof Markup) return insert.text;
	if (typeof insert === "object") return insert.map(render).join("");
	return escapeHtml(String(insert));
}
