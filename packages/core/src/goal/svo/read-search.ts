import type { Draft } from "../draft.ts";
import { fieldName } from "./fields.ts";
import { nameText, readNounPhrase, takeExtreme } from "./noun-phrase.ts";
import { matchAt, matchBefore } from "./phrase-table.ts";
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
	const placed = inPlace(said, reading);
	if (placed) return [clauseOf(reading, "search", placed)];
	const bare = trimmed(withoutArticle(said, reading));
	const pronoun = matchAt(reading.pack.pronouns, bare, 0)?.length === bare.length;
	const given = matchAt(reading.pack.given, trimmed(said), 0) !== undefined && !hasName(said);
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
	const end = splitAtPreposition(to.after, reading, { kinds: ["on", "for", "in", "with"] });
	const start = fieldName(to.before, reading);
	const origin = { object: preposition(from.before.length), value: start, quoted: [] };
	const target = end?.before ?? to.after;
	const goal = {
		object: preposition(from.before.length + 1 + to.before.length),
		value: fieldName(target, reading),
		quoted: [],
	};
	const date =
		end && /\d/u.test(verbatim(end.after, reading)) ? verbatim(end.after, reading) : undefined;
	return [
		clauseOf(reading, "fill", origin),
		clauseOf(reading, "fill", goal),
		...(date === undefined ? [] : [clauseOf(reading, "fill", { value: date, quoted: [] })]),
		clauseOf(reading, "search", objectFields(readNounPhrase(from.before, reading), reading)),
	];
}

/** "stays in Lisbon": what is looked for, and the place or topic that is typed. */
function inPlace(
	tokens: readonly Token[],
	reading: Reading,
):
	| { object?: string | undefined; value: string; extreme?: Draft["extreme"] | undefined }
	| undefined {
	const split = splitAtPreposition(tokens, reading, {
		kinds: ["in", "beside", "from", "on", "for", "of"],
	});
	if (!split || hasName(split.before) || !hasName(split.after) || split.before.length > 4)
		return undefined;
	const phrase = readNounPhrase(split.before, reading);
	const next = splitAtPreposition(split.after, reading, {
		kinds: ["in", "on", "for", "from", "to", "with"],
	});
	const value = next && hasName(next.before) ? next.before : split.after;
	return {
		object: nameText(phrase, reading),
		value: verbatim(withoutArticle(value, reading), reading),
		extreme: phrase.extreme,
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
