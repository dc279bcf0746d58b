import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import { ZH_GIVEN, ZH_OFF, ZH_ON } from "../lexicon/zh.ts";
import { readZhField, readZhFields, type ZhField, zhLiteral } from "./fields.ts";
import { FIELD_NOUNS, readZhPhrase, zhItems } from "./noun-phrase.ts";
import { hasQuote, isEmpty, maskOf, type Part, sub, textOfPart, trimPart } from "./part.ts";
import {
	placeField,
	placeRow,
	takeZhRow,
	type ZhReading,
	zhClause,
	zhFields,
	zhTargets,
} from "./reading.ts";
import { readZhWhens } from "./when.ts";
import { wordAt } from "./words.ts";

/** One fill clause. */
export function zhFill(reading: ZhReading, pair: ZhField, verb: Verb = "fill"): Draft {
	const { source } = reading;
	const row = pair.field ? takeZhRow(source, pair.field) : undefined;
	const fields = row ? zhFields(readZhPhrase(source, row.rest)) : {};
	const value = pair.value ? textOfPart(source, zhLiteral(source, pair.value)) : undefined;
	const place = placeRow(reading);
	return zhClause(reading, verb, {
		...fields,
		value,
		row: row?.row ?? place.row,
		ordinal: fields.ordinal ?? row?.ordinal ?? place.ordinal,
	});
}

/** "在姓名栏输入张三", "输入张三到姓名框", "填写用户名A和密码B". */
export function readZhFill(reading: ZhReading): readonly Draft[] {
	const { source, rest } = reading;
	if (reading.after && !isEmpty(reading.after))
		return [zhFill(reading, { field: intoPart(reading, reading.after), value: rest })];
	const form = /^.{0,8}?(?:表单|表格|资料|信息|字段|栏位|如下|以下内容|内容|下列)[:]/u.exec(
		maskOf(source, rest),
	);
	if (form)
		return readZhFields(source, sub(rest, form[0].length)).map((pair) =>
			zhFill(withoutPlace(reading), pair),
		);
	const registered = recorded(reading);
	if (registered) return registered;
	const listed = zhItems(source, rest).map((item) => readZhField(source, item));
	if (listed.length > 1 && listed[0]?.field)
		return readZhFields(source, rest).map((pair) => zhFill(withoutPlace(reading), pair));
	const field = placeField(reading);
	if (field?.object !== undefined) return [intoField(reading, field)];
	const target = intoTarget(reading);
	if (target) return [zhFill(reading, target)];
	return [zhFill(reading, alone(reading))];
}

/** "登记船只：名称海燕、长度7米": what is recorded stands before the colon. */
function recorded(reading: ZhReading): readonly Draft[] | undefined {
	const { source, rest } = reading;
	const at = maskOf(source, rest).indexOf(":");
	const thing = at > 0 && at <= 10 ? sub(rest, 0, at) : undefined;
	if (!thing || !/^(?:登记|登記|补充|補充|录入|錄入)$/u.test(reading.verbWords)) return undefined;
	if (wordAt(FIELD_NOUNS, maskOf(source, thing), 0)) return undefined;
	const pairs = readZhFields(source, sub(rest, at + 1));
	if (pairs.length === 0 || !pairs.every((pair) => pair.field && pair.value)) return undefined;
	return [
		...pairs.map((pair) => zhFill(withoutPlace(reading), pair)),
		zhClause({ ...reading, rest: thing }, "register", { object: textOfPart(source, thing) }),
	];
}

function withoutPlace(reading: ZhReading): ZhReading {
	const { place: _, ...rest } = reading;
	return rest;
}

function intoField(reading: ZhReading, field: NonNullable<ReturnType<typeof placeField>>): Draft {
	const { source, rest } = reading;
	const given = isEmpty(trimPart(source, rest)) || ZH_GIVEN.test(maskOf(source, rest).slice(0, 6));
	const thing = field.role === "img" || field.quoted !== undefined;
	const pair = hasQuote(source, rest) && !thing ? undefined : readZhField(source, rest);
	if (
		pair?.field &&
		pair.value &&
		(field.role === undefined || field.role === "img") &&
		pair.field.end - pair.field.start <= 6 &&
		wordAt(FIELD_NOUNS, maskOf(source, pair.field), 0)
	) {
		return zhFill(reading, pair);
	}
	const value =
		given && !hasQuote(source, rest) ? undefined : textOfPart(source, zhLiteral(source, rest));
	return zhClause(reading, "fill", { ...field, value });
}

