import type { Draft } from "../draft.ts";
import type { Act } from "../lexicon/pack.ts";
import type { Source } from "../source.ts";
import { FIELD_NOUNS } from "./noun-phrase.ts";
import { maskOf, type Part, sub, textOfPart, trimPart } from "./part.ts";
import { readZhClause } from "./read-clause.ts";
import type { Place, ZhReading } from "./reading.ts";
import { leadLength, VERBS } from "./split.ts";
import { type Found, wordAt } from "./words.ts";

const PLACES: Readonly<Record<string, Place["kind"]>> = {
	在: "in",
	于: "in",
	往: "in",
	向: "in",
	从: "from",
	给: "for",
	为: "for",
	对: "for",
	替: "for",
	用: "with",
	以: "with",
	按: "with",
	按照: "with",
	根据: "with",
	依: "with",
	使用: "with",
	凭: "with",
	将: "in",
};

/** The clauses of a stretch that orders something: "V O", "把 O V …", "在 P V O", "O 设为 V". */
export function readZhOrder(source: Source, part: Part, rest: Part): readonly Draft[] {
	const text = textOfPart(source, part);
	return (
		byFieldNoun(source, rest, text) ??
		(/(?:排序|排列)$/u.test(maskOf(source, rest)) ? bySorting(source, rest, text) : undefined) ??
		byObject(source, rest, text) ??
		bySorting(source, rest, text) ??
		byPlace(source, rest, text) ??
		byVerb(source, rest, text) ??
		byInfix(source, rest, text) ??
		[]
	);
}

function clauses(reading: ZhReading): readonly Draft[] {
	return readZhClause(reading);
}

function byVerb(source: Source, rest: Part, text: string): readonly Draft[] | undefined {
	const mask = maskOf(source, rest);
	const verb = wordAt(VERBS, mask, 0);
	if (!verb) return undefined;
	const from = verb.phrase.length;
	const object = trimPart(source, sub(rest, from + afterVerb(mask, from)));
	const inner = verb.value === "use" ? usedFor(source, object, text) : undefined;
	return (
		inner ??
		clauses({
			source,
			act: verb.value,
			text,
			verbWords: textOfPart(source, sub(rest, 0, from)),
			rest: object,
		})
	);
}

function afterVerb(mask: string, at: number): number {
	return /^(?:一下|了|下(?=[\ue000\s])|过)/u.exec(mask.slice(at))?.[0].length ?? 0;
}

/** "使用搜索框搜索X", "用账号A和密码B登录": the verb that counts stands at the end or after the means. */
function usedFor(source: Source, object: Part, text: string): readonly Draft[] | undefined {
	const mask = maskOf(source, object);
	for (let at = 1; at < mask.length; at += 1) {
		const lead = leadLength(mask.slice(at, at + 12));
		const verb = wordAt(VERBS, mask, at + lead);
		if (!verb || verb.phrase.length < 2 || verb.value === "use" || verb.value === "set") continue;
		const place: Place = { kind: "with", part: trimPart(source, sub(object, 0, at)) };
		const from = at + lead + verb.phrase.length;
		return clauses({
			source,
			act: verb.value,
			text,
			verbWords: textOfPart(source, sub(object, at + lead, from)),
			rest: trimPart(source, sub(object, from)),
			place,
		});
	}
	return undefined;
}

/** "用户名填A": a field's name may start like a preposition. */
function byFieldNoun(source: Source, rest: Part, text: string): readonly Draft[] | undefined {
	const mask = maskOf(source, rest);
	const noun = wordAt(FIELD_NOUNS, mask, 0);
	if (!noun || noun.phrase.length < 2) return undefined;
	const verb = wordAt(VERBS, mask, noun.phrase.length);
	const puts = verb && ["set", "select", "fill"].includes(verb.value);
	return puts ? byInfix(source, rest, text) : undefined;
}

/** 把/将: the object stands before the verb. */
function byObject(source: Source, rest: Part, text: string): readonly Draft[] | undefined {
	const mask = maskOf(source, rest);
	const opened = /^(?:在|从)(.+?)(?:里面|里|中|内|上|页|行)?[,\s]*(?=[把将])/u.exec(mask);
	const start = opened ? opened[0].length : 0;
	if (!/^[把将]/u.test(mask.slice(start)) || wordAt(VERBS, mask, start)) return undefined;
	const found = verbAfter(mask, start + 2);
	if (!found) return undefined;
	const from = found.at + found.verb.phrase.length;
	const object = trimPart(source, sub(rest, start + 1, found.at));
	const place: Place | undefined = opened
		? { kind: mask.startsWith("从") ? "from" : "in", part: sub(rest, 1, start) }
		: undefined;
	return clauses({
		source,
		act: found.verb.value,
		text,
		verbWords: textOfPart(source, sub(rest, found.at, from)),
		rest: object,
		after: trimPart(source, sub(rest, from)),
		...(place && { place }),
	});
}

