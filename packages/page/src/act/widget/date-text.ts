/** Dates as people and fields write them. */
import { folded } from "../../words.ts";

/** A day of the calendar, without time zone. `month` is 1 to 12. */
export interface Day {
	readonly year: number;
	readonly month: number;
	readonly day: number;
}

/** Which part comes first in a date of three numbers. */
export type Order = "dmy" | "mdy" | "ymd";

/** How a field writes dates, such as `MM/DD/YYYY`; its letters are D, M and Y only. */
export interface DateShape {
	readonly pattern: string;
	readonly order: Order;
}

const FORMAT_LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl"];
const LETTERS: Readonly<Record<string, string>> = {
	t: "D",
	d: "D",
	j: "D",
	g: "D",
	m: "M",
	y: "Y",
	a: "Y",
};

/** A pattern written in words meant for people: `dd.mm.yyyy`, `TT.MM.JJJJ`, `jj/mm/aaaa`. */
export function shapeIn(text: string): DateShape | undefined {
	const found =
		/(?<![a-z])(?:(?:d{1,2}|t{1,2}|j{1,2}|g{1,2})([-/. ]+)m{1,4}\1(?:y{2,4}|j{4}|a{2,4})|m{1,4}([-/. ]+)d{1,2}(?:\2|, ?)y{2,4}|(?:y{4}|j{4}|a{4})([-/. ]+)m{1,2}\3(?:d{1,2}|t{1,2}|j{1,2}))(?![a-z])/i.exec(
			text,
		)?.[0];
	if (!found) return undefined;
	const yearIsJ = /j{4}/i.test(found);
	const pattern = found.replace(/[a-z]+/gi, (word) => {
		const letter = word[0]?.toLowerCase() ?? "";
		const to = letter === "j" && yearIsJ && word.length === 4 ? "Y" : (LETTERS[letter] ?? "");
		return to.repeat(word.length);
	});
	const order = [...new Set(pattern.replace(/[^DMY]/g, "").toLowerCase())].join("");
	return { pattern, order: order as Order };
}

/** The shape a date of three numbers already has; the order is only known where a number tells. */
export function shapeOf(value: string, order: Order): DateShape | undefined {
	const parts = /^(\d{1,4})([-/. ]+)(\d{1,2})\2(\d{1,4})$/.exec(value.trim());
	if (!parts) return undefined;
	const [, first = "", gap = "", second = "", third = ""] = parts;
	const own: Order =
		first.length === 4 ? "ymd" : Number(first) > 12 ? "dmy" : Number(second) > 12 ? "mdy" : order;
	const lengths = [first.length, second.length, third.length];
	const pattern = [...own]
		.map((letter, at) => letter.toUpperCase().repeat(lengths[at] ?? 2))
		.join(gap);
	return { pattern, order: own };
}

/** Order in which a language writes its numbers. */
export function orderOf(lang: string): Order {
	try {
		const parts = new Intl.DateTimeFormat(lang || "en-US").formatToParts(new Date(2026, 11, 31));
		const letters = parts.map(
			({ type }) => ({ day: "d", month: "m", year: "y" })[type as string] ?? "",
		);
		return letters.join("") as Order;
	} catch {
		return "mdy";
	}
}

export function write(day: Day, shape: DateShape): string {
	const month = new Date(2026, day.month - 1, 1);
	const names = { MMM: "short", MMMM: "long" } as const;
	return shape.pattern.replace(/D+|M+|Y+/g, (run) => {
		if (run === "MMM" || run === "MMMM") return month.toLocaleString("en", { month: names[run] });
		const value = run[0] === "D" ? day.day : run[0] === "M" ? day.month : day.year;
		return String(run === "YY" ? value % 100 : value).padStart(run.length, "0");
	});
}

/** One day a text names; undefined when it names none or leaves doubt which. */
export function parseDay(text: string, order: Order): Day | undefined {
	const plain = folded(text).replace(/(\d)(?:st|nd|rd|th)\b/g, "$1");
	return fromNumbers(plain, order) ?? fromWords(plain);
}

function fromNumbers(text: string, order: Order): Day | undefined {
	const first = /(?<!\d)(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})(?!\d)/.exec(text);
	if (first) return valid(first[1], first[2], first[3]);
	const parts = /(?<!\d)(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?!\d)/.exec(text);
	if (!parts) return undefined;
	const [, a, gap, b, y = ""] = parts;
	const year = y.length === 2 ? `20${y}` : y;
	// Dots part day first everywhere; otherwise the field's own order says.
	const dayFirst = gap === "." || order === "dmy";
	const straight = dayFirst ? valid(year, b, a) : valid(year, a, b);
	return straight ?? (dayFirst ? valid(year, a, b) : valid(year, b, a));
}

