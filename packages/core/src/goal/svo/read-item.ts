import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import { type FieldValue, isGiven, isMoney, readFields, valueText } from "./fields.ts";
import { splitItems } from "./items.ts";
import { nameText, readNounPhrase, splitNaming, takeTimes } from "./noun-phrase.ts";
import { matchAt, matchBefore } from "./phrase-table.ts";
import { fillOf } from "./read-values.ts";
import {
	clauseOf,
	objectFields,
	type Reading,
	splitAtPreposition,
	targetFields,
	verbatim,
} from "./reading.ts";
import { hasName, takeRow, withoutArticle } from "./row.ts";
import { type Token, trimmed } from "./tokens.ts";

/** Verbs that bring something new, with the fields said beside it: fills first, then the act itself. */
export function readItem(reading: Reading, verb: Verb): readonly Draft[] {
	const split = splitFields(reading.rest, reading);
	const fills = split.fields.map((pair) => fillOf(reading, pair));
	const saying = sayingAtEnd(split.rest, reading);
	if (saying) {
		const drafts = readItem({ ...reading, rest: saying.head }, verb);
		return [
			...fills,
			...drafts.map((draft) => ({ ...draft, value: saying.value, quoted: [saying.value] })),
		];
	}
	const timed = takeTimes(split.rest, reading.pack);
	const place = destinationOf(timed.rest, reading, verb);
	const listed = labelled(place.rest, reading, verb) ?? byPurpose(place.rest, reading, verb);
	const home = place.destination && nameText(readNounPhrase(place.destination, reading), reading);
	if (listed)
		return [
			...fills,
			...listed.map((draft) => (home === undefined ? draft : { ...draft, destination: home })),
		];
	const things = itemsOf(place.rest, reading);
	const drafts = things.map((item) =>
		itemOf(item, { ...reading, rest: item }, { verb, destination: place.destination }),
	);
	return [
		...fills,
		...drafts.map((draft) =>
			timed.count === undefined ? draft : { ...draft, count: timed.count },
		),
	];
}

/** "a note to the order saying 'X'": the text is said after the place. */
function sayingAtEnd(
	tokens: readonly Token[],
	reading: Reading,
): { head: readonly Token[]; value: string } | undefined {
	const naming = splitNaming(tokens, reading.pack);
	const value = naming?.name.length === 1 ? naming.name[0]?.quote : undefined;
	const placed =
		naming && splitAtPreposition(naming.head, reading, { kinds: ["to", "into", "in", "on"] });
	return naming && placed && value !== undefined ? { head: naming.head, value } : undefined;
}

/** "add the tags Travel and Family": one clause for each value of the field. */
function labelled(
	tokens: readonly Token[],
	reading: Reading,
	verb: Verb,
): readonly Draft[] | undefined {
	const bare = withoutArticle(trimmed(tokens), reading);
	const noun = matchAt(reading.pack.fieldNouns, bare, 0);
	if (verb !== "add" || !noun || bare.length <= noun.length || !hasName(bare.slice(noun.length)))
		return undefined;
	if (splitNaming(bare, reading.pack)) return undefined;
	const object = verbatim(bare.slice(0, noun.length), reading);
	return splitItems(bare.slice(noun.length), reading.pack).map((value) =>
		clauseOf({ ...reading, rest: value }, verb, { object, value: valueText(value, reading) }),
	);
}

/** "… with name A, price B": the fields, and what stands before them. */
/** Like `readFields`, but "high priority" names its field as well. */
function fieldsAfter(tokens: readonly Token[], reading: Reading): readonly FieldValue[] {
	const items = splitItems(tokens, reading.pack);
	const last = items.map((item) => valueFirst(item, reading));
	if (!last.some(Boolean)) return readFields(tokens, reading);
	return items.flatMap((item, at) => last[at] ?? readFields(item, reading));
}

function valueFirst(item: readonly Token[], reading: Reading): FieldValue | undefined {
	const bare = withoutArticle(trimmed(item), reading);
	const noun = matchBefore(reading.pack.choiceNouns, bare, bare.length);
	if (!noun || bare.length - noun.length !== 1 || bare[0]?.kind !== "word") return undefined;
	if (matchAt(reading.pack.fieldNouns, bare, 0) || matchAt(reading.pack.given, bare, 0))
		return undefined;
	return { field: bare.slice(1), value: bare.slice(0, 1) };
}