/** The verb of a 把 sentence: one that puts a value or moves a thing first, else the last. */
function verbAfter(mask: string, from: number): { at: number; verb: Found<Act> } | undefined {
	let last: { at: number; verb: Found<Act> } | undefined;
	for (let at = from; at < mask.length; at += 1) {
		const verb = wordAt(VERBS, mask, at);
		if (!verb) continue;
		const rest = mask.length - at - verb.phrase.length;
		const puts =
			["set", "mark", "drag"].includes(verb.value) ||
			(/[到入进给]$/u.test(verb.phrase) && rest > 0) ||
			/^[到入进给至]/u.test(mask.slice(at + verb.phrase.length));
		if (puts && !(verb.value === "set" && verb.phrase === "设置" && rest === 0))
			return { at, verb };
		if (verb.phrase.length > 1 || rest <= 1) last = { at, verb };
		at += verb.phrase.length - 1;
	}
	return last;
}

/** "按价格从低到高排序", "按品牌筛选". */
function bySorting(source: Source, rest: Part, text: string): readonly Draft[] | undefined {
	const mask = maskOf(source, rest);
	const match =
		/^(?:(.{0,12}?)(?:按照|根据|依照|按|依|以))(.+?)(?:来|进行|重新)?(排序|排列|筛选|过滤)/u.exec(
			mask,
		);
	const direct = /^(?:按照|根据|依照|按|依|以)/u.exec(mask);
	if (!match || (!direct && (match[1]?.length ?? 0) > 8)) return undefined;
	const [all, before = "", by = "", verb = ""] = match;
	const from = all.indexOf(by, before.length + 1);
	const act: Act = verb.startsWith("排") ? "sort" : "filter";
	return clauses({
		source,
		act,
		text,
		verbWords: textOfPart(source, sub(rest, all.length - verb.length, all.length)),
		rest: sub(rest, /^(?:将|把)/u.exec(before)?.[0].length ?? 0, before.length),
		place: { kind: "with", part: sub(rest, from, from + by.length) },
	});
}

/** "在X中V…", "从X里V…", "给X V…", "用X V…". */
function byPlace(source: Source, rest: Part, text: string): readonly Draft[] | undefined {
	const mask = maskOf(source, rest);
	const lead = /^(?:使用|按照|根据|在|往|向|从|给|为|对|替|用|以|凭)/u.exec(mask)?.[0];
	const kind = lead === undefined ? undefined : PLACES[lead];
	if (lead === undefined || kind === undefined) return undefined;
	if ((wordAt(VERBS, mask, 0)?.phrase.length ?? 0) > 2) return undefined;
	const found = verbInPlace(mask, lead.length, kind);
	if (!found) return undefined;
	const from = found.at + found.lead + found.verb.phrase.length;
	return clauses({
		source,
		act: found.verb.value,
		text,
		verbWords: textOfPart(source, sub(rest, found.at + found.lead, from)),
		rest: trimPart(source, sub(rest, from + afterVerb(mask, from))),
		place: { kind, part: trimPart(source, sub(rest, lead.length, found.at)) },
	});
}

const LOCATIVE =
	/(?:里面|里头|上面|下面|当中|里|中|内|上|下|处|框|栏|页|页面|列表|菜单|行|卡片|对话框|\ue000|项|区|字段|栏位|选单|身份|密码| )$/u;

function verbInPlace(
	mask: string,
	start: number,
	kind: Place["kind"],
): { at: number; lead: number; verb: Found<Act> } | undefined {
	let weak: { at: number; lead: number; verb: Found<Act> } | undefined;
	let short: typeof weak;
	for (let at = start + 1; at < mask.length; at += 1) {
		const lead = leadLength(mask.slice(at, at + 12));
		const verb = wordAt(VERBS, mask, at + lead);
		if (!verb) continue;
		const settled = LOCATIVE.test(mask.slice(Math.max(0, at - 6), at));
		const hit = { at, lead, verb };
		if (settled || (kind !== "in" && kind !== "from" && verb.phrase.length > 1)) return hit;
		weak ??= verb.phrase.length > 1 ? hit : undefined;
		short ??= verb.phrase.length === 1 && kind === "for" ? hit : undefined;
	}
	return weak ?? short;
}

/** "数量设为2", "标题改成X", "颜色选红色". */
function byInfix(source: Source, rest: Part, text: string): readonly Draft[] | undefined {
	const mask = maskOf(source, rest);
	const least = wordAt(VERBS, mask, 0) || !/^\p{Script=Han}/u.test(mask) ? 2 : 1;
	for (let at = least; at < Math.min(mask.length - 1, 30); at += 1) {
		const verb = wordAt(VERBS, mask, at);
		if (!verb || !["set", "select", "fill", "mark"].includes(verb.value)) continue;
		if (verb.value === "mark" && verb.phrase.length < 2) continue;
		if (/^设[置定]$/u.test(verb.phrase)) continue;
		const from = at + verb.phrase.length;
		const field = trimPart(source, sub(rest, 0, at));
		const value = trimPart(source, sub(rest, from));
		const reading = {
			source,
			act: verb.value,
			text,
			verbWords: textOfPart(source, sub(rest, at, from)),
		};
		if (verb.value === "set" || verb.value === "mark")
			return clauses({ ...reading, rest: field, after: value });
		return clauses({ ...reading, rest: value, place: { kind: "in", part: field } });
	}
	return undefined;
}
