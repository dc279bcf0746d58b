import type { Draft } from "../draft.ts";
import { ZH_GIVEN, ZH_SEARCH_NOUNS } from "../lexicon/zh.ts";
import { readZhField } from "./fields.ts";
import { CHOICE_NOUNS, readZhPhrase, zhItems } from "./noun-phrase.ts";
import {
	hasQuote,
	isEmpty,
	maskOf,
	type Part,
	quotesIn,
	sub,
	textOfPart,
	trimPart,
} from "./part.ts";
import { readZhPath } from "./path.ts";
import { splitZhPlace, takeZhQualifiers } from "./qualifiers.ts";
import {
	placeField,
	placeRow,
	takeZhRow,
	type ZhReading,
	zhClause,
	zhFields,
	zhRow,
	zhTargets,
} from "./reading.ts";
import { LISTED_ONLY, searchPlace, withoutTravel } from "./search-place.ts";
import { lookup, wordBefore } from "./words.ts";

const SEARCH_NOUNS = lookup([[ZH_SEARCH_NOUNS, true as const]]);

/** "搜索里斯本的住宿", "查找红色的鞋", "搜索从奥斯陆到罗马的航班". */
export function readZhSearch(reading: ZhReading): readonly Draft[] {
	const { source } = reading;
	const narrow = takeZhQualifiers(reading, trimPart(source, withoutLead(reading, reading.rest)));
	const rest = narrow.core;
	const route = readRoute({ ...reading, rest });
	return [...(route ?? readSought({ ...reading, rest })), ...narrow.drafts];
}

function readSought(reading: ZhReading): readonly Draft[] {
	const { source, rest } = reading;
	const quotes = quotesIn(source, rest);
	const means = searchMeans(reading);
	const inside = searchPlace(reading);
	if (inside) return [inside];
	if (isEmpty(rest)) return [zhClause(reading, "search", means)];
	const mask = maskOf(source, rest);
	const noun = wordBefore(SEARCH_NOUNS, mask);
	const before = noun ? sub(rest, 0, mask.length - noun.phrase.length) : rest;
	if (quotes.length === 1 && quotes[0]) {
		return [
			zhClause(reading, "search", {
				object: noun && textOfPart(source, sub(rest, mask.length - noun.phrase.length)),
				value: quotes[0].inner,
			}),
		];
	}
	const bare = /(?:的|地区的?|附近的|一带的)$/u.exec(maskOf(source, before));
	const lead = /^(?:在|位于)/u.exec(maskOf(source, before))?.[0].length ?? 0;
	const place = bare ? sub(before, lead, bare.index) : sub(before, lead);
	const kind =
		/的[^的]{1,4}$/u.exec(maskOf(source, place)) !== null && LISTED_ONLY.test(noun?.phrase ?? "");
	const sought = kind || bare ? splitZhPlace(reading, place) : { core: place, drafts: [] };
	const placed = bare ?? (kind ? true : undefined);
	if (noun && placed && !isEmpty(sought.core) && !/色$/u.test(maskOf(source, place))) {
		const named = sub(rest, mask.length - noun.phrase.length);
		if (ZH_GIVEN.test(maskOf(source, sought.core).slice(0, 5)))
			return [zhClause(reading, "search", { object: textOfPart(source, named) }), ...sought.drafts];
		return [
			zhClause(reading, "search", {
				object: textOfPart(source, named),
				value: textOfPart(source, withoutTravel(reading, sought.core)),
			}),
			...sought.drafts,
		];
	}
	const given = ZH_GIVEN.test(mask.slice(0, 5));
	const phrase = readZhPhrase(source, rest);
	if (given || phrase.refers === true)
		return [zhClause(reading, "search", { refers: phrase.refers })];
	return [zhClause(reading, "search", { value: textOfPart(source, rest) })];
}

/** "用关键词X搜索": what is searched for is said before the verb. */
function searchMeans(reading: ZhReading): { value?: string } {
	const { place, source } = reading;
	if (place?.kind !== "with") return {};
	const pair = readZhField(source, place.part);
	if (ZH_GIVEN.test(maskOf(source, place.part).slice(0, 5))) return {};
	return { value: textOfPart(source, pair?.value ?? place.part) };
}

function withoutLead(reading: ZhReading, part: Part): Part {
	const mask = maskOf(reading.source, part);
	return sub(part, /^(?:一下|有关|关于|名为|叫做?|出|下)/u.exec(mask)?.[0].length ?? 0);
}

function readRoute(reading: ZhReading): readonly Draft[] | undefined {
	const { source, rest } = reading;
	const match = /^(从)(.{1,20}?)(到|飞往|去往|前往|至|去|飞)(.{1,20}?)的(.{1,8})$/u.exec(
		maskOf(source, rest),
	);
	if (!match) return undefined;
	const [, from = "", origin = "", to = "", target = "", noun = ""] = match;
	const at = from.length + origin.length;
	const field = (start: number, length: number): string =>
		textOfPart(source, sub(rest, start, start + length));
	return [
		zhClause(reading, "fill", {
			object: field(0, from.length),
			value: field(from.length, origin.length),
			quoted: [],
		}),
		zhClause(reading, "fill", {
			object: field(at, to.length),
			value: field(at + to.length, target.length),
			quoted: [],
		}),
		zhClause(reading, "search", { object: field(at + to.length + target.length + 1, noun.length) }),
	];
}

