import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import type { Act } from "../lexicon/pack.ts";
import { asks, readAnswer } from "./answer.ts";
import type { Start } from "./clause-start.ts";
import { readField, readFields } from "./fields.ts";
import { type Context, nameText, readNounPhrase } from "./noun-phrase.ts";
import { findFirst, matchAt, matchBefore } from "./phrase-table.ts";
import {
	addressed,
	booked,
	invited,
	readDownload,
	replied,
	reported,
	subscribed,
	timed,
	turned,
	withFields,
	withTrailing,
} from "./read-beside.ts";
import { readFilter, readSelect, readSort } from "./read-choice.ts";
import { readItem, readSubmit } from "./read-item.ts";
import { readJourney } from "./read-journey.ts";
import { readAct, readDrag, readMark, readNamed } from "./read-named.ts";
import { readKeep, readMove, readState, readUpload, readWhole } from "./read-plain.ts";
import { looksFor, readFind, readSearch } from "./read-search.ts";
import { readName, readSet } from "./read-set.ts";
import { fillOf, readFill } from "./read-values.ts";
import { clauseOf, type Reading, splitAtPreposition } from "./reading.ts";
import { type Token, textOf, trimmed } from "./tokens.ts";
import { matchVerb } from "./verb.ts";
import { withWhens } from "./when.ts";

type Reader = (reading: Reading) => readonly Draft[];

const named =
	(verb: Verb): Reader =>
	(reading) =>
		readNamed(reading, verb);

const READERS: Readonly<Record<Act, Reader>> = {
	open: (reading) => (looksFor(reading) ? readSearch(reading) : readNamed(reading, "open")),
	press: named("press"),
	check: named("check"),
	uncheck: named("uncheck"),
	remove: named("remove"),
	complete: (reading) => withFields(reading, (rest) => readNamed(rest, "complete")),
	accept: named("accept"),
	refuse: named("refuse"),
	hover: named("hover"),
	download: readDownload,
	double_click: named("double_click"),
	right_click: named("right_click"),
	close: (reading) =>
		asks(reading) && /^dismiss$/iu.test(reading.verbWords)
			? [
					clauseOf(reading, "refuse", {
						object: readNamed(reading, "close")[0]?.object,
						role: "dialog",
					}),
				]
			: readNamed(reading, "close"),
	expand: named("expand"),
	collapse: named("collapse"),
	play: named("play"),
	key: named("press"),
	turn: (reading) => turned(reading) ?? readNamed(reading, "press"),
	fill: (reading) =>
		(writes(reading) ? READERS.create(reading) : undefined) ??
		(/^answer$/iu.test(reading.verbWords) ? readAnswer(reading) : undefined) ??
		(answersOnly(reading) ? readWhole(reading, "read") : readFill(reading)),
	search: readSearch,
	find: readFind,
	select: readSelect,
	sort: readSort,
	filter: readFilter,
	add: (reading) => withWhens(reading, (rest) => readItem(rest, "add")),
	create: (reading) =>
		withWhens(reading, (rest) => addressed(rest, (bare) => readItem(bare, "create"))),
	edit: (reading) => readSet(reading, "edit"),
	set: (reading) => storing(reading) ?? timed(reading) ?? readSet(reading, "fill"),
	put: readPut,
	name: readName,
	use: readUse,
	ensure: readState,
	mark: readMark,
	act: (reading) =>
		(/^(?:antworte|antworten|réponds|répondez|responde|responda|rispondi|ответь|ответьте)$/iu.test(
			reading.verbWords,
		)
			? readAnswer(reading)
			: undefined) ??
		replied(reading) ??
		booked(reading) ??
		invited(reading) ??
		readAct(reading, "press"),
	state_on: (reading) => subscribed(reading) ?? readAct(reading, "check"),
	state_off: (reading) => readAct(reading, "uncheck"),
	submit: (reading) =>
		asks(reading) && /^confirm$/iu.test(reading.verbWords)
			? [
					clauseOf(reading, "accept", {
						object: readSubmit(reading, "submit")[0]?.object,
						role: "dialog",
					}),
				]
			: readSubmit(reading, "submit"),
	checkout: (reading) =>
		sorts(reading)
			? readSort(reading)
			: withTrailing(reading, (rest) => readSubmit(rest, "checkout")),
	sign_in: (reading) => readJourney(reading, "sign_in"),
	sign_out: (reading) => readMove(reading, "sign_out"),
	register: (reading) => readJourney(reading, "register"),
	scroll: (reading) => readMove(reading, "scroll"),
	back: (reading) => readMove(reading, "back"),
	drag: readDrag,
	upload: (reading) => readUpload(reading, "upload"),
	wait: (reading) => readWhole(reading, "wait"),
	read: (reading) => reported(reading) ?? readWhole(reading, "read"),
	keep: readKeep,
	do: (reading) => readWhole(reading, "do"),
};

