import type { Token } from "./tokens.ts";

/** Phrases of one or more words, looked up at a position of a token list; the longest wins. */
export interface PhraseTable<T> {
	readonly byFirst: ReadonlyMap<string, readonly Entry<T>[]>;
}

interface Entry<T> {
	readonly words: readonly string[];
	readonly value: T;
}

export interface Match<T> {
	readonly value: T;
	readonly length: number;
}

/** Articles and prepositions that lose their vowel are words of their own ("l'onglet"). */
const ELISION =
	/(?<![\p{L}'])(l|d|n|s|j|c|m|qu|dell|nell|all|sull|dall|un|quest|quell)'(?=\p{L})/gu;

/** Builds a table from `[phrases separated by "|", value]` rows. */
export function phraseTable<T>(rows: readonly (readonly [string, T])[]): PhraseTable<T> {
	const byFirst = new Map<string, Entry<T>[]>();
	for (const [phrases, value] of rows) {
		for (const phrase of phrases.split("|")) {
			const words = phrase.trim().replace(ELISION, "$1' ").replaceAll(",", " ,").split(/\s+/u);
			const first = words[0];
			if (first === undefined || first === "") continue;
			byFirst.set(first, [...(byFirst.get(first) ?? []), { words, value }]);
		}
	}
	for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
	return { byFirst };
}

/** The longest phrase that starts exactly at `at`. */
export function matchAt<T>(
	table: PhraseTable<T>,
	tokens: readonly Token[],
	at: number,
): Match<T> | undefined {
	const first = tokens[at];
	if (first?.kind !== "word" && first?.kind !== "punct") return undefined;
	const entry = table.byFirst
		.get(first.text)
		?.find(({ words }) => words.every((word, offset) => tokens[at + offset]?.text === word));
	return entry && { value: entry.value, length: entry.words.length };
}

/** The longest phrase that ends exactly before `end`. */
export function matchBefore<T>(
	table: PhraseTable<T>,
	tokens: readonly Token[],
	end: number,
): Match<T> | undefined {
	for (let start = Math.max(0, end - 4); start < end; start += 1) {
		const found = matchAt(table, tokens, start);
		if (found && start + found.length === end) return found;
		const shorter = table.byFirst
			.get(tokens[start]?.text ?? "")
			?.find(
				({ words }) =>
					words.length === end - start &&
					words.every((word, offset) => tokens[start + offset]?.text === word),
			);
		if (shorter) return { value: shorter.value, length: shorter.words.length };
	}
	return undefined;
}

/** The first phrase at or after `from`, with its position. */
export function findFirst<T>(
	table: PhraseTable<T>,
	tokens: readonly Token[],
	from: number,
): (Match<T> & { at: number }) | undefined {
	for (let at = from; at < tokens.length; at += 1) {
		const found = matchAt(table, tokens, at);
		if (found) return { ...found, at };
	}
	return undefined;
}
