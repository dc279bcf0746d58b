/** A calendar on the page: its months, its days, the buttons that turn its leaves. */
import {
	attr,
	attrNames,
	flatClosest,
	flatContains,
	isConnected,
	isHtml,
	tagOf,
} from "../../dom.ts";
import { startReading } from "../../reading.ts";
import { roleOf } from "../../role.ts";
import { visibleText } from "../../view/visible-text.ts";
import { selectOptions } from "../select.ts";
import { isOff, ownText, turner } from "./calendar-buttons.ts";
import {
	type Day,
	inWords,
	monthNumber,
	monthOf,
	type Order,
	parseDay,
	sameDay,
} from "./date-text.ts";
import { seenInside } from "./items.ts";
import { press, refused, type Steps, until, type Verdict } from "./steps.ts";

/** One leaf: a month and the cells that follow its heading. */
interface Leaf {
	readonly month: number;
	readonly cells: readonly Element[];
}

const FEWEST_DAYS = 20;
const MOST_TURNS = 300;
const TURN_MS = 1_000;
const DAY_TEXT = /^\d{1,2}$/;

export function isCalendar(area: Element): boolean {
	startReading();
	return dayCells(seenInside(area)).length >= FEWEST_DAYS;
}

/** Elements that show a day's number, in page order. */
function dayCells(all: readonly Element[]): Element[] {
	const found: Element[] = [];
	for (const element of all) {
		if (!DAY_TEXT.test(ownText(element)) || isWeekNumber(element)) continue;
		found.push(cellOf(element));
	}
	return [...new Set(found)];
}

function isWeekNumber(element: Element): boolean {
	return (
		roleOf(element) === "rowheader" ||
		tagOf(element) === "option" ||
		flatClosest(element, (at) =>
			/week-?num|weeknumber|(?:^|[\s_-])wk(?:$|[\s_-])/iu.test(attr(at, "class") ?? ""),
		) !== null
	);
}

/** What is pressed: a button in the cell, else the cell. */
function cellOf(element: Element): Element {
	const found = flatClosest(
		element,
		(at) =>
			/^(?:button|a|td)$/.test(tagOf(at)) ||
			/^(?:gridcell|button|option)$/.test(attr(at, "role") ?? ""),
	);
	return found && visibleText(found, { chars: 20 }).length <= 14 ? found : element;
}

/** The months shown, each with its own days in order. */
function leaves(area: Element): Leaf[] {
	startReading();
	const all = seenInside(area);
	const days = new Set(dayCells(all));
	const found: { month: number; cells: Element[] }[] = [];
	for (const element of all) {
		if (days.has(element)) found.at(-1)?.cells.push(element);
		else if ([...days].some((day) => flatContains(day, element) || flatContains(element, day)))
			continue;
		else {
			const month = headingMonth(element);
			if (month !== undefined && found.at(-1)?.month !== month) found.push({ month, cells: [] });
		}
	}
	const withDays = found.filter((leaf) => leaf.cells.length >= FEWEST_DAYS);
	if (withDays.length > 0) return withDays;
	const chosen = monthFromLists(area) ?? monthFromCells([...days]) ?? monthFromParts(all);
	return chosen === undefined ? [] : [{ month: chosen, cells: [...days] }];
}

function headingMonth(element: Element): number | undefined {
	if (tagOf(element) === "option" || tagOf(element) === "select") return undefined;
	const text = visibleText(element, { chars: 60 });
	return text.length <= 40 && parseDay(text, "dmy") === undefined ? monthOf(text) : undefined;
}

/** Month and year in elements of their own. */
function monthFromParts(all: readonly Element[]): number | undefined {
	const texts = all.map(ownText);
	const month = texts
		.map((text) => (text.length < 20 ? monthNumber(text) : undefined))
		.find((each) => each);
	const year = texts.find((text) => /^(?:19|20)\d\d$/.test(text));
	return month && year ? Number(year) * 12 + month - 1 : undefined;
}

interface Lists {
	readonly month: HTMLSelectElement | undefined;
	readonly year: HTMLSelectElement | undefined;
}

function listsIn(area: Element): Lists {
	const all = seenInside(area).filter(
		(each): each is HTMLSelectElement => isHtml(each) && tagOf(each) === "select",
	);
	return {
		month: all.find(
			(list) =>
				list.options.length <= 12 && monthNumber(list.options[0]?.label ?? "") !== undefined,
		),
		year: all.find((list) => /^\d{4}$/.test(list.options[0]?.label.trim() ?? "")),
	};
}

