import type { Draft, Piece } from "../draft.ts";
import { readFields } from "./fields.ts";
import { splitItems } from "./items.ts";
import { type Context, nameText, readNounPhrase } from "./noun-phrase.ts";
import { findFirst, matchAt, matchBefore, type PhraseTable } from "./phrase-table.ts";
import { readClause } from "./read-clause.ts";
import { readPath } from "./read-named.ts";
import { readState } from "./read-plain.ts";
import { fillOf } from "./read-values.ts";
import type { Reading } from "./reading.ts";
import { namedRow, withoutArticle } from "./row.ts";
import { isArgumentStart } from "./split.ts";
import { type Token, textOf, trimmed } from "./tokens.ts";
import { matchVerb } from "./verb.ts";

/** What a stretch without an order at its start may still say: a place, a demanded state, fields, a menu path. */
export function readStatement(tokens: readonly Token[], context: Context): readonly Piece[] {
	const words = trimmed(tokens);
	const reading: Reading = {
		...context,
		act: "do",
		text: textOf(context.source, words),
		verbWords: "",
		rest: words,
	};
	const final = ordersAtEnd(words, context);
	if (final) return clauses(final);
	const purpose = orderAfterPlace(words, context);
	if (purpose) return purpose;
	const place = readPlace(words, context);
	if (place) return [place];
	if (demandsState(words, context)) return clauses(readState(reading));
	const path = readPath(reading, "open");
	if (path) return clauses(path);
	const listed = readListed(words, reading);
	return listed.length > 0 ? listed : unknownOrder(words, reading);
}

/** "Name: Ann, City: Oslo" on their own. */
function readListed(words: readonly Token[], reading: Reading): readonly Piece[] {
	if (!words.some((token) => /^[:=：]$/u.test(token.text))) return [];
	const fields = readFields(words, reading).filter((pair) => pair.field !== undefined);
	const known = fields.some((pair) => pair.field && isField(pair.field, reading));
	return known ? clauses(fields.map((pair) => fillOf(reading, pair))) : [];
}

const GREETING =
	/^(?:hi|hello|hey|thanks|thank|dear|good|best|kind|sincerely|cheers|hallo|danke|merci|bonjour|gracias|hola|obrigado|olá|grazie|ciao|спасибо|привет|note|hint|tip|task|goal|context|example)$/u;

/** "Polish the 'A' row": a word no list knows, then something to do it to. It must not be lost. */
function unknownOrder(words: readonly Token[], reading: Reading): readonly Piece[] {
	const { pack } = reading;
	const [first] = words;
	if (first?.kind !== "word" || words.length < 2 || GREETING.test(first.text)) return [];
	const known: readonly PhraseTable<unknown>[] = [
		pack.articles,
		pack.pronouns,
		pack.prepositions,
		pack.numbers,
		pack.fieldNouns,
		pack.rowNouns,
	];
	if (
		known.some((table) => matchAt(table, words, 0)) ||
		/^(?:i|you|we|he|she|there|here|\d.*)$/u.test(first.text)
	)
		return [];
	if (findFirst(pack.finite, words, 0)) return [];
	const second = words[1];
	const aimed = second?.kind === "quote" || matchAt(pack.articles, words, 1) !== undefined;
	return aimed
		? clauses(readClause(words, { kind: "verb", at: 0, verb: { act: "do", from: 0 } }, reading))
		: [];
}

function clauses(drafts: readonly Extract<Piece, { kind: "clause" }>["draft"][]): readonly Piece[] {
	return drafts.map((draft) => ({ kind: "clause", draft }));
}

function isField(tokens: readonly Token[], context: Context): boolean {
	const bare = withoutArticle(trimmed(tokens), context);
	return (
		matchAt(context.pack.fieldNouns, bare, 0)?.length === bare.length ||
		matchBefore(context.pack.fieldNouns, bare, bare.length) !== undefined
	);
}

