import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import { type FieldValue, fieldName, readField, readFields, valueText } from "./fields.ts";
import { splitItems } from "./items.ts";
import { readNounPhrase, splitNaming } from "./noun-phrase.ts";
import { matchAt, matchBefore } from "./phrase-table.ts";
import { clauseOf, isForm, objectFields, type Reading, splitAtPreposition } from "./reading.ts";
import { hasName, takeRow, withoutArticle } from "./row.ts";
import { type Token, trimmed } from "./tokens.ts";

/** "type X into the Y field", "fill Y with X", "enter the user name A and the password B". */
export function readFill(reading: Reading): readonly Draft[] {
	const { rest } = reading;
	return (
		byWith(reading) ??
		byColon(reading) ??
		byPairs(reading) ??
		byPlaces(reading) ??
		byPlace(reading) ?? [fillOf(reading, alone(rest, reading))]
	);
}

/** One fill clause of a field and a value. */
export function fillOf(reading: Reading, pair: FieldValue, verb: Verb = "fill"): Draft {
	const split = pair.field ? takeRow(pair.field, reading, { owner: false }) : undefined;
	const phrase = split ? readNounPhrase(split.rest, reading) : undefined;
	const fields = phrase ? objectFields(phrase, reading) : {};
	const value = pair.value ? valueText(pair.value, reading) : undefined;
	return clauseOf(reading, verb, {
		...fields,
		value,
		row: split?.row,
		ordinal: fields.ordinal ?? split?.ordinal,
		quoted: (pair.field ?? []).concat(pair.value ?? []).flatMap((token) => token.quote ?? []),
	});
}

function byWith(reading: Reading): readonly Draft[] | undefined {
	const split = splitAtPreposition(reading.rest, reading, { kinds: ["with"] });
	if (!split || !(isFieldLike(split.before, reading) || isForm(split.before, reading)))
		return undefined;
	const listed = readFields(split.after, reading);
	const form = isForm(split.before, reading);
	if (form && listed.length > 0) return listed.map((pair) => fillOf(reading, pair));
	const given = readField(split.after, reading);
	if (given && given.value === undefined) return [fillOf(reading, { field: split.before })];
	return [fillOf(reading, { field: split.before, value: literal(split.after, reading) })];
}

function isFieldLike(tokens: readonly Token[], reading: Reading): boolean {
	const { pack } = reading;
	const bare = withoutArticle(trimmed(tokens), reading);
	return (
		tokens[0]?.kind === "quote" ||
		bare.length < tokens.length ||
		matchBefore(pack.roles, bare, bare.length) !== undefined ||
		matchAt(pack.fieldNouns, bare, 0) !== undefined ||
		(bare.length <= 3 && /^(?:fill|replace)/u.test(reading.verbWords.toLowerCase()))
	);
}

/** "Fill in the form: Name: Ann; City: Oslo". */
function byColon(reading: Reading): readonly Draft[] | undefined {
	const { rest } = reading;
	const at = rest.findIndex((token) => /^[:：]$/u.test(token.text));
	if (at < 0 || at === rest.length - 1) return undefined;
	const after = rest.slice(at + 1);
	if (at === 0 || isForm(rest.slice(0, at), reading)) {
		const listed = readFields(after, reading);
		if (listed.length > 0) return listed.map((pair) => fillOf(reading, pair));
		return [fillOf(reading, { value: after })];
	}
	const listed = readFields(rest, reading);
	return listed.length > 0 ? listed.map((pair) => fillOf(reading, pair)) : undefined;
}

/** "the user name 'a' and the password 'b' (into the fields)": every member names its own field. */
function byPairs(reading: Reading): readonly Draft[] | undefined {
	const split = splitAtPreposition(reading.rest, reading, {
		kinds: ["into", "in", "to", "on"],
		last: true,
	});
	const form = split && isForm(split.after, reading);
	const listed = form ? split.before : reading.rest;
	const items = splitItems(listed, reading.pack);
	const pairs = items.map((item) => readField(item, reading));
	if (pairs.length < 2 || !pairs.every((pair) => pair?.field !== undefined)) {
		if (form && readField(listed, reading) === undefined)
			return [fillOf(reading, { value: literal(listed, reading) })];
		if (
			pairs.length < 2 ||
			pairs[0]?.field === undefined ||
			pairs.filter((pair) => pair?.field).length < 2
		)
			return undefined;
	}
	return readFields(listed, reading).map((pair) => fillOf(reading, pair));
}

/** "A in the X field and B in the Y field": every member names its own place. */
function byPlaces(reading: Reading): readonly Draft[] | undefined {
	const items = splitItems(reading.rest, reading.pack);
	if (items.length < 2) return undefined;
	const read = items.map((item) => byPlace({ ...reading, rest: item }));
	return read.every((drafts) => drafts?.length === 1 && drafts[0]?.object !== undefined)
		? read.flatMap((drafts) => drafts ?? [])
		: undefined;
}

