import type { Draft } from "../draft.ts";
import { splitItems } from "./items.ts";
import { nameText, readNounPhrase, takeExtreme } from "./noun-phrase.ts";
import { matchAt, matchBefore } from "./phrase-table.ts";
import { readPath, withoutPurpose } from "./read-named.ts";
import { FILE_NAME, readUpload } from "./read-plain.ts";
import {
	clauseOf,
	objectFields,
	type Reading,
	splitAtPreposition,
	targetList,
	verbatim,
} from "./reading.ts";
import { hasName, takeRow, withoutArticle } from "./row.ts";
import { type Token, textOf, trimmed } from "./tokens.ts";

export interface Chosen {
	readonly values: readonly (readonly Token[])[];
	readonly object?: readonly Token[];
	readonly row?: string;
	readonly ordinal?: number;
}

/** "choose the Design category", "select Red and Green as the colours", "pick X from the Y list". */
export function readSelect(reading: Reading): readonly Draft[] {
	const rest = withoutPurpose(reading.rest, reading);
	if (rest.some((token) => FILE_NAME.test(token.text)))
		return readUpload({ ...reading, rest }, "upload");
	const path = readPath({ ...reading, rest }, "select");
	if (path) return path;
	const role = readNounPhrase(takeRow(rest, reading, { owner: true }).rest, reading).role;
	if (role === "tab" || role === "link" || role === "button")
		return named(rest, reading, role === "tab" ? "open" : "press");
	if (role === "checkbox") return named(rest, reading, "check");
	const members = splitItems(rest, reading.pack).map((item) => byNoun(item, reading));
	if (members.length > 1 && members.every((member) => member !== undefined)) {
		return members.flatMap((member) => chosenClauses(member, reading));
	}
	const pairs = splitItems(rest, reading.pack).map((item) => asObject(item, reading));
	if (pairs.length > 1 && pairs.every((pair) => pair !== undefined))
		return pairs.flatMap((pair) => chosenClauses(pair, reading));
	const chosen = asObject(rest, reading) ?? fromObject(rest, reading) ?? byNoun(rest, reading);
	if (chosen) return chosenClauses(chosen, reading);
	const bare = readNounPhrase(rest, reading);
	if (
		bare.ordinal !== undefined ||
		bare.extreme ||
		takeExtreme(rest, reading) ||
		isVague(rest, reading)
	) {
		return named(rest, reading, "select");
	}
	const split = takeRow(rest, reading, { owner: true });
	return chosenClauses({ values: splitItems(split.rest, reading.pack), ...place(split) }, reading);
}

function named(
	rest: readonly Token[],
	reading: Reading,
	verb: "open" | "press" | "check" | "select",
): readonly Draft[] {
	return targetList(rest, reading, { owner: true, bare: verb === "check" }).map((fields) =>
		clauseOf(reading, verb, fields),
	);
}

function place(split: { row?: string; ordinal?: number }): { row?: string; ordinal?: number } {
	return {
		...(split.row !== undefined && { row: split.row }),
		...(split.ordinal !== undefined && { ordinal: split.ordinal }),
	};
}

/** "a date", "the row for Ann", "it": names no option. */
function isVague(tokens: readonly Token[], reading: Reading): boolean {
	const { pack } = reading;
	const split = takeRow(tokens, reading, { owner: true });
	const bare = withoutArticle(trimmed(split.rest), reading);
	if (bare.some((token) => token.kind === "quote")) return false;
	if (matchAt(pack.pronouns, bare, 0)?.length === bare.length) return true;
	const article = bare.length < trimmed(split.rest).length;
	const noun =
		matchAt(pack.fieldNouns, bare, 0) ??
		matchAt(pack.rowNouns, bare, 0) ??
		matchAt(pack.roles, bare, 0) ??
		matchAt(pack.choiceNouns, bare, 0);
	const several =
		bare.length === 1 &&
		bare[0]?.text.endsWith("s") === true &&
		pack.rowNouns.byFirst.has(bare[0].text.slice(0, -1));
	return article && (several || noun?.length === bare.length);
}

