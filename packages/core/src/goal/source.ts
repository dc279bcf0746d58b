import { simplified } from "./lexicon/traditional.ts";

/** A quoted text. `start` and `end` enclose the quote marks, `inner` is verbatim. */
interface Quote {
	readonly start: number;
	readonly end: number;
	readonly inner: string;
}

/**
 * A goal and its mask. The mask has the same length, so that every position found in it is one of the text: lower case,
 * width folded, straight quotes, simplified characters (not in Japanese), quoted texts and addresses blanked so that nothing inside them
 * is taken for a word of the goal's own grammar.
 */
export interface Source {
	readonly text: string;
	readonly mask: string;
	readonly quotes: readonly Quote[];
}

/** Stands in the mask for each character of a quoted text. */
export const QUOTED = "\ue000";
/** Stands in the mask for each character of an address (URL, e-mail) or placeholder. */
export const ADDRESS = "\ue001";

const CLOSERS: Readonly<Record<string, string>> = {
	'"': '"',
	"`": "`",
	"“": "”",
	"„": "“”",
	"‘": "’",
	"«": "»",
	"「": "」",
	"『": "』",
	"《": "》",
	"【": "】",
	"'": "'",
};
const WORD_CHAR = /[\p{L}\p{N}]/u;
const URL_START = /(?:https?:\/\/|www\.)[^\s'"<>，。；、）】」]+/giu;

/** Reads quotes and addresses of a goal and blanks them in the mask. */
export function readSource(text: string): Source {
	const quotes = findQuotes(text);
	const chinese = !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
	const mask = [...Array(text.length).keys()].map((at) => {
		const unit = foldUnit(text[at] ?? "");
		return chinese ? simplified(unit) : unit;
	});
	for (const { start, end } of quotes) mask.fill(QUOTED, start, end);
	for (const { start, end } of findAddresses(text)) {
		if (!mask.slice(start, end).includes(QUOTED)) mask.fill(ADDRESS, start, end);
	}
	return { text, mask: mask.join(""), quotes };
}

function foldUnit(unit: string): string {
	const code = unit.charCodeAt(0);
	if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
	if (unit === "’" || unit === "‘" || unit === "＇") return "'";
	if (unit !== "\n" && /[\s\u200b\u2060\ufeff]/u.test(unit)) return " ";
	const lower = unit.toLowerCase();
	return lower.length === 1 ? lower : unit;
}

function findQuotes(text: string): readonly Quote[] {
	const quotes: Quote[] = [];
	const unclosed = new Set<string>();
	let at = 0;
	while (at < text.length) {
		const mark = foldMark(text[at] ?? "");
		const closers = CLOSERS[mark];
		const end =
			closers === undefined || unclosed.has(mark) || !opens(text, at)
				? -1
				: closingAt(text, { from: at + 1, closers });
		if (end < 0) {
			if (closers !== undefined && opens(text, at)) unclosed.add(mark);
			at += 1;
			continue;
		}
		const inner = text.slice(at + 1, end).trim();
		if (inner !== "") quotes.push({ start: at, end: end + 1, inner });
		at = end + 1;
	}
	return quotes;
}

function foldMark(mark: string): string {
	if (mark === "＂") return '"';
	return mark === "＇" ? "'" : mark;
}

/** An apostrophe inside or at the end of a word opens nothing. */
function opens(text: string, at: number): boolean {
	const mark = foldMark(text[at] ?? "");
	if (mark !== "'" && mark !== "‘" && mark !== '"') return true;
	if (mark === '"') return !/\d/u.test(text[at - 1] ?? "");
	return !isLatinWord(text[at - 1]) && !/\s/u.test(text[at + 1] ?? " ");
}

function closingAt(text: string, options: { from: number; closers: string }): number {
	const { from, closers } = options;
	for (let at = from; at < text.length; at += 1) {
		if (!closers.includes(foldMark(text[at] ?? " "))) continue;
		const apostrophe = closers === "'" || closers === "’";
		if (!apostrophe || !isLatinWord(text[at + 1])) return at;
	}
	return -1;
}

function isLatinWord(char: string | undefined): boolean {
	return (
		char !== undefined &&
		WORD_CHAR.test(char) &&
		!/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(char)
	);
}

function findAddresses(text: string): readonly { start: number; end: number }[] {
	const found = [...text.matchAll(URL_START)].map((match) => ({
		start: match.index,
		end: match.index + match[0].replace(/[.,;:!?)]+$/u, "").length,
	}));
	for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
		const address = mailAround(text, at);
		if (address) found.push(address);
	}
	for (const match of text.matchAll(/\{[\w.-]{1,60}\}/gu)) {
		found.push({ start: match.index, end: match.index + match[0].length });
	}
	return found;
}

function mailAround(text: string, at: number): { start: number; end: number } | undefined {
	let start = at;
	while (start > 0 && at - start < 64 && /[\w.+%-]/u.test(text[start - 1] ?? "")) start -= 1;
	let end = at + 1;
	while (end < text.length && end - at < 255 && /[\w.-]/u.test(text[end] ?? "")) end += 1;
	while (text[end - 1] === "." || text[end - 1] === "-") end -= 1;
	return start < at && text.slice(at, end).includes(".") ? { start, end } : undefined;
}