/** "找到X": a thing on the page by its place, comparison or kind, else something to search for. */
export function readZhFind(reading: ZhReading): readonly Draft[] {
	const { source, rest } = reading;
	const row = zhRow(source, rest);
	const role = readZhPhrase(source, rest).role;
	if (
		row &&
		role !== "button" &&
		/(?:行|卡片|条目|那条|记录)$/u.test(maskOf(source, trimPart(source, rest)))
	) {
		return [zhClause(reading, "open", { ...row, object: row.row, locates: true })];
	}
	const phrase = readZhPhrase(source, rest);
	const onPage =
		phrase.ordinal !== undefined || phrase.extreme !== undefined || phrase.role !== undefined;
	const owned = takeZhRow(source, rest).row !== undefined;
	if (onPage || owned)
		return zhTargets(reading, rest).map((fields) =>
			zhClause(reading, "open", { ...fields, locates: true }),
		);
	return readZhSearch(reading);
}

/** "选择设计类别", "颜色选红色和绿色", "从列表中选择X", "选择A作为B". */
export function readZhSelect(reading: ZhReading): readonly Draft[] {
	const { source } = reading;
	const rest = trimPart(source, reading.rest);
	const path = readZhPath({ ...reading, rest }, "select");
	if (path) return path;
	const phrase = readZhPhrase(source, rest);
	if (phrase.role === "tab" || phrase.role === "link" || phrase.role === "button") {
		return zhTargets(reading, rest).map((fields) =>
			zhClause(reading, phrase.role === "tab" ? "open" : "press", fields),
		);
	}
	if (phrase.role === "checkbox")
		return zhTargets(reading, rest).map((fields) => zhClause(reading, "check", fields));
	const field = placeField(reading);
	const chosen = asField(reading, rest) ?? byNoun(reading, rest);
	if (phrase.ordinal !== undefined || phrase.extreme) {
		return [zhClause(reading, "select", { ...zhFields(phrase), row: placeRow(reading).row })];
	}
	const object = chosen?.object ?? field?.object;
	const values = chosen?.values ?? zhItems(source, rest);
	return values.map((value) => {
		const said = readZhPhrase(source, value);
		const given = ZH_GIVEN.test(maskOf(source, value).slice(0, 5)) && !hasQuote(source, value);
		return zhClause(reading, "select", {
			...zhFields(said),
			object,
			value: given ? undefined : said.object,
			role: field?.role ?? said.role,
			refers: said.refers,
			row: chosen?.object !== undefined ? placeRow(reading).row : undefined,
		});
	});
}

interface Chosen {
	readonly values: readonly Part[];
	readonly object: string;
}

function asField(reading: ZhReading, rest: Part): Chosen | undefined {
	const { source } = reading;
	const mask = maskOf(source, rest);
	const link = /(?:作为|当作|做为|当做)/u.exec(mask);
	if (!link || link.index === 0) return undefined;
	const object = readZhPhrase(source, sub(rest, link.index + link[0].length)).object;
	return object === undefined
		? undefined
		: { values: zhItems(source, sub(rest, 0, link.index)), object };
}

function byNoun(reading: ZhReading, rest: Part): Chosen | undefined {
	const { source } = reading;
	const mask = maskOf(source, rest);
	const noun = wordBefore(CHOICE_NOUNS, mask);
	if (noun && noun.phrase.length < mask.length) {
		const left = sub(rest, 0, mask.length - noun.phrase.length);
		const de = maskOf(source, left).endsWith("的") ? sub(left, 0, left.end - left.start - 1) : left;
		const object = textOfPart(source, sub(rest, mask.length - noun.phrase.length));
		return { values: zhItems(source, de), object };
	}
	const pair = readZhField(source, rest);
	if (!pair?.field || !pair.value) return undefined;
	return { values: zhItems(source, pair.value), object: textOfPart(source, pair.field) };
}

/** "按价格从低到高排序": what it is sorted by stands before or after the verb. */
export function readZhSort(reading: ZhReading): readonly Draft[] {
	const { source } = reading;
	const by = reading.place?.kind === "with" ? textOfPart(source, reading.place.part) : undefined;
	const rest = textOfPart(source, reading.rest);
	return [
		zhClause(reading, "sort", by === undefined ? { value: rest } : { value: by, object: rest }),
	];
}

/** "筛选品牌为Acme的商品", "只显示有货", "按品牌Acme筛选". */
export function readZhFilter(reading: ZhReading): readonly Draft[] {
	const { source } = reading;
	const said = reading.place?.kind === "with" ? reading.place.part : trimPart(source, reading.rest);
	const mask = maskOf(source, said);
	const noun = wordBefore(SEARCH_NOUNS, mask);
	const cut =
		noun && /的$/u.test(mask.slice(0, -noun.phrase.length))
			? sub(said, 0, mask.length - noun.phrase.length - 1)
			: said;
	const pair = readZhField(source, cut) ?? undefined;
	const members = zhItems(source, cut).map((item) => byNoun(reading, item));
	if (members.length > 1 && members.every(Boolean))
		return members.flatMap((member) =>
			(member?.values ?? []).map((value) =>
				zhClause(reading, "filter", { object: member?.object, value: textOfPart(source, value) }),
			),
		);
	const chosen = byNoun(reading, cut);
	if (chosen)
		return chosen.values.map((value) =>
			zhClause(reading, "filter", { object: chosen.object, value: textOfPart(source, value) }),
		);
	if (pair?.value)
		return [
			zhClause(reading, "filter", {
				object: pair.field && textOfPart(source, pair.field),
				value: textOfPart(source, pair.value),
			}),
		];
	const phrase = readZhPhrase(source, cut);
	return [
		zhClause(reading, "filter", { ...zhFields(phrase), object: undefined, value: phrase.object }),
	];
}
