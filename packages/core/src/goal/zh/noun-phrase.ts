import type { Extreme } from "../lexicon/pack.ts";
import {
	ZH_CHOICE_NOUNS,
	ZH_EXTREMES,
	ZH_FIELD_NOUNS,
	ZH_JOINED,
	ZH_ROLES,
} from "../lexicon/zh.ts";
import type { Source } from "../source.ts";
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
import { type Lookup, lookup, wordAt, wordBefore } from "./words.ts";

const ROLES = lookup(ZH_ROLES);
const EXTREMES = lookup(ZH_EXTREMES);
const JOINED = lookup([[ZH_JOINED, true as const]]);
export const FIELD_NOUNS: Lookup<true> = lookup([[ZH_FIELD_NOUNS, true as const]]);
export const CHOICE_NOUNS: Lookup<true> = lookup([[ZH_CHOICE_NOUNS, true as const]]);

const DIGITS = "一二三四五六七八九十两\\d";
const MEASURE =
	"个|条|项|行|页|张|位|名|章|步|篇|款|家|只|封|件|份|间|则|列|段|本|道|部|首|辆|台|组|种|块|处|幅|双|瓶|包|袋|盒|杯|支|根|把|束|筐|箱|枚|套|听|罐|碗|盘|笔|趟|班|层|集|期|号";
const ORDINAL = new RegExp(
	`^(?:第([${DIGITS}]{1,3})|倒数第([${DIGITS}]{1,2})|(最后|末尾)一?|(首))(?:${MEASURE})?(?:的)?`,
	"u",
);
const COUNT = new RegExp(`^([${DIGITS}]{1,3})(?:${MEASURE})(?!月)`, "u");
const TIMES = new RegExp(`([${DIGITS}]{1,3})(?:次|下|遍|回)`, "u");
const LEAD =
	/^(?:了|一下|下(?=\ue000)|这个|那个|这些|那些|该|此|一个|一条|一篇|一份|一项|一位|一张|所有的?|全部的?|这|那|其中的|名为|叫做|名叫|标题为|名称为|写着|标有|标着|显示为|的|:|新的|到|至|在|为)(?=.)/u;
const NAMED = /(?:名为|叫做|名叫|标题为|名称为|名字叫|标题叫|标着|写着|标有|名字为|叫)(?=.)/u;
const EXACT = /(?:正好|恰好|完全|准确|精确|刚好|就)(?:名为|叫做?|写着|标着|是|为)|名称完全/u;
const TAIL =
	/(?:吧|呢|啊|呀|即可|就行了?|就可以了?|就好了?|一下|谢谢|为止|看看|出来|进去|起来|进来|上去|了|的话|来|这一个)$/u;

export interface ZhPhrase {
	readonly object?: string;
	readonly role?: string;
	readonly ordinal?: number;
	readonly count?: number;
	readonly extreme?: Extreme;
	readonly exact?: boolean;
	readonly quoted: readonly string[];
	/** Words beside a quoted name. */
	readonly noun?: string;
	readonly refers?: boolean;
}

export function zhNumber(text: string): number {
	if (/^\d+$/u.test(text)) return Number(text);
	const digit = (char: string): number =>
		char === "两" ? 2 : "零一二三四五六七八九".indexOf(char);
	const ten = text.indexOf("十");
	if (ten < 0) return digit(text);
	const tens = ten === 0 ? 1 : digit(text[0] ?? "");
	const ones = ten === text.length - 1 ? 0 : digit(text[ten + 1] ?? "");
	return tens * 10 + ones;
}

/** Takes a Chinese noun phrase apart. */
export function readZhPhrase(source: Source, part: Part): ZhPhrase {
	return phraseOf(source, withoutRemark(source, part));
}

/** "“指南”（在新窗口打开）": a remark in brackets at the end is no part of the name. */
function withoutRemark(source: Source, part: Part): Part {
	const bare = trimPart(source, part);
	const open = /\s*\([^()]*\)$/u.exec(maskOf(source, bare));
	return open && open.index > 0 ? sub(bare, 0, open.index) : part;
}

