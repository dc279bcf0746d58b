import { QUOTED, type Source } from "../source.ts";

/** A stretch of a goal by its positions. */
export interface Part {
	readonly start: number;
	readonly end: number;
}

const EDGES = /^[\s,.:;!?，。：；！？、…~～]+|[\s,.:;!?，。；！？、…~～]+$/gu;

export function maskOf(source: Source, part: Part): string {
	return source.mask.slice(part.start, part.end);
}

/** A stretch inside a part, by offsets into the part. */
export function sub(part: Part, from: number, to: number = part.end - part.start): Part {
	return { start: part.start + from, end: part.start + Math.max(from, to) };
}

/** Without white space and punctuation at either end. */
export function trimPart(source: Source, part: Part): Part {
	const mask = maskOf(source, part);
	const lead = /^[\s,.:;!?，。：；！？、…]+/u.exec(mask)?.[0].length ?? 0;
	if (lead >= mask.length) return { start: part.end, end: part.end };
	let end = mask.length;
	while (end > lead && /[\s,.;!?，。；！？、…]/u.test(mask[end - 1] ?? "")) end -= 1;
	return { start: part.start + lead, end: part.start + end };
}

export function isEmpty(part: Part): boolean {
	return part.end <= part.start;
}

/** Verbatim text of a part; the inner text when it is one quoted text and nothing else. */
export function textOfPart(source: Source, part: Part): string {
	const bare = trimPart(source, part);
	const quote = source.quotes.find(({ start, end }) => start === bare.start && end === bare.end);
	return quote?.inner ?? source.text.slice(bare.start, bare.end).replace(EDGES, "");
}

/** The quoted texts inside a part. */
export function quotesIn(source: Source, part: Part): Source["quotes"] {
	return source.quotes.filter(({ start, end }) => start >= part.start && end <= part.end);
}

export function hasQuote(source: Source, part: Part): boolean {
	return maskOf(source, part).includes(QUOTED);
}
