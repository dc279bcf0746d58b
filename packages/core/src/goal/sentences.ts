import type { Source } from "./source.ts";

/** A stretch of the goal that is read on its own. */
export interface Range {
	readonly start: number;
	readonly end: number;
}

const ABBREVIATIONS: ReadonlySet<string> = new Set(
	"e.g i.e etc mr mrs ms dr st no vs approx nr z.b bzw ca p.ej sr sra m mme num art fig min max incl".split(
		" ",
	),
);
/** A list marker at the start of a line. */
const MARKER =
	/^\s*(?:[-*•·–]\s+|\(?\d{1,2}[.):、．]\s*(?!\d)|[①-⑳]\s*|第[一二三四五六七八九十]+步[:,、]?\s*|[a-h][.)]\s+|step \d{1,2}[:.]\s*|schritt \d{1,2}[:.]\s*)/u;
const ENDS = /[\n;；。！？!?]/u;

/** Sentences, lines and list items of a goal, without their markers. Quoted texts are never cut. */
export function splitSentences(source: Source): readonly Range[] {
	const inline = inlineMarkers(source.mask);
	const ranges: Range[] = [];
	let start = 0;
	for (let at = 0; at <= source.mask.length; at += 1) {
		const ends = at === source.mask.length || endsAt(source, at) || inline.has(at);
		if (!ends) continue;
		ranges.push(withoutMarker(source.mask, { start, end: at }));
		start = inline.has(at) || at === source.mask.length ? at : at + 1;
	}
	return ranges.filter(({ start: from, end }) =>
		/[\p{L}\p{N}\ue000\ue001]/u.test(source.mask.slice(from, end)),
	);
}

function endsAt(source: Source, at: number): boolean {
	const char = source.mask[at] ?? "";
	if (char === "." || char === "．") return fullStopAt(source, at);
	if (char === "!" || char === "?")
		return (
			/[！？]/u.test(source.text[at] ?? "") || !/[\p{L}\p{N}]/u.test(source.mask[at + 1] ?? " ")
		);
	return ENDS.test(char);
}

function fullStopAt(source: Source, at: number): boolean {
	const { mask } = source;
	const next = mask.slice(at + 1, at + 4);
	if (next !== "" && !/^[\s\ue000)]/u.test(next) && !/^[\u3000-\u9fff]/u.test(next)) return false;
	const before = /[\p{L}.]+$/u.exec(mask.slice(Math.max(0, at - 12), at))?.[0] ?? "";
	return !ABBREVIATIONS.has(before) || next === "";
}

/** "1. … 2. … 3. …" on one line: the places of the markers, when they count up from one. */
function inlineMarkers(mask: string): ReadonlySet<number> {
	const found: { at: number; number: number }[] = [];
	for (const match of mask.matchAll(
		/(?<=^|[\s:：;；,，。])[(（]?(\d{1,2})[.)）、](?=\s|[^\d\s])/gu,
	)) {
		found.push({ at: match.index, number: Number(match[1]) });
	}
	for (const match of mask.matchAll(/[①-⑳]/gu)) {
		found.push({ at: match.index, number: match[0].charCodeAt(0) - 0x245f });
	}
	const counted: number[] = [];
	for (const { at, number } of found.toSorted((a, b) => a.at - b.at)) {
		if (number === counted.length + 1) counted.push(at);
	}
	return new Set(counted.length >= 2 ? counted : []);
}

function withoutMarker(mask: string, range: Range): Range {
	const marker = MARKER.exec(mask.slice(range.start, Math.min(range.end, range.start + 40)));
	return { start: range.start + (marker?.[0].length ?? 0), end: range.end };
}
