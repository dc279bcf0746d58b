import type { Draft } from "../draft.ts";
import { hasAddress, isGiven, readField, readFields } from "./fields.ts";
import { splitItems } from "./items.ts";
import { nameText, readNounPhrase } from "./noun-phrase.ts";
import { matchAt } from "./phrase-table.ts";
import { takeQualifiers } from "./qualifiers.ts";
import { FILLER, splitFields } from "./read-item.ts";
import { readAct, readNamed } from "./read-named.ts";
import { readSet } from "./read-set.ts";
import { fillOf } from "./read-values.ts";
import { clauseOf, type Reading, splitAtPreposition, targetFields, verbatim } from "./reading.ts";
import { withoutArticle } from "./row.ts";
import { trimmed } from "./tokens.ts";
import { fillWhen, whenAt, withWhens } from "./when.ts";

/** "complete the wizard with the size M": the fields are filled on the way. */
export function withFields(
	reading: Reading,
	read: (rest: Reading) => readonly Draft[],
): readonly Draft[] {
	const { rest, fields } = splitFields(reading.rest, reading);
	return [...fields.map((pair) => fillOf(reading, pair)), ...read({ ...reading, rest })];
}

/** "switch the period to Last 30 days", "turn the heating to 21". */
export function turned(reading: Reading): readonly Draft[] | undefined {
	const to = splitAtPreposition(reading.rest, reading, { kinds: ["to"] });
	return to && readSet(reading, "fill");
}

/** "set an alarm for 6:45 on weekdays". */
export function timed(reading: Reading): readonly Draft[] | undefined {
	const at = reading.rest.findIndex(
		(_, place) => place > 0 && whenAt(reading.rest, place, reading) !== undefined,
	);
	const first = at > 0 ? whenAt(reading.rest, at, reading) : undefined;
	if (
		!first ||
		first.link?.text === "to" ||
		splitAtPreposition(reading.rest, reading, { kinds: ["to", "as"] })
	)
		return undefined;
	const later = whenAt(reading.rest, first.end, reading);
	const target = targetFields(reading.rest.slice(0, at), reading, { owner: true });
	return [
		clauseOf(reading, "fill", { ...target, value: verbatim(first.value, reading) }),
		...(later ? [fillWhen(later, reading)] : []),
	];
}

/** "export the table as CSV". */
export function readDownload(reading: Reading): readonly Draft[] {
	const items = splitItems(reading.rest, reading.pack);
	const own = items.filter((item) => splitAtPreposition(item, reading, { kinds: ["as"] }));
	if (items.length > 1 && own.length === items.length)
		return items.flatMap((rest) => readDownload({ ...reading, rest }));
	if (items.length > 1 && own.length === 0) return readNamed(reading, "download");
	const as = splitAtPreposition([...FILLER, ...reading.rest], reading, {
		kinds: ["as"],
		last: true,
	});
	const rest = as ? as.before.slice(FILLER.length) : reading.rest;
	const fields = targetFields(rest, { ...reading, rest }, { owner: true });
	return [
		clauseOf(reading, "download", {
			...fields,
			value: as && verbatim(withoutArticle(as.after, reading), reading),
		}),
	];
}

/** "reply to the mail from Dana with 'Thanks'": the text is typed once the answer is open. */
export function replied(reading: Reading): readonly Draft[] | undefined {
	if (!/^(?:reply|reply to)$/iu.test(reading.verbWords)) return undefined;
	const [only] = reading.rest.length === 1 ? reading.rest : [];
	if (only?.quote !== undefined) {
		const press = clauseOf(reading, "press", { object: reading.verbWords, quoted: [] });
		return [press, clauseOf(reading, "fill", { value: only.quote })];
	}
	const split = splitAtPreposition([...FILLER, ...reading.rest], reading, {
		kinds: ["with"],
		last: true,
	});
	const value = split?.after.length === 1 ? split.after[0]?.quote : undefined;
	if (!split || value === undefined) return undefined;
	return [
		...readAct({ ...reading, rest: split.before.slice(FILLER.length) }, "press"),
		clauseOf(reading, "fill", { value, quoted: [value] }),
	];
}

/** "book a table for 4 people on 12 March under the name Rossi". */
export function booked(reading: Reading): readonly Draft[] | undefined {
	if (!/^(?:book|reserve|rent|hire)$/iu.test(reading.verbWords)) return undefined;
	const under = splitAtPreposition(reading.rest, reading, { kinds: ["in"], last: true });
	const name = under && readField(under.after, reading);
	const said = name?.field && name.value ? under : undefined;
	const rest = said ? said.before : reading.rest;
	const drafts = withWhens({ ...reading, rest }, (bare) => {
		const narrow = takeQualifiers(bare.rest, bare, { loose: false });
		const pressed = readAct({ ...bare, rest: narrow.core }, "press");
		return [...narrow.drafts, ...pressed];
	});
	const last = drafts.at(-1);
	return said && name && last ? [...drafts.slice(0, -1), fillOf(reading, name), last] : drafts;
}

