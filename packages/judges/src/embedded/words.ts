import { stem } from "@surehand/core";

/** A text cut into comparable pieces. Read once and kept, because the same labels come back on every step. */
export interface Words {
	/** Lower case, compatibility forms and Latin accents folded, everything but letters and digits one space. */
	readonly folded: string;
	/** Stems of words; overlapping pairs of characters for scripts written without spaces. */
	readonly stems: readonly string[];
	readonly set: ReadonlySet<string>;
}

const CACHE_ENTRIES = 8_000;
const cache = new Map<string, Words>();
const NO_WORDS: Words = { folded: "", stems: [], set: new Set() };

export function wordsOf(text: string | undefined): Words {
	if (!text) return NO_WORDS;
	const known = cache.get(text);
	if (known) return known;
	if (cache.size >= CACHE_ENTRIES) cache.clear();
	const folded = fold(text);
	const stems = stemsOf(folded);
	const words = { folded, stems, set: new Set([...stems, ...joined(folded)]) };
	cache.set(text, words);
	return words;
}

const identifiers = new Map<string, Words>();

/** Splits an identifier (`firstName`, `add-to-cart`) into words before reading it. */
export function identifierWords(text: string | undefined): Words {
	if (!text) return NO_WORDS;
	const known = identifiers.get(text);
	if (known) return known;
	if (identifiers.size >= CACHE_ENTRIES) identifiers.clear();
	const words = wordsOf(text.replace(/([a-z0-9])([A-Z])/g, "$1 $2"));
	identifiers.set(text, words);
	return words;
}

function fold(text: string): string {
	const ascii = /^[\x20-\x7e]*$/.test(text);
	if (ascii)
		return text
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, " ")
			.trim();
	return text
		.normalize("NFKC")
		.toLowerCase()
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "")
		.replaceAll("ß", "ss")
		.normalize("NFC")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** Neighbours written as one word: "check out" is "checkout". */
function joined(folded: string): string[] {
	const words = folded.split(" ");
	if (words.length < 2 || words.length > 8) return [];
	return words.slice(1).map((word, at) => rootOf((words[at] ?? "") + word));
}

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;
const UNSPACED_RUNS =
	/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]+|[^\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]+/g;

/** Is it written in a script without spaces between words (Han, Kana; Hangul is treated alike)? */
export function isUnspaced(text: string): boolean {
	return UNSPACED.test(text);
}

function stemsOf(folded: string): string[] {
	if (folded === "") return [];
	const stems: string[] = [];
	for (const word of folded.split(" ")) {
		if (!UNSPACED.test(word)) stems.push(rootOf(word));
		else for (const run of word.match(UNSPACED_RUNS) ?? []) stems.push(...pieces(run));
	}
	return stems;
}

function pieces(run: string): string[] {
	if (!UNSPACED.test(run)) return [rootOf(run)];
	if (run.length === 1) return [run];
	const pairs: string[] = [];
	for (let at = 0; at < run.length - 1; at += 1) pairs.push(run.slice(at, at + 2));
	return pairs;
}

const roots = new Map<string, string>();

function rootOf(word: string): string {
	const known = roots.get(word);
	if (known !== undefined) return known;
	if (roots.size >= CACHE_ENTRIES) roots.clear();
	const root = stem(word);
	roots.set(word, root);
	return root;
}

export function sameText(a: string | undefined, b: string | undefined): boolean {
	if (a === undefined || b === undefined) return false;
	const left = wordsOf(a).folded;
	return left !== "" && left === wordsOf(b).folded;
}

/** Does `phrase` stand in `text` as whole words (whole characters where no spaces are written)? */
export function containsPhrase(text: string | undefined, phrase: string | undefined): boolean {
	const needle = wordsOf(phrase).folded;
	const hay = wordsOf(text).folded;
	if (needle === "") return isSymbol(phrase) && text?.trim() === phrase?.trim();
	if (hay === "") return false;
	if (UNSPACED.test(needle)) return hay.includes(needle);
	return ` ${hay} `.includes(` ${needle} `);
}

/** A text without any letter or digit ("+", "×"). */
function isSymbol(text: string | undefined): boolean {
	return text !== undefined && text.trim() !== "";
}

/** Shared character triples of two texts, 0 to 1: finds misspellings and inflections. */
export function likeness(a: string, b: string): number {
	const left = gramsOf(wordsOf(a).folded);
	const right = gramsOf(wordsOf(b).folded);
	if (left.size === 0 || right.size === 0) return 0;
	let shared = 0;
	for (const gram of left) if (right.has(gram)) shared += 1;
	return (2 * shared) / (left.size + right.size);
}

const gramCache = new Map<string, ReadonlySet<string>>();

function gramsOf(folded: string): ReadonlySet<string> {
	const known = gramCache.get(folded);
	if (known) return known;
	if (gramCache.size >= CACHE_ENTRIES) gramCache.clear();
	const padded = ` ${folded.slice(0, 80)} `;
	const width = UNSPACED.test(folded) ? 2 : 3;
	const grams = new Set<string>();
	for (let at = 0; at + width <= padded.length; at += 1) grams.add(padded.slice(at, at + width));
	gramCache.set(folded, grams);
	return grams;
}
