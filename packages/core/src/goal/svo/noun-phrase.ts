import type { Extreme, Pack } from "../lexicon/pack.ts";
import type { Source } from "../source.ts";
import { findFirst, matchAt, matchBefore } from "./phrase-table.ts";
import { type Token, textOf, trimmed } from "./tokens.ts";

/** Where words come from and which language reads them. */
export interface Context {
	readonly source: Source;
	readonly pack: Pack;
}

/** A noun phrase taken apart. */
export interface NounPhrase {
	/** What names the thing; empty when only a place or a comparison does ("the second one"). */
	readonly name: readonly Token[];
	/** Words beside a quoted name ("category" of "the 'Design' category"). */
	readonly noun: readonly Token[];
	readonly quoted: readonly string[];
	readonly role?: string;
	/** The role word itself, a name of last resort ("the menu"). */
	readonly roleWords: readonly Token[];
	readonly ordinal?: number;
	readonly count?: number;
	readonly extreme?: Extreme;
	readonly exact?: boolean;
}

/** Takes a noun phrase apart: articles, count, place, comparison, role, naming words, name. */
export function readNounPhrase(tokens: readonly Token[], context: Context): NounPhrase {
	const { pack } = context;
	const quoted = tokens.flatMap((token) => token.quote ?? []);
	const exact = findFirst(pack.exactly, tokens, 0) !== undefined && quoted.length > 0;
	const { rest: counted, count } = takeTimes(withoutTrailers(trimmed(tokens), pack), pack);
	const lead = takeLeading(withoutTrailers(trimmed(counted), pack), pack);
	const named = splitNaming(lead.rest, pack);
	const bare = named ? takeRole(named.head, pack) : takeRole(lead.rest, pack);
	const name = named ? nameOf(named.name, pack) : nameOf(bare.rest, pack);
	return {
		name,
		noun: named ? trimmed(bare.rest) : nounBeside(bare.rest, pack),
		quoted,
		roleWords: bare.roleWords,
		...(bare.role !== undefined && bare.role !== "" && { role: bare.role }),
		...(lead.ordinal !== undefined && { ordinal: lead.ordinal }),
		...optional("count", lead.count ?? count),
		...(lead.extreme && { extreme: lead.extreme }),
		...(exact && { exact }),
	};
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
	return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}

/** The phrase's own name, else the noun a place or comparison was said of, else its role word. */
export function nameText(phrase: NounPhrase, context: Context): string | undefined {
	for (const tokens of [phrase.name, phrase.noun, phrase.roleWords]) {
		if (tokens.length > 0) return textOf(context.source, tokens);
	}
	return undefined;
}

function withoutTrailers(tokens: readonly Token[], pack: Pack): readonly Token[] {
	let rest = tokens;
	for (
		let found = matchBefore(pack.trailers, rest, rest.length);
		found;
		found = matchBefore(pack.trailers, rest, rest.length)
	) {
		const left = rest.length - found.length;
		if (left <= 0 || matchAt(pack.articles, rest, 0)?.length === left) return rest;
		if (rest[rest.length - found.length]?.capital === true) return rest;
		rest = trimmed(rest.slice(0, rest.length - found.length));
	}
	return rest;
}

/** "three times", "twice" or "x3" at the end. */
export function takeTimes(
	tokens: readonly Token[],
	pack: Pack,
): { rest: readonly Token[]; count?: number } {
	const word = matchBefore(pack.timesWords, tokens, tokens.length);
	if (word) return { rest: tokens.slice(0, -word.length), count: word.value };
	const unit = matchBefore(pack.times, tokens, tokens.length);
	const before = tokens[tokens.length - 2];
	if (unit && before) {
		const count = numberAt(tokens, tokens.length - 1 - unit.length, pack)?.value;
		if (count !== undefined)
			return { rest: tokens.slice(0, tokens.length - 1 - unit.length), count };
	}
	const glued = /^(?:[x×](\d{1,2})|(\d{1,2})[x×])$/u.exec(tokens.at(-1)?.text ?? "");
	if (glued && tokens.length > 1)
		return { rest: tokens.slice(0, -1), count: Number(glued[1] ?? glued[2]) };
	return { rest: tokens };
}

export function numberAt(
	tokens: readonly Token[],
	at: number,
	pack: Pack,
): { value: number; length: number } | undefined {
	const word = matchAt(pack.numbers, tokens, at);
	if (word) return word;
	const digits = /^\d{1,2}$/u.exec(tokens[at]?.text ?? "");
	return digits ? { value: Number(digits[0]), length: 1 } : undefined;
}

interface Lead {
	readonly rest: readonly Token[];
	readonly ordinal?: number;
	readonly count?: number;
	readonly extreme?: Extreme;
}

function takeLeading(tokens: readonly Token[], pack: Pack): Lead {
	let lead: Lead = { rest: tokens };
	for (let taken = 0; taken < 6; taken += 1) {
		const next = takeOne(lead, pack);
		if (next === lead) break;
		lead = next;
	}
	return trailingPlace(lead, pack);
}

function takeOne(lead: Lead, pack: Pack): Lead {
	const { rest } = lead;
	if (rest.length === 0) return lead;
	const ordinal = matchAt(pack.ordinals, rest, 0);
	const blocked = ordinal && matchAt(pack.notOrdinalBefore, rest, ordinal.length) !== undefined;
	if (ordinal && !blocked && isPlain(rest[0], rest.length > ordinal.length)) {
		return { ...lead, rest: rest.slice(ordinal.length), ordinal: ordinal.value };
	}
	const extreme = matchAt(pack.extremes, rest, 0);
	if (extreme && isPlain(rest[0], rest.length > extreme.length)) {
		return { ...lead, rest: rest.slice(extreme.length), extreme: extreme.value };
	}
	const count = numberAt(rest, 0, pack);
	const of = count && rest[count.length]?.text === "of" ? ofLength(rest, count.length, pack) : 0;
	if (count && countsThings(rest, count.length + of, pack)) {
		return {
			...lead,
			rest: rest.slice(count.length + of),
			...(count.value > 1 && { count: count.value }),
		};
	}
	const article = matchAt(pack.articles, rest, 0);
	if (article && rest.length > article.length) {
		return rest[0]?.capital === true && rest[1]?.capital === true && rest.length > 1
			? lead
			: { ...lead, rest: rest.slice(article.length) };
	}
	return lead;
}

