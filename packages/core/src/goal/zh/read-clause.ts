import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import type { Act } from "../lexicon/pack.ts";
import { ZH_DONE, ZH_STATES_LIKE } from "../lexicon/zh.ts";
import { readZhAnswer } from "./answer.ts";
import { readZhKey } from "./key.ts";
import { readZhPhrase, zhItems } from "./noun-phrase.ts";
import { isEmpty, maskOf, textOfPart, trimPart } from "./part.ts";
import { readZhPath } from "./path.ts";
import { readZhFilter, readZhFind, readZhSearch, readZhSelect, readZhSort } from "./read-choice.ts";
import { readDrag, readUpload } from "./read-drag.ts";
import {
	readZhItem,
	readZhJourney,
	readZhSubmit,
	readZhSubscribe,
	splitRecipient,
} from "./read-item.ts";
import { readZhFill, readZhSet, zhState } from "./read-values.ts";
import {
	placeRow,
	takeZhRow,
	withoutLocative,
	type ZhReading,
	zhClause,
	zhFields,
	zhTargets,
} from "./reading.ts";
import { looksForZh } from "./search-place.ts";

type Reader = (reading: ZhReading) => readonly Draft[];

const named =
	(verb: Verb): Reader =>
	(reading) =>
		readNamed(reading, verb);

const whole =
	(verb: Verb): Reader =>
	(reading) => {
		const object = textOfPart(reading.source, reading.rest);
		return [zhClause(reading, verb, { object })];
	};

const READERS: Readonly<Record<Act, Reader>> = {
	open: readOpen,
	press: (reading) => {
		const special = readZhAnswer(reading) ?? readZhKey(reading);
		return special ? [special] : readNamed(reading, "press");
	},
	key: named("press"),
	turn: named("press"),
	check: named("check"),
	uncheck: named("uncheck"),
	remove: named("remove"),
	complete: named("complete"),
	accept: named("accept"),
	refuse: named("refuse"),
	hover: (reading) =>
		readNamed({ ...reading, rest: withoutLocative(reading.source, reading.rest) }, "hover"),
	download: named("download"),
	double_click: named("double_click"),
	right_click: named("right_click"),
	close: readClose,
	expand: named("expand"),
	collapse: named("collapse"),
	play: named("play"),
	fill: readZhFill,
	put: readZhFill,
	name: readZhFill,
	search: readZhSearch,
	find: readZhFind,
	select: (reading) => {
		const answer = readZhAnswer(reading);
		return answer ? [answer] : readZhSelect(reading);
	},
	sort: readZhSort,
	filter: readZhFilter,
	add: (reading) => readZhItem(reading, "add"),
	create: (reading) => readZhItem(reading, "create"),
	edit: (reading) => readZhSet(reading, "edit"),
	set: (reading) =>
		readZhSet(reading, /^(?:改|更|修|调|换|变|重|改名)/u.test(reading.verbWords) ? "edit" : "fill"),
	use: readZhFill,
	ensure: readEnsure,
	mark: readMark,
	act: (reading) => readAct(reading, "press"),
	state_on: (reading) => readAct(reading, "check"),
	state_off: (reading) => readAct(reading, "uncheck"),
	submit: readZhSubmit,
	checkout: (reading) => readZhItem(reading, "checkout"),
	sign_in: (reading) => readZhJourney(reading, "sign_in"),
	sign_out: (reading) => [zhClause(reading, "sign_out")],
	register: (reading) => readZhJourney(reading, "register"),
	scroll: readMove("scroll"),
	back: readMove("back"),
	drag: readDrag,
	upload: readUpload,
	wait: whole("wait"),
	read: whole("read"),
	keep: readKeep,
	do: whole("do"),
};

export function readZhClause(reading: ZhReading): readonly Draft[] {
	return READERS[reading.act](reading);
}

function readNamed(reading: ZhReading, verb: Verb): readonly Draft[] {
	const path = readZhPath(reading, verb);
	if (path) return path;
	return zhTargets(reading, reading.rest).map((fields) => zhClause(reading, verb, fields));
}

/** "打开X": a switch or option is turned on, anything else is shown. */
function readOpen(reading: ZhReading): readonly Draft[] {
	if (reading.after && !isEmpty(reading.after) && /^(?:切换|转|换|切)/u.test(reading.verbWords))
		return readZhSet(reading, "fill");
	if (/^(?:显示|查看|看看|浏览|顯示|檢視)/u.test(reading.verbWords) && looksForZh(reading))
		return readZhSearch(reading);
	const mask = maskOf(reading.source, trimPart(reading.source, reading.rest));
	const turns = /^(?:打开|开启)/u.test(
		reading.verbWords.replaceAll("開", "开").replaceAll("啟", "启"),
	);
	const role = readZhPhrase(reading.source, reading.rest).role;
	const state =
		role === "switch" || role === "checkbox" || (ZH_STATES_LIKE.test(mask) && role === undefined);
	return readNamed(reading, turns && state ? "check" : "open");
}

