import type { Draft } from "../draft.ts";
import { readZhPhrase } from "./noun-phrase.ts";
import { isEmpty, maskOf, textOfPart, trimPart } from "./part.ts";
import { type ZhReading, zhClause, zhFields, zhTargets } from "./reading.ts";

/** "把X拖到Y", "从A拖到B". */
export function readDrag(reading: ZhReading): readonly Draft[] {
	const { source } = reading;
	const after = reading.after && trimPart(source, reading.after);
	const goes = /[到至进]$/u.test(reading.verbWords) && !after && !reading.place;
	if (goes && !/[到至进]/u.test(maskOf(source, reading.rest)))
		return [
			zhClause(reading, "drag", {
				refers: true,
				destination: readZhPhrase(source, stripTo(reading, reading.rest)).object,
			}),
		];
	const split = after && !isEmpty(after) ? { from: reading.rest, to: after } : splitTo(reading);
	const destination = split.to && readZhPhrase(source, stripTo(reading, split.to));
	return zhTargets({ ...reading, rest: split.from }, split.from).map((fields) =>
		zhClause(reading, "drag", {
			...fields,
			destination: destination?.object ?? (split.to && textOfPart(source, split.to)),
		}),
	);
}

function splitTo(reading: ZhReading): { from: ZhReading["rest"]; to?: ZhReading["rest"] } {
	const mask = maskOf(reading.source, reading.rest);
	const at = mask.search(/[到至进]/u);
	if (at < 1 || at >= mask.length - 1) return { from: reading.rest };
	const { start, end } = reading.rest;
	return { from: { start, end: start + at }, to: { start: start + at + 1, end } };
}

function stripTo(reading: ZhReading, part: ZhReading["rest"]): ZhReading["rest"] {
	const mask = maskOf(reading.source, part);
	const said = /[到至进入]$/u.test(reading.verbWords);
	const lead = said ? 0 : (/^(?:到|至|进|入)/u.exec(mask)?.[0].length ?? 0);
	const end = /(?:那一列|一列|列|里面|里|(?<!进行|处理|审核|等待|运送|配送)中|内|上|下面)$/u.exec(
		mask,
	);
	return {
		start: part.start + lead,
		end: part.start + (end && end.index > lead ? end.index : mask.length),
	};
}

/** "上传文件“cv.pdf”到附件". */
export function readUpload(reading: ZhReading): readonly Draft[] {
	const { source } = reading;
	const split =
		reading.after && !isEmpty(trimPart(source, reading.after))
			? { from: reading.rest, to: reading.after }
			: splitTo(reading);
	const phrase = readZhPhrase(source, split.from);
	const object = split.to ? readZhPhrase(source, stripTo(reading, split.to)).object : undefined;
	const file = /[\w.-]+\.[a-z0-9]{2,5}$/iu.exec(phrase.object ?? "")?.[0];
	const value = phrase.quoted[0] ?? file;
	const fallback = value === undefined ? phrase.object : phrase.noun;
	return [zhClause(reading, "upload", { ...zhFields(phrase), object: object ?? fallback, value })];
}
