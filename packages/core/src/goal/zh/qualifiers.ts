import type { Draft } from "../draft.ts";
import { CHOICE_NOUNS } from "./noun-phrase.ts";
import { isEmpty, maskOf, type Part, sub, textOfPart, trimPart } from "./part.ts";
import { type ZhReading, zhClause } from "./reading.ts";
import { fillZhWhen, whenLength } from "./when.ts";
import { wordAt } from "./words.ts";

/** What a search is for, and the clauses of what narrows it. */
export interface ZhQualified {
	readonly core: Part;
	readonly drafts: readonly Draft[];
}

const HAVING = /(?:带有?|含有?|附带|配有|不超过|低于|高于|超过|少于|多于|至少|最多|以内)/u;

/** "5月", "尺码42的", "京都带泳池": what stands before the thing looked for and narrows it. */
export function takeZhQualifiers(reading: ZhReading, part: Part): ZhQualified {
	const { source } = reading;
	const drafts: Draft[] = [];
	let core = part;
	for (let taken = 0; taken < 3; taken += 1) {
		const mask = maskOf(source, core);
		const when = whenLength(mask);
		const choice = choiceLead(mask);
		const bound = boundLead(mask);
		if (when > 0 && when < mask.length) {
			drafts.push(fillZhWhen(reading, sub(core, 0, when)));
			core = trimPart(source, sub(core, when + (mask[when] === "的" ? 1 : 0)));
		} else if (bound > 0) {
			drafts.push(filterZh(reading, sub(core, 0, bound)));
			core = sub(core, bound + 1);
		} else if (choice) {
			drafts.push(
				zhClause({ ...reading, rest: sub(core, 0, choice.end) }, "select", {
					object: textOfPart(source, sub(core, 0, choice.noun)),
					value: textOfPart(source, sub(core, choice.noun, choice.end - 1)),
				}),
			);
			core = sub(core, choice.end);
		} else break;
	}
	return { core, drafts };
}

/** "低于300元的": how many characters compare with a number. */
function boundLead(mask: string): number {
	const match =
		/^(?:价格)?(?:不超过|不到|低于|高于|超过|少于|多于|至少|最多)[^的]{0,3}\d[^的]{0,8}(?=的.)/u.exec(
			mask,
		);
	return match?.[0].length ?? 0;
}

/** "带早餐": narrows a search by itself. */
export function isNarrowing(mask: string): boolean {
	return HAVING.exec(mask)?.index === 0;
}

/** "尺码42的": a choice noun, a short value, "的". */
function choiceLead(mask: string): { noun: number; end: number } | undefined {
	const noun = wordAt(CHOICE_NOUNS, mask, 0)?.phrase.length;
	const end = noun === undefined ? -1 : mask.indexOf("的", noun + 1);
	return noun !== undefined && end > 0 && end - noun <= 8 && end < mask.length - 1
		? { noun, end: end + 1 }
		: undefined;
}

/** The place or topic of a search, and what narrows it: "京都带泳池", "卑尔根的经济型", "给定城市". */
export function splitZhPlace(reading: ZhReading, part: Part): ZhQualified {
	const { source } = reading;
	const mask = maskOf(source, part);
	const having = HAVING.exec(mask);
	const de = mask.lastIndexOf("的");
	const cut = having && having.index > 0 ? having.index : de > 0 ? de : -1;
	if (cut < 0) return { core: part, drafts: [] };
	const value = trimPart(source, sub(part, cut + (mask[cut] === "的" ? 1 : 0)));
	if (isEmpty(value)) return { core: part, drafts: [] };
	return { core: trimPart(source, sub(part, 0, cut)), drafts: [filterZh(reading, value)] };
}

export function filterZh(reading: ZhReading, part: Part): Draft {
	return zhClause({ ...reading, rest: part }, "filter", {
		value: textOfPart(reading.source, part),
	});
}

const COUNTED =
	/^(?:共|给|供|住)?([\d一二三四五六七八九十两]{1,3})(?:位|名|个|间|人份|张|晚)?(成人|大人|儿童|小孩|孩子|婴儿|老人|人|客人|乘客|房间|房|晚)$/u;

/** "2位成人": a number of those a search or a booking is for. */
export function readZhCounted(reading: ZhReading): Draft | undefined {
	const { source, rest } = reading;
	const match = COUNTED.exec(maskOf(source, rest));
	if (!match) return undefined;
	const [, number = "", noun = ""] = match;
	const at = match[0].indexOf(number);
	return zhClause(reading, "fill", {
		object: textOfPart(source, sub(rest, match[0].length - noun.length)),
		value: textOfPart(source, sub(rest, at, at + number.length)),
	});
}
