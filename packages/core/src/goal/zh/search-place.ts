import type { Draft } from "../draft.ts";
import { ZH_GIVEN } from "../lexicon/zh.ts";
import { hasQuote, isEmpty, maskOf, type Part, sub, textOfPart, trimPart } from "./part.ts";
import { withoutLocative, type ZhReading, zhClause } from "./reading.ts";
import { lookup, wordBefore } from "./words.ts";

/** Things that are listed by place and not found on a page by name. */
const LISTED = lookup([
	[
		"住宿|酒店|旅馆|饭店|民宿|房源|客房|航班|机票|火车票|车票|餐厅|餐馆|公寓|旅店|咖啡馆|景点|火车|演出|房子|租车",
		true as const,
	],
]);

/** "显示卑尔根的酒店" looks for something, though it is said as if it were on the page. */
export function looksForZh(reading: ZhReading): boolean {
	const { source } = reading;
	const rest = trimPart(source, reading.rest);
	const mask = maskOf(source, rest);
	const noun = wordBefore(LISTED, mask);
	const before = noun ? mask.slice(0, -noun.phrase.length) : "";
	return (
		before.includes("的") &&
		!/^(?:我|所有|全部|最|第|这|那|我们)/u.test(before) &&
		!hasQuote(source, rest)
	);
}

/** Things that only a search lists, so that a word right before them narrows it. */
export const LISTED_ONLY: RegExp = /^(?:住宿|酒店|旅馆|饭店|民宿|房源|客房|公寓|旅店|餐厅|餐馆)$/u;

/** "飞往利马" → "利马". */
export function withoutTravel(reading: ZhReading, part: Part): Part {
	const lead = /^(?:飞往|前往|去往|开往|去|到)(?=.)/u.exec(maskOf(reading.source, part));
	return sub(part, lead?.[0].length ?? 0);
}

/** "在给定的地区查找民宿", "在里斯本查找民宿": the place is said before the verb. */
export function searchPlace(reading: ZhReading): Draft | undefined {
	const { source, place, rest } = reading;
	if (place?.kind !== "in" || isEmpty(rest)) return undefined;
	if (wordBefore(LISTED, maskOf(source, rest))?.phrase !== maskOf(source, rest)) return undefined;
	const bare = withoutLocative(source, place.part);
	if (/(?:页面?|网站|站点|框|栏|列表|百科|商店|应用|店|库|系统)$/u.test(maskOf(source, bare)))
		return undefined;
	const given = ZH_GIVEN.test(maskOf(source, bare).slice(0, 5));
	return zhClause(reading, "search", {
		object: textOfPart(source, rest),
		value: given ? undefined : textOfPart(source, bare),
	});
}
