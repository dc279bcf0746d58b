import { ZH_GIVEN, ZH_INFIX, ZH_LITERAL } from "../lexicon/zh.ts";
import type { Source } from "../source.ts";
import { CHOICE_NOUNS, FIELD_NOUNS, zhItems } from "./noun-phrase.ts";
import { hasQuote, isEmpty, maskOf, type Part, quotesIn, sub, trimPart } from "./part.ts";
import { lookup, wordAt } from "./words.ts";

/** A field and what goes into it; the value is absent when the goal only points at one. */
export interface ZhField {
	readonly field?: Part;
	readonly value?: Part;
}

const INFIX = lookup([[ZH_INFIX, true as const]]);

/** "姓名张三、电话123", "标题：A，内容：B", "A作为编号". */
export function readZhFields(source: Source, part: Part): readonly ZhField[] {
	const fields: ZhField[] = [];
	const items = zhItems(source, part);
	for (const item of items) {
		const read =
			readZhField(source, item) ?? (items.length > 1 ? byNumber(source, item) : undefined);
		const last = fields.at(-1);
		if (read) fields.push(read);
		else if (last?.value)
			fields[fields.length - 1] = { ...last, value: { start: last.value.start, end: item.end } };
	}
	return fields;
}

/** One field with its value, or undefined when the words do not name a field. */
export function readZhField(source: Source, part: Part): ZhField | undefined {
	const bare = trimPart(source, part);
	return (
		byMark(source, bare) ??
		byGiven(source, bare) ??
		byRole(source, bare) ??
		byNoun(source, bare) ??
		byInfix(source, bare)
	);
}

function byMark(source: Source, part: Part): ZhField | undefined {
	const mask = maskOf(source, part);
	const at = mask.search(/(?<!\d):|:(?!\d)|=/u);
	if (at < 1 || at > 16 || at === mask.length - 1) return undefined;
	return { field: sub(part, 0, at), value: trimPart(source, sub(part, at + 1)) };
}

function byGiven(source: Source, part: Part): ZhField | undefined {
	const mask = maskOf(source, part);
	const given = new RegExp(`^${ZH_GIVEN.source}`, "u").exec(mask);
	if (!given || hasQuote(source, part) || given[0].length >= mask.length) return undefined;
	const field = sub(part, given[0].length);
	return wordAt(FIELD_NOUNS, maskOf(source, field), 0) ? { field } : undefined;
}

/** "A作为编号", "A当标题". */
function byRole(source: Source, part: Part): ZhField | undefined {
	const mask = maskOf(source, part);
	const link = /(?:作为|当作|当做|做为)/u.exec(mask);
	if (!link || link.index === 0) return undefined;
	const field = sub(part, link.index + link[0].length);
	return isEmpty(field) ? undefined : { field, value: sub(part, 0, link.index) };
}

function byNoun(source: Source, part: Part): ZhField | undefined {
	const mask = maskOf(source, part);
	const noun = wordAt(FIELD_NOUNS, mask, 0) ?? wordAt(CHOICE_NOUNS, mask, 0);
	if (!noun || noun.phrase.length === mask.length) return undefined;
	const infix = wordAt(INFIX, mask, noun.phrase.length);
	const from = noun.phrase.length + (infix?.phrase.length ?? 0);
	const value = trimPart(source, sub(part, from));
	if (isEmpty(value) || /^(?:的|框|栏|列表|输入框)/u.test(maskOf(source, value))) return undefined;
	return { field: sub(part, 0, noun.phrase.length), value };
}

/** "体重62公斤" in a list: a short name right before a number. */
function byNumber(source: Source, part: Part): ZhField | undefined {
	const match = /^(\p{Script=Han}{2,6}?)(?=\d)/u.exec(maskOf(source, part));
	const length = match?.[1]?.length ?? 0;
	return length > 0 && !/[第共在到从有]$/u.test(match?.[1] ?? "")
		? { field: sub(part, 0, length), value: sub(part, length) }
		: undefined;
}

/** "船名填海燕": any short name, then a word that says what goes in. */
function byInfix(source: Source, part: Part): ZhField | undefined {
	const mask = maskOf(source, part);
	const quotes = quotesIn(source, part);
	for (let at = 1; at < Math.min(mask.length - 1, 24); at += 1) {
		const infix = wordAt(INFIX, mask, at);
		if (!infix || (infix.phrase.length === 1 && at < 2)) continue;
		const value = trimPart(source, sub(part, at + infix.phrase.length));
		if (!isEmpty(value)) return { field: sub(part, 0, at), value };
	}
	const only = quotes[0];
	if (quotes.length !== 1 || !only || only.start === part.start || only.end !== part.end)
		return undefined;
	return only.start - part.start <= 8
		? { field: { start: part.start, end: only.start }, value: only }
		: undefined;
}

/** The text itself, without words that only say it is one. */
export function zhLiteral(source: Source, part: Part): Part {
	const bare = trimPart(source, part);
	const quotes = quotesIn(source, bare);
	const noun = ZH_LITERAL.exec(maskOf(source, bare));
	if (noun) return zhLiteral(source, sub(bare, noun[0].length));
	const [only] = quotes;
	const others = bare.end - bare.start - (only ? only.end - only.start : 0);
	return quotes.length === 1 && only && others <= 6 ? only : bare;
}
