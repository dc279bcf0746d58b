import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import { ZH_GIVEN, ZH_STORES } from "../lexicon/zh.ts";
import { readZhField, readZhFields, zhLiteral } from "./fields.ts";
import { readZhPhrase, zhItems } from "./noun-phrase.ts";
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
import { zhFill } from "./read-values.ts";
import {
	placeRow,
	takeZhRow,
	withoutLocative,
	type ZhReading,
	zhClause,
	zhFields,
} from "./reading.ts";
import { lookup, wordAt, wordBefore } from "./words.ts";

const STORES = lookup([[ZH_STORES, true as const]]);

/** "添加“买牛奶”和“遛狗”", "把背包加入购物车", "新建名为X的项目". */
export function readZhItem(reading: ZhReading, verb: Verb): readonly Draft[] {
	const { source } = reading;
	const fields = fieldsInside(reading);
	const rest = fields ? fields.rest : reading.rest;
	const split = splitDestination({ ...reading, rest }, verb);
	const fills = (fields?.pairs ?? []).map((pair) => zhFill(reading, pair));
	const things = zhItems(source, split.thing).map((item) =>
		itemOf({ ...reading, rest: item }, { verb, destination: split.destination }),
	);
	return [...fills, ...things];
}

/** "新建一个客户：姓名张三、电话123": fields after a colon. */
function fieldsInside(
	reading: ZhReading,
): { rest: Part; pairs: ReturnType<typeof readZhFields> } | undefined {
	const { source } = reading;
	const mask = maskOf(source, reading.rest);
	const at = mask.indexOf(":");
	if (at < 1 || at >= mask.length - 1) return undefined;
	const pairs = readZhFields(source, sub(reading.rest, at + 1));
	return pairs.length > 0 && pairs[0]?.field
		? { rest: sub(reading.rest, 0, at), pairs }
		: undefined;
}

function splitDestination(reading: ZhReading, verb: Verb): { thing: Part; destination?: string } {
	const { source, rest } = reading;
	const after = reading.after && trimPart(source, reading.after);
	if (after && !isEmpty(after)) return { thing: rest, ...named(reading, after) };
	const mask = maskOf(source, rest);
	const store = wordBefore(STORES, mask) ?? wordAt(STORES, mask, 0);
	if (store && store.phrase === mask)
		return { thing: sub(rest, 0, 0), destination: textOfPart(source, rest) };
	const at = mask.search(/到|进|至/u);
	if (
		verb === "create" ||
		at < 1 ||
		at >= mask.length - 1 ||
		hasQuote(source, sub(rest, at + 1)) !== false
	)
		return { thing: rest };
	return { thing: sub(rest, 0, at), ...named(reading, sub(rest, at + 1)) };
}

function named(reading: ZhReading, part: Part): { destination?: string } {
	const { source } = reading;
	const mask = maskOf(source, part);
	const lead = /^(?:到|进|入|至|在)/u.exec(mask)?.[0].length ?? 0;
	const phrase = readZhPhrase(source, withoutLocative(source, sub(part, lead)));
	return phrase.object === undefined ? {} : { destination: phrase.object };
}

function itemOf(
	reading: ZhReading,
	options: { verb: Verb; destination: string | undefined },
): Draft {
	const { source, rest } = reading;
	const { verb } = options;
	const place =
		reading.place && verb !== "create" ? named(reading, reading.place.part).destination : undefined;
	const destination = options.destination ?? place;
	const row = takeZhRow(source, rest);
	const phrase = readZhPhrase(source, row.rest);
	const stored = destination !== undefined && wordBefore(STORES, destination) !== undefined;
	const quotes = quotesIn(source, rest);
	const own = namedText(reading, row.rest);
	const value =
		stored || verb === "checkout"
			? undefined
			: (own?.value ?? (quotes.length === 1 ? quotes[0]?.inner : undefined));
	return zhClause(reading, verb, {
		...zhFields(phrase),
		object:
			own?.object ??
			(value !== undefined && phrase.noun !== undefined ? phrase.noun : phrase.object),
		value,
		row: row.row,
		destination,
	});
}

/** "名为X的项目", "一条内容为X的评论", "任务：X". */
function namedText(reading: ZhReading, part: Part): { object?: string; value: string } | undefined {
	const { source } = reading;
	const mask = maskOf(source, part);
	const match =
		/(?:名为|叫做|名叫|叫|标题为|名称为|内容为|名字为|内容是|标题是)(.+?)(?:的(新?[^的\ue000]{1,8}))?$/u.exec(
			mask,
		);
	if (match) {
		const from = match.index + match[0].indexOf(match[1] ?? "");
		const value = textOfPart(
			source,
			zhLiteral(source, sub(part, from, from + (match[1]?.length ?? 0))),
		);
		const noun =
			match[2] === undefined ? sub(part, 0, match.index) : sub(part, mask.length - match[2].length);
		const object = readZhPhrase(source, noun).object;
		return { value, ...(object !== undefined && { object }) };
	}
	const colon = mask.indexOf(":");
	if (colon < 1 || colon >= mask.length - 1) return undefined;
	const object = readZhPhrase(source, sub(part, 0, colon)).object;
	return {
		value: textOfPart(source, sub(part, colon + 1)),
		...(object !== undefined && { object }),
	};
}