function monthFromLists(area: Element): number | undefined {
	const { month, year } = listsIn(area);
	const shown = month && monthNumber(month.selectedOptions[0]?.label ?? "");
	const inYear = year
		? year.selectedOptions[0]?.label
		: /\b(?:19|20)\d\d\b/.exec(visibleText(area, { chars: 200 }))?.[0];
	return shown && inYear ? Number(inYear) * 12 + shown - 1 : undefined;
}

/** Days may carry their whole date. */
function monthFromCells(cells: readonly Element[]): number | undefined {
	const middle = cells[Math.floor(cells.length / 2)];
	const day = middle && fullDate(middle, "dmy");
	return day ? day.year * 12 + day.month - 1 : undefined;
}

function fullDate(cell: Element, order: Order): Day | undefined {
	for (let at: Element | null = cell, level = 0; at && level < 2; at = at.parentElement, level++) {
		for (const name of attrNames(at)) {
			if (!/^(?:aria-label|title|datetime|data-[\w-]*(?:date|day|value|iso)[\w-]*)$/.test(name))
				continue;
			const day = parseDay(attr(at, name) ?? "", order);
			if (day) return day;
		}
	}
	return undefined;
}

/** Turns to the day's month and presses it. A verdict when that cannot be. */
export async function* pickDay(
	area: () => Element | undefined,
	day: Day,
): Steps<Verdict | undefined> {
	const turned = yield* turnTo(area, day);
	if (turned) return turned;
	const shown = area();
	const cell = shown && cellFor(shown, day);
	if (!cell) return refused(`the calendar does not show ${inWords(day)}`);
	if (isOff(cell)) return refused(`${inWords(day)} cannot be chosen in the calendar`);
	const number = String(day.day);
	const still = (): boolean => isConnected(cell) && cellFor(area() ?? shown, day) === cell;
	if (yield* press({ element: cell }, still)) return undefined;
	return refused(`day ${number} of the calendar cannot be pressed`);
}

function cellFor(area: Element, day: Day): Element | undefined {
	const wanted = day.year * 12 + day.month - 1;
	const leaf = leaves(area).find((each) => each.month === wanted);
	if (!leaf) return undefined;
	const first = leaf.cells.findIndex((cell) => numberIn(cell) === 1);
	const cell = leaf.cells[first + day.day - 1];
	if (first < 0 || !cell || numberIn(cell) !== day.day) return undefined;
	const says = fullDate(cell, "dmy") ?? day;
	return sameDay(says, day) || sameDay(fullDate(cell, "mdy"), day) ? cell : undefined;
}

function numberIn(cell: Element): number {
	return Number(/\d{1,2}/.exec(visibleText(cell, { chars: 20 }))?.[0]);
}

async function* turnTo(area: () => Element | undefined, day: Day): Steps<Verdict | undefined> {
	const wanted = day.year * 12 + day.month - 1;
	for (let turn = 0; turn < MOST_TURNS; turn++) {
		const shown = area();
		if (!shown) return refused("the calendar closed");
		const months = leaves(shown).map((leaf) => leaf.month);
		if (months.includes(wanted)) return undefined;
		const [first] = months;
		if (first === undefined) return refused("the calendar does not say which month it shows");
		if (setLists(shown, day) && (await changed(area, first))) continue;
		const button = turner(shown, wanted - first);
		if (!button || isOff(button)) return refused(`the calendar does not go to ${monthWords(day)}`);
		if (!(yield* press({ element: button })))
			return refused(`the calendar cannot be turned to ${monthWords(day)}`);
		if (!(await changed(area, first)))
			return refused(`the calendar does not go to ${monthWords(day)}`);
	}
	return refused(`the calendar does not go to ${monthWords(day)}`);
}

function monthWords(day: Day): string {
	return inWords(day).replace(/^\d+ /, "");
}

async function changed(area: () => Element | undefined, from: number): Promise<boolean> {
	const now = await until(() => {
		const shown = area();
		const month = shown && leaves(shown)[0]?.month;
		return month !== undefined && month !== from ? month : undefined;
	}, TURN_MS);
	return now !== undefined;
}

/** Native lists in the heading are set, not turned. True when anything was set. */
function setLists(area: Element, day: Day): boolean {
	const { month, year } = listsIn(area);
	let set = false;
	if (year && year.selectedOptions[0]?.label.trim() !== String(day.year)) {
		set = selectOptions(year, { options: [String(day.year)], byCode: true }).status === "ok";
	}
	const named =
		month && Array.from(month.options).find((option) => monthNumber(option.label) === day.month);
	if (month && named && !named.selected) {
		set = selectOptions(month, { options: [named.label], byCode: true }).status === "ok" || set;
	}
	return set;
}
