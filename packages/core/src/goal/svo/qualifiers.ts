import type { Draft } from "../draft.ts";
import { isGiven } from "./fields.ts";
import { nameText, numberAt, readNounPhrase } from "./noun-phrase.ts";
import { matchAt } from "./phrase-table.ts";
import { byNoun, chosenClauses } from "./read-choice.ts";
import { clauseOf, type Reading, verbatim } from "./reading.ts";
import { withoutArticle } from "./row.ts";
import { type Token, trimmed } from "./tokens.ts";
import { fillWhen, whenAt } from "./when.ts";

/** What a search or a booking is for, and the clauses of everything said to narrow it. */
export interface Qualified {
	readonly core: readonly Token[];
	readonly drafts: readonly Draft[];
}

interface Qualifier {
	readonly drafts: readonly Draft[];
	/** First token after it. */
	readonly end: number;
	readonly kind: "sort" | "bound" | "count" | "choice" | "time" | "loose";
}

export interface QualifierOptions {
	/** Also take "with a pool", "as a nurse" and times, which else belong to the text looked for. */
	readonly loose: boolean;
}

/** "hotels in Rome for 2 adults, under 90 euros, sorted by price": nothing that narrows the search is lost. */
export function takeQualifiers(
	tokens: readonly Token[],
	reading: Reading,
	options: QualifierOptions,
): Qualified {
	const drafts: Draft[] = [];
	let core: number | undefined;
	let last: Qualifier | undefined;
	for (let at = 1; at < tokens.length; ) {
		const start = at + separatorLength(tokens, at, reading);
		const found = qualifierAt(tokens, start, { reading, options, after: last });
		if (found) {
			core ??= at;
			drafts.push(...found.drafts);
			last = found;
			at = found.end;
		} else if (core === undefined) at += 1;
		else {
			const end = nextStart(tokens, start + 1, { reading, options });
			const value = trimmed(tokens.slice(start, end));
			if (value.length > 0) drafts.push(filterOf(value, reading));
			at = end;
		}
	}
	return { core: trimmed(tokens.slice(0, core ?? tokens.length)), drafts };
}

function separatorLength(tokens: readonly Token[], at: number, reading: Reading): number {
	const comma = tokens[at]?.text === "," ? 1 : 0;
	return comma + (matchAt(reading.pack.and, tokens, at + comma)?.length ?? 0);
}

interface Place {
	readonly reading: Reading;
	readonly options: QualifierOptions;
	readonly after?: Qualifier | undefined;
}

function qualifierAt(tokens: readonly Token[], at: number, place: Place): Qualifier | undefined {
	const token = tokens[at];
	if (token?.kind !== "word" || token.depth > 0 || token.capital) {
		return place.after?.kind === "count" ? countAt(tokens, at, place) : undefined;
	}
	return (
		sortAt(tokens, at, place) ??
		boundAt(tokens, at, place) ??
		countAt(tokens, at, place) ??
		choiceAt(tokens, at, place) ??
		(place.options.loose ? (timeAt(tokens, at, place) ?? looseAt(tokens, at, place)) : undefined)
	);
}

/** "sorted by price, lowest first". */
function sortAt(tokens: readonly Token[], at: number, place: Place): Qualifier | undefined {
	const { reading } = place;
	const found = matchAt(reading.pack.sorting, tokens, at);
	if (!found) return undefined;
	const from = at + found.length;
	let end = nextStart(tokens, from, place);
	const order = tokens.slice(end + 1, nextStart(tokens, end + 1, place));
	if (tokens[end]?.text === "," && order.some(({ text }) => ORDER.test(text)))
		end += 1 + order.length;
	const value = trimmed(tokens.slice(from, end));
	if (value.length === 0) return undefined;
	return {
		kind: "sort",
		drafts: [
			clauseOf(reading, "sort", { value: verbatim(withoutArticle(value, reading), reading) }),
		],
		end,
	};
}

const ORDER = /^(?:first|last|ascending|descending|low|high|lowest|highest|top|a-z|z-a)$/u;

/** "under 120 euros", "at least 4 stars". */
function boundAt(tokens: readonly Token[], at: number, place: Place): Qualifier | undefined {
	const found = matchAt(place.reading.pack.bounds, tokens, at);
	const number = tokens[at + (found?.length ?? 0)];
	if (!found || !/^[^\p{L}]?\d/u.test(number?.text ?? "")) return undefined;
	const end = nextStart(tokens, at + found.length + 1, place);
	return {
		kind: "bound",
		drafts: [filterOf(trimmed(tokens.slice(at, end)), place.reading)],
		end,
	};
}

