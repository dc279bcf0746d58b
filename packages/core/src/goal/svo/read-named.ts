import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import { splitItems } from "./items.ts";
import { nameText, readNounPhrase } from "./noun-phrase.ts";
import { matchAt, matchBefore } from "./phrase-table.ts";
import { readKey } from "./read-key.ts";
import {
	clauseOf,
	type ListOptions,
	type Reading,
	splitAtPreposition,
	targetFields,
	targetList,
	verbatim,
} from "./reading.ts";
import { hasName, namedRow, withoutArticle } from "./row.ts";
import { type Token, trimmed } from "./tokens.ts";
import { matchVerb } from "./verb.ts";

const BARE_LISTS: ReadonlySet<Verb> = new Set([
	"check",
	"uncheck",
	"remove",
	"complete",
	"keep",
	"accept",
	"refuse",
]);

/** Verbs whose object names what to act on: press, open, check, remove, hover, close … */
export function readNamed(reading: Reading, verb: Verb): readonly Draft[] {
	const key = verb === "press" ? readKey(reading) : undefined;
	if (key) return [key];
	const placed = readPlaced(reading, verb);
	if (placed) return placed;
	const rest = withoutPurpose(reading.rest, reading);
	const path = readPath({ ...reading, rest }, verb);
	if (path) return path;
	const list: ListOptions = { owner: true, bare: BARE_LISTS.has(verb) };
	const from = verb === "remove" ? withoutHome(rest, reading) : rest;
	return targetList(from, reading, list).map((fields) =>
		clauseOf(reading, verbByRole(verb, fields.role), fields),
	);
}

/** "click twice on X", "klicke in der Zeile X auf Y": the count or the place stands before the target. */
function readPlaced(reading: Reading, verb: Verb): readonly Draft[] | undefined {
	const { pack, rest } = reading;
	const times = matchAt(pack.timesWords, rest, 0);
	const after = rest.slice(times?.length ?? 0);
	const preposition = matchAt(pack.prepositions, after, 0);
	if (times && after.length > 0) {
		const said = preposition ? after.slice(preposition.length) : after;
		return readNamed({ ...reading, rest: said }, verb).map((draft) => ({
			...draft,
			count: times.value,
		}));
	}
	if (!preposition || !["in", "into", "from", "for"].includes(preposition.value)) return undefined;
	const split = splitAtPreposition(after.slice(preposition.length), reading, { kinds: ["on"] });
	const place = split && namedRow(split.before, reading);
	if (!split || !place) return undefined;
	return readNamed({ ...reading, rest: split.after }, verb).map((draft) => ({
		...draft,
		...place,
	}));
}

function verbByRole(verb: Verb, role: string | undefined): Verb {
	return verb === "open" && role === "checkbox" ? "check" : verb;
}

/** "press Save to store the changes": the purpose names nothing to press. */
export function withoutPurpose(tokens: readonly Token[], reading: Reading): readonly Token[] {
	const { pack } = reading;
	const split = splitAtPreposition(tokens, reading, { kinds: ["to"] });
	if (!split) return tokens;
	if (!matchVerb(split.after, 0, { pack }) && !matchAt(pack.articles, split.after, 1))
		return tokens;
	if (tokens[split.before.length + 1]?.capital === true) return tokens;
	const last = split.before.at(-1);
	const settled =
		last?.kind === "quote" ||
		matchBefore(pack.roles, split.before, split.before.length) !== undefined ||
		matchBefore(pack.keys, split.before, split.before.length) !== undefined ||
		(last?.capital === true && split.before.length <= 2);
	return settled ? split.before : tokens;
}

/** "remove X from the cart": the cart is where X is now, and says nothing about which row. */
function withoutHome(tokens: readonly Token[], reading: Reading): readonly Token[] {
	const split = splitAtPreposition(tokens, reading, { kinds: ["from"], last: true });
	if (!split || hasName(split.after)) return tokens;
	const known =
		matchBefore(reading.pack.cartNouns, split.after, split.after.length) ??
		matchBefore(reading.pack.rowNouns, split.after, split.after.length);
	return known || split.after.length <= 2 ? split.before : tokens;
}

/** "A › B › 'C'": one clause for each step of a menu path, the last with the verb itself. */
export function readPath(reading: Reading, verb: Verb): readonly Draft[] | undefined {
	const steps: Token[][] = [[]];
	const { rest } = reading;
	for (const [at, token] of rest.entries()) {
		const arrow = /^[›>→»▸]$/u.test(token.text) && token.depth === 0;
		const dash = /^[-=]$/u.test(token.text) && rest[at + 1]?.text === ">";
		if (arrow) steps.push([]);
		else if (!dash) steps.at(-1)?.push(token);
	}
	const named = steps.map((step) => trimmed(step)).filter((step) => step.length > 0);
	if (steps.length < 2 || named.length !== steps.length || named.some((step) => step.length > 8))
		return undefined;
	return named.map((step, at) => {
		const fields = targetFields(step, { ...reading, rest: step }, { owner: false });
		return clauseOf({ ...reading, rest: step }, at === named.length - 1 ? verb : "open", fields);
	});
}

