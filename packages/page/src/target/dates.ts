/** Fields and grids that hold a day of the calendar, as far as their words tell. */
import { shapeIn } from "../act/widget/date-text.ts";
import { attr, flatChildrenOf, isElement, isHtml, queryAll, tagOf } from "../dom.ts";
import { labelsOf, typeOf } from "../fields.ts";
import { nameOf, placeholderOf, referencedText } from "../name/accessible-name.ts";

const WORDS =
	/\bdates?\b|datum|fecha|\bdata\b|日期|日付|날짜|birth|geburts|check-?(?:in|out)\b|arrival|departure|calend|kalender/iu;
const FEWEST_DAYS = 20;

/** A text field for dates, by its own words or the format it asks for. */
export function isDateField(element: Element): boolean {
	if (!isHtml(element) || tagOf(element) !== "input" || typeOf(element) !== "text") return false;
	const hints = dateHints(element);
	const marks = ["name", "class", "id"].map((name) => attr(element, name) ?? "").join(" ");
	return shapeIn(hints) !== undefined || WORDS.test(`${hints} ${marks.replace(/[-_]/gu, " ")}`);
}

/** Words beside a field that may say how it writes dates. */
export function dateHints(field: Element): string {
	const label = labelsOf(field).map((each) => each.textContent ?? "");
	return [
		placeholderOf(field),
		nameOf(field),
		referencedText(field, "aria-describedby"),
		...["title", "data-format", "data-date-format"].map((name) => attr(field, name) ?? ""),
		...label,
	].join(" · ");
}

/** A grid of days that stands by itself. */
export function isDayGrid(element: Element): boolean {
	const role = attr(element, "role");
	if (role !== "grid" && role !== "application") return false;
	const days = queryAll(element, "*").filter((each) => /^\s*\d{1,2}\s*$/u.test(ownText(each)));
	return days.length >= FEWEST_DAYS;
}

function ownText(element: Element): string {
	const texts = flatChildrenOf(element).filter((child) => !isElement(child));
	return texts.map((text) => text.textContent ?? "").join("");
}