/** The clauses of a stretch that starts with a verb. */
export function readClause(
	tokens: readonly Token[],
	start: Extract<Start, { kind: "verb" }>,
	context: Context,
): readonly Draft[] {
	const { verb } = start;
	const { tail } = verb;
	const end = lastContent(tokens, context);
	const text = textOf(context.source, trimmed(tokens));
	const head = textOf(context.source, tokens.slice(start.at, verb.from));
	if (!tail) {
		const drafts = READERS[verb.act]({
			...context,
			act: verb.act,
			text,
			verbWords: head,
			rest: withoutSequence(tokens.slice(verb.from, end), context),
		});
		return verb.refers === true ? drafts.map((draft) => ({ ...draft, refers: true })) : drafts;
	}
	const home = tokens[tail.at + tail.length - 1]?.text === "of";
	const after = home ? [] : tokens.slice(tail.at + tail.length, end);
	const more = stateAfter(after, context);
	const reading: Reading = {
		...context,
		act: verb.act,
		text,
		verbWords: [head, textOf(context.source, tokens.slice(tail.at, tail.at + tail.length))].join(
			" ",
		),
		rest: trimmed([...tokens.slice(verb.from, tail.at), ...(more ? [] : after)]),
	};
	const drafts = READERS[verb.act](reading);
	return more ? [...drafts, ...readState({ ...reading, verbWords: head, rest: more })] : drafts;
}

/** "öffne dann X": the word for the order may stand after the verb. */
function withoutSequence(tokens: readonly Token[], context: Context): readonly Token[] {
	const rest = trimmed(tokens);
	const link = context.pack.language === "en" ? undefined : matchAt(context.pack.sequence, rest, 0);
	return link ? trimmed(rest.slice(link.length)) : rest;
}

/** "turn A on and B off": what follows the tail is another thing with its state. */
function stateAfter(tokens: readonly Token[], context: Context): readonly Token[] | undefined {
	const { pack } = context;
	const comma = tokens[0]?.text === "," ? 1 : 0;
	const length = comma + (matchAt(pack.and, tokens, comma)?.length ?? 0);
	const rest = tokens.slice(length);
	const state = matchBefore(pack.on, rest, rest.length) ?? matchBefore(pack.off, rest, rest.length);
	return length > 0 && state && state.length < rest.length ? rest : undefined;
}

/** Words that give the reason ("so that …") end the clause. */
function lastContent(tokens: readonly Token[], context: Context): number {
	const because = findFirst(context.pack.because, tokens, 1);
	return because ? because.at : tokens.length;
}

/** "write a mail to a@b.example": a new thing, not a text. */
function writes(reading: Reading): boolean {
	const { rest } = reading;
	return (
		/^write$/iu.test(reading.verbWords) &&
		/^(?:a|an|the)$/u.test(rest[0]?.text ?? "") &&
		/^(?:mail|e-mail|email|letter)$/u.test(rest[1]?.text ?? "") &&
		rest.length > 2
	);
}

/** "order the table by date". */
function sorts(reading: Reading): boolean {
	return (
		reading.rest.some((token, at) => at > 0 && token.text === "by") &&
		/^order$/iu.test(reading.verbWords)
	);
}

/** "answer the question" reports; "answer it with X" fills. */
function answersOnly(reading: Reading): boolean {
	const said = splitAtPreposition(reading.rest, reading, { kinds: ["with", "in", "into", "to"] });
	return (
		/^answer$/iu.test(reading.verbWords) &&
		!said &&
		!reading.rest.some((token) => token.kind === "quote")
	);
}

/** "put the mug in the cart" adds it; "put X in the field" fills it. */
function readPut(reading: Reading): readonly Draft[] {
	return storing(reading) ?? readGiven(reading) ?? readFill(reading);
}

/** "give the list the name X". */
function readGiven(reading: Reading): readonly Draft[] | undefined {
	const { pack, rest } = reading;
	if (!/^give$/iu.test(reading.verbWords)) return undefined;
	const at = rest.findIndex(
		(_, place) => place > 0 && matchAt(pack.articles, rest, place) !== undefined,
	);
	const pair = at > 0 ? readField(rest.slice(at), reading) : undefined;
	if (!pair?.field || !pair.value) return undefined;
	const phrase = readNounPhrase(rest.slice(0, at), reading);
	const row = matchAt(pack.pronouns, rest, 0) ? undefined : nameText(phrase, reading);
	return [{ ...fillOf(reading, pair), ...(row !== undefined && { row }) }];
}

function storing(reading: Reading): readonly Draft[] | undefined {
	const split = splitAtPreposition(reading.rest, reading, {
		kinds: ["to", "into", "in", "on"],
		last: true,
	});
	const stored = split && matchBefore(reading.pack.cartNouns, split.after, split.after.length);
	return stored && readItem({ ...reading, act: "add" }, "add");
}

/** "use the slider to set …" is the second verb's clause; "use X as the Y" fills; "use the code X". */
function readUse(reading: Reading): readonly Draft[] {
	const to = splitAtPreposition(reading.rest, reading, { kinds: ["to"] });
	const verb = to && matchVerb(to.after, 0, { pack: reading.pack });
	if (to && verb) {
		const control = matchBefore(reading.pack.roles, to.before, to.before.length) !== undefined;
		const means = (control ? [] : readFields(to.before, reading)).filter(
			(pair) => pair.field && pair.value,
		);
		const aim = readClause(to.after, { kind: "verb", at: 0, verb }, reading);
		const fills = means.map((pair) => fillOf(reading, pair));
		return [...fills, ...aim.map((draft) => ({ ...draft, text: reading.text }))];
	}
	const fills = readFill(reading);
	const [first] = fills;
	return first?.value === undefined && !matchAt(reading.pack.given, reading.rest, 0)
		? [clauseOf(reading, "press", { object: first?.object, role: first?.role })]
		: fills;
}