function phraseOf(source: Source, part: Part): ZhPhrase {
	const quotes = quotesIn(source, part);
	const exact = EXACT.test(maskOf(source, part));
	const lead = takeLead(source, trimTail(source, part));
	const counted = takeTimes(source, lead.rest);
	const bare = takeRole(source, counted.rest);
	const named = quotes.length === 1 ? undefined : NAMED.exec(maskOf(source, bare.rest));
	const namePart = named ? sub(bare.rest, named.index + named[0].length) : bare.rest;
	const text =
		quotes.length === 1 && quotes[0]
			? quotes[0].inner
			: textOfPart(source, cutDe(source, namePart));
	const refers = /^(?:它|他|她|这个|那个|该项|其|它们|此项|此|该商品|该结果|这一个|它的)$/u.test(
		text,
	);
	const fallback = text === "" && bare.roleText !== undefined ? bare.roleText : text;
	const noun =
		quotes.length === 1 && quotes[0]
			? nounBeside(source, { part: bare.rest, quote: quotes[0] })
			: undefined;
	return {
		...(fallback !== "" && !refers && { object: fallback }),
		...(bare.role !== undefined && bare.role !== "" && { role: bare.role }),
		...(lead.ordinal !== undefined && { ordinal: lead.ordinal }),
		...optionalCount(lead.count ?? counted.count),
		...(lead.extreme && { extreme: lead.extreme }),
		...(exact && quotes.length > 0 && { exact }),
		...(noun !== undefined && { noun }),
		...(refers && { refers }),
		quoted: quotes.map((quote) => quote.inner),
	};
}

function optionalCount(count: number | undefined): { count?: number } {
	return count !== undefined && count > 1 ? { count } : {};
}

function trimTail(source: Source, part: Part): Part {
	let rest = trimPart(source, part);
	for (
		let tail = TAIL.exec(maskOf(source, rest));
		tail && tail.index > 0;
		tail = TAIL.exec(maskOf(source, rest))
	) {
		rest = trimPart(source, sub(rest, 0, tail.index));
	}
	return rest;
}

interface Lead {
	readonly rest: Part;
	readonly ordinal?: number;
	readonly count?: number;
	readonly extreme?: Extreme;
}

function takeLead(source: Source, part: Part): Lead {
	let lead: Lead = { rest: trimPart(source, part) };
	for (let taken = 0; taken < 6; taken += 1) {
		const next = takeOne(source, lead);
		if (next === lead) break;
		lead = { ...next, rest: trimPart(source, next.rest) };
	}
	return lead;
}

function takeOne(source: Source, lead: Lead): Lead {
	const mask = maskOf(source, lead.rest);
	const ordinal = ORDINAL.exec(mask);
	if (
		ordinal &&
		(ordinal[3] === undefined || /^(?:最后|末尾)(?:一|的|$)/u.test(mask)) &&
		!/^首(?:页|次|先|付|都|尔|选)/u.test(mask)
	) {
		return { ...lead, rest: sub(lead.rest, ordinal[0].length), ordinal: ordinalOf(ordinal) };
	}
	const extreme = wordAt(EXTREMES, mask, 0);
	if (extreme && !/^最(?:新|近|后)(?:消息|动态|浏览|资讯)/u.test(mask)) {
		const de = mask.startsWith("的", extreme.phrase.length) ? 1 : 0;
		const ofDate =
			extreme.phrase === "最近" && /(?:订单|消息|邮件|文章|记录|文件|帖子|评论|发票)/u.test(mask);
		const value: Extreme = ofDate ? { pick: "max", of: "date" } : extreme.value;
		return {
			...lead,
			rest: takeMeasure(source, sub(lead.rest, extreme.phrase.length + de)),
			extreme: value,
		};
	}
	const open = /^([^的]{1,6}?)最(高|低|大|小|多|少|长|短|早|晚|重|轻|贵|便宜)的/u.exec(mask);
	if (open && lead.extreme === undefined) {
		const of = textOfPart(source, sub(lead.rest, 0, open[1]?.length ?? 0));
		const pick = /[低小少短早轻]|便宜/u.test(open[2] ?? "") ? "min" : "max";
		return {
			...lead,
			rest: takeMeasure(source, sub(lead.rest, open[0].length)),
			extreme: { pick, of },
		};
	}
	const count = COUNT.exec(mask);
	if (count && count[0].length < mask.length) {
		return { ...lead, rest: sub(lead.rest, count[0].length), count: zhNumber(count[1] ?? "1") };
	}
	const word = wordAt(FIELD_NOUNS, mask, 0) ? null : LEAD.exec(mask);
	return word ? { ...lead, rest: sub(lead.rest, word[0].length) } : lead;
}

