import type { Draft } from "../draft.ts";
import { fieldName, isGiven } from "./fields.ts";
import { nameText, readNounPhrase, takeExtreme } from "./noun-phrase.ts";
import { matchAt, matchBefore } from "./phrase-table.ts";
import { filterOf, takeQualifiers } from "./qualifiers.ts";
import {
	clauseOf,
	objectFields,
	type Reading,
	splitAtPreposition,
	targetFields,
	verbatim,
} from "./reading.ts";
import { hasName, namedRow, withoutArticle } from "./row.ts";
import { type Token, trimmed } from "./tokens.ts";

/** "search for red shoes", "search the shop for 'mug'", "find stays in Lisbon", "find flights from Oslo to Rome". */
export function readSearch(reading: Reading): readonly Draft[] {
	const rest = withoutMeans(reading.rest, reading);
	const route = readRoute(rest, reading);
	if (route) return route;
	const narrow = takeQualifiers(rest, reading, { loose: isPlaced(rest, reading) });
	return [...readSought({ ...reading, rest: narrow.core }), ...narrow.drafts];
}

/** Does the search name a kind of thing and a place ("hotels in Rome")? What else is said then narrows it. */
function isPlaced(tokens: readonly Token[], reading: Reading): boolean {
	const { pack } = reading;
	const kind = tokens.findIndex((_, at) => matchAt(pack.searchNouns, tokens, at) !== undefined);
	return kind >= 0 && kind <= 3 && tokens.slice(0, kind).every((token) => !token.capital);
}

/** "show budget hotels in Bergen" looks for something, though it is said as if it were on the page. */
export function looksFor(reading: Reading): boolean {
	const { rest, pack } = reading;
	if (!/^(?:show|show me|display|see|browse)$/iu.test(reading.verbWords)) return false;
	const from = splitAtPreposition(rest, reading, { kinds: ["from"] });
	const travels =
		from && matchBefore(pack.searchNouns, from.before, from.before.length) !== undefined;
	if (travels && splitAtPreposition(from.after, reading, { kinds: ["to"] })) return true;
	const split = splitAtPreposition(rest, reading, { kinds: ["in", "to", "beside"] });
	const plain = split?.before.every((token) => token.kind === "word" && !token.capital) === true;
	return (
		plain &&
		split !== undefined &&
		split.before.length <= 3 &&
		matchAt(pack.articles, split.before, 0) === undefined &&
		matchBefore(pack.searchNouns, split.before, split.before.length) !== undefined &&
		(split.after[0]?.capital === true || isGiven(split.after, reading))
	);
}

/** What is looked for, without what narrows it. */
function readSought(reading: Reading): readonly Draft[] {
	const { rest } = reading;
	const { before, after } = aroundFor(rest, reading);
	const said = after ?? before;
	const object = after ? nameText(readNounPhrase(before, reading), reading) : undefined;
	const quote = said.filter((token) => token.kind === "quote");
	if (quote.length === 1 && quote[0]) {
		const phrase = readNounPhrase(said, reading);
		const noun = phrase.noun.length > 0 ? nameText({ ...phrase, name: [] }, reading) : undefined;
		return [clauseOf(reading, "search", { object: object ?? noun, value: quote[0].quote })];
	}
	if (said.length === 0) return [clauseOf(reading, "search", { object })];
	const referred = splitAtPreposition(said, reading, {
		kinds: ["in", "for", "from", "to", "with", "using", "on", "beside"],
	});
	if (referred && isGiven(referred.after, reading)) {
		const phrase = readNounPhrase(referred.before, reading);
		return [clauseOf(reading, "search", { ...objectFields(phrase, reading) })];
	}
	const placed = inPlace(said, reading);
	if (placed) {
		const { left, kind, ...fields } = placed;
		return [
			clauseOf(reading, "search", fields),
			...[kind, left].flatMap((words) => (words.length > 0 ? [filterOf(words, reading)] : [])),
		];
	}
	const bare = trimmed(withoutArticle(said, reading));
	const pronoun = matchAt(reading.pack.pronouns, bare, 0)?.length === bare.length;
	const given =
		(matchAt(reading.pack.given, trimmed(said), 0) !== undefined && !hasName(said)) ||
		isGiven(withoutLink(said, reading), reading);
	if (pronoun || given) return [clauseOf(reading, "search", { object, refers: pronoun })];
	return [clauseOf(reading, "search", { object, value: verbatim(bare, reading) })];
}

/** "… using the search box", "… in the search bar": says how, not what. */
function withoutMeans(tokens: readonly Token[], reading: Reading): readonly Token[] {
	const split = splitAtPreposition(tokens, reading, {
		kinds: ["using", "in", "with", "on"],
		last: true,
	});
	if (!split) return tokens;
	const role = readNounPhrase(split.after, reading).role;
	const known = role === "searchbox" || role === "textbox" || split.kind === "using";
	return known ? split.before : tokens;
}

