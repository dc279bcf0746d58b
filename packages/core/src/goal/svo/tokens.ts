import { ADDRESS, QUOTED, type Source } from "../source.ts";

/** A word, a quoted text or a punctuation mark of a goal in a language with word spaces. */
export interface Token {
	/** From the mask: lower case. For a quote: `QUOTED`. */
	readonly text: string;
	readonly start: number;
	readonly end: number;
	readonly kind: "word" | "quote" | "punct";
	/** Verbatim inner text of a quote. */
	readonly quote?: string;
	/** Starts with a capital letter in the goal. */
	readonly capital: boolean;
	/** Inside so many parentheses. */
	readonly depth: number;
}

const TOKEN = new RegExp(
	[
		`${QUOTED}+`,
		"(?:[ldnsjcm]|qu|dell|nell|all|sull|dall|un|quest|quell)'(?=\\p{L})",
		`[$€£¥#@~]?[\\p{L}\\p{N}\\p{M}${ADDRESS}_](?:[\\p{L}\\p{N}\\p{M}${ADDRESS}_]|['.\\-@/+&](?=[\\p{L}\\p{N}])|(?<=\\d)[,:](?=\\d))*[+#%°]*`,
		"[^\\s]",
	].join("|"),
	"gu",
);

/** The tokens of one stretch of the goal. */
export function tokenize(source: Source, range: { start: number; end: number }): readonly Token[] {
	const quoteAt = new Map(source.quotes.map((quote) => [quote.start, quote]));
	const found: Token[] = [];
	let depth = 0;
	for (const match of source.mask.slice(range.start, range.end).matchAll(TOKEN)) {
		let start = range.start + match.index;
		const end = start + match[0].length;
		const clitic = /^(\p{L}{3,})-(le|la|les|lui|leur|lo|los|las|o|a|os|as|y|en)$/u.exec(match[0]);
		if (clitic?.[1] !== undefined) {
			const cut = start + clitic[1].length;
			found.push(
				plainToken(source, { start, end: cut, depth }),
				plainToken(source, { start: cut + 1, end, depth }),
			);
			continue;
		}
		if (!match[0].startsWith(QUOTED)) {
			if (match[0] === ")") depth = Math.max(0, depth - 1);
			found.push(plainToken(source, { start, end, depth }));
			if (match[0] === "(") depth += 1;
			continue;
		}
		while (start < end) {
			const quote = quoteAt.get(start);
			if (!quote) break;
			found.push({
				text: QUOTED,
				start,
				end: quote.end,
				kind: "quote",
				quote: quote.inner,
				capital: true,
				depth,
			});
			start = quote.end;
		}
	}
	return found;
}

function plainToken(source: Source, at: { start: number; end: number; depth: number }): Token {
	const text = source.mask.slice(at.start, at.end);
	const word = /[\p{L}\p{N}\ue001]/u.test(text);
	const first = source.text.charAt(at.start);
	return { ...at, text, kind: word ? "word" : "punct", capital: first !== first.toLowerCase() };
}

/** Verbatim text from the first to the last token, without the marks of a quote that is all there is. */
export function textOf(source: Source, tokens: readonly Token[]): string {
	const first = tokens[0];
	const last = tokens.at(-1);
	if (!first || !last) return "";
	if (tokens.length === 1 && first.quote !== undefined) return first.quote;
	return source.text.slice(first.start, last.end).trim();
}

/** Tokens without punctuation at either end. Closing brackets and percent-like marks that belong to a word stay. */
export function trimmed(tokens: readonly Token[]): readonly Token[] {
	let from = 0;
	let to = tokens.length;
	while (from < to && isEdge(tokens[from])) from += 1;
	while (to > from && isEdge(tokens[to - 1]) && !closesBracket(tokens, { from, at: to - 1 }))
		to -= 1;
	return tokens.slice(from, to);
}

function isEdge(token: Token | undefined): boolean {
	return token?.kind === "punct" && /^[.,;:!?。，；：！？、…)\]]$/u.test(token.text);
}

function closesBracket(tokens: readonly Token[], place: { from: number; at: number }): boolean {
	if (tokens[place.at]?.text !== ")") return false;
	return tokens.slice(place.from, place.at).some((token) => token.text === "(");
}