/** "最便宜的那个航班": "那个" counts nothing. */
function takeMeasure(source: Source, part: Part): Part {
	const word = new RegExp(`^(?:那|这|一)(?:${MEASURE})`, "u").exec(maskOf(source, part));
	return word ? sub(part, word[0].length) : part;
}

function ordinalOf(match: RegExpExecArray): number {
	if (match[1] !== undefined) return zhNumber(match[1]);
	if (match[2] !== undefined) return -zhNumber(match[2]);
	return match[4] === undefined ? -1 : 1;
}

/** "三次", "两下" at either end. */
function takeTimes(source: Source, part: Part): { rest: Part; count?: number } {
	const mask = maskOf(source, part);
	const match = TIMES.exec(mask);
	if (!match) return { rest: part };
	const count = zhNumber(match[1] ?? "1");
	const end = match.index + match[0].length;
	if (match.index === 0 && end < mask.length) return { rest: sub(part, end), count };
	if (end === mask.length) return { rest: trimPart(source, sub(part, 0, match.index)), count };
	return { rest: part };
}

function takeRole(source: Source, part: Part): { rest: Part; role?: string; roleText?: string } {
	const mask = maskOf(source, part);
	const last = wordBefore(ROLES, mask);
	if (last && last.phrase !== "分页") {
		const rest = cutDe(source, sub(part, 0, mask.length - last.phrase.length));
		const role = last.value === "dialog" && isEmpty(rest) ? "dialog" : last.value;
		return {
			rest,
			role,
			roleText: textOfPart(source, sub(part, mask.length - last.phrase.length)),
		};
	}
	const first = wordAt(ROLES, mask, 0);
	if (first && hasQuote(source, part) && first.phrase.length < mask.length) {
		return { rest: trimPart(source, sub(part, first.phrase.length)), role: first.value };
	}
	return { rest: part };
}

function cutDe(source: Source, part: Part): Part {
	const bare = trimPart(source, part);
	const mask = maskOf(source, bare);
	return /.(?:的|那个|这个)$/u.test(mask)
		? sub(bare, 0, mask.length - (mask.endsWith("的") ? 1 : 2))
		: bare;
}

function nounBeside(
	source: Source,
	options: { part: Part; quote: { start: number; end: number } },
): string | undefined {
	const { part, quote } = options;
	const before = textOfPart(source, { start: part.start, end: Math.max(part.start, quote.start) });
	const after = textOfPart(source, { start: Math.min(part.end, quote.end), end: part.end });
	const noun = (after || before).replace(
		/^(?:的|这个|那个)+|(?:名为|叫做?|标题为|名称为|的|为)+$/gu,
		"",
	);
	return noun === "" ? undefined : noun;
}

/** The members of "A、B和C"; names that hold "和" themselves stay whole. */
export function zhItems(source: Source, part: Part): readonly Part[] {
	const mask = maskOf(source, part);
	const items: Part[] = [];
	let from = 0;
	for (let at = 0; at < mask.length; at += 1) {
		const joined = wordAt(JOINED, mask, at);
		if (joined) {
			at += joined.phrase.length - 1;
			continue;
		}
		const length = /^(?:、|以及|和|与|及|跟)/u.exec(mask.slice(at, at + 2))?.[0].length ?? 0;
		if (length === 0) continue;
		const left = trimPart(source, sub(part, from, at));
		const right = mask.length - at - length;
		const short =
			mask[at] !== "、" && !hasQuote(source, left) && (left.end - left.start < 2 || right < 2);
		if (short && !/^[a-z\d]/u.test(maskOf(source, left))) continue;
		items.push(left);
		from = at + length;
		at = from - 1;
	}
	items.push(trimPart(source, sub(part, from)));
	return items.every((item) => !isEmpty(item)) ? items : [part];
}