/** "X into Y", "X in the Y field", "X for the Y", "X as Y". */
function byPlace(reading: Reading): readonly Draft[] | undefined {
	const { rest, pack } = reading;
	const first = splitAtPreposition(rest, reading, { kinds: ["into", "in", "on", "to"] });
	const quoted =
		first?.before.length === 1 && first.before[0]?.kind === "quote" ? first : undefined;
	const split =
		quoted ??
		splitAtPreposition(rest, reading, { kinds: ["into"], last: true }) ??
		splitAtPreposition(rest, reading, { kinds: ["in", "on", "to", "as", "for"], last: true });
	if (!split) return undefined;
	const bare = withoutArticle(split.after, reading);
	const fieldish =
		bare.length < split.after.length ||
		split.after[0]?.kind === "quote" ||
		matchBefore(pack.roles, bare, bare.length) !== undefined ||
		matchAt(pack.fieldNouns, bare, 0) !== undefined ||
		split.kind === "into" ||
		(bare.length <= 3 &&
			split.before.length <= 3 &&
			hasName(bare) &&
			(split.before[0]?.kind === "quote" || /^\d/u.test(split.before[0]?.text ?? "")));
	if (!fieldish) return undefined;
	const given = readField(split.before, reading);
	if (given && given.value === undefined) return [fillOf(reading, { field: split.after })];
	if (split.kind === "for" && given?.field) {
		const row = fieldName(split.after, reading);
		return [{ ...fillOf(reading, given), ...(row !== undefined && { row }) }];
	}
	const kind = readNounPhrase(split.after, reading).role;
	const typed = kind === "textbox" || kind === "searchbox" || kind === "combobox";
	const noun = given?.field && withoutArticle(trimmed(given.field), reading);
	if (
		!typed &&
		given?.value?.[0]?.kind === "quote" &&
		noun &&
		matchAt(pack.fieldNouns, noun, 0)?.length === noun.length &&
		split.after.some((token) => token.kind === "quote")
	) {
		const row = fieldName(split.after, reading);
		return [{ ...fillOf(reading, given), ...(row !== undefined && { row }) }];
	}
	if (isForm(split.after, reading) && given?.field) return [fillOf(reading, given)];
	const inner = splitAtPreposition(split.before, reading, { kinds: ["into"], last: true });
	if (inner) return byPlaceAndRow(reading, { inner, after: split.after });
	const several = splitItems(split.before, pack);
	const fields = splitItems(split.after, pack);
	if (
		several.length > 1 &&
		several.length === fields.length &&
		several.every((item) => item.length === 1)
	) {
		return several.map((value, at) => fillOf(reading, { value, field: fields[at] ?? [] }));
	}
	return [fillOf(reading, { field: split.after, value: literal(split.before, reading) })];
}

function byPlaceAndRow(
	reading: Reading,
	parts: { inner: { before: readonly Token[]; after: readonly Token[] }; after: readonly Token[] },
): readonly Draft[] {
	const row = fieldName(parts.after, reading);
	const draft = fillOf(reading, {
		field: parts.inner.after,
		value: literal(parts.inner.before, reading),
	});
	return [{ ...draft, ...(row !== undefined && draft.row === undefined && { row }) }];
}

/** No place is named: a quoted text, a field with its value, a field alone, or a text alone. */
function alone(tokens: readonly Token[], reading: Reading): FieldValue {
	const { pack } = reading;
	const bare = withoutArticle(trimmed(tokens), reading);
	const naming = splitNaming(bare, pack);
	if (naming && naming.head.length > 0) return { field: naming.head, value: naming.name };
	if (bare.length === 1 && bare[0]?.kind === "quote") return { value: bare };
	const pair = readField(bare, reading);
	if (pair) return pair;
	if (isForm(bare, reading)) return { field: bare };
	const field =
		bare.length < tokens.length ||
		matchBefore(pack.roles, bare, bare.length) !== undefined ||
		matchAt(pack.fieldNouns, bare, 0)?.length === bare.length;
	return field ? { field: bare } : { value: bare };
}

/** "the text 'hello'", "the number 5": only the text itself is typed. */
export function literal(tokens: readonly Token[], reading: Reading): readonly Token[] {
	const bare = withoutArticle(trimmed(tokens), reading);
	const noun = matchAt(reading.pack.literalNouns, bare, 0);
	if (noun && bare.length > noun.length) {
		const from = bare[noun.length]?.text === ":" ? noun.length + 1 : noun.length;
		return bare.slice(from);
	}
	const quotes = bare.filter((token) => token.kind === "quote");
	if (quotes.length === 1 && bare.length <= 4 && bare.at(-1)?.kind === "quote") return quotes;
	return bare.length < tokens.length && !hasName(tokens.slice(0, 1)) ? bare : trimmed(tokens);
}