/** "X as Y", "X for the Y". */
function asObject(tokens: readonly Token[], reading: Reading): Chosen | undefined {
	const { pack } = reading;
	const as = splitAtPreposition(tokens, reading, { kinds: ["as"], last: true });
	if (as) return { values: splitItems(as.before, pack), object: as.after };
	const to = splitAtPreposition(tokens, reading, { kinds: ["to"], last: true });
	if (to && matchBefore(pack.choiceNouns, to.before, to.before.length))
		return { values: [to.after], object: to.before };
	const mark = tokens.findIndex((token) => /^[:=：]$/u.test(token.text));
	if (mark > 0 && mark < tokens.length - 1)
		return { values: splitItems(tokens.slice(mark + 1), pack), object: tokens.slice(0, mark) };
	const target = splitAtPreposition(tokens, reading, { kinds: ["for"], last: true });
	if (!target || matchAt(pack.articles, tokens, 0)) return undefined;
	const field = withoutArticle(target.after, reading);
	const known =
		matchBefore(pack.choiceNouns, field, field.length) ??
		matchBefore(pack.fieldNouns, field, field.length);
	const fieldish = known !== undefined || (field.length < target.after.length && !hasName(field));
	return fieldish ? { values: splitItems(target.before, pack), object: target.after } : undefined;
}

/** "X from the Y list", "X in the Y dropdown". */
function fromObject(tokens: readonly Token[], reading: Reading): Chosen | undefined {
	const { pack } = reading;
	const split = splitAtPreposition(tokens, reading, {
		kinds: ["from", "in", "on", "into", "of"],
		last: true,
	});
	if (!split) return undefined;
	const bare = withoutArticle(split.after, reading);
	const role = readNounPhrase(split.after, reading).role;
	const control =
		role === "combobox" ||
		role === "listbox" ||
		role === "menu" ||
		role === "radio" ||
		role === "slider";
	const listed =
		matchBefore(pack.choiceNouns, bare, bare.length) !== undefined ||
		matchBefore(pack.fieldNouns, bare, bare.length) !== undefined;
	if (!(control || listed || split.kind === "from")) return undefined;
	if (
		split.kind === "of" ||
		(bare.length === split.after.length && !control && split.after[0]?.kind !== "quote")
	)
		return undefined;
	const value = readNounPhrase(split.before, reading);
	if (value.ordinal !== undefined || value.extreme) return undefined;
	const inner = byNoun(split.before, reading);
	if (inner) return { ...inner, ...(!control && { row: textOf(reading.source, bare) }) };
	return { values: splitItems(split.before, pack), object: split.after };
}

/** "the Design category", "category Design", "the 'Design' category", "size 42". */
export function byNoun(tokens: readonly Token[], reading: Reading): Chosen | undefined {
	const { pack } = reading;
	const split = takeRow(tokens, reading, { owner: true });
	const bare = withoutArticle(trimmed(split.rest), reading);
	if (readNounPhrase(split.rest, reading).ordinal !== undefined) return undefined;
	const last = matchBefore(pack.choiceNouns, bare, bare.length);
	if (last && bare.length > last.length && bare.at(-1)?.kind === "word") {
		const values = splitItems(bare.slice(0, -last.length), pack);
		return { values, object: bare.slice(-last.length), ...place(split) };
	}
	const first = longest(matchAt(pack.choiceNouns, bare, 0), matchAt(pack.fieldNouns, bare, 0));
	if (first && bare.length > first.length && first.length <= 3) {
		const after = bare.slice(first.length);
		const valued =
			hasName(after) || /^\d/u.test(after[0]?.text ?? "") || split.rest.length > bare.length;
		if (valued && !matchAt(pack.prepositions, after, 0))
			return {
				values: splitItems(after, pack),
				object: bare.slice(0, first.length),
				...place(split),
			};
	}
	const quote = bare.findIndex((token) => token.kind === "quote");
	if (quote < 0 || bare.filter((token) => token.kind === "quote").length > 1 || bare.length === 1)
		return undefined;
	const others = trimmed(quote === 0 ? bare.slice(1) : bare.slice(0, quote));
	const phrase = readNounPhrase(others, reading);
	if (phrase.name.length === 0 || matchAt(pack.prepositions, others, 0)) return undefined;
	return { values: [bare.slice(quote, quote + 1)], object: others, ...place(split) };
}

