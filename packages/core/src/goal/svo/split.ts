import type { Pack } from "../lexicon/pack.ts";
import { clauseStart, type Start } from "./clause-start.ts";
import { findFirst, matchAt, type PhraseTable } from "./phrase-table.ts";
import type { Token } from "./tokens.ts";
import { matchVerb } from "./verb.ts";

/** Words between two boundaries; `joined` says that "and" or a comma, not "then", ties it to the one before. */
export interface Segment {
	readonly tokens: readonly Token[];
	readonly joined: boolean;
	/** Nothing but a space stands before it ("press X until …"). */
	readonly bare?: boolean;
	readonly start?: Start;
}

/** Splits a sentence where a verb, a prohibition, a condition or a stop begins a new clause. */
export function splitClauses(tokens: readonly Token[], pack: Pack): readonly Segment[] {
	const segments: Segment[] = [];
	let from = 0;
	let joined = false;
	let bare = false;
	let least = openingLength(tokens, 0, pack);
	for (let at = 1; at < tokens.length; at += 1) {
		if (at < least || (tokens[at]?.depth ?? 0) > 0) continue;
		const boundary = boundaryAt(tokens, at, { pack, from, least });
		if (!boundary) continue;
		segments.push(segmentOf(tokens.slice(from, at), { joined, bare, pack }));
		from = boundary.from;
		joined = boundary.joined;
		bare = boundary.bare === true;
		least = openingLength(tokens, from, pack);
		at = Math.max(at, from - 1);
	}
	segments.push(segmentOf(tokens.slice(from), { joined, bare, pack }));
	return segments.filter((segment) => segment.tokens.some((token) => token.kind !== "punct"));
}

/** First place at which the clause that starts at `from` could end. */
function openingLength(tokens: readonly Token[], from: number, pack: Pack): number {
	const start = clauseStart(tokens, from, { pack });
	if (!start) return from + 1;
	return start.kind === "verb" ? start.verb.from : start.from;
}

function segmentOf(
	tokens: readonly Token[],
	options: { joined: boolean; bare: boolean; pack: Pack },
): Segment {
	let end = tokens.length;
	while (
		end > 0 &&
		tokens[end - 1]?.kind === "punct" &&
		/^[,;:–—-]$/u.test(tokens[end - 1]?.text ?? "")
	)
		end -= 1;
	const kept = tokens.slice(0, end);
	const start = clauseStart(kept, 0, { pack: options.pack });
	return { tokens: kept, joined: options.joined, bare: options.bare, ...(start && { start }) };
}

interface Boundary {
	/** First token of the new segment. */
	readonly from: number;
	readonly joined: boolean;
	readonly bare?: boolean;
}

/** How many marks in a row are one pause. */
const PAUSES = 6;

function boundaryAt(
	tokens: readonly Token[],
	at: number,
	options: { pack: Pack; from: number; least: number },
): Boundary | undefined {
	const { pack } = options;
	let place = at;
	let pause = false;
	while (place - at < PAUSES && /^[,;:–—-]$/u.test(tokens[place]?.text ?? "")) {
		pause = true;
		place += 1;
	}
	const label = !pause && tokens[place]?.capital === true && tokens[place]?.text === "next";
	const sequence = label ? undefined : matchAt(pack.sequence, tokens, place);
	if (sequence && startsAfter(tokens, place + sequence.length, { ...options, strict: false })) {
		return { from: place + sequence.length, joined: false };
	}
	const then = matchAt(pack.andThen, tokens, place);
	const said = place > options.least || tokens[at]?.text === ",";
	if (then && said && isNamed(tokens[place + then.length]))
		return { from: place + then.length, joined: false };
	const link = matchAt(pack.but, tokens, place) ?? matchAt(pack.and, tokens, place);
	if (link && startsAfter(tokens, place + link.length, { ...options, strict: true })) {
		return { from: place + link.length, joined: true };
	}
	const linked = place + (link?.length ?? 0);
	if ((link || tokens[at]?.text === ",") && opensUnknown(tokens, linked, { ...options, pause }))
		return { from: linked, joined: true };
	if ((pause || link) && opensPlace(tokens, linked, pack)) return { from: linked, joined: true };
	if (!startsAfter(tokens, place, { ...options, strict: true, bare: !pause })) return undefined;
	return { from: place, joined: true, bare: !pause };
}

/** How far ahead of a place its order is looked for. */
const PLACE_WORDS = 8;

/** ", in step 2 enter X", "and in the row for Ann press Edit": a place with its order begins a clause. */
function opensPlace(tokens: readonly Token[], at: number, pack: Pack): boolean {
	const place = matchAt(pack.prepositions, tokens, at);
	if (place?.value !== "in" && place?.value !== "on") return false;
	const end = Math.min(tokens.length - 1, at + PLACE_WORDS);
	for (let next = at + place.length + 1; next < end; next += 1) {
		const token = tokens[next];
		if (!token || (token.kind === "punct" && token.text !== ",")) return false;
		if (matchAt(pack.and, tokens, next)) return false;
		if (token.kind !== "word" || token.capital) continue;
		const verb = matchVerb(tokens, next, { pack });
		if (
			verb &&
			isArgumentStart(tokens, verb.from, pack) &&
			!matchAt(pack.prepositions, tokens, verb.from)
		)
			return !matchAt(pack.articles, tokens, next - 1);
		if (tokens[next - 1]?.text === ",") return false;
	}
	return false;
}