/** How many "with" may fail to begin a list of fields. */
const WITHS_TRIED = 8;

export function splitFields(
	tokens: readonly Token[],
	reading: Reading,
): { rest: readonly Token[]; fields: readonly FieldValue[] } {
	const colon = tokens.findIndex((token) => /^[:：]$/u.test(token.text) && token.depth === 0);
	if (colon > 0 && colon < tokens.length - 1) {
		const fields = readFields(tokens.slice(colon + 1), reading);
		if (fields.length > 1 || fields[0]?.field) return { rest: tokens.slice(0, colon), fields };
	}
	let left = WITHS_TRIED;
	for (let at = 0; at < tokens.length - 1 && left > 0; at += 1) {
		const found = matchAt(reading.pack.prepositions, tokens, at);
		if ((found?.value !== "with" && found?.value !== "using") || tokens[at]?.depth !== 0) continue;
		if (at === 0 && reading.verbWords === "") continue;
		const after = tokens.slice(at + found.length);
		left -= 1;
		const fields = fieldsAfter(after, reading);
		if (fields.length < 2 && matchAt(reading.pack.naming, tokens, at)) continue;
		if (fields.length > 0 && fields.every((pair) => pair.field !== undefined))
			return { rest: tokens.slice(0, at), fields };
	}
	return { rest: tokens, fields: [] };
}

function itemsOf(tokens: readonly Token[], reading: Reading): readonly (readonly Token[])[] {
	const items = splitItems(tokens, reading.pack);
	if (items.length < 2 || splitNaming(tokens, reading.pack)) return [tokens];
	return items.every((item) => item.length > 0 && item.length <= 6) ? items : [tokens];
}

function destinationOf(
	tokens: readonly Token[],
	reading: Reading,
	verb: Verb,
): { rest: readonly Token[]; destination?: readonly Token[] } {
	if (verb === "create") return { rest: tokens };
	const split = splitAtPreposition([...FILLER, ...tokens], reading, {
		kinds: ["to", "into", "in", "on"],
		last: true,
	});
	if (!split) return { rest: tokens };
	const naming = splitNaming(tokens, reading.pack);
	if (
		naming &&
		naming.head.length < split.before.length &&
		!naming.name.some((token) => token.kind === "quote")
	)
		return { rest: tokens };
	if (
		split.kind === "on" &&
		!split.after.some((token) => token.kind === "quote") &&
		!isStore(split.after, reading)
	)
		return { rest: tokens };
	return { rest: split.before.slice(FILLER.length), destination: split.after };
}

function itemOf(
	tokens: readonly Token[],
	reading: Reading,
	options: { verb: Verb; destination: readonly Token[] | undefined },
): Draft {
	const { verb } = options;
	const end = options.destination ? readNounPhrase(options.destination, reading) : undefined;
	const destination = end ? nameText(end, reading) : undefined;
	const row = verb === "create" ? { rest: tokens } : takeRow(tokens, reading, { owner: true });
	const phrase = readNounPhrase(row.rest, reading);
	const fields = objectFields(phrase, reading);
	const text = textOfItem(row.rest, reading);
	const stored = options.destination !== undefined && isStore(options.destination, reading);
	const noun = phrase.noun.length > 0 ? nameText({ ...phrase, name: [] }, reading) : undefined;
	const typed = stored
		? undefined
		: (text ?? bareText(row.rest, reading, options.destination !== undefined));
	return clauseOf(reading, verb, {
		...fields,
		object: typed !== undefined && noun !== undefined ? noun : fields.object,
		value: typed,
		row: row.row,
		destination,
	});
}

/** "add Ann and Bob as participants". */
function byPurpose(
	tokens: readonly Token[],
	reading: Reading,
	verb: Verb,
): readonly Draft[] | undefined {
	const as = splitAtPreposition(tokens, reading, { kinds: ["as"], last: true });
	if (!as || verb !== "add") return undefined;
	const object = nameText(readNounPhrase(as.after, reading), reading);
	return splitItems(as.before, reading.pack).map((value) =>
		clauseOf({ ...reading, rest: value }, verb, { object, value: valueText(value, reading) }),
	);
}

