import type { Draft } from "../draft.ts";
import { isEmpty, maskOf, type Part, sub, textOfPart, trimPart } from "./part.ts";
import { type ZhReading, zhClause } from "./reading.ts";

const NUMBER = "[\\d一二三四五六七八九十]{1,3}";
const DATE = `(?:\\d{4}年)?${NUMBER}月(?:${NUMBER}[日号])?|\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|(?:下|这|本)?(?:周|星期|礼拜)[一二三四五六日天末]|今天|明天|后天|今晚|明晚|下个?月|下周|月底`;
const CLOCK = `(?:上午|下午|晚上|早上|中午|凌晨|傍晚)?(?:\\d{1,2}:\\d{2}|${NUMBER}点(?:半|${NUMBER}分?)?)`;
const WHEN = new RegExp(`^(?:${DATE}|${CLOCK})`, "u");

/** The times a stretch is made of ("6月4日12:30"), or undefined when it says anything else. */
export function readZhWhens(reading: ZhReading): readonly Draft[] | undefined {
	const named = whenOfField(reading);
	if (named) return [named];
	const drafts: Draft[] = [];
	let rest = reading.rest;
	while (!isEmpty(rest)) {
		const length = whenLength(maskOf(reading.source, rest));
		if (length === 0) return undefined;
		drafts.push(fillZhWhen(reading, sub(rest, 0, length)));
		rest = trimPart(reading.source, withoutLink(reading, sub(rest, length)));
	}
	return drafts.length > 0 ? drafts : undefined;
}

/** "8月2日入住": the field a time is for stands after it. */
function whenOfField(reading: ZhReading): Draft | undefined {
	const { source, rest } = reading;
	const mask = maskOf(source, rest);
	const length = whenLength(mask);
	const field = /^(?:入住|退房|出发|返程|返回|到达|开始|结束)$/u.exec(mask.slice(length));
	if (length === 0 || !field) return undefined;
	return zhClause(reading, "fill", {
		object: textOfPart(source, sub(rest, length)),
		value: textOfPart(source, sub(rest, 0, length)),
	});
}

/** How many characters at the start say one date or one time of day. */
export function whenLength(mask: string): number {
	return WHEN.exec(mask.slice(0, 24))?.[0].length ?? 0;
}

export function fillZhWhen(reading: ZhReading, part: Part): Draft {
	return zhClause({ ...reading, rest: part }, "fill", { value: textOfPart(reading.source, part) });
}

function withoutLink(reading: ZhReading, part: Part): Part {
	return sub(part, /^[的在于,\s]+/u.exec(maskOf(reading.source, part))?.[0].length ?? 0);
}
