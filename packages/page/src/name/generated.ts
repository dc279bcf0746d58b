import { attr, css, styleOf } from "../dom.ts";

const PART = /"((?:[^"\\]|\\.)*)"|attr\(([\w-]+)\)/gu;

/** Text a style sheet puts before or after an element; pictures add nothing. */
export function generatedText(element: Element, pseudo: "::before" | "::after"): string {
	const style = styleOf(element, pseudo);
	const content = css(style, "content");
	if (content === "none" || content === "normal" || content === "") return "";
	if (css(style, "display") === "none" || css(style, "visibility") === "hidden") return "";
	// `content: x / "alt"`: the alternative is what stands for it.
	const spoken = content.split(/ \/ (?=["a])/u).at(-1) ?? content;
	const text = Array.from(spoken.matchAll(PART), ([, literal, attribute]) =>
		attribute ? (attr(element, attribute) ?? "") : unescaped(literal ?? ""),
	).join("");
	return css(style, "display") === "inline" ? text : ` ${text} `;
}

function unescaped(literal: string): string {
	return literal.replace(/\\(.)/gu, "$1");
}