/** "保存为草稿": the name or kind it is kept under. */
function savedAs(reading: ZhReading): Draft | undefined {
	const { source, rest } = reading;
	const said = reading.after ?? rest;
	const lead = /^(?:为|成)(?=.)/u.exec(maskOf(source, said));
	if (!lead) return undefined;
	const object = reading.after ? readZhPhrase(source, rest).object : undefined;
	return zhClause(reading, "submit", { object, value: textOfPart(source, sub(said, 1)) });
}

/** "给小王发送消息“你好”", "保存更改", "应用优惠码X". */
export function readZhSubmit(reading: ZhReading): readonly Draft[] {
	const { source } = reading;
	const to =
		reading.place?.kind === "for" ? named(reading, reading.place.part).destination : undefined;
	const as = savedAs(reading);
	if (as) return [as];
	const split = splitRecipient(reading);
	const thing = split.thing;
	const row = takeZhRow(source, thing);
	const phrase = readZhPhrase(source, row.rest);
	const quotes = quotesIn(source, thing);
	const pair = quotes.length === 0 ? readZhField(source, row.rest) : undefined;
	const sends = /^(?:发送|发|發送|發|传送|傳送|寄)$/u.test(reading.verbWords);
	const typed =
		quotes.length === 1 &&
		(sends || phrase.noun !== undefined || to !== undefined || split.to !== undefined);
	return [
		zhClause(reading, "submit", {
			...zhFields(phrase),
			...(typed && { object: phrase.noun, value: quotes[0]?.inner }),
			...(pair?.value &&
				pair.field && {
					object: textOfPart(source, pair.field),
					value: textOfPart(source, pair.value),
				}),
			row: row.row ?? (reading.place?.kind === "for" ? undefined : placeRow(reading).row),
			destination: to ?? split.to,
		}),
	];
}

/** "用邮箱 a@b.example 订阅周刊": the address is typed, then it is sent. */
export function readZhSubscribe(reading: ZhReading): readonly Draft[] | undefined {
	const { source, place } = reading;
	if (place?.kind !== "with" || !/^[订訂]/u.test(reading.verbWords)) return undefined;
	const pair = readZhField(source, place.part);
	const given = ZH_GIVEN.test(maskOf(source, place.part).slice(0, 5));
	const value = pair?.value ?? place.part;
	const typed = { ...reading, rest: place.part };
	const field = pair?.field ? textOfPart(source, pair.field) : undefined;
	const fill = zhClause(typed, "fill", { object: field, value: textOfPart(source, value) });
	const object = readZhPhrase(source, reading.rest).object ?? reading.verbWords;
	return [...(given ? [] : [fill]), zhClause(reading, "submit", { object })];
}

export function splitRecipient(reading: ZhReading): { thing: Part; to?: string } {
	const { source, rest } = reading;
	const after = reading.after && trimPart(source, reading.after);
	if (after && !isEmpty(after)) {
		const lead = /^(?:给|到|至)/u.exec(maskOf(source, after))?.[0].length ?? 0;
		const to = readZhPhrase(source, sub(after, lead)).object;
		return { thing: rest, ...(to !== undefined && { to }) };
	}
	const mask = maskOf(source, rest);
	const at = mask.search(/.给|.至/u);
	if (at < 0 || at + 2 >= mask.length) return { thing: rest };
	const to = readZhPhrase(source, sub(rest, at + 2)).object;
	return { thing: sub(rest, 0, at + 1), ...(to !== undefined && { to }) };
}

/** "用账号A和密码B登录", "以小王的身份登录". */
export function readZhJourney(reading: ZhReading, verb: Verb): readonly Draft[] {
	const { source, place } = reading;
	const pairs =
		place?.kind === "with"
			? readZhFields(source, place.part)
			: readZhFields(source, withoutColon(reading));
	const account = place?.kind === "with" ? accountsIn(reading, place.part) : [];
	if (account.length > 1) return [...account, zhClause(reading, verb)];
	const known = pairs.filter((pair) => pair.field !== undefined && pair.value !== undefined);
	const fills = known.map((pair) =>
		zhFill({ ...reading, rest: place?.part ?? reading.rest }, pair),
	);
	if (fills.length > 0 || place?.kind !== "with") return [...fills, zhClause(reading, verb)];
	const mask = maskOf(source, place.part);
	const given = ZH_GIVEN.test(mask.slice(0, 5)) || pairs.some((pair) => pair.field !== undefined);
	const end = /的?身份$/u.exec(mask);
	const value = given
		? undefined
		: textOfPart(source, end ? sub(place.part, 0, end.index) : place.part);
	const bare = /^(?:账号|账户|用户名|密码|账号和密码|用户名和密码|账号密码)$/u.test(mask);
	return [zhClause(reading, verb, bare ? {} : { value })];
}

/** "用户 wang 和密码 x": the name of the account has a word of its own. */
function accountsIn(reading: ZhReading, part: Part): readonly Draft[] {
	const { source } = reading;
	const drafts = zhItems(source, part).map((item) => {
		const noun = /^(?:用户|会员|身份)(?![名号])/u.exec(maskOf(source, item))?.[0].length;
		const pair =
			noun === undefined
				? readZhField(source, item)
				: { field: sub(item, 0, noun), value: sub(item, noun) };
		return pair?.field && pair.value ? zhFill({ ...reading, rest: item }, pair) : undefined;
	});
	return drafts.every((draft) => draft !== undefined) ? drafts.flatMap((draft) => draft ?? []) : [];
}

function withoutColon(reading: ZhReading): Part {
	const mask = maskOf(reading.source, reading.rest);
	return sub(reading.rest, /^[\s,:(]*/u.exec(mask)?.[0].length ?? 0);
}
