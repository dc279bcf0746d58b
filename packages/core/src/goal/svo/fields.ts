import { ADDRESS } from "../source.ts";
import { splitItems } from "./items.ts";
import { type Context, nameText, readNounPhrase } from "./noun-phrase.ts";
import { findFirst, type Match, matchAt } from "./phrase-table.ts";
import { withoutArticle } from "./row.ts";
import { type Token, textOf, trimmed } from "./tokens.ts";

/** A field and what goes into it; the value is absent when the goal only points at one ("the given address"). */
export interface FieldValue {
	readonly field?: readonly Token[];
	readonly value?: readonly Token[];
}

/** Reads "A as id and B as name", "name Tern, length 7.5 metres", "Title: X, Text: Y", "a=1; b=2". */
export function readFields(tokens: readonly Token[], context: Context): readonly FieldValue[] {
	const fields: FieldValue[] = [];
	let pending: readonly Token[] = [];
	const items = splitItems(tokens, context.pack);
	for (const item of items) {
		const read = withOwnNoun(readField(item, context), { item, context, listed: items.length > 1 });
		if (read) {
			fields.push(
				pending.length > 0 && read.value ? { ...read, value: [...pending, ...read.value] } : read,
			);
			pending = [];
			continue;
		}
		const last = fields.at(-1);
		if (last?.value) {
			const start = last.value[0]?.start ?? 0;
			const end = item.at(-1)?.end ?? 0;
			const value = tokens.filter((token) => token.start >= start && token.end <= end);
			fields[fields.length - 1] = { ...last, value };
		} else if (fields.length === 0) {
			pending = [...pending, ...item];
		}
	}
	return fields;
}

/** "text 'X'" in a list of fields: there "text" is a field like the others. */
function withOwnNoun(
	read: FieldValue | undefined,
	said: { item: readonly Token[]; context: Context; listed: boolean },
): FieldValue | undefined {
	if (!said.listed || !read?.value || read.field) return read;
	const bare = withoutArticle(trimmed(said.item), said.context);
	const noun = matchAt(said.context.pack.fieldNouns, bare, 0);
	return noun ? { field: bare.slice(0, noun.length), value: read.value } : read;
}

/** Reads one field with its value, or undefined when the words do not name a field. */
export function readField(tokens: readonly Token[], context: Context): FieldValue | undefined {
	const item = withoutArticle(trimmed(tokens), context);
	return (
		byMark(item) ??
		byGiven(item, context) ??
		byAs(item, context) ??
		byLink(item, context) ??
		byQuote(item, context) ??
		byFieldNoun(item, context) ??
		byShape(item, context)
	);
}

/** "Name: Ann", "name = Ann". */
function byMark(tokens: readonly Token[]): FieldValue | undefined {
	const at = tokens.findIndex((token) => /^(?::|=|：)$/u.test(token.text) && token.depth === 0);
	if (at < 1 || at > 6 || at === tokens.length - 1) return undefined;
	return { field: tokens.slice(0, at), value: tokens.slice(at + 1) };
}

/** "the given address", "the address provided". */
function byGiven(tokens: readonly Token[], context: Context): FieldValue | undefined {
	const { pack } = context;
	const found = findFirst(pack.given, tokens, 0);
	if (!found || tokens.some((token) => token.kind === "quote")) return undefined;
	const last = found.at + found.length === tokens.length;
	if (found.at > 1 && !last) return undefined;
	const field = found.at === 0 ? tokens.slice(found.length) : tokens.slice(0, found.at);
	const known = matchAt(pack.fieldNouns, field, 0) ?? matchAt(pack.literalNouns, field, 0);
	return field.length > 0 && field.length <= 4 && known ? { field } : undefined;
}

/** "the given city", "{city}": the value is the bag's, not the goal's. */
export function isGiven(tokens: readonly Token[], context: Context): boolean {
	const { pack } = context;
	const found = findFirst(pack.given, tokens, 0);
	if (!found) return false;
	const said = trimmed(tokens);
	const words = found.at > 0 ? withoutArticle(said, context) : said;
	const at = found.at - (said.length - words.length);
	const names = words.some(
		(token) =>
			token.kind === "quote" || (token.capital && token.start > 0 && pack.language !== "de"),
	);
	if (names || words.length > found.length + 4) return false;
	return at <= 0 || at + found.length === words.length;
}

/** Is one of the words a mail or web address? */
export function hasAddress(tokens: readonly Token[]): boolean {
	return tokens.some((token) => token.text.includes(ADDRESS));
}

