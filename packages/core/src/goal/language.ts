import type { Pack } from "./lexicon/pack.ts";
import { isCjk } from "./words.ts";

export type Script = "latin" | "cyrillic" | "hangul" | "kana" | "han";

/** The script the grammar of a stretch is written in; quoted texts do not count. */
export function scriptOf(mask: string): Script {
	if (/[\p{Script=Hiragana}]/u.test(mask) || /\p{Script=Katakana}{2}/u.test(mask)) return "kana";
	const hangul = count(mask, /\p{Script=Hangul}/gu);
	if (hangul > 0) return "hangul";
	const cyrillic = count(mask, /\p{Script=Cyrillic}/gu);
	const latin = count(mask, /\p{Script=Latin}/gu);
	const han = isCjk(mask) ? count(mask, /\p{Script=Han}/gu) : 0;
	if (cyrillic > 0 && cyrillic >= latin) return "cyrillic";
	if (han > 0 && !startsLatin(mask, { latin, han })) return "han";
	return "latin";
}

/** "Click 保存" is English: it starts with a Latin word and has no more Han than that. */
function startsLatin(mask: string, counts: { latin: number; han: number }): boolean {
	return /^[\s\p{P}]*\p{Script=Latin}{2,}\s/u.test(mask) && counts.latin >= counts.han;
}

function count(text: string, pattern: RegExp): number {
	return text.match(pattern)?.length ?? 0;
}

/** How many words of the stretch belong to the grammar of a language; its verbs count double. */
export function languageScore(words: readonly string[], pack: Pack): number {
	const grammar = [
		pack.articles,
		pack.and,
		pack.prepositions,
		pack.sequence,
		pack.never,
		pack.conditions,
		pack.leadIns,
		pack.naming,
		pack.rowNouns,
	];
	return words.reduce((sum, word) => {
		const verb = pack.verbs.byFirst.has(word) || pack.gapVerbs.byFirst.has(word);
		return sum + (verb ? 2 : 0) + (grammar.some((table) => table.byFirst.has(word)) ? 1 : 0);
	}, 0);
}