function longest<T extends { readonly length: number }>(
	a: T | undefined,
	b: T | undefined,
): T | undefined {
	return a && b && b.length > a.length ? b : (a ?? b);
}

export function chosenClauses(chosen: Chosen, reading: Reading): readonly Draft[] {
	const object = chosen.object ? readNounPhrase(chosen.object, reading) : undefined;
	return chosen.values.map((value) => {
		const phrase = readNounPhrase(value, reading);
		const text =
			!/^\d/u.test(withoutArticle(trimmed(value), reading)[0]?.text ?? "") &&
			phrase.count === undefined
				? nameText(phrase, reading)
				: verbatim(value, reading);
		const vague = matchAt(reading.pack.given, trimmed(value), 0) !== undefined && !hasName(value);
		return clauseOf(reading, "select", {
			...(object && { object: nameText(object, reading) }),
			role: object?.role ?? phrase.role,
			value: vague ? undefined : text,
			ordinal: phrase.ordinal ?? object?.ordinal ?? chosen.ordinal,
			extreme: phrase.extreme,
			exact: phrase.exact,
			row: chosen.row,
			quoted: [...phrase.quoted, ...(object?.quoted ?? [])],
		});
	});
}

/** "sort the results by price, low to high". */
export function readSort(reading: Reading): readonly Draft[] {
	const { rest } = reading;
	const by = rest.findIndex((token) => matchAt(reading.pack.by, [token], 0) !== undefined);
	if (by < 0 && /\S\s/u.test(reading.verbWords))
		return [clauseOf(reading, "sort", { value: verbatim(rest, reading) })];
	if (by < 0) {
		const from = splitAtPreposition(rest, reading, { kinds: ["from", "in", "into"] });
		const object = nameText(readNounPhrase(from?.before ?? rest, reading), reading);
		return [
			clauseOf(reading, "sort", {
				object,
				value: from ? verbatim(from.after, reading) : undefined,
			}),
		];
	}
	const object = by > 0 ? nameText(readNounPhrase(rest.slice(0, by), reading), reading) : undefined;
	return [
		clauseOf(reading, "sort", {
			object,
			value: verbatim(withoutArticle(rest.slice(by + 1), reading), reading),
		}),
	];
}

/** "by status Open and priority High": every member names its own field. */
function filterList(reading: Reading): readonly Draft[] | undefined {
	const { rest, pack } = reading;
	const by = rest.findIndex((token) => matchAt(pack.by, [token], 0) !== undefined);
	const items = splitItems(by >= 0 ? rest.slice(by + 1) : rest, pack);
	const chosen = items.map((item) => byNoun(item, reading));
	if (items.length < 2 || !chosen.every((each) => each?.object !== undefined)) return undefined;
	return chosen.flatMap((each) =>
		each
			? chosenClauses(each, reading).map((draft) => ({ ...draft, verb: "filter" as const }))
			: [],
	);
}

/** "filter by brand Acme", "show only 'In stock'", "limit the results to Oslo". */
export function readFilter(reading: Reading): readonly Draft[] {
	const { rest, pack } = reading;
	const listed = filterList(reading);
	if (listed) return listed;
	const split = splitAtPreposition(rest, reading, { kinds: ["to", "for", "with"] });
	const by = rest.findIndex((token) => matchAt(pack.by, [token], 0) !== undefined);
	const lead = matchAt(pack.prepositions, rest, 0)?.length ?? 0;
	const said = lead > 0 ? rest.slice(lead) : by >= 0 ? rest.slice(by + 1) : (split?.after ?? rest);
	const chosen = byNoun(said, reading);
	if (chosen) {
		return chosenClauses(chosen, reading).map((draft) => ({ ...draft, verb: "filter" as const }));
	}
	const noun = matchAt(pack.choiceNouns, said, 0);
	if (noun && said.length === noun.length + 1) {
		const chosen = { values: [said.slice(noun.length)], object: said.slice(0, noun.length) };
		return chosenClauses(chosen, reading).map((draft) => ({ ...draft, verb: "filter" as const }));
	}
	const fields = objectFields(readNounPhrase(said, reading), reading);
	return [
		clauseOf(reading, "filter", {
			value: fields.object,
			extreme: fields.extreme,
			ordinal: fields.ordinal,
			role: fields.role,
		}),
	];
}