/** "archive the message from Ann": a control named by the verb, in the row of the thing. */
export function readAct(reading: Reading, verb: Verb): readonly Draft[] {
	const rest = withoutPurpose(reading.rest, reading);
	const first = rest[0];
	const whole =
		first !== undefined &&
		!first.capital &&
		matchAt(reading.pack.prepositions, rest, 0) !== undefined;
	const on = whole ? matchAt(reading.pack.prepositions, rest, 0) : undefined;
	const thing = on ? rest.slice(on.length) : [];
	const aimed =
		(on?.value === "on" || on?.value === "for") &&
		thing.length <= 6 &&
		(thing[0]?.kind === "quote" || matchAt(reading.pack.articles, thing, 0) !== undefined);
	if (aimed && verb === "press")
		return targetList(thing, reading, { owner: true, bare: false }).map((fields) =>
			clauseOf(reading, verb, {
				...fields,
				object: reading.verbWords,
				role: undefined,
				row: rowOfThing(fields),
			}),
		);
	if (whole && verb === "press") {
		const said = reading.text.slice(reading.text.indexOf(reading.verbWords));
		return [clauseOf(reading, verb, { object: said.replace(/[.,;:!?]+$/u, "") })];
	}
	const to = splitAtPreposition(rest, reading, { kinds: ["to", "with"] });
	const destination = to ? nameText(readNounPhrase(to.after, reading), reading) : undefined;
	return targetList(to?.before ?? rest, reading, { owner: true, bare: false }).map((fields) =>
		clauseOf(reading, verb, {
			...fields,
			object: reading.verbWords.replace(/\s(?:to|from|for|on|of)$/u, ""),
			role: undefined,
			row: rowOfThing(fields),
			destination,
		}),
	);
}

function rowOfThing(fields: {
	object?: string | undefined;
	row?: string | undefined;
}): string | undefined {
	return fields.row ?? fields.object;
}

/** "mark X as done", "mark X as read". */
export function readMark(reading: Reading): readonly Draft[] {
	const { pack, rest } = reading;
	const items = splitItems(rest, pack);
	const own = items.filter((item) => splitAtPreposition(item, reading, { kinds: ["as"] }));
	if (items.length > 1 && own.length === items.length)
		return items.flatMap((item) => readMark({ ...reading, rest: item }));
	const split = splitAtPreposition(rest, reading, { kinds: ["as"], last: true });
	const tail = split ? undefined : matchBefore(pack.done, rest, rest.length);
	if (!split && !tail)
		return targetList(rest, reading, { owner: true, bare: true }).map((fields) =>
			clauseOf(reading, "check", fields),
		);
	const thing = split ? split.before : rest.slice(0, -(tail?.length ?? 1));
	const state = split ? split.after : rest.slice(-(tail?.length ?? 1));
	const things = targetList(thing, reading, { owner: true, bare: true });
	if (matchAt(pack.done, state, 0))
		return things.map((fields) => clauseOf(reading, "complete", fields));
	const object = nameText(readNounPhrase(state, reading), reading);
	return things.map((fields) =>
		clauseOf(reading, "check", {
			...fields,
			object,
			role: undefined,
			row: fields.row ?? fields.object,
		}),
	);
}

/** "drag X to Y", "move X before Y". */
export function readDrag(reading: Reading): readonly Draft[] {
	const { pack, rest } = reading;
	const split = splitAtPreposition(rest, reading, { kinds: ["into", "to", "in", "on", "beside"] });
	const order = split ? undefined : orderSplit(rest, reading);
	const parts = split ?? order;
	if (!parts) return [clauseOf(reading, "drag", targetFields(rest, reading, { owner: true }))];
	if (readNounPhrase(parts.before, reading).role === "slider") {
		return [
			clauseOf(reading, "fill", {
				...targetFields(parts.before, reading, { owner: true }),
				value: verbatim(parts.after, reading),
			}),
		];
	}
	const from = splitAtPreposition(parts.before, reading, { kinds: ["from"] });
	const end = readNounPhrase(parts.after, reading);
	const destination = placeName(parts.after, reading) ?? nameText(end, reading);
	const fields = targetFields(from?.before ?? parts.before, reading, { owner: false });
	const place = end.name.length === 0 && end.noun.length === 0 ? end.ordinal : undefined;
	return [
		clauseOf(reading, "drag", {
			...fields,
			destination:
				destination ?? (place === undefined ? undefined : verbatim(parts.after, reading)),
			row:
				fields.row ??
				(from && pack && hasName(from.after)
					? nameText(readNounPhrase(from.after, reading), reading)
					: undefined),
		}),
	];
}

/** "the column Done", "the folder 'Tax'": the name of the place without its kind. */
function placeName(tokens: readonly Token[], reading: Reading): string | undefined {
	const bare = withoutArticle(trimmed(tokens), reading);
	const noun = matchAt(reading.pack.rowNouns, bare, 0);
	const name = noun ? bare.slice(noun.length) : [];
	return name.length > 0 && name.every((token) => token.capital)
		? verbatim(name, reading)
		: undefined;
}

/** "before X", "after X", "above X" say where in the order a thing goes. */
function orderSplit(
	tokens: readonly Token[],
	reading: Reading,
): { before: readonly Token[]; after: readonly Token[] } | undefined {
	const at = tokens.findIndex(
		(_, place) =>
			place > 0 &&
			(matchAt(reading.pack.before, tokens, place) ??
				matchAt(reading.pack.after, tokens, place)) !== undefined,
	);
	return at > 0 && at < tokens.length - 1
		? { before: tokens.slice(0, at), after: tokens.slice(at + 1) }
		: undefined;
}
