import { ADDRESS } from "../source.ts";
import { type Context, nameText, readNounPhrase, splitNaming } from "./noun-phrase.ts";
import { matchAt, matchBefore } from "./phrase-table.ts";
import { type Token, textOf, trimmed } from "./tokens.ts";

export interface RowSplit {
	/** The phrase without the words for the row. */
	readonly rest: readonly Token[];
	readonly row?: string;
	/** A row named by its place ("in the second row"). */
	readonly ordinal?: number;
}

export interface RowOptions {
	/** Take "for Ann" and "of order 17" as a row, not as part of the name. */
	readonly owner: boolean;
}

/** Takes the words that say in which row, card or section the target is off the end of a phrase. */
export function takeRow(tokens: readonly Token[], context: Context, options: RowOptions): RowSplit {
	return possessive(tokens, context) ?? byPreposition(tokens, context, options) ?? { rest: tokens };
}

/** A phrase with more prepositions than this names no row behind them. */
const LINKS_TRIED = 16;

function byPreposition(
	tokens: readonly Token[],
	context: Context,
	options: RowOptions,
): RowSplit | undefined {
	const { pack } = context;
	let left = LINKS_TRIED;
	for (let at = 1; at < tokens.length - 1 && left > 0; at += 1) {
		if (tokens[at]?.kind !== "word") continue;
		const found = matchAt(pack.prepositions, tokens, at);
		if (!found || tokens[at]?.capital === true) continue;
		if (tokens[at]?.text === "by" && !hasName(tokens.slice(at + 1))) continue;
		left -= 1;
		const after = tokens.slice(at + found.length);
		if (after.length === 0) continue;
		const row =
			rowAfter(after, context, { ...options, preposition: found.value }) ??
			(options.owner && found.value === "for" && isLabel(tokens.slice(0, at), context)
				? definiteOwner(after, context)
				: undefined);
		if (row) return { rest: tokens.slice(0, at), ...row };
	}
	return undefined;
}

/** "Details" of "Details for the heron": a label, written as one. */
function isLabel(tokens: readonly Token[], context: Context): boolean {
	const bare = withoutArticle(tokens, context);
	return bare.length > 0 && bare.every((token) => token.capital);
}

function definiteOwner(
	after: readonly Token[],
	context: Context,
): { row?: string; ordinal?: number } | undefined {
	const definite = /^(?:the|this|that|der|die|das|le|la|el|il|o|a)$/u.test(after[0]?.text ?? "");
	return definite && after.length <= 5 ? owner(after, context) : undefined;
}

function rowAfter(
	after: readonly Token[],
	context: Context,
	options: RowOptions & { preposition: string },
): { row?: string; ordinal?: number } | undefined {
	const { preposition } = options;
	if (isTime(after)) return undefined;
	if (preposition === "beside") return owner(after, context);
	if (["in", "into", "on", "from", "for", "of"].includes(preposition)) {
		const named = namedRow(after, context);
		if (named) return named;
	}
	const definite = startsDefinite(after, context);
	if ((preposition === "in" || preposition === "into") && definite) return owner(after, context);
	if ((preposition === "on" || preposition === "from") && hasName(after))
		return owner(after, context);
	const owned = preposition === "for" || preposition === "of";
	return options.owner && owned && (hasName(after) || isNumbered(after))
		? owner(after, context)
		: undefined;
}

/** "the row for Ann", "row 3", "the Blue mug card", "the row where the id is 17". */
export function namedRow(
	tokens: readonly Token[],
	context: Context,
): { row?: string; ordinal?: number } | undefined {
	const { pack } = context;
	const phrase = readNounPhrase(tokens, context);
	const lead = withoutArticle(tokens, context);
	const noun = matchAt(pack.rowNouns, lead, 0);
	if (noun && lead.length > noun.length) return afterRowNoun(lead.slice(noun.length), context);
	const last = matchBefore(pack.rowNouns, lead, lead.length);
	if (!last) return undefined;
	if (phrase.ordinal !== undefined) return { ordinal: phrase.ordinal };
	const name = lead.slice(0, -last.length);
	const cut =
		matchBefore(pack.articles, name, name.length) ??
		matchBefore(pack.prepositions, name, name.length);
	const said = name.length === 0 || cut ? lead.slice(-last.length) : name;
	return { row: textOf(context.source, said) };
}

function afterRowNoun(
	tokens: readonly Token[],
	context: Context,
): { row?: string; ordinal?: number } {
	const digits = /^#?(\d{1,3})$/u.exec(tokens[0]?.text ?? "");
	if (digits && tokens.length === 1) return { ordinal: Number(digits[1]) };
	const quote = tokens.find((token) => token.kind === "quote");
	if (quote) return { row: quote.quote ?? "" };
	const naming = splitNaming(tokens, context.pack);
	if (naming) return { row: textOf(context.source, trimmed(naming.name)) };
	const link = matchAt(context.pack.prepositions, tokens, 0)?.length ?? 0;
	return { row: textOf(context.source, trimmed(withoutArticle(tokens.slice(link), context))) };
}

function owner(
	tokens: readonly Token[],
	context: Context,
): { row?: string; ordinal?: number } | undefined {
	const phrase = readNounPhrase(tokens, context);
	const row = nameText(phrase, context);
	if (row === undefined) return undefined;
	return { row, ...(phrase.ordinal !== undefined && { ordinal: phrase.ordinal }) };
}

/** "Ann's Edit button". */
function possessive(tokens: readonly Token[], context: Context): RowSplit | undefined {
	const [first] = tokens;
	if (context.pack.language !== "en" || !first || tokens.length < 2) return undefined;
	if (first.kind !== "word" || !first.capital || !first.text.endsWith("'s")) return undefined;
	return { rest: tokens.slice(1), row: context.source.text.slice(first.start, first.end - 2) };
}

export function withoutArticle(tokens: readonly Token[], context: Context): readonly Token[] {
	return tokens.slice(matchAt(context.pack.articles, tokens, 0)?.length ?? 0);
}

function startsDefinite(tokens: readonly Token[], context: Context): boolean {
	return tokens[0]?.kind === "quote" || matchAt(context.pack.articles, tokens, 0) !== undefined;
}

/** Does the phrase hold a quoted text or a capitalised word? */
export function hasName(tokens: readonly Token[]): boolean {
	return tokens.some(
		(token) =>
			token.kind === "quote" ||
			(token.kind === "word" && (token.capital || token.text.includes(ADDRESS))),
	);
}

/** "on Friday", "in May": when, not where. */
function isTime(tokens: readonly Token[]): boolean {
	return /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/u.test(
		tokens[0]?.text ?? "",
	);
}

function isNumbered(tokens: readonly Token[]): boolean {
	return tokens.length <= 4 && tokens.some((token) => /^[#$€£]?\d/u.test(token.text));
}
