import type { Draft, Piece } from "../draft.ts";
import type { Prohibition, Verb } from "../goal.ts";
import type { Start } from "./clause-start.ts";
import { type Context, nameText, readNounPhrase } from "./noun-phrase.ts";
import { matchAt } from "./phrase-table.ts";
import { readClause } from "./read-clause.ts";
import { isArgumentStart } from "./split.ts";
import { type Token, textOf, trimmed } from "./tokens.ts";
import { baseForm, matchVerb } from "./verb.ts";

interface BoundOptions {
	readonly context: Context;
	/** The clause said before, for "not Blue" and "stop there". */
	readonly last: Draft | undefined;
}

/** "do not send or publish it": one prohibition for each act. */
export function readProhibition(
	tokens: readonly Token[],
	options: BoundOptions & { from: number },
): readonly Piece[] {
	const { context, last } = options;
	const words = tokens
		.slice(options.from)
		.filter((token) => !matchAt(context.pack.negators, [token], 0));
	const text = textOf(context.source, trimmed(tokens));
	const acts = actsIn(words, context);
	if (acts.length === 0) {
		const object = nameText(readNounPhrase(words, context), context);
		if (object === undefined) return [];
		const [first] = words;
		const named = first !== undefined && (first.capital || isArgumentStart(words, 0, context.pack));
		return [forbid({ text, verb: named ? (last?.verb ?? "do") : "do", object })];
	}
	return acts.map(([verb, object]) =>
		forbid({ text, verb, ...(object !== undefined && { object }) }),
	);
}

function forbid(prohibition: Prohibition): Piece {
	return { kind: "prohibition", prohibition };
}

/** The verbs of "send or publish it" with their objects; a verb alone shares the object of the next. */
function actsIn(
	words: readonly Token[],
	context: Context,
): readonly (readonly [Verb, string | undefined])[] {
	const { pack } = context;
	const places: number[] = [];
	for (let at = 0; at < words.length; at += 1) {
		const linked =
			at === 0 ||
			matchAt(pack.and, words, at - 1) !== undefined ||
			matchAt(pack.or, words, at - 1) !== undefined ||
			words[at - 1]?.text === ",";
		const lead = at === 0 ? (matchAt(pack.leadIns, words, 0)?.length ?? 0) : 0;
		if (linked && matchVerb(words, at, { pack, gerund: true })) places.push(at);
		else if (lead > 0 && matchVerb(words, lead, { pack, gerund: true })) places.push(lead);
	}
	const read = places.flatMap((from, nth) => {
		const part = trimmed(
			words.slice(from, places[nth + 1] === undefined ? undefined : (places[nth + 1] ?? 0) - 1),
		);
		const verb = matchVerb(part, 0, { pack, gerund: true });
		return verb ? readClause(part, { kind: "verb", at: 0, verb }, context) : [];
	});
	const shared = read.findLast((draft) => draft.object !== undefined || draft.value !== undefined);
	return read.map(
		(draft) =>
			[
				draft.verb,
				draft.object ?? draft.value ?? (draft.refers === true ? undefined : shared?.object),
			] as const,
	);
}

/** "stop before paying", "stop at the payment page", "stop there". */
export function readStop(
	tokens: readonly Token[],
	options: BoundOptions & { start: Extract<Start, { kind: "stop" }> },
): Piece {
	const { context, last, start } = options;
	const words = trimmed(tokens.slice(start.from));
	const text = textOf(context.source, words.length > 0 ? words : trimmed(tokens));
	const found =
		words.length > 0 ? stopVerb(words, context) : { verb: last?.verb, object: last?.object };
	return {
		kind: "stop",
		stopAt: {
			kind: start.stop,
			text,
			...(found.verb !== undefined && { verb: found.verb }),
			...(found.object !== undefined && { object: found.object }),
		},
	};
}

/** "placing the order", "the order is placed", "payment": the act, when a verb names it. */
function stopVerb(
	words: readonly Token[],
	context: Context,
): { verb?: Verb | undefined; object?: string | undefined } {
	const { pack } = context;
	const lead =
		matchAt(pack.leadIns, words, 0)?.length ??
		(/^(?:you|i|we|it)$/u.test(words[0]?.text ?? "") ? 1 : 0);
	const rest = words.slice(
		lead + (pack.language === "en" ? 0 : (matchAt(pack.articles, words, lead)?.length ?? 0)),
	);
	const verb = matchVerb(rest, 0, { pack, gerund: true });
	if (verb) {
		const draft = readClause(rest, { kind: "verb", at: 0, verb }, context)[0];
		return { verb: draft?.verb, object: draft?.object ?? draft?.value };
	}
	const finite = words.findIndex(
		(_, at) => at > 0 && matchAt(pack.finite, words, at) !== undefined,
	);
	const subject = nameText(
		readNounPhrase(finite > 0 ? words.slice(0, finite) : words, context),
		context,
	);
	if (pack.language !== "en" || finite < 0) return { object: subject };
	const thing = words.slice(0, finite);
	const acted = words
		.slice(finite + 1)
		.map((token) => verbOf(baseForm(token.text, pack), thing, context))
		.find((each) => each !== undefined);
	return { verb: acted, object: subject };
}

/** "the order is placed": the verb of "place the order". */
function verbOf(
	word: string | undefined,
	thing: readonly Token[],
	context: Context,
): Verb | undefined {
	if (word === undefined) return undefined;
	const token: Token = { text: word, start: 0, end: 0, kind: "word", capital: false, depth: 0 };
	const found = matchVerb([token, ...thing], 0, { pack: context.pack });
	return found
		? readClause([token, ...thing], { kind: "verb", at: 0, verb: found }, context)[0]?.verb
		: undefined;
}
