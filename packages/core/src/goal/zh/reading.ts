import { type Draft, draftOf } from "../draft.ts";
import type { Verb } from "../goal.ts";
import type { Act } from "../lexicon/pack.ts";
import { ZH_ROW_NOUNS } from "../lexicon/zh.ts";
import type { Source } from "../source.ts";
import { FIELD_NOUNS, readZhPhrase, type ZhPhrase, zhItems } from "./noun-phrase.ts";
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
import { lookup, wordBefore } from "./words.ts";

/** Where a clause takes place ("在X中…", "给X…"), said before its verb. */
export interface Place {
	readonly kind: "in" | "from" | "for" | "with";
	readonly part: Part;
}

/** A Chinese clause whose verb is known. */
export interface ZhReading {
	readonly source: Source;
	readonly act: Act;
	readonly text: string;
	readonly verbWords: string;
	/** What stands after the verb, or, with 把, before it. */
	readonly rest: Part;
	readonly place?: Place;
	/** What stands after the verb when 把 has put the object before it. */
	readonly after?: Part;
}

type Fields = NonNullable<Parameters<typeof draftOf>[1]>;

export function zhClause(reading: ZhReading, verb: Verb, fields: Fields = {}): Draft {
	const quoted = [reading.rest, reading.after]
		.flatMap((part) => (part ? quotesIn(reading.source, part) : []))
		.map((quote) => quote.inner);
	return draftOf({ text: reading.text, verb, verbWords: reading.verbWords, quoted }, fields);
}

export function zhFields(phrase: ZhPhrase): Fields {
	const { noun: _, quoted, ...fields } = phrase;
	return quoted.length > 0 ? { ...fields, quoted } : fields;
}

const ROW_NOUNS = lookup([[ZH_ROW_NOUNS, true as const]]);
const NOT_OWNER =
	/(?:^|的)(?:已.*|未.*|正在.*|可.*|我|你|您|他|她|它|我们|所有|全部|其他|其它|新|旧|更多|最.*|第.*|.*色|.*[式型性]|免费|详细|更好|合适|相关|正确|对应|相应)$/u;
const OWNED =
	/^(?:捐款|投票|报名|申请|预订|购买|编辑|删除|详情|评论|回复|分享|状态|操作|更多|移除|修改|下载|查看|收藏|点赞|关注|价格|数量|邮件|订单|消息|电话|备注|名称|标题|开关|资料|主页|页面|文章|帖子|设置|权限|留言|报告|发票|预约|简介|附件|头像|链接)/u;

/** "小王那一行的编辑按钮", "“钉子”的库存": the row and what is left. */
export function takeZhRow(
	source: Source,
	part: Part,
): { rest: Part; row?: string; ordinal?: number } {
	const mask = maskOf(source, part);
	const at = mask.lastIndexOf("的");
	if (at < 1 || at >= mask.length - 1) return { rest: part };
	const left = trimPart(source, sub(part, 0, at));
	const right = trimPart(source, sub(part, at + 1));
	if (
		/(?:名为|叫做?|名称.{0,4}[为是]|标题为|写着|标有|标着|显示为|内容为)/u.test(
			maskOf(source, left),
		)
	)
		return { rest: part };
	if (
		/(?:角|左边|右边|左侧|右侧|上方|下方|顶部|底部|中间|旁边|上面|下面|里面)$/u.test(
			maskOf(source, left),
		)
	)
		return { rest: right };
	const named = zhRow(source, left);
	if (named) return { rest: right, ...named };
	const leftMask = maskOf(source, left);
	const owner = hasQuote(source, left) && !hasQuote(source, right) && /^\ue000+$/u.test(leftMask);
	const rightMask = maskOf(source, right);
	const beside = /.(?:上|里|中|下|旁|内)$/u.exec(leftMask);
	if (
		beside &&
		!NOT_OWNER.test(leftMask) &&
		left.end - left.start <= 12 &&
		right.end - right.start <= 6
	)
		return { rest: right, row: textOfPart(source, withoutLocative(source, left)) };
	const field =
		wordBefore(FIELD_NOUNS, rightMask)?.phrase === rightMask ||
		/^(?:角色|权限|优先级|状态|级别)$/u.test(rightMask);
	const owned =
		!NOT_OWNER.test(leftMask) &&
		(OWNED.test(rightMask) || readZhPhrase(source, right).role === "button" || field);
	return owner || owned ? { rest: right, row: textOfPart(source, left) } : { rest: part };
}