/** "press 'A' and frobnicate the list": a word no list knows before a thing, after a name that is complete. */
function opensUnknown(
	tokens: readonly Token[],
	at: number,
	options: { pack: Pack; from: number; pause: boolean },
): boolean {
	const { pack, pause } = options;
	const word = tokens[at];
	const before = tokens
		.slice(Math.max(options.from, at - 4), at)
		.findLast((token) => token.kind !== "punct" && !matchAt(pack.and, [token], 0));
	if (
		(before?.kind !== "quote" && !(pause && /^(?:a|an|the)$/u.test(tokens[at + 1]?.text ?? ""))) ||
		word?.kind !== "word" ||
		word.capital ||
		/\d/u.test(word.text)
	)
		return false;
	const known: readonly PhraseTable<unknown>[] = [
		pack.articles,
		pack.pronouns,
		pack.prepositions,
		pack.fieldNouns,
		pack.choiceNouns,
		pack.rowNouns,
		pack.numbers,
		pack.ordinals,
		pack.extremes,
		pack.roles,
	];
	if (known.some((table) => matchAt(table, tokens, at)) || word.text.length < 3) return false;
	return (
		matchAt(pack.articles, tokens, at + 1) !== undefined &&
		!inFieldList(tokens, { ...options, strict: true })
	);
}

/** What follows "then" is a thing of its own, not an adverb's complement. */
function isNamed(token: Token | undefined): boolean {
	return token !== undefined && token.kind !== "punct";
}

interface AfterOptions {
	readonly pack: Pack;
	readonly from: number;
	/** The place is reached by "and" or a comma, where a name may go on. */
	readonly strict: boolean;
	/** Nothing but a space stands before the place. */
	readonly bare?: boolean;
}

function startsAfter(tokens: readonly Token[], at: number, options: AfterOptions): boolean {
	const start = clauseStart(tokens, at, options);
	if (!start) return false;
	const { pack } = options;
	if (start.kind === "verb") {
		if (options.bare === true) return false;
		return (
			!options.strict || verbMayStart(tokens, { ...options, at: start.at, after: start.verb.from })
		);
	}
	if (options.bare === true && start.at !== at) return false;
	const head = tokens[start.at];
	if (start.kind === "never" && options.bare === true && matchAt(pack.negators, tokens, start.at))
		return false;
	if (start.kind === "never") {
		return options.bare !== true || (head?.text !== "not" && head?.capital !== true);
	}
	if (start.kind === "without" && (matchAt(pack.instead, tokens, start.at)?.length ?? 0) > 1)
		return true;
	if (start.kind === "stop")
		return options.bare !== true || (head?.capital !== true && start.from - start.at > 1);
	if (start.kind === "because") return isStatement(tokens, start.from, pack);
	if (start.kind === "condition") return isStatement(tokens, start.from, pack);
	if (start.kind === "by" && sortsBefore(tokens, at, pack)) return false;
	const lead =
		pack.language === "en" ? 0 : (matchAt(pack.leadIns, tokens, start.from)?.length ?? 0);
	if (matchVerb(tokens, start.from + lead, { pack, gerund: true })) {
		return pack.language !== "en" || tokens[start.from]?.text.endsWith("ing") === true;
	}
	return start.kind !== "by" && start.kind !== "without" && isStatement(tokens, start.from, pack);
}

/** "sorted by rating": no means. */
function sortsBefore(tokens: readonly Token[], at: number, pack: Pack): boolean {
	return matchAt(pack.sorting, tokens, at - 1) !== undefined;
}

/** Does a finite verb stand before the next comma? */
function isStatement(tokens: readonly Token[], from: number, pack: Pack): boolean {
	const ahead = tokens.slice(from, from + STATEMENT_WORDS);
	const comma = ahead.findIndex((token) => token.text === ",");
	const finite = findFirst(pack.finite, ahead, 0);
	return finite !== undefined && (comma < 0 || finite.at < comma);
}

/** How far ahead a condition's verb is looked for. */
const STATEMENT_WORDS = 60;

function verbMayStart(
	tokens: readonly Token[],
	options: AfterOptions & { at: number; after: number },
): boolean {
	const { pack, at, after } = options;
	const verb = tokens[at];
	const next = tokens[after];
	const linked = at !== options.from;
	if (verb?.capital === true && linked && !(next && isArgumentStart(tokens, after, pack)))
		return false;
	if (!matchAt(pack.nounVerbs, tokens, at) || after - at > 1) return true;
	if (next === undefined || next.kind === "punct" || isArgumentStart(tokens, after, pack)) {
		const into =
			next?.kind === "quote" && matchAt(pack.prepositions, tokens, after + 1) !== undefined;
		return into || !inFieldList(tokens, options) || !matchAt(pack.fieldNouns, tokens, at);
	}
	const field = matchAt(pack.fieldNouns, tokens, at) ?? matchAt(pack.choiceNouns, tokens, at);
	if (field && field.length > 1) return false;
	return !(field && inFieldList(tokens, options));
}

export function isArgumentStart(tokens: readonly Token[], at: number, pack: Pack): boolean {
	const token = tokens[at];
	if (token === undefined) return false;
	if (token.kind === "quote" || token.capital || /^\d/u.test(token.text)) return true;
	return (
		matchAt(pack.articles, tokens, at) !== undefined ||
		matchAt(pack.pronouns, tokens, at) !== undefined ||
		matchAt(pack.prepositions, tokens, at) !== undefined
	);
}

/** Does the segment so far list fields and values ("with name Ann", "fill in: …")? */
function inFieldList(tokens: readonly Token[], options: AfterOptions): boolean {
	const start = clauseStart(tokens, options.from, options);
	if (start?.kind !== "verb") return false;
	return ["fill", "create", "add", "edit", "set", "register", "select"].includes(start.verb.act);
}
