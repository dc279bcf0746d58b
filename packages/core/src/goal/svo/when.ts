import type { Draft } from "../draft.ts";
import { hasAddress } from "./fields.ts";
import { splitNaming } from "./noun-phrase.ts";
import { matchAt } from "./phrase-table.ts";
import { clauseOf, type Reading, verbatim } from "./reading.ts";
import { type Token, trimmed } from "./tokens.ts";

const LINK = /^(?:on|at|for|from|to|due|by|in|starting|until|till|during|and|,)$/u;
/** Links that tell the ends of a span apart, so that they name the field. */
const ENDS = /^(?:from|to|due|until|till|starting)$/u;
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:weekdays|weekends)$/u;
const MONTH =
	/^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/u;
const DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})$/u;
const DAY_OF_MONTH = /^\d{1,2}(?:st|nd|rd|th)?$/u;
const CLOCK = /^(?:\d{1,2}[:.]\d{2}(?:am|pm)?|\d{1,2}(?:am|pm)|noon|midnight)$/u;
const HALF = /^(?:am|pm|a\.m|p\.m|o'clock)$/u;
const RELATIVE = /^(?:today|tomorrow|tonight)$/u;

/** A time said in a goal, with the words that lead to it. */
interface When {
	readonly from: number;
	readonly value: readonly Token[];
	readonly end: number;
	readonly link?: Token;
}

/** "on 4 June", "at 12:30", "tomorrow", "from 2 May": the time that is said at a place. English only. */
export function whenAt(tokens: readonly Token[], at: number, reading: Reading): When | undefined {
	const first = tokens[at];
	if (reading.pack.language !== "en" || !first || first.depth > 0) return undefined;
	const link = LINK.test(first.text) && !first.capital ? first : undefined;
	const start = link ? at + 1 : at;
	const from = tokens[start]?.text === "the" ? start + 1 : start;
	const length = timeLength(tokens, from);
	const alone = RELATIVE.test(first.text) || /^(?:next|this)$/u.test(first.text);
	if (length === 0 || !(link || alone)) return undefined;
	if (link?.text === "in" && !MONTH.test(tokens[from]?.text ?? "") && length < 2) return undefined;
	const named = link && ENDS.test(link.text) ? { link } : {};
	return {
		from: at,
		value: tokens.slice(from, from + length),
		end: from + length,
		...named,
	};
}

/** How many tokens at a place say one date or one time of day. */
function timeLength(tokens: readonly Token[], at: number): number {
	const [a = "", b = "", c = ""] = [0, 1, 2].map((offset) => tokens[at + offset]?.text);
	if (CLOCK.test(a)) return HALF.test(b) ? 2 : 1;
	if (/^\d{1,2}$/u.test(a) && HALF.test(b)) return 2;
	if (DATE.test(a) || RELATIVE.test(a)) return 1;
	if (/^(?:next|this)$/u.test(a))
		return DAY.test(b) || MONTH.test(b) || /^(?:week|month|year|weekend)$/u.test(b) ? 2 : 0;
	if (DAY.test(a)) {
		const comma = b === "," ? 1 : 0;
		const date = dateLength(tokens, at + 1 + comma);
		return date > 1 ? 1 + comma + date : 1;
	}
	return (
		dateLength(tokens, at) ||
		(MONTH.test(a) && !/^\d/u.test(b) && c !== "" ? 1 : 0) ||
		only(tokens, at)
	);
}

function only(tokens: readonly Token[], at: number): number {
	return MONTH.test(tokens[at]?.text ?? "") ? 1 : 0;
}

/** "4 June 2031", "June 4", "4 June". */
function dateLength(tokens: readonly Token[], at: number): number {
	const [a = "", b = "", c = ""] = [0, 1, 2].map((offset) => tokens[at + offset]?.text);
	const year = (place: number): number => (/^\d{4}$/u.test(tokens[at + place]?.text ?? "") ? 1 : 0);
	if (DAY_OF_MONTH.test(a) && MONTH.test(b)) return 2 + year(2);
	if (DAY_OF_MONTH.test(a) && b === "of" && MONTH.test(c)) return 3 + year(3);
	if (MONTH.test(a) && DAY_OF_MONTH.test(b)) return c === "," && year(3) ? 4 : 2 + year(2);
	return 0;
}

/** A fill clause for a time; "from", "to" and "due" are its field. */
export function fillWhen(when: When, reading: Reading): Draft {
	return clauseOf(reading, "fill", {
		object: when.link && verbatim([when.link], reading),
		value: verbatim(when.value, reading),
		quoted: [],
	});
}

/** "an event 'Lunch' on 4 June at 12:30": times said beside a new thing are filled before it is made. */
export function withWhens(
	reading: Reading,
	read: (rest: Reading) => readonly Draft[],
): readonly Draft[] {
	const { rest, pack } = reading;
	const [first] = rest;
	const settled =
		first !== undefined &&
		(first.kind === "quote" ||
			matchAt(pack.articles, rest, 0) !== undefined ||
			reading.act !== "add");
	if (!settled || pack.language !== "en") return read(reading);
	const naming = splitNaming(rest, pack);
	if (naming && reading.act === "add" && naming.name[0]?.kind !== "quote") return read(reading);
	const found: When[] = [];
	const kept: Token[] = [];
	for (let at = 0; at < rest.length; at += 1) {
		const token = rest[at];
		const when = at > 0 || reading.act === "act" ? whenAt(rest, at, reading) : undefined;
		const separator = token?.text === "," || token?.text === "and";
		if (when && !(separator && found.length === 0 && token?.text === "and")) {
			found.push(when);
			at = when.end - 1;
		} else if (token) kept.push(token);
	}
	if (found.length === 0 || hasAddress(kept.slice(0, 1))) return read(reading);
	return [
		...found.map((when) => fillWhen(when, reading)),
		...read({ ...reading, rest: trimmed(kept) }),
	];
}