/** "A as id". */
function byAs(tokens: readonly Token[], context: Context): FieldValue | undefined {
	const at = tokens.findLastIndex(
		(_, place) => prepositionAt(tokens, place, context)?.value === "as",
	);
	const length = prepositionAt(tokens, at, context)?.length ?? 1;
	const field = withoutArticle(tokens.slice(at + length), context);
	if (at < 1 || field.length === 0 || field.length > 5) return undefined;
	return { field, value: tokens.slice(0, at) };
}

/** "a price of 20", "title set to X", "the name is Ann". */
function byLink(tokens: readonly Token[], context: Context): FieldValue | undefined {
	const { pack } = context;
	const noun = matchAt(pack.fieldNouns, tokens, 0);
	if (!noun) return undefined;
	const link = tokens.slice(noun.length, noun.length + 2).map((token) => token.text);
	const length = LINKS.find((words) => words.every((word, at) => link[at] === word))?.length;
	if (length === undefined || tokens.length <= noun.length + length) return undefined;
	return { field: tokens.slice(0, noun.length), value: tokens.slice(noun.length + length) };
}

const LINKS: readonly (readonly string[])[] = [
	["set", "to"],
	["should", "be"],
	["equal", "to"],
	["of"],
	["is"],
	["to"],
	["being"],
];

/** "title 'X'", "'X' in the title". */
function byQuote(tokens: readonly Token[], context: Context): FieldValue | undefined {
	const at = tokens.findIndex((token) => token.kind === "quote");
	const quote = tokens[at];
	if (!quote || tokens.length === 1) return undefined;
	const before = trimmed(tokens.slice(0, at));
	const after = trimmed(tokens.slice(at + 1));
	if (before.length > 0 && after.length === 0 && before.length <= 5) {
		const literal = matchAt(context.pack.literalNouns, before, 0)?.length === before.length;
		return { ...(!literal && { field: before }), value: [quote] };
	}
	const link = prepositionAt(after, 0, context);
	if (before.length > 0 || !link || !["in", "into", "for", "as", "on", "to"].includes(link.value))
		return undefined;
	return { field: after.slice(link.length), value: [quote] };
}

/** "registration date 3 May 2031". */
function byFieldNoun(tokens: readonly Token[], context: Context): FieldValue | undefined {
	const { pack } = context;
	const literal = matchAt(pack.literalNouns, tokens, 0);
	const noun = matchAt(pack.fieldNouns, tokens, 0);
	if (literal && (!noun || literal.length >= noun.length) && tokens.length > literal.length) {
		return { value: tokens.slice(literal.length) };
	}
	if (!noun || tokens.length <= noun.length) return undefined;
	const value = tokens.slice(noun.length);
	if (prepositionAt(value, 0, context) || value[0]?.kind === "punct") return undefined;
	const shape = byShape(tokens, context);
	return shape && (shape.field?.length ?? 0) > noun.length
		? shape
		: { field: tokens.slice(0, noun.length), value };
}

/** "hull colour Dark blue": lower-case words, then a capital or a digit. */
function byShape(tokens: readonly Token[], context: Context): FieldValue | undefined {
	const at = tokens.findIndex((token) => token.capital || /^[^\p{L}]?\d/u.test(token.text));
	if (at < 1 || at > 4 || tokens.slice(0, at).some((token) => token.kind !== "word"))
		return undefined;
	if (prepositionAt(tokens, at - 1, context)) return undefined;
	return { field: tokens.slice(0, at), value: tokens.slice(at) };
}

function prepositionAt(
	tokens: readonly Token[],
	at: number,
	context: Context,
): Match<string> | undefined {
	return at < 0 ? undefined : matchAt(context.pack.prepositions, tokens, at);
}

/** The field's name without articles, quotes and role words. */
export function fieldName(field: readonly Token[], context: Context): string | undefined {
	return nameText(readNounPhrase(field, context), context);
}

/** The value verbatim: one quoted text when that is all there is, else the words as they stand. */
export function valueText(value: readonly Token[], context: Context): string {
	return textOf(context.source, withoutFullStop(value));
}

function withoutFullStop(tokens: readonly Token[]): readonly Token[] {
	const last = tokens.at(-1);
	return tokens.length > 1 && last?.kind === "punct" && /^[.,;]$/u.test(last.text)
		? tokens.slice(0, -1)
		: tokens;
}

/** "50 euros", "$40". */
export function isMoney(tokens: readonly Token[]): boolean {
	const [sum, unit] = trimmed(tokens).map(({ text }) => text);
	if (trimmed(tokens).length > 2) return false;
	return (
		/^[$€£¥]\d/u.test(sum ?? "") ||
		(/^\d/u.test(sum ?? "") &&
			/^(?:euros?|dollars?|pounds?|francs?|crowns?|yen|eur|usd|gbp|chf|kr|€|\$|£)$/u.test(
				unit ?? "",
			))
	);
}
