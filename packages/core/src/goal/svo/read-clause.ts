import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import type { Act } from "../lexicon/pack.ts";
import type { Start } from "./clause-start.ts";
import type { Context } from "./noun-phrase.ts";
import { findFirst, matchAt } from "./phrase-table.ts";
import { readFilter, readSelect, readSort } from "./read-choice.ts";
import { readItem, readJourney, readSubmit } from "./read-item.ts";
import { readAct, readDrag, readMark, readNamed } from "./read-named.ts";
import { readKeep, readMove, readState, readUpload, readWhole } from "./read-plain.ts";
import { readFind, readSearch } from "./read-search.ts";
import { readFill, readName, readSet } from "./read-values.ts";
import { clauseOf, type Reading, splitAtPreposition } from "./reading.ts";
import { type Token, textOf, trimmed } from "./tokens.ts";
import { matchVerb } from "./verb.ts";

type Reader = (reading: Reading) => readonly Draft[];

const named =
	(verb: Verb): Reader =>
	(reading) =>
		readNamed(reading, verb);

const READERS: Readonly<Record<Act, Reader>> = {
	open: named("open"),
	press: named("press"),
	check: named("check"),
	uncheck: named("uncheck"),
	remove: named("remove"),
	complete: named("complete"),
	accept: named("accept"),
	refuse: named("refuse"),
	hover: named("hover"),
	download: named("download"),
	double_click: named("double_click"),
	right_click: named("right_click"),
	close: named("close"),
	expand: named("expand"),
	collapse: named("collapse"),
	play: named("play"),
	key: named("press"),
	turn: named("press"),
	fill: readFill,
	search: readSearch,
	find: readFind,
	select: readSelect,
	sort: readSort,
	filter: readFilter,
	add: (reading) => readItem(reading, "add"),
	create: (reading) => readItem(reading, "create"),
	edit: (reading) => readSet(reading, "edit"),
	set: (reading) => readSet(reading, "fill"),
	put: readFill,
	name: readName,
	use: readUse,
	ensure: readState,
	mark: readMark,
	act: (reading) => readAct(reading, "press"),
	state_on: (reading) => readAct(reading, "check"),
	state_off: (reading) => readAct(reading, "uncheck"),
	submit: (reading) => readSubmit(reading, "submit"),
	checkout: (reading) => readSubmit(reading, "checkout"),
	sign_in: (reading) => readJourney(reading, "sign_in"),
	sign_out: (reading) => readMove(reading, "sign_out"),
	register: (reading) => readJourney(reading, "register"),
	scroll: (reading) => readMove(reading, "scroll"),
	back: (reading) => readMove(reading, "back"),
	drag: readDrag,
	upload: (reading) => readUpload(reading, "upload"),
	wait: (reading) => readWhole(reading, "wait"),
	read: (reading) => readWhole(reading, "read"),
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
	const body = tail
		? [...tokens.slice(verb.from, tail.at), ...tokens.slice(tail.at + tail.length, end)]
		: tokens.slice(verb.from, end);
	const said = tail
		? tokens.slice(start.at, tail.at + tail.length)
		: tokens.slice(start.at, verb.from);
	const reading: Reading = {
		...context,
		act: verb.act,
		text: textOf(context.source, trimmed(tokens)),
		verbWords: textOf(context.source, tail ? [...tokens.slice(start.at, verb.from)] : said),
		rest: trimmed(body),
	};
	return READERS[verb.act](reading);
}

/** Words that give the reason ("so that …") end the clause. */
function lastContent(tokens: readonly Token[], context: Context): number {
	const because = findFirst(context.pack.because, tokens, 1);
	return because ? because.at : tokens.length;
}

/** "use the slider to set …" is the second verb's clause; "use X as the Y" fills; "use the code X". */
function readUse(reading: Reading): readonly Draft[] {
	const to = splitAtPreposition(reading.rest, reading, { kinds: ["to"] });
	const verb = to && matchVerb(to.after, 0, { pack: reading.pack });
	if (to && verb)
		return readClause(to.after, { kind: "verb", at: 0, verb }, reading).map((draft) => ({
			...draft,
			text: reading.text,
		}));
	const fills = readFill(reading);
	const [first] = fills;
	return first?.value === undefined && !matchAt(reading.pack.given, reading.rest, 0)
		? [clauseOf(reading, "press", { object: first?.object, role: first?.role })]
		: fills;
}
