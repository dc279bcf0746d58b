import type { Act, ConditionKind } from "../lexicon/pack.ts";
import {
	ZH_CONDITIONS,
	ZH_JOINED,
	ZH_LEAD_INS,
	ZH_LINKS,
	ZH_NEVER,
	ZH_NOT_NEVER,
	ZH_VERBS,
} from "../lexicon/zh.ts";
import type { Range } from "../sentences.ts";
import type { Source } from "../source.ts";
import { FIELD_NOUNS } from "./noun-phrase.ts";
import { isEmpty, maskOf, type Part, sub, trimPart } from "./part.ts";
import { type Lookup, lookup, wordAt } from "./words.ts";

export const VERBS: Lookup<Act> = lookup<Act>(ZH_VERBS.map(([act, phrases]) => [phrases, act]));
export const CONDITIONS: Lookup<ConditionKind> = lookup(
	ZH_CONDITIONS.map(([kind, phrases]) => [phrases, kind]),
);
const LEAD_INS = lookup([[ZH_LEAD_INS, true as const]]);
const LINKS = lookup([[ZH_LINKS, true as const]]);
const NEVER = lookup([[ZH_NEVER, true as const]]);
const JOINED = lookup([[ZH_JOINED, true as const]]);
/** Verbs so short or so common in names that they start a clause only after a clear link. */
const WEAK =
	/^(?:按|点|击|填|写|输|搜|查|找|选|挑|勾|加|建|删|改|买|关|等|去|到|发|寄|存|付|拖|拉|用|标记|开始|运行|执行|继续|取消|确认|确定|完成|更新|应用|付款|支付|登录|注册|查询|查找|排序|筛选|播放|上传|下载|打印|复制|分享|回复|订阅|收藏|关注|预订|预约|显示|提交|保存|发送|发布|编辑|搜索|共享|设置|设定|关闭|隐藏|返回|购买|结算|移动|同步|导入|导出|使用|统计|检查|连接|调整|修改|更改)$/u;

export interface Chunk {
	readonly part: Part;
	/** A comma, not a linking word, stands before it. */
	readonly paused: boolean;
}

/** Stretches between commas, split again where a linking word announces another act. */
export function splitChunks(source: Source, range: Range): readonly Chunk[] {
	const chunks: Chunk[] = [];
	for (const piece of atCommas(source, range)) {
		for (const [nth, part] of atLinks(source, piece).entries()) {
			const bare = trimPart(source, part);
			if (!isEmpty(bare)) chunks.push({ part: bare, paused: nth === 0 });
		}
	}
	return chunks;
}

function atCommas(source: Source, range: Range): readonly Part[] {
	const parts: Part[] = [];
	let start = range.start;
	let depth = 0;
	for (let at = range.start; at < range.end; at += 1) {
		const char = source.mask[at] ?? "";
		if (char === "(") depth += 1;
		if (char === ")") depth = Math.max(0, depth - 1);
		const digits =
			/\d/u.test(source.mask[at - 1] ?? "") && /\d{3}/u.test(source.mask.slice(at + 1, at + 4));
		if (char !== "," || depth > 0 || digits) continue;
		parts.push({ start, end: at });
		start = at + 1;
	}
	return [...parts, { start, end: range.end }];
}

function atLinks(source: Source, part: Part): readonly Part[] {
	const mask = maskOf(source, part);
	const parts: Part[] = [];
	let from = 0;
	let depth = 0;
	for (let at = 1; at < mask.length - 1; at += 1) {
		if (mask[at] === "(") depth += 1;
		if (mask[at] === ")") depth = Math.max(0, depth - 1);
		if (depth > 0) continue;
		const joined = wordAt(JOINED, mask, at);
		if (joined) {
			at += joined.phrase.length - 1;
			continue;
		}
		const cut = cutAt(mask, at) ?? cutAfterName(mask, { at, from });
		if (cut === undefined) continue;
		parts.push(sub(part, from, cut.end));
		from = cut.next;
		at = Math.max(at, from);
	}
	return [...parts, sub(part, from)];
}

/** A place where one act ends and another starts: "并点击", "登录后打开", "…按钮输入". */
function cutAt(mask: string, at: number): { end: number; next: number } | undefined {
	const link = wordAt(LINKS, mask, at);
	if (
		link &&
		link.phrase !== "来" &&
		link.phrase !== "就" &&
		startsAct(mask, at + link.phrase.length, false)
	) {
		const keep = /^(?:后|以后|之后)/u.exec(link.phrase)?.[0].length ?? 0;
		return { end: at + keep, next: at + link.phrase.length };
	}
	if (/^[和及]/u.test(mask.slice(at, at + 1)) && startsAct(mask, at + 1, true))
		return { end: at, next: at + 1 };
	if (/^(?:直到|直至|一直到)/u.test(mask.slice(at, at + 3))) return { end: at, next: at };
	const before = /^(?:之前|以前|前)(?=(?:请|先|要|务必|必须|需)+)/u.exec(
		mask.slice(at, at + 6),
	)?.[0];
	if (before && startsAct(mask, at + before.length, false)) {
		return { end: at + before.length, next: at + before.length };
	}
	return undefined;
}

/** "点击登录按钮输入…": a name ends and an act starts without a word between, unless the verb of the name is still to come. */
function cutAfterName(
	mask: string,
	place: { at: number; from: number },
): { end: number; next: number } | undefined {
	const { at, from } = place;
	const said = mask.slice(from, at);
	const ends =
		/(?:按钮|按键|链接|页面|菜单|选项|输入框|搜索框|对话框|标签页|\ue000|完|完毕| )$/u.test(said);
	if (!ends || !startsAct(mask, at, true)) return undefined;
	const opening = said.slice(leadLength(said));
	return /^[把将在从给用以对为往向]/u.test(opening) || !wordAt(VERBS, opening, 0)
		? undefined
		: { end: at, next: at };
}

/** Does an act, a prohibition or a lead-in before one start here? */
function startsAct(mask: string, at: number, strict: boolean): boolean {
	const from = at + leadLength(mask.slice(at, at + 24));
	if (neverLength(mask, from) > 0) return !strict || mask[from] !== "不";
	const verb = wordAt(VERBS, mask, from);
	if (verb) return from > at || !strict || !WEAK.test(verb.phrase);
	return /^[把将给在从]/u.test(mask.slice(from, from + 1)) && mask.length > from + 3 && !strict;
}

/** Length of the words at the start that carry nothing ("请先", "然后再"). */
export function leadLength(mask: string): number {
	let at = /^[\s,:]*/u.exec(mask)?.[0].length ?? 0;
	for (let skipped = 0; skipped < 6; skipped += 1) {
		const lead = wordAt(LEAD_INS, mask, at);
		if (!lead) break;
		const verb = wordAt(VERBS, mask, at);
		if (verb && verb.phrase.length > lead.phrase.length) break;
		if (neverLength(mask, at) > lead.phrase.length) break;
		if (/^最后(?:一|的)/u.test(mask.slice(at))) break;
		if ((wordAt(CONDITIONS, mask, at)?.phrase.length ?? 0) > lead.phrase.length) break;
		if ((wordAt(FIELD_NOUNS, mask, at)?.phrase.length ?? 0) > lead.phrase.length) break;
		at += lead.phrase.length;
		at += /^[\s,:]*/u.exec(mask.slice(at, at + 4))?.[0].length ?? 0;
	}
	return at;
}

export function neverLength(mask: string, at: number): number {
	if (ZH_NOT_NEVER.test(mask.slice(at, at + 6))) return 0;
	return wordAt(NEVER, mask, at)?.phrase.length ?? 0;
}
