import type { Draft } from "../draft.ts";
import { matchAt, matchBefore } from "./phrase-table.ts";
import { clauseOf, type Reading, verbatim } from "./reading.ts";
import { withoutArticle } from "./row.ts";
import { type Token, trimmed } from "./tokens.ts";

/** "answer Cancel", "answer with 'OK'": the words of a question's own buttons. */
export function readAnswer(reading: Reading): readonly Draft[] | undefined {
	const { pack } = reading;
	const words = withoutLink(trimmed(reading.rest), reading);
	const [first] = words;
	const plain =
		words.length === 1 && first?.quote !== undefined
			? [{ ...first, kind: "word" as const, text: first.quote.toLowerCase() }]
			: words;
	const is = (table: typeof pack.yes): boolean =>
		plain.length > 0 && matchAt(table, plain, 0)?.length === plain.length;
	const verb = is(pack.yes) ? "accept" : is(pack.no) ? "refuse" : undefined;
	return verb && [clauseOf(reading, verb, { object: verbatim(words, reading) })];
}

/** "dismiss the dialog", "confirm the question": the thing that asks, not a thing of the page. */
export function asks(reading: Reading): boolean {
	const { pack } = reading;
	const words = withoutArticle(trimmed(reading.rest), reading);
	return (
		words.length <= 3 && matchBefore(pack.askers, words, words.length)?.length === words.length
	);
}

function withoutLink(words: readonly Token[], reading: Reading): readonly Token[] {
	const link = matchAt(reading.pack.prepositions, words, 0);
	return link?.value === "with" ? words.slice(link.length) : words;
}
