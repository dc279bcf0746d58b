import { stem } from "./stem.ts";
import { CJK_FUNCTION_CHARS, CJK_ROLE_ENDINGS, ROLE_WORDS, STOP_WORDS } from "./word-lists.ts";

export { stem } from "./stem.ts";

const CJK = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々";
const CJK_CHAR = new RegExp(`[${CJK}]`, "u");
const WORD = new RegExp(
	[
		`[${CJK}]+`,
		"\\d{1,4}([-/.])\\d{1,2}\\1\\d{1,4}(?![\\p{L}\\p{N}])",
		"\\d+(?:[.,:]\\d+)*(?![\\p{L}\\p{N}])",
		`(?:(?![${CJK}])[\\p{L}\\p{M}\\p{N}]|(?<=\\p{L})'(?=\\p{L}))+`,
	].join("|"),
	"gu",
);
const EDGE_PUNCTUATION = /^[\p{P}\p{Z}\s]+|[\p{P}\p{Z}\s]+$/gu;

/** One word of a text: a run of CJK characters, or a Latin-like word with the parts its camel case splits into. */
interface Word {
	readonly text: string;
	readonly cjk: boolean;
	readonly parts: readonly string[];
}

/** A text taken apart once, so that comparing many names with one phrase stays cheap. */
interface Analysis {
	readonly words: readonly Word[];
	/** Latin-like words and single CJK characters in order; compared by `containsPhrase`. */
	readonly units: readonly string[];
	/** Stems of words, of their parts, and of neighbours written as one ("check out" → "checkout"). */
	readonly stems: ReadonlySet<string>;
	/** Pairs of neighbouring CJK characters, and whole runs of one. */
	readonly pairs: ReadonlySet<string>;
}

const CACHE_SIZE = 4_000;
const cache = new Map<string, Analysis>();

/** Does the text hold a character of a script written without word spaces (Han, Kana)? Korean has spaces: false. */
export function isCjk(text: string): boolean {
	return CJK_CHAR.test(text);
}

/** NFKC, lower case, straight quotes, white space folded and trimmed. */
export function foldText(text: string): string {
	return foldShape(text).toLowerCase();
}

/**
 * The words of a text, in order: NFKC, lower case, camel case and underscores split ("savedItems_list" → saved, items, list),
 * numbers and dates whole ("7.5", "2031-05-03"). A run of Han or Kana becomes its overlapping pairs of characters
 * (a run of one stays one). Punctuation and symbols give no token.
 */
export function tokens(text: string): readonly string[] {
	return analyse(text).words.flatMap((word) => (word.cjk ? pairsOf(word.text) : word.parts));
}

/** Same text after NFKC, case, white space, quote shape and punctuation at the edges are folded. */
export function sameText(a: string, b: string): boolean {
	const foldedA = foldText(a);
	const foldedB = foldText(b);
	if (foldedA === foldedB) return true;
	const bareA = foldedA.replace(EDGE_PUNCTUATION, "");
	return bareA !== "" && bareA === foldedB.replace(EDGE_PUNCTUATION, "");
}

/**
 * Does the text contain the phrase as whole words in this order, or, in Chinese and Japanese, as one unbroken run of at
 * least two characters (a single character must be a run of its own)? No stems. "cart" is not in "cartography". A phrase
 * of symbols only ("+") is looked for as it is. An empty phrase is in nothing.
 */
export function containsPhrase(text: string, phrase: string): boolean {
	const wanted = analyse(phrase).units;
	if (wanted.length === 0) {
		const folded = foldText(phrase);
		return folded !== "" && foldText(text).includes(folded);
	}
	const found = analyse(text);
	const [only] = wanted;
	if (wanted.length === 1 && only !== undefined && isCjk(only)) {
		return found.words.some((word) => word.text === only);
	}
	return indexOfRun(found.units, wanted) >= 0;
}

/**
 * How much of the phrase is found in the name, 0..1: the share of its content words (stop words, and role words at the
 * end, dropped; stems equal, whole words only; written as one or as two words is the same) and of its CJK characters
 * that stand in a shared run of at least two. Two CJK characters weigh as much as one word. A phrase of nothing but
 * stop words keeps them. 0 when either side is empty. Not symmetric: swap the arguments to see how much of the name the
 * phrase explains.
 */