/** "subscribe to the newsletter with a@b.example": the address is typed, then it is sent. */
export function subscribed(reading: Reading): readonly Draft[] | undefined {
	if (
		!/^(?:subscribe(?: to)?|abonniere|abonnieren|iscriviti a|suscríbete a|подпишись на|подпишитесь на)$/iu.test(
			reading.verbWords,
		)
	)
		return undefined;
	const { rest, pack } = reading;
	const at = rest.findIndex((_, place) => {
		const link = matchAt(pack.prepositions, rest, place)?.value;
		return link === "with" || link === "using" || link === "as";
	});
	if (at < 0) return undefined;
	const link = matchAt(pack.prepositions, rest, at)?.length ?? 1;
	const said = trimmed(rest.slice(at + link));
	const given = isGiven(said, reading);
	if (!given && !hasAddress(said) && said[0]?.kind !== "quote") return undefined;
	const thing = rest.slice(0, at);
	const object = thing.length > 0 ? nameText(readNounPhrase(thing, reading), reading) : undefined;
	const field = readField(said, reading);
	const fills = given
		? []
		: [
				field?.field && field.value
					? fillOf(reading, field)
					: clauseOf(reading, "fill", {
							value: verbatim(said, reading),
							quoted: said.flatMap((token) => token.quote ?? []),
						}),
			];
	return [
		...fills,
		clauseOf(reading, "submit", {
			object: object ?? reading.verbWords.replace(/\s+to$/iu, ""),
			quoted: [],
		}),
	];
}

/** "compose a mail to a@b.example": the address is typed first. */
export function addressed(
	reading: Reading,
	read: (rest: Reading) => readonly Draft[],
): readonly Draft[] {
	const { rest } = reading;
	const at = rest.findIndex(
		(token, place) => token.text === "to" && hasAddress(rest.slice(place + 1, place + 2)),
	);
	if (at < 1) return read(reading);
	const fill = clauseOf(reading, "fill", {
		object: verbatim(rest.slice(at, at + 1), reading),
		value: verbatim(rest.slice(at + 1, at + 2), reading),
		quoted: [],
	});
	return [fill, ...read({ ...reading, rest: [...rest.slice(0, at), ...rest.slice(at + 2)] })];
}

/** "order 2 pizzas, size large": fields after a comma. */
export function withTrailing(
	reading: Reading,
	read: (rest: Reading) => readonly Draft[],
): readonly Draft[] {
	const { rest } = reading;
	const comma = rest.findIndex((token) => token.text === "," && token.depth === 0);
	if (comma < 1) return read(reading);
	const pairs = readFields(rest.slice(comma + 1), reading);
	if (pairs.length === 0 || !pairs.every((pair) => pair.field && pair.value)) return read(reading);
	return [
		...pairs.map((pair) => fillOf(reading, pair)),
		...read({ ...reading, rest: rest.slice(0, comma) }),
	];
}

/** "report the comment by troll as spam": an act, not something to tell. */
export function reported(reading: Reading): readonly Draft[] | undefined {
	if (!/^report$/iu.test(reading.verbWords)) return undefined;
	const as = splitAtPreposition(reading.rest, reading, { kinds: ["as"], last: true });
	if (!as) return undefined;
	return readAct({ ...reading, rest: as.before }, "press").map((draft) => ({
		...draft,
		value: verbatim(withoutArticle(as.after, reading), reading),
	}));
}

/** "invite a@b.example as an editor": what is typed and chosen before the invitation goes out. */
export function invited(reading: Reading): readonly Draft[] | undefined {
	const { rest } = reading;
	if (!/^invite$/iu.test(reading.verbWords) || !hasAddress(rest.slice(0, 1))) return undefined;
	const to = splitAtPreposition(rest, reading, { kinds: ["to"], last: true });
	const as = splitAtPreposition(to?.before ?? rest, reading, { kinds: ["as"] });
	const address = verbatim(as?.before ?? to?.before ?? rest, reading);
	const role = as && verbatim(withoutArticle(as.after, reading), reading);
	const destination = to && nameText(readNounPhrase(to.after, reading), reading);
	return [
		clauseOf(reading, "fill", { value: address, quoted: [] }),
		...(role === undefined ? [] : [clauseOf(reading, "select", { value: role, quoted: [] })]),
		clauseOf(reading, "press", { object: reading.verbWords, destination, quoted: [] }),
	];
}