/** "输入X到Y框里", "填入X到Y". */
function intoTarget(reading: ZhReading): ZhField | undefined {
	const { source, rest } = reading;
	const mask = maskOf(source, rest);
	const at = Math.max(mask.lastIndexOf("到"), mask.lastIndexOf("进"));
	if (at < 1 || at >= mask.length - 1) return undefined;
	const field = intoPart(reading, sub(rest, at + 1));
	const named = readZhPhrase(source, field);
	const known =
		named.role !== undefined ||
		hasQuote(source, field) ||
		wordAt(FIELD_NOUNS, maskOf(source, field), 0);
	return known ? { field, value: sub(rest, 0, at) } : undefined;
}

function intoPart(reading: ZhReading, part: Part): Part {
	const bare = trimPart(reading.source, part);
	const mask = maskOf(reading.source, bare);
	const lead = /^(?:到|进|入|在|至)/u.exec(mask)?.[0].length ?? 0;
	const end = /(?:里面|里|中|内|上)$/u.exec(mask);
	return sub(bare, lead, end ? end.index : mask.length);
}

/** A quoted text, a field with its value, a field alone, or a text alone. */
function alone(reading: ZhReading): ZhField {
	const { source } = reading;
	const rest = trimPart(source, reading.rest);
	const pair = readZhField(source, rest);
	if (pair) return pair;
	const mask = maskOf(source, rest);
	if (wordAt(FIELD_NOUNS, mask, 0)?.phrase === mask || /(?:表单|表格|资料|信息|栏|框)$/u.test(mask))
		return { field: rest };
	return { value: rest };
}

/** "把A设为B", "A改为B", "将标题改成X、数量改成2": on and off are states. */
export function readZhSet(reading: ZhReading, verb: Verb): readonly Draft[] {
	const { source, after, place } = reading;
	if (!after && place?.kind === "for") {
		const value = textOfPart(source, zhLiteral(source, reading.rest));
		return [zhClause(reading, verb, { value, ...placeRow(reading) })];
	}
	const alone = /^(?:命名为|重命名为|改名为|取名为|起名为)$/u.test(reading.verbWords);
	if (alone && !after && !place)
		return [
			zhClause(reading, verb, { value: textOfPart(source, zhLiteral(source, reading.rest)) }),
		];
	const timed = after ? undefined : readTimed(reading);
	if (timed) return timed;
	if (!after || isEmpty(trimPart(source, after)))
		return zhTargets(reading, reading.rest).map((fields) => zhClause(reading, verb, fields));
	const value = trimPart(source, after);
	const kind = /(?:状态|进度|阶段)$/u.test(maskOf(source, trimPart(source, reading.rest)));
	const state = kind ? undefined : zhState(maskOf(source, value));
	const field = withoutFrom(reading);
	if (state)
		return zhTargets({ ...reading, rest: field }, field).map((fields) =>
			zhClause(reading, state, fields),
		);
	const items = zhItems(source, value);
	const later = items.slice(1).map((item) => readZhField(source, item));
	const first = {
		field,
		value: later.length > 0 && later.every(Boolean) ? (items[0] ?? value) : value,
	};
	const more = later.every(Boolean) ? later.flatMap((pair) => pair ?? []) : [];
	return [setOne(reading, first, verb), ...more.map((pair) => zhFill(reading, pair, verb))];
}

/** "设置周五17:00的提醒". */
function readTimed(reading: ZhReading): readonly Draft[] | undefined {
	const { source, rest } = reading;
	const mask = maskOf(source, rest);
	const cut = mask.lastIndexOf("的");
	if (cut < 1 || cut === mask.length - 1) return undefined;
	const [first, ...later] = readZhWhens({ ...reading, rest: sub(rest, 0, cut) }) ?? [];
	const object = readZhPhrase(source, sub(rest, cut + 1)).object;
	return first && [{ ...first, ...(object !== undefined && { object }) }, ...later];
}

function setOne(reading: ZhReading, pair: { field: Part; value: Part }, verb: Verb): Draft {
	const { source } = reading;
	const given =
		ZH_GIVEN.test(maskOf(source, pair.value).slice(0, 5)) && !hasQuote(source, pair.value);
	return zhFill(reading, given ? { field: pair.field } : pair, verb);
}

/** "将数量从1改为3": the old value is no part of the field. */
function withoutFrom(reading: ZhReading): Part {
	const mask = maskOf(reading.source, reading.rest);
	const from = mask.search(/.从/u);
	return from >= 0 && mask.length > from + 2 ? sub(reading.rest, 0, from + 1) : reading.rest;
}

export function zhState(mask: string): "check" | "uncheck" | undefined {
	const bare = mask.trim();
	if (ZH_OFF.test(bare)) return "uncheck";
	return ZH_ON.test(bare) ? "check" : undefined;
}