export function coverage(phrase: string, name: string): number {
	const wanted = contentWords(analyse(phrase).words);
	if (wanted.length === 0) return phrase !== "" && sameText(phrase, name) ? 1 : 0;
	const found = analyse(name);
	let total = 0;
	let covered = 0;
	for (const [at, word] of wanted.entries()) {
		const weight = word.cjk ? [...word.text].length / 2 : 1;
		total += weight;
		covered += weight * shareFound(word, { neighbours: [wanted[at - 1], wanted[at + 1]], found });
	}
	return Math.min(1, covered / total);
}

function shareFound(
	word: Word,
	context: { neighbours: readonly [Word | undefined, Word | undefined]; found: Analysis },
): number {
	const { found } = context;
	if (word.cjk) return shareOfRun(word.text, found.pairs);
	if (found.stems.has(stem(word.text))) return 1;
	const [before, after] = context.neighbours;
	if (before && !before.cjk && found.stems.has(stem(before.text + word.text))) return 1;
	if (after && !after.cjk && found.stems.has(stem(word.text + after.text))) return 1;
	if (word.parts.length < 2) return 0;
	return word.parts.filter((part) => found.stems.has(stem(part))).length / word.parts.length;
}

/** Share of the run's characters that stand in a pair both sides have. */
function shareOfRun(run: string, pairs: ReadonlySet<string>): number {
	const chars = [...run];
	if (chars.length === 1) return pairs.has(run) ? 1 : 0;
	const shared = chars.map((char, at) => pairs.has(char + (chars[at + 1] ?? "")));
	const covered = chars.filter((_, at) => shared[at] === true || shared[at - 1] === true);
	return covered.length / chars.length;
}

function contentWords(words: readonly Word[]): readonly Word[] {
	const kept = words
		.filter((word) => word.cjk || !STOP_WORDS.has(word.text))
		.map((word) => (word.cjk ? withoutFunctionChars(word) : word));
	const bare = withoutRoleEnding(kept).filter((word) => word.text !== "");
	if (bare.length > 0) return bare;
	return kept.length > 0 ? kept : words;
}

function withoutFunctionChars(word: Word): Word {
	const text = [...word.text].filter((char) => !CJK_FUNCTION_CHARS.has(char)).join("");
	return text === "" ? word : { ...word, text };
}

function withoutRoleEnding(words: readonly Word[]): readonly Word[] {
	const last = words.at(-1);
	if (!last) return words;
	if (!last.cjk) return ROLE_WORDS.has(last.text) ? words.slice(0, -1) : words;
	const ending = CJK_ROLE_ENDINGS.find((role) => last.text.endsWith(role));
	if (ending === undefined) return words;
	return [...words.slice(0, -1), { ...last, text: last.text.slice(0, -ending.length) }];
}

function analyse(text: string): Analysis {
	const known = cache.get(text);
	if (known) return known;
	if (cache.size >= CACHE_SIZE) cache.clear();
	const analysis = takeApart(text);
	cache.set(text, analysis);
	return analysis;
}

function takeApart(text: string): Analysis {
	const words = wordsOf(text);
	const stems = new Set<string>();
	const pairs = new Set<string>();
	for (const [at, word] of words.entries()) {
		if (word.cjk) {
			for (const pair of pairsOf(word.text)) pairs.add(pair);
			continue;
		}
		for (const part of [word.text, ...word.parts]) stems.add(stem(part));
		const next = words[at + 1];
		if (next && !next.cjk) stems.add(stem(word.text + next.text));
	}
	const units = words.flatMap((word) => (word.cjk ? [...word.text] : [word.text]));
	return { words, units, stems, pairs };
}

function wordsOf(text: string): readonly Word[] {
	const shaped = foldShape(text);
	return [...shaped.matchAll(WORD)].map(([raw]) => {
		const lower = raw.toLowerCase();
		return { text: lower, cjk: isCjk(raw), parts: camelParts(raw) };
	});
}

function camelParts(word: string): readonly string[] {
	return word
		.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
		.replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
		.toLowerCase()
		.split(" ");
}

function pairsOf(run: string): readonly string[] {
	const chars = [...run];
	if (chars.length === 1) return chars;
	return chars.slice(1).map((char, at) => (chars[at] ?? "") + char);
}

function foldShape(text: string): string {
	return text
		.normalize("NFKC")
		.replace(/[‘’‛′`´]/gu, "'")
		.replace(/[“”„‟″«»]/gu, '"')
		.replace(/[\s\u200b-\u200d\u2060\ufeff]+/gu, " ")
		.trim();
}

function indexOfRun(units: readonly string[], wanted: readonly string[]): number {
	return units.findIndex((_, start) => wanted.every((unit, at) => units[start + at] === unit));
}