/** "for 2 adults", then "and 1 child". */
function countAt(tokens: readonly Token[], at: number, place: Place): Qualifier | undefined {
	const { reading, after } = place;
	const link = matchAt(reading.pack.prepositions, tokens, at);
	const from = link?.value === "for" ? at + link.length : at;
	if (from === at && after?.kind !== "count") return undefined;
	const number = numberAt(tokens, from, reading.pack);
	if (!number) return undefined;
	const noun = from + number.length;
	if (tokens[noun]?.kind !== "word" || whenAt(tokens, at, reading)) return undefined;
	const end = nextStart(tokens, noun + 1, place);
	const draft = clauseOf(reading, "fill", {
		object: verbatim(trimmed(tokens.slice(noun, end)), reading),
		value: verbatim(tokens.slice(from, noun), reading),
		quoted: [],
	});
	return { kind: "count", drafts: [draft], end };
}

/** "in the category Castle", "in size 42". */
function choiceAt(tokens: readonly Token[], at: number, place: Place): Qualifier | undefined {
	const { reading } = place;
	const link = matchAt(reading.pack.prepositions, tokens, at);
	if (!link || !["in", "of", "with", "from", "on"].includes(link.value)) return undefined;
	const from = at + link.length;
	const end = nextStart(tokens, from + 1, place);
	const said = trimmed(tokens.slice(from, end));
	const nouned =
		said.some((_, nth) => matchAt(reading.pack.choiceNouns, said, nth) !== undefined) &&
		!said.some(({ text }) => PLACE.test(text));
	const chosen = nouned ? byNoun(said, reading) : undefined;
	return chosen && { kind: "choice", drafts: chosenClauses(chosen, reading), end };
}

/** Kinds of place: what follows is what is looked for, not a filter. */
const PLACE =
	/^(?:region|country|state|continent|city|folder|list|project|workspace|section|account|order)$/u;

function timeAt(tokens: readonly Token[], at: number, place: Place): Qualifier | undefined {
	const when = whenAt(tokens, at, place.reading);
	return when && { kind: "time", drafts: [fillWhen(when, place.reading)], end: when.end };
}

/** "with a pool", "as a nurse", "without meals" by the words themselves. */
function looseAt(tokens: readonly Token[], at: number, place: Place): Qualifier | undefined {
	const { reading } = place;
	const link = matchAt(reading.pack.prepositions, tokens, at);
	if (!link || !["with", "as", "for", "beside"].includes(link.value)) return undefined;
	const from = link.value === "beside" ? at : at + link.length;
	const end = nextStart(tokens, at + link.length + 1, place);
	const value = trimmed(tokens.slice(from, end));
	if (isGiven(tokens.slice(at + link.length, end), reading)) return undefined;
	return value.length === 0
		? undefined
		: { kind: "loose", drafts: [filterOf(value, reading)], end };
}

/** The next place where a comma, an "and" or another qualifier begins. */
function nextStart(tokens: readonly Token[], from: number, place: Place): number {
	const { reading } = place;
	for (let at = from; at < tokens.length; at += 1) {
		const token = tokens[at];
		if (!token || token.depth > 0) continue;
		if (separatorLength(tokens, at, reading) > 0) return at;
		if (matchAt(reading.pack.sorting, tokens, at)) return at;
		if (token.capital || token.kind !== "word") continue;
		const bound = matchAt(reading.pack.bounds, tokens, at);
		if (bound && /\d/u.test(tokens[at + bound.length]?.text ?? "")) return at;
		const link = matchAt(reading.pack.prepositions, tokens, at);
		if (link && link.value !== "of") return at;
	}
	return tokens.length;
}

export function filterOf(value: readonly Token[], reading: Reading): Draft {
	const bare = withoutArticle(value, reading);
	const quoted = bare.flatMap((token) => token.quote ?? []);
	const text = nameText(readNounPhrase(bare, reading), reading);
	return clauseOf(reading, "filter", {
		value: quoted.length === 1 && text !== undefined ? text : verbatim(bare, reading),
		quoted,
	});
}