function readClose(reading: ZhReading): readonly Draft[] {
	const mask = maskOf(reading.source, trimPart(reading.source, reading.rest));
	const role = readZhPhrase(reading.source, reading.rest).role;
	const state = role === "switch" || role === "checkbox" || ZH_STATES_LIKE.test(mask);
	return readNamed(reading, state ? "uncheck" : "close");
}

/** "回复“好”": the text itself, when it is all that is said. */
function onlyQuote(reading: ZhReading): string | undefined {
	const rest = trimPart(reading.source, reading.rest);
	return reading.source.quotes.find(({ start, end }) => start === rest.start && end === rest.end)
		?.inner;
}

/** "归档小王的邮件": a control named by the verb, in the row of the thing. */
function readAct(reading: ZhReading, verb: Verb): readonly Draft[] {
	const subscribed = verb === "check" ? readZhSubscribe(reading) : undefined;
	if (subscribed) return subscribed;
	const answer = /^(?:回复|回覆|回復)$/u.test(reading.verbWords) ? onlyQuote(reading) : undefined;
	if (answer !== undefined)
		return [
			zhClause({ ...reading, rest: { ...reading.rest, end: reading.rest.start } }, "press", {
				object: reading.verbWords,
			}),
			zhClause(reading, "fill", { value: answer }),
		];
	const gives = /.[给給]$/u.test(reading.verbWords) && !reading.after && !reading.place;
	if (gives)
		return [
			zhClause(reading, verb, {
				object: reading.verbWords.slice(0, -1),
				refers: true,
				destination: readZhPhrase(reading.source, reading.rest).object,
			}),
		];
	const { thing, to } = splitRecipient(reading);
	return zhTargets({ ...reading, rest: thing }, thing).map((fields) =>
		zhClause(reading, verb, {
			...fields,
			destination: to,
			object: reading.verbWords.replace(/(?<=.)[给給到至]$/u, ""),
			role: undefined,
			row: fields.row ?? fields.object,
		}),
	);
}

/** "把X标记为已完成", "标记X为已读". */
function readMark(reading: ZhReading): readonly Draft[] {
	const { source } = reading;
	const split = splitMark(reading);
	if (!split) return readNamed(reading, "check");
	const state = textOfPart(source, split.state);
	const things = zhTargets({ ...reading, rest: split.thing }, split.thing);
	if (ZH_DONE.test(maskOf(source, trimPart(source, split.state))))
		return things.map((fields) => zhClause(reading, "complete", fields));
	return things.map((fields) =>
		zhClause(reading, "check", {
			...fields,
			object: state,
			role: undefined,
			row: fields.row ?? fields.object,
		}),
	);
}

function splitMark(
	reading: ZhReading,
): { thing: ZhReading["rest"]; state: ZhReading["rest"] } | undefined {
	if (reading.after && !isEmpty(reading.after))
		return { thing: reading.rest, state: reading.after };
	const mask = maskOf(reading.source, reading.rest);
	const at = Math.max(mask.lastIndexOf("为"), mask.lastIndexOf("成"));
	if (at < 1 || at >= mask.length - 1) return undefined;
	return {
		thing: { start: reading.rest.start, end: reading.rest.start + at },
		state: { start: reading.rest.start + at + 1, end: reading.rest.end },
	};
}

/** "确保X已开启", "保证A和B都是关闭状态". */
function readEnsure(reading: ZhReading): readonly Draft[] {
	const { source, rest } = reading;
	return (
		readZhState({ ...reading, rest: trimPart(source, rest) }) ?? [
			zhClause(reading, "read", { object: textOfPart(source, rest) }),
		]
	);
}

/** A statement that ends with a state ("A和B都要打开"). */
export function readZhState(reading: ZhReading): readonly Draft[] | undefined {
	const { source, rest } = reading;
	const mask = maskOf(source, rest);
	for (let at = 1; at < mask.length; at += 1) {
		const state = zhState(mask.slice(at));
		if (!state) continue;
		const subject = { start: rest.start, end: rest.start + at };
		return zhTargets({ ...reading, rest: subject }, subject).map((fields) =>
			zhClause(reading, state, fields),
		);
	}
	return undefined;
}

function readMove(verb: Verb): Reader {
	return (reading) => {
		const phrase = readZhPhrase(reading.source, reading.rest);
		return [zhClause(reading, verb, { ...zhFields(phrase), row: placeRow(reading).row })];
	};
}

/** "保持尺寸不变". */
function readKeep(reading: ZhReading): readonly Draft[] {
	const { source } = reading;
	const mask = maskOf(source, reading.rest);
	const end = /(?:为)?(?:不变|原样|不动|原来的样子|现状|默认|不改)$/u.exec(mask);
	const rest =
		end && end.index > 0
			? { start: reading.rest.start, end: reading.rest.start + end.index }
			: reading.rest;
	return zhItems(source, takeZhRow(source, rest).rest).map((item) => {
		const row = takeZhRow(source, rest);
		return zhClause(reading, "keep", { ...zhFields(readZhPhrase(source, item)), row: row.row });
	});
}