/** "Einstellungen öffnen und speichern": German infinitives stand at the end of each member. */
function ordersAtEnd(tokens: readonly Token[], context: Context): readonly Draft[] | undefined {
	const { pack } = context;
	if (pack.language !== "de") return undefined;
	const items = splitItems(tokens, pack).map((item) =>
		item.slice(matchAt(pack.leadIns, item, 0)?.length ?? 0),
	);
	const drafts = items.map((item) => {
		const last = item.at(-1);
		if (!last || last.capital || !last.text.endsWith("n")) return undefined;
		const turned = [last, ...item.slice(0, -1)];
		const verb = matchVerb(turned, 0, { pack });
		const link = matchAt(pack.prepositions, turned, 1);
		return (
			verb &&
			readClause(
				turned,
				{
					kind: "verb",
					at: 0,
					verb: { ...verb, from: 1 + (link?.value === "on" ? link.length : 0) },
				},
				context,
			)
		);
	});
	return drafts.every((draft) => draft !== undefined)
		? drafts.flatMap((draft) => draft ?? [])
		: undefined;
}

/** "In the row for Ann", "In the 'Name' field", "For Ann". */
function readPlace(tokens: readonly Token[], context: Context): Piece | undefined {
	const { pack } = context;
	const found = matchAt(pack.prepositions, tokens, 0);
	if (!found || findFirst(pack.finite, tokens, 0)) return undefined;
	const after = tokens.slice(found.length);
	const phrase = readNounPhrase(after, context);
	const name = nameText(phrase, context);
	const row = namedRow(after, context);
	if (row) return { kind: "place", ...row };
	if (name === undefined || isScreen(after, context)) return { kind: "place" };
	if (phrase.role === "textbox" || phrase.role === "combobox" || phrase.role === "searchbox")
		return { kind: "place", field: name };
	return { kind: "place", row: name, ...(isField(after, context) && { field: name }) };
}

function isScreen(tokens: readonly Token[], context: Context): boolean {
	const bare = withoutArticle(tokens, context);
	if (
		/^(?:step|part|stage)$/u.test(
			bare.findLast((token) => !/^(?:\d+|one|two|three|four|five)$/u.test(token.text))?.text ?? "",
		)
	)
		return true;
	return /^(?:page|site|website|app|screen|order|addition|general|seite|pagina|página)$/u.test(
		withoutArticle(tokens, context).at(-1)?.text ?? "",
	);
}

/** "In the row for Ann press Edit": an order follows its place without a comma. */
function orderAfterPlace(tokens: readonly Token[], context: Context): readonly Piece[] | undefined {
	const { pack } = context;
	const preposition = matchAt(pack.prepositions, tokens, 0);
	if (!preposition) return undefined;
	for (let at = preposition.length + 1; at < tokens.length - 1; at += 1) {
		if (tokens[at]?.capital === true) continue;
		const verb = matchVerb(tokens, at, { pack });
		if (!verb || (matchAt(pack.nounVerbs, tokens, at) && !isArgumentStart(tokens, verb.from, pack)))
			continue;
		const toVerb = preposition.value === "to" && at <= 2;
		const place = toVerb ? undefined : readPlace(trimmed(tokens.slice(0, at)), context);
		const order = readClause(tokens, { kind: "verb", at, verb }, context);
		return [...(place ? [place] : []), ...clauses(order)];
	}
	return undefined;
}

/** "A and B are both on". */
function demandsBoth(tokens: readonly Token[], context: Context): boolean {
	const { pack } = context;
	const finite = findFirst(pack.finite, tokens, 1);
	if (!finite || tokens.length > 24) return false;
	const state = tokens.slice(finite.at + finite.length);
	const on = matchAt(pack.on, state, 0) ?? matchAt(pack.off, state, 0);
	return /^(?:is|are)$/u.test(tokens[finite.at]?.text ?? "") && on?.length === state.length;
}

/** "X should be on", "A and B both on". */
function demandsState(tokens: readonly Token[], context: Context): boolean {
	const { pack } = context;
	if (findFirst(pack.should, tokens, 1)) return true;
	if (demandsBoth(tokens, context)) return true;
	if (tokens.length > 12 || findFirst(pack.finite, tokens, 0)) return false;
	const last =
		matchBefore(pack.on, tokens, tokens.length) ?? matchBefore(pack.off, tokens, tokens.length);
	return last !== undefined && last.length < tokens.length;
}
