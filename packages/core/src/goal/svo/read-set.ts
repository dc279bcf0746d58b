import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import { type FieldValue, readField, readFields, valueText } from "./fields.ts";
import { splitItems } from "./items.ts";
import { matchAt } from "./phrase-table.ts";
import { fillOf, literal } from "./read-values.ts";
import { clauseOf, type Reading, splitAtPreposition, targetFields } from "./reading.ts";
import { hasName, takeRow } from "./row.ts";
import { type Token, trimmed } from "./tokens.ts";

/** "set Y to X", "set X as the Y", "set A to 1 and B to 2"; on and off are states, not texts. */
export function readSet(reading: Reading, verb: Verb): readonly Draft[] {
	const items = splitItems(reading.rest, reading.pack);
	const starts = items.map((item) => splitPair(item, reading));
	if (items.length > 1 && starts.filter(Boolean).length > 1) {
		return joinContinuations(items, starts).flatMap((pair) => setOf(reading, pair, verb));
	}
	const pair = splitPair(reading.rest, reading);
	if (pair) return setOf(reading, pair, verb);
	const listed = readFields(reading.rest, reading);
	if (listed.length > 0 && verb !== "edit")
		return listed.map((field) => fillOf(reading, field, verb));
	const edited = listed.length === 1 && listed[0]?.value && listed[0].field ? listed[0] : undefined;
	if (edited && reading.rest.some((token) => /^[:=：]$/u.test(token.text)))
		return [fillOf(reading, edited, verb)];
	const fields = targetFields(reading.rest, reading, { owner: true });
	return [clauseOf(reading, verb, fields)];
}

function joinContinuations(
	items: readonly (readonly Token[])[],
	pairs: readonly (FieldValue | undefined)[],
): readonly FieldValue[] {
	const joined: FieldValue[] = [];
	for (const [at, pair] of pairs.entries()) {
		const last = joined.at(-1);
		if (pair) joined.push(pair);
		else if (last?.value)
			joined[joined.length - 1] = { ...last, value: [...last.value, ...(items[at] ?? [])] };
	}
	return joined;
}

function splitPair(tokens: readonly Token[], reading: Reading): FieldValue | undefined {
	const mark = tokens.findIndex((token) => /^[:=：]$/u.test(token.text));
	if (mark > 0 && mark < tokens.length - 1)
		return { field: tokens.slice(0, mark), value: tokens.slice(mark + 1) };
	const to = splitAtValue(tokens, reading);
	if (to) {
		const from = splitAtPreposition(to.before, reading, { kinds: ["from"] });
		return { field: from?.before ?? to.before, value: to.after };
	}
	const of = splitAtPreposition(tokens, reading, { kinds: ["of"] });
	if (of && /^\d/u.test(of.after[0]?.text ?? "")) return { field: of.before, value: of.after };
	const other = splitAtPreposition(tokens, reading, { kinds: ["with", "as"] });
	if (!other) return undefined;
	const definite = matchAt(reading.pack.articles, other.after, 0) !== undefined;
	const swapped = other.kind === "as" && definite && !matchAt(reading.pack.articles, tokens, 0);
	return swapped
		? { field: other.after, value: other.before }
		: { field: other.before, value: other.after };
}

/** "change X to Y": the word between differs from language to language. */
function splitAtValue(
	tokens: readonly Token[],
	reading: Reading,
): { before: readonly Token[]; after: readonly Token[] } | undefined {
	const at = tokens.findIndex(
		(token, place) =>
			place > 0 &&
			token.kind === "word" &&
			!token.capital &&
			token.depth === 0 &&
			matchAt(reading.pack.setTo, tokens, place) !== undefined,
	);
	const after =
		at > 0
			? trimmed(tokens.slice(at + (matchAt(reading.pack.setTo, tokens, at)?.length ?? 1)))
			: [];
	return after.length > 0 ? { before: tokens.slice(0, at), after } : undefined;
}

function setOf(reading: Reading, pair: FieldValue, verb: Verb): readonly Draft[] {
	const { pack } = reading;
	const value = pair.value ?? [];
	const kind = /^(?:status|state|stage|phase|priority|zustand|statut|estado|stato|статус)$/u.test(
		pair.field?.at(-1)?.text ?? "",
	);
	const state = kind ? undefined : stateOf(value, reading);
	const field = withoutLeadingNew(pair.field ?? []);
	const target = targetFields(field, reading, { owner: true });
	if (state) return [clauseOf(reading, state, target)];
	const given = readField(value, reading);
	if (given && given.value === undefined) return [clauseOf(reading, verb, target)];
	const place = rowInValue(value, reading);
	const text = valueText(literal(place.rest, reading), reading);
	const placeholder =
		matchAt(pack.given, value, 0) !== undefined && value.length <= 4 && !hasName(value.slice(1));
	return [
		clauseOf(reading, verb, {
			...target,
			value: placeholder ? undefined : text,
			row: target.row ?? place.row,
			ordinal: target.ordinal ?? place.ordinal,
		}),
	];
}

function withoutLeadingNew(tokens: readonly Token[]): readonly Token[] {
	return trimmed(tokens);
}

export function stateOf(
	value: readonly Token[],
	reading: Reading,
): "check" | "uncheck" | undefined {
	const words = trimmed(value).filter((token) => token.kind === "word");
	if (words.length === 0 || words.length !== trimmed(value).length) return undefined;
	if (matchAt(reading.pack.on, words, 0)?.length === words.length) return "check";
	if (matchAt(reading.pack.off, words, 0)?.length === words.length) return "uncheck";
	return undefined;
}

/** "250 in the row 'Nails'": the row is said after the value. */
function rowInValue(
	value: readonly Token[],
	reading: Reading,
): { rest: readonly Token[]; row?: string; ordinal?: number } {
	const split = takeRow(value, reading, { owner: value.length <= 6 && hasName(value.slice(1)) });
	return split.rest.length === 0 ? { rest: value } : split;
}

/** "name it X", "call the list X". */
export function readName(reading: Reading): readonly Draft[] {
	const { rest } = reading;
	const verb = reading.verbWords.split(" ")[0] ?? "";
	const object = /^(?:name|title|label)$/iu.test(verb) ? verb : undefined;
	const quote = rest.find((token) => token.kind === "quote");
	const value = quote ? [quote] : rest;
	return [clauseOf(reading, "fill", { object, value: valueText(trimmed(value), reading) })];
}