/** What is said to be the new thing's text: named, or quoted. */
function textOfItem(tokens: readonly Token[], reading: Reading): string | undefined {
	const naming = splitNaming(tokens, reading.pack);
	const quote = naming?.name[0]?.kind === "quote" ? naming.name[0] : undefined;
	if (naming) return quote?.quote ?? valueText(trimmed(naming.name), reading);
	const quotes = tokens.filter((token) => token.kind === "quote");
	if (quotes.length === 1) return quotes[0]?.quote;
	const colon = tokens.findIndex((token) => /^[:：]$/u.test(token.text));
	return colon > 0 && colon < tokens.length - 1
		? valueText(tokens.slice(colon + 1), reading)
		: undefined;
}

/** "add milk": a bare word without article, count or place may be the text itself. */
function bareText(tokens: readonly Token[], reading: Reading, placed: boolean): string | undefined {
	const bare = trimmed(tokens);
	if (placed || bare.length === 0 || reading.act !== "add") return undefined;
	const phrase = readNounPhrase(bare, reading);
	const plain =
		withoutArticle(bare, reading).length === bare.length &&
		phrase.count === undefined &&
		phrase.ordinal === undefined;
	return plain &&
		phrase.extreme === undefined &&
		phrase.role === undefined &&
		phrase.name.length === bare.length
		? verbatim(bare, reading)
		: undefined;
}

function isStore(tokens: readonly Token[], reading: Reading): boolean {
	const bare = withoutArticle(trimmed(tokens), reading);
	return matchBefore(reading.pack.cartNouns, bare, bare.length) !== undefined;
}

/** "send the message 'Hi' to Ann", "save the changes", "place the order", "apply the code X". */
export function readSubmit(reading: Reading, verb: Verb): readonly Draft[] {
	const split = splitFields(reading.rest, reading);
	const fills = split.fields.map((pair) => fillOf(reading, pair));
	const to = splitAtPreposition(split.rest, reading, { kinds: ["to"], last: true });
	const named =
		to && (hasName(to.after) || matchAt(reading.pack.articles, to.after, 0) !== undefined);
	const thing = named ? to.before : split.rest;
	const destination = named ? nameText(readNounPhrase(to.after, reading), reading) : undefined;
	const as = splitAtPreposition([...FILLER, ...thing], reading, { kinds: ["as"], last: true });
	if (as) {
		const named = targetFields(as.before.slice(FILLER.length), reading, { owner: true });
		return [
			...fills,
			clauseOf(reading, verb, { ...named, value: valueText(as.after, reading), destination }),
		];
	}
	const fields = targetFields(thing, reading, { owner: true });
	if (isGiven(thing, reading) && thing.length > 1)
		return [...fills, clauseOf(reading, verb, { object: givenThing(thing, reading), destination })];
	if (isMoney(thing))
		return [...fills, clauseOf(reading, verb, { value: verbatim(thing, reading), destination })];
	const listed = readFields(thing, reading);
	const [pair] = listed;
	if (listed.length === 1 && pair?.value && pair.field) {
		return [
			...fills,
			{ ...fillOf(reading, pair, verb), ...(destination !== undefined && { destination }) },
		];
	}
	const naming = splitNaming(thing, reading.pack);
	const said = naming && naming.head.length > 0 && verb === "submit" ? naming : undefined;
	const [quote] = thing.filter((token) => token.kind === "quote");
	const sends =
		/^(?:send|post|tweet|sende|schicke|envoie|envoyez|envía|envie|invia|manda|отправь|отправьте)$/iu.test(
			reading.verbWords,
		);
	const alone = quote !== undefined && thing.length === 1 && (named === true || sends);
	return [
		...fills,
		clauseOf(reading, verb, {
			...fields,
			...(said && {
				object: nameText(readNounPhrase(said.head, reading), reading),
				value: valueText(said.name, reading),
			}),
			...(alone && { value: quote.quote }),
			destination,
		}),
	];
}

/** "the given message" → "message". */
function givenThing(tokens: readonly Token[], reading: Reading): string | undefined {
	const lead = matchAt(reading.pack.given, trimmed(tokens), 0)?.length ?? 0;
	return nameText(readNounPhrase(trimmed(tokens).slice(lead), reading), reading);
}

/** Lets a preposition right at the start be found by a search that wants a word before it. */
export const FILLER: readonly Token[] = [
	{ text: "", start: 0, end: 0, kind: "punct", capital: false, depth: 0 },
];