/** "3 of the mugs". */
function ofLength(tokens: readonly Token[], at: number, pack: Pack): number {
	const article = matchAt(pack.articles, tokens, at + 1);
	return article ? 1 + article.length : 0;
}

/** A capital letter inside a longer name ("Last Chance") is part of the name. */
function isPlain(token: Token | undefined, followed: boolean): boolean {
	return (
		token !== undefined &&
		!(token.capital && followed && token.kind === "word" && token.text !== "")
	);
}

function countsThings(tokens: readonly Token[], from: number, pack: Pack): boolean {
	const next = tokens[from];
	if (next === undefined) return false;
	if (next.kind === "quote") return true;
	const month = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/u.test(next.text);
	if (next.kind !== "word" || /^\d/u.test(next.text) || month) return false;
	return !matchAt(pack.prepositions, tokens, from) && !matchAt(pack.times, tokens, from);
}

/** "row 3", "number 4": a place said after its noun. */
function trailingPlace(lead: Lead, pack: Pack): Lead {
	const { rest } = lead;
	const digits = /^#?(\d{1,2})$/u.exec(rest.at(-1)?.text ?? "");
	const before = rest.at(-2)?.text;
	if (!digits || lead.ordinal !== undefined) return lead;
	if (before === "number" || before === "no") {
		return { ...lead, rest: rest.slice(0, -2), ordinal: Number(digits[1]) };
	}
	const role = matchBefore(pack.roles, rest, rest.length - 1);
	const listed = role?.value === "row" || role?.value === "option";
	return listed ? { ...lead, rest: rest.slice(0, -1), ordinal: Number(digits[1]) } : lead;
}

/** "the link named X", "a button that says X": the name stands after the naming words. */
export function splitNaming(
	tokens: readonly Token[],
	pack: Pack,
): { head: readonly Token[]; name: readonly Token[] } | undefined {
	const naming = findFirst(pack.naming, tokens, 0);
	if (!naming || naming.at + naming.length >= tokens.length) return undefined;
	let from = naming.at + naming.length;
	while (matchAt(pack.exactly, tokens, from)) from += 1;
	const name = tokens.slice(from);
	return name.length === 0 ? undefined : { head: tokens.slice(0, naming.at), name };
}

function takeRole(
	tokens: readonly Token[],
	pack: Pack,
): { rest: readonly Token[]; role?: string; roleWords: readonly Token[] } {
	const last = matchBefore(pack.roles, tokens, tokens.length);
	const link = last ? tokens[tokens.length - last.length - 1] : undefined;
	const tied =
		link !== undefined && !link.capital && matchAt(pack.prepositions, [link], 0) !== undefined;
	if (last && !tied && tokens[tokens.length - last.length]?.kind === "word") {
		const rest = tokens.slice(0, -last.length);
		const outer = last.value === "" ? matchBefore(pack.roles, rest, rest.length) : undefined;
		return { rest, role: outer?.value ?? last.value, roleWords: tokens.slice(-last.length) };
	}
	const first = matchAt(pack.roles, tokens, 0);
	const named = first && tokens.length > first.length ? tokens[first.length] : undefined;
	if (
		first &&
		named &&
		(named.kind === "quote" || named.capital || (first.value !== "" && /^\d/u.test(named.text)))
	) {
		return {
			rest: tokens.slice(first.length),
			role: first.value,
			roleWords: tokens.slice(0, first.length),
		};
	}
	return { rest: tokens, roleWords: [] };
}

/** The quoted part when there is one, else all of it. */
function nameOf(tokens: readonly Token[], pack: Pack): readonly Token[] {
	const quotes = tokens.filter((token) => token.kind === "quote");
	if (quotes.length === 1) return quotes;
	const rest = trimmed(tokens).filter(
		(token, at) => !(at === 0 && matchAt(pack.exactly, [token], 0)),
	);
	return rest;
}

function nounBeside(tokens: readonly Token[], pack: Pack): readonly Token[] {
	const quote = tokens.findIndex((token) => token.kind === "quote");
	if (quote < 0) return [];
	const before = trimmed(tokens.slice(0, quote)).filter(
		(token) => !matchAt(pack.exactly, [token], 0),
	);
	const after = trimmed(tokens.slice(quote + 1));
	return before.length > 0 ? before : after;
}

/** "the flight with the lowest price", "highest score": the comparison and what is left. */
export function takeExtreme(
	tokens: readonly Token[],
	context: Context,
): { rest: readonly Token[]; extreme: Extreme } | undefined {
	const found = findFirst(context.pack.openExtremes, tokens, 1);
	if (!found) return undefined;
	let from = found.at;
	while (from > 0 && matchAt(context.pack.articles, tokens, from - 1)) from -= 1;
	const link = matchBefore(context.pack.prepositions, tokens, from);
	const of = trimmed(tokens.slice(found.at + found.length));
	if (link?.value !== "with" || of.length === 0 || of.length > 3) return undefined;
	return {
		rest: tokens.slice(0, from - link.length),
		extreme: { pick: found.value, of: textOf(context.source, of) },
	};
}