function aroundFor(
	tokens: readonly Token[],
	reading: Reading,
): { before: readonly Token[]; after?: readonly Token[] } {
	const split = splitAtPreposition(tokens, reading, { kinds: ["for"] });
	const site =
		reading.verbWords.toLowerCase() === "search" &&
		split?.before.every((token) => token.capital && token.kind === "word") === true;
	if (site) return split;
	const definite =
		split &&
		matchAt(reading.pack.articles, split.before, 0) !== undefined &&
		!hasName(split.before);
	return split && definite ? split : { before: tokens };
}

/** "flights from Oslo to Rome": two fields and what is looked for. */
function readRoute(tokens: readonly Token[], reading: Reading): readonly Draft[] | undefined {
	const from = splitAtPreposition(tokens, reading, { kinds: ["from"] });
	const to = from && splitAtPreposition(from.after, reading, { kinds: ["to"] });
	if (!from || !to || !hasName(to.before) || !hasName(to.after)) return undefined;
	const preposition = (at: number): string | undefined =>
		verbatim(tokens.slice(at, at + 1), reading);
	const narrow = takeQualifiers(to.after, reading, { loose: true });
	const start = fieldName(to.before, reading);
	const origin = { object: preposition(from.before.length), value: start, quoted: [] };
	const target = narrow.core;
	const goal = {
		object: preposition(from.before.length + 1 + to.before.length),
		value: fieldName(target, reading),
		quoted: [],
	};
	return [
		clauseOf(reading, "fill", origin),
		clauseOf(reading, "fill", goal),
		...narrow.drafts,
		clauseOf(reading, "search", objectFields(readNounPhrase(from.before, reading), reading)),
	];
}

function withoutLink(tokens: readonly Token[], reading: Reading): readonly Token[] {
	const words = trimmed(tokens);
	return words.slice(matchAt(reading.pack.prepositions, words, 0)?.length ?? 0);
}

/** "stays in Lisbon": what is looked for, and the place or topic that is typed. */
function inPlace(
	tokens: readonly Token[],
	reading: Reading,
):
	| {
			object?: string | undefined;
			value: string;
			extreme?: Draft["extreme"] | undefined;
			left: readonly Token[];
			kind: readonly Token[];
	  }
	| undefined {
	const { pack } = reading;
	const split = splitAtPreposition(tokens, reading, {
		kinds: ["in", "beside", "from", "on", "for", "of", "to"],
	});
	const travels = split && matchBefore(pack.searchNouns, split.before, split.before.length);
	if (split?.kind === "to" && !travels) return undefined;
	const known =
		split && matchBefore(pack.searchNouns, split.before, split.before.length) !== undefined;
	if (
		!split ||
		(!known && hasName(split.before)) ||
		!hasName(split.after) ||
		split.before.length > 4
	)
		return undefined;
	const phrase = readNounPhrase(split.before, reading);
	const next = splitAtPreposition(split.after, reading, {
		kinds: ["in", "on", "for", "from", "to", "with"],
	});
	const value = next && hasName(next.before) ? next.before : split.after;
	const named = phrase.name.length > 0 ? phrase.name : phrase.noun;
	const noun = matchBefore(pack.searchNouns, named, named.length);
	const kind = noun && named[0]?.kind === "word" ? named.slice(0, -noun.length) : [];
	return {
		object: noun ? verbatim(named.slice(-noun.length), reading) : nameText(phrase, reading),
		value: verbatim(withoutArticle(value, reading), reading),
		extreme: phrase.extreme,
		left: value === split.after ? [] : split.after.slice((next?.before.length ?? 0) + 1),
		kind,
	};
}

/** "find": a thing on the page by its place, comparison or kind, else something to search for. */
export function readFind(reading: Reading): readonly Draft[] {
	const { pack, rest } = reading;
	const phrase = readNounPhrase(rest, reading);
	const placed =
		phrase.ordinal !== undefined ||
		phrase.extreme !== undefined ||
		takeExtreme(rest, reading) !== undefined;
	const row = namedRow(trimmed(rest), reading);
	const kind = phrase.role !== undefined && phrase.role !== "" && phrase.role !== "img";
	if (row && !kind && rest.some((_, at) => matchAt(pack.rowNouns, rest, at))) {
		return [clauseOf(reading, "open", { ...row, object: row.row, locates: true })];
	}
	const article = matchAt(pack.articles, rest, 0);
	const definite = article !== undefined && rest[0]?.text !== "a" && rest[0]?.text !== "an";
	const quoted = rest.some((token) => token.kind === "quote");
	if (placed || kind || (definite && !quoted && rest[article.length]?.capital !== true)) {
		return [
			clauseOf(reading, "open", { ...targetFields(rest, reading, { owner: true }), locates: true }),
		];
	}
	if (matchBefore(pack.pronouns, rest, rest.length)?.length === rest.length) return [];
	return readSearch(reading);
}
