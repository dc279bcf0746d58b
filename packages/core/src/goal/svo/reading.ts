import { type Draft, draftOf } from "../draft.ts";
import type { Verb } from "../goal.ts";
import type { Act } from "../lexicon/pack.ts";
import { splitItems } from "./items.ts";
import {
	type Context,
	type NounPhrase,
	nameText,
	readNounPhrase,
	takeExtreme,
	takeTimes,
} from "./noun-phrase.ts";
import { matchAt, matchBefore } from "./phrase-table.ts";
import { type RowOptions, takeRow } from "./row.ts";
import { type Token, textOf, trimmed } from "./tokens.ts";

/** A clause whose verb is known and whose arguments are to be read. */
export interface Reading extends Context {
	readonly act: Act;
	readonly text: string;
	readonly verbWords: string;
	/** Tokens after the verb, without the tail of a verb with a gap. */
	readonly rest: readonly Token[];
}

type Fields = Parameters<typeof draftOf>[1];

const quotesIn = new WeakMap<readonly Token[], readonly string[]>();

/** The quoted texts of a stretch; remembered, for a long list makes one clause of each member. */
function quotesOf(tokens: readonly Token[]): readonly string[] {
	const known = quotesIn.get(tokens);
	if (known) return known;
	const quoted = tokens.flatMap((token) => token.quote ?? []);
	quotesIn.set(tokens, quoted);
	return quoted;
}

/** A draft of this clause with the given verb. */
export function clauseOf(reading: Reading, verb: Verb, fields: Fields = {}): Draft {
	const quoted = quotesOf(reading.rest);
	return draftOf({ text: reading.text, verb, verbWords: reading.verbWords, quoted }, fields);
}

/** The fields a noun phrase gives: object, role, place, count, comparison. */
export function objectFields(phrase: NounPhrase, reading: Reading): NonNullable<Fields> {
	const { pack, source } = reading;
	const object = nameText(phrase, reading);
	const words = phrase.name.length > 0 ? phrase.name : phrase.noun;
	const refers = words.length > 0 && matchAt(pack.pronouns, words, 0)?.length === words.length;
	return {
		...(!refers && { object }),
		refers,
		role: phrase.role,
		ordinal: phrase.ordinal,
		count: phrase.count,
		extreme: phrase.extreme,
		exact: phrase.exact,
		...(phrase.quoted.length > 0 && source && { quoted: phrase.quoted }),
	};
}

/** Reads a target: its row is taken off first, then a comparison, then the noun phrase. */
export function targetFields(
	tokens: readonly Token[],
	reading: Reading,
	options: RowOptions,
): NonNullable<Fields> {
	const compared = takeExtreme(tokens, reading);
	const split = takeRow(compared?.rest ?? tokens, reading, options);
	const fields = objectFields(readNounPhrase(split.rest, reading), reading);
	return {
		...fields,
		row: split.row,
		ordinal: fields.ordinal ?? split.ordinal,
		extreme: compared?.extreme ?? fields.extreme,
	};
}

export interface ListOptions extends RowOptions {
	/** Expand names without quotes or articles too ("enable A and B"). */
	readonly bare: boolean;
}

/** One set of fields per listed target; row and role said at the end count for all. */
export function targetList(
	tokens: readonly Token[],
	reading: Reading,
	options: ListOptions,
): readonly NonNullable<Fields>[] {
	const timed = takeTimes(tokens, reading.pack);
	if (timed.count !== undefined && timed.rest.length > 0) {
		const { count } = timed;
		return targetList(timed.rest, reading, options).map((fields) => ({ ...fields, count }));
	}
	const split = takeRow(tokens, reading, options);
	const items = splitItems(split.rest, reading.pack);
	if (items.length < 2 || !expands(items, reading, options))
		return [targetFields(tokens, reading, options)];
	const phrases = items.map((item) => targetFields(item, reading, options));
	const role = phrases.at(-1)?.role ?? phrases[0]?.role;
	return phrases.map((fields) => ({
		...fields,
		row: fields.row ?? split.row,
		role: fields.role ?? role,
		ordinal: fields.ordinal ?? split.ordinal,
	}));
}

function expands(
	items: readonly (readonly Token[])[],
	reading: Reading,
	options: { bare: boolean },
): boolean {
	const { pack } = reading;
	if (items.every((item) => item.some((token) => token.kind === "quote"))) return true;
	if (options.bare) return items.every((item) => item.length <= 6);
	if (
		reading.act === "act" &&
		items.every((item) => item.length <= 2 && item.every((token) => token.capital))
	)
		return true;
	return items.every((item) => matchAt(pack.articles, item, 0) !== undefined);
}

/** Splits off the last prepositional phrase whose preposition is one of `kinds`. */
export function splitAtPreposition(
	tokens: readonly Token[],
	reading: Context,
	options: { kinds: readonly string[]; last?: boolean },
): { before: readonly Token[]; after: readonly Token[]; kind: string } | undefined {
	const places = [...tokens.keys()].slice(1, -1);
	for (const at of options.last === true ? places.toReversed() : places) {
		const token = tokens[at];
		if (token?.kind !== "word" || token.capital || token.depth > 0) continue;
		const found = matchAt(reading.pack.prepositions, tokens, at);
		if (!found || !options.kinds.includes(found.value)) continue;
		const after = trimmed(tokens.slice(at + found.length));
		if (after.length > 0) return { before: tokens.slice(0, at), after, kind: found.value };
	}
	return undefined;
}

/** Is the phrase nothing but words for a kind of place ("the form", "the text fields")? */
export function isForm(tokens: readonly Token[], reading: Context): boolean {
	const { pack } = reading;
	const article = matchAt(pack.articles, tokens, 0)?.length ?? 0;
	const rest = tokens.slice(article);
	if (rest.length === 0) return true;
	return matchAt(pack.formNouns, rest, 0)?.length === rest.length || endsWithForm(rest, reading);
}

/** "the contact form". */
function endsWithForm(rest: readonly Token[], reading: Context): boolean {
	const last = matchBefore(reading.pack.formNouns, rest, rest.length);
	return (
		last !== undefined &&
		rest.length <= 3 &&
		/^(?:form|formular|formulario|formulaire|formulário|modulo)$/u.test(rest.at(-1)?.text ?? "")
	);
}

export function verbatim(tokens: readonly Token[], reading: Context): string {
	return textOf(reading.source, trimmed(tokens));
}