/** "小王那一行", "第三行", "“钉子”卡片中", "订单 17 所在行". */
export function zhRow(source: Source, part: Part): { row?: string; ordinal?: number } | undefined {
	const bare = withoutLocative(source, part);
	const mask = maskOf(source, bare);
	const noun = wordBefore(ROW_NOUNS, mask);
	if (!noun) return undefined;
	const phrase = readZhPhrase(source, bare);
	if (phrase.ordinal !== undefined) return { ordinal: phrase.ordinal };
	const name = sub(bare, 0, mask.length - noun.phrase.length);
	const text = textOfPart(source, cutOwner(source, name));
	return { row: text === "" ? textOfPart(source, bare) : text };
}

function cutOwner(source: Source, part: Part): Part {
	const mask = maskOf(source, part);
	const link = /(?:对应|所在|所属|相应|这|那|的)+$/u.exec(mask);
	const lead = /^(?:名为|标题为|名称为|叫做?)/u.exec(mask)?.[0].length ?? 0;
	return sub(part, lead, link ? link.index : mask.length);
}

/** "设置页面里" → "设置页面". */
export function withoutLocative(source: Source, part: Part): Part {
	const bare = trimPart(source, part);
	const mask = maskOf(source, bare);
	const end = /(?:当中|里面|里头|上面|下面|里|中|内|上|下|处|那边|这边|之中)$/u.exec(mask);
	return end && end.index > 0 ? trimPart(source, sub(bare, 0, end.index)) : bare;
}

/** One set of fields per listed target. */
export function zhTargets(reading: ZhReading, part: Part): readonly Fields[] {
	const { source } = reading;
	const row = takeZhRow(source, part);
	const items = zhItems(source, row.rest);
	const place = placeRow(reading);
	const listed = items.length > 1 ? items : [row.rest];
	const phrases = listed.map((item) => readZhPhrase(source, item));
	const role = phrases.at(-1)?.role;
	return phrases.map((phrase) => ({
		...zhFields(phrase),
		role: phrase.role ?? role,
		row: row.row ?? place.row,
		ordinal: phrase.ordinal ?? row.ordinal ?? place.ordinal,
	}));
}

/** The place said before the verb as a row; a page or screen is none. */
export function placeRow(reading: ZhReading): { row?: string; ordinal?: number } {
	const { place, source } = reading;
	if (!place || place.kind === "with") return {};
	const bare = withoutLocative(source, place.part);
	const mask = maskOf(source, bare);
	if (isEmpty(bare) || /(?:页面|页|网站|网页|界面|首页|应用|系统)$/u.test(mask)) return {};
	if (place.kind === "from" && !hasQuote(source, bare)) return {};
	const row = zhRow(source, bare);
	if (row) return row;
	const phrase = readZhPhrase(source, bare);
	return {
		...(phrase.object !== undefined && { row: phrase.object }),
		...(phrase.ordinal !== undefined && { ordinal: phrase.ordinal }),
	};
}

/** The place said before the verb as the field a value goes to. */
export function placeField(reading: ZhReading): Fields | undefined {
	const { place, source } = reading;
	if (!place || place.kind === "for" || place.kind === "with") return undefined;
	const bare = withoutLocative(source, place.part);
	if (/(?:页面|页|表单|网站|网页|界面)$/u.test(maskOf(source, bare))) return undefined;
	const row = takeZhRow(source, bare);
	const fields = zhFields(readZhPhrase(source, row.rest));
	return { ...fields, row: row.row, ordinal: fields.ordinal ?? row.ordinal };
}