function fromWords(text: string): Day | undefined {
	const month = monthIn(text);
	if (!month) return undefined;
	const rest = text.replace(month.word, " ");
	const year = /(?<!\d)(\d{4})(?!\d)/.exec(rest)?.[1];
	const day = /(?<!\d)(\d{1,2})(?!\d)/.exec(rest.replace(year ?? "", " "))?.[1];
	return valid(year, String(month.month), day);
}

let names: readonly { readonly word: string; readonly month: number }[] | undefined;

/** Month names of the page's language and of common ones, longest first. */
function monthNames(): NonNullable<typeof names> {
	if (names) return names;
	const lang = document.documentElement.lang;
	const found = new Map<string, number>();
	for (const each of new Set([...(lang ? [lang] : []), ...FORMAT_LANGUAGES])) {
		for (const style of ["long", "short"] as const) {
			for (let month = 1; month <= 12; month++) addName(found, { lang: each, style, month });
		}
	}
	names = [...found]
		.map(([word, month]) => ({ word, month }))
		.sort((a, b) => b.word.length - a.word.length);
	return names;
}

function addName(
	into: Map<string, number>,
	of: { readonly lang: string; readonly style: "long" | "short"; readonly month: number },
): void {
	try {
		const format = new Intl.DateTimeFormat(of.lang, { month: of.style });
		const word = folded(format.format(new Date(2026, of.month - 1, 1))).replace(/\.$/, "");
		if (word.length > 2 && !/\d/.test(word) && !into.has(word)) into.set(word, of.month);
	} catch {
		// A page may declare a language that is none.
	}
}

function monthIn(text: string): { readonly word: string; readonly month: number } | undefined {
	return monthNames().find(({ word }) => {
		const at = text.indexOf(word);
		if (at < 0) return false;
		return !/\p{L}/u.test(text[at - 1] ?? " ") && !/\p{L}/u.test(text[at + word.length] ?? " ");
	});
}

/** Month and year of a calendar's heading, as one number of months. */
export function monthOf(text: string): number | undefined {
	const plain = folded(text);
	const numbers =
		/^(\d{4})\s*[-/.年]\s*(\d{1,2})月?$/.exec(plain) ??
		flip(/^(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(plain));
	const month = numbers ? Number(numbers[2]) : monthIn(plain)?.month;
	const year = numbers ? numbers[1] : /(?<!\d)(\d{4})(?!\d)/.exec(plain)?.[1];
	if (!month || !year || month > 12) return undefined;
	return Number(year) * 12 + month - 1;
}

function flip(
	found: RegExpExecArray | null,
): readonly [string, string | undefined, string | undefined] | undefined {
	return found ? [found[0], found[2], found[1]] : undefined;
}

/** The month alone, for headings that keep the year elsewhere. */
export function monthNumber(text: string): number | undefined {
	return monthIn(folded(text))?.month;
}

function valid(year?: string, month?: string, day?: string): Day | undefined {
	const [y, m, d] = [Number(year), Number(month), Number(day)];
	const date = new Date(y, m - 1, d);
	const same = date.getFullYear() === y && date.getMonth() === m - 1 && date.getDate() === d;
	return same && y >= 1000 ? { year: y, month: m, day: d } : undefined;
}

export function sameDay(a: Day | undefined, b: Day | undefined): boolean {
	return (
		a !== undefined &&
		b !== undefined &&
		a.year === b.year &&
		a.month === b.month &&
		a.day === b.day
	);
}

const RANGE =
	/\s+(?:to|until|till|through|bis|au|hasta|até|fino al|tot)\s+|\s+[-–—→~]\s+|\s*[–—→～]\s*/iu;

/** One day, or the first and the last of a range. */
export function parseDays(text: string, order: Order): readonly Day[] | undefined {
	const parts = text
		.trim()
		.replace(/^(?:from|von|du|del?)\s+/iu, "")
		.split(RANGE);
	if (parts.length > 2) return undefined;
	const last = parseDay(parts.at(-1) ?? "", order);
	if (parts.length === 1) return last ? [last] : undefined;
	const year = last ? ` ${last.year}` : "";
	const first = parseDay(parts[0] ?? "", order) ?? parseDay(`${parts[0]}${year}`, order);
	return first && last ? [first, last] : undefined;
}

export function inWords({ year, month, day }: Day): string {
	return `${day} ${new Date(2026, month - 1, 1).toLocaleString("en", { month: "long" })} ${year}`;
}
