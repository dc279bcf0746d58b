/** Dates into fields: typed where the field takes and keeps it, else picked in its calendar; read back after it lost the focus. */
import {
	attr,
	doc,
	documentElement,
	flatClosest,
	flatParentOf,
	hasAttr,
	isConnected,
	queryAll,
	tagOf,
} from "../../dom.ts";
import { nameOf } from "../../name/accessible-name.ts";
import { startReading } from "../../reading.ts";
import type { Pressable } from "../../registry.ts";
import { roleOf } from "../../role.ts";
import { dateHints, isDateField, isDayGrid } from "../../target/dates.ts";
import { fieldOf } from "../field.ts";
import { isShown, shownElements } from "./appeared.ts";
import { isCalendar, pickDay } from "./calendar.ts";
import { confirmButton } from "./calendar-buttons.ts";
import {
	type DateShape,
	type Day,
	type Order,
	orderOf,
	parseDay,
	parseDays,
	sameDay,
	shapeIn,
	shapeOf,
	write,
} from "./date-text.ts";
import { namedPopup, popupSince } from "./popup.ts";
import { Control } from "./shown.ts";
import {
	ended,
	keys,
	press,
	refused,
	rest,
	type Steps,
	typeInto,
	until,
	type Verdict,
} from "./steps.ts";

const OPEN_MS = 800;
const SETTLE = { quietMs: 150, limitMs: 1_000 };

/** True for a field that holds a day, and a text that names one. */
export function isDateFor(element: Element, text: string): boolean {
	startReading();
	if (roleOf(element) === "grid")
		return isDayGrid(element) && parseDays(text, pageOrder()) !== undefined;
	const field = fieldOf(element);
	if (!field || tagOf(field) !== "input" || (field as HTMLInputElement).type !== "text")
		return false;
	const days = parseDays(text, orderFor(field));
	if (!days) return false;
	return isDateField(field) || openerOf(new Control({ element: field })) !== undefined;
}

function pageOrder(): Order {
	const root = documentElement();
	return orderOf((root ? attr(root, "lang") : "") || navigator.language);
}

function orderFor(field: Element): Order {
	return shapeFor(field)?.order ?? pageOrder();
}

/** How the field writes a day: as its hints say, else as the one it holds. */
function shapeFor(field: Element): DateShape | undefined {
	return shapeIn(dateHints(field)) ?? shapeOf((field as HTMLInputElement).value ?? "", pageOrder());
}

interface Dating {
	readonly control: Control;
	readonly field: HTMLInputElement | undefined;
	readonly days: readonly Day[];
	readonly order: Order;
	readonly before: ReadonlySet<Element>;
	popup: Element | undefined;
}

export async function* setDate(target: Pressable, text: string): Steps<Verdict> {
	const field =
		roleOf(target.element) === "grid" ? undefined : (fieldOf(target.element) as HTMLInputElement);
	const order = field ? orderFor(field) : pageOrder();
	const days = parseDays(text, order);
	if (!days) return refused("not a date");
	const dating: Dating = {
		control: new Control(target),
		field,
		days,
		order,
		before: shownElements(),
		popup: undefined,
	};
	if (!field) return yield* pickInPlace(dating);
	const was = field.value;
	if (!hasAttr(field, "readonly") && (yield* typeDays(dating, text))) return yield* result(dating);
	if (!(yield* openCalendar(dating))) return yield* without(dating, was);
	const fault = yield* pick(dating);
	if (fault) {
		yield* closeCalendar(dating);
		return fault;
	}
	return yield* result(dating);
}

/** Types the days as the field writes them; true when it keeps them after it lost the focus. */
async function* typeDays(dating: Dating, text: string): Steps<boolean> {
	const { field, days } = dating;
	if (!field) return false;
	const shape = shapeFor(field);
	const written = shape ? days.map((day) => write(day, shape)).join(" - ") : text;
	for (const commit of commits(field)) {
		if (!(yield* typeInto(field, written))) return false;
		await rest(() => field.value, { quietMs: 60, limitMs: 400 });
		yield* keys(...commit);
		await rest(() => field.value, SETTLE);
		yield* closeCalendar(dating);
		if (holdsDays(dating)) return true;
		if (!isConnected(field)) return false;
	}
	return false;
}

/** The key that takes a value over may send a form: pressed only where there is none. */
function commits(field: HTMLInputElement): string[][] {
	return field.form ? [["Tab"]] : [["Tab"], ["Enter", "Tab"]];
}

function holdsDays(dating: Dating): boolean {
	const { field, days, control } = dating;
	if (field && !isConnected(field)) return false;
	const value = field?.value ?? "";
	if (field && attr(field, "aria-invalid") === "true") return false;
	return (
		sameDays(value, dating) ||
		(value !== "" &&
			control
				.company()
				.some(
					(text) =>
						isIso(text) &&
						sameDays(text, dating) &&
						days.length === 1 &&
						sameDay(parseDay(value, flip(dating.order)), days[0]),
				))
	);
}

function isIso(text: string): boolean {
	return /^\d{4}-\d\d-\d\d/.test(text);
}

function flip(order: Order): Order {
	return order === "dmy" ? "mdy" : "dmy";
}

function sameDays(text: string, { days, order }: Dating): boolean {
	if (days.length === 1) return sameDay(parseDay(text, order), days[0]);
	const found =
		parseDays(text, order) ?? parseDays(text.replace(/\s*[-,/]\s+|\s+[-,/]\s*/, " – "), order);
	return found?.length === 2 && sameDay(found[0], days[0]) && sameDay(found[1], days[1]);
}

async function* result(dating: Dating): Steps<Verdict> {
	const { field } = dating;
	yield* closeCalendar(dating);
	if (field && isConnected(field) && field.ownerDocument.activeElement === field)
		yield* keys("Tab");
	await rest(() => dating.control.value(), { quietMs: 300, limitMs: 1_500 });
	yield* closeCalendar(dating);
	return ended(holdsDays(dating), field?.value ?? dating.control.value());
}

async function* without(dating: Dating, was: string): Steps<Verdict> {
	const { field } = dating;
	if (!field || hasAttr(field, "readonly")) return refused("read-only, and no calendar opened");
	await rest(() => field.value, SETTLE);
	return ended(false, field.value || was);
}

async function* openCalendar(dating: Dating): Steps<boolean> {
	const { control } = dating;
	const opener = openerOf(control);
	for (const element of [control.element, ...(opener ? [opener] : [])]) {
		const target = element === control.element ? control.target : { element };
		if (!(yield* press(target))) continue;
		const found = await until(
			() => calendarNow(dating),
			element === opener ? OPEN_MS : OPEN_MS / 2,
		);
		if (found) return true;
	}
	return false;
}

function calendarNow(dating: Dating): Element | undefined {
	const { popup } = dating;
	if (popup && isConnected(popup) && isShown(popup) && isCalendar(popup)) return popup;
	const { element } = dating.control;
	const found = [namedPopup(element), popupSince(element, dating.before)].find(
		(each) => each && isCalendar(each),
	);
	if (found) dating.popup = found;
	return found;
}

const OPENER = /calend|date|pick|choose|kalend|fecha|open|datum|日/iu;

/** The little button beside the field that shows the calendar. */
function openerOf(control: Control): Element | undefined {
	let scope: Element | null = control.element;
	for (let level = 0; level < 3 && scope; level++) {
		const buttons = queryAll(scope, "button, [role=button]").filter(isShown);
		const worded = buttons.find((button) =>
			OPENER.test(
				`${nameOf(button)} ${attr(button, "class") ?? ""} ${attr(button, "title") ?? ""}`,
			),
		);
		if (worded) return worded;
		if (buttons.length > 0) return undefined;
		scope = flatParentOf(scope);
		if (scope && queryAll(scope, "input:not([type=hidden])").length > 1) return undefined;
	}
	return undefined;
}

async function* pick(dating: Dating): Steps<Verdict | undefined> {
	const area = (): Element | undefined => calendarNow(dating);
	for (const day of dating.days) {
		if (!area() && !(yield* openCalendar(dating))) return refused("the calendar closed");
		const fault = yield* pickDay(area, day);
		if (fault) return fault;
		await rest(() => `${dating.field?.value}${area() !== undefined}`, {
			quietMs: 120,
			limitMs: 800,
		});
	}
	const open = area();
	const confirm = open && confirmButton(open);
	if (confirm) yield* press({ element: confirm });
	return undefined;
}

async function* closeCalendar(dating: Dating): Steps<void> {
	if (!calendarNow(dating)) return;
	const value = dating.field?.value;
	const inDialog = flatClosest(
		dating.control.element,
		(at) => tagOf(at) === "dialog" || /dialog$/.test(roleOf(at)),
	);
	if (inDialog && doc.activeElement === dating.field) return;
	yield* keys("Escape");
	await rest(() => `${dating.field?.value === value}${calendarNow(dating) !== undefined}`, {
		quietMs: 80,
		limitMs: 400,
	});
}

/** A calendar that lies open by itself; its buttons may stand beside the grid of days. */
async function* pickInPlace(dating: Dating): Steps<Verdict> {
	const outer = (): Element | undefined => {
		let area: Element | null = dating.control.element;
		for (
			let level = 0;
			level < 3 &&
			area &&
			queryAll(area, "button, [role=button]").filter(
				(each) => !/^\d*$/.test(each.textContent?.trim() ?? ""),
			).length === 0;
			level++
		)
			area = flatParentOf(area);
		return area ?? undefined;
	};
	for (const day of dating.days) {
		const fault = yield* pickDay(outer, day);
		if (fault) return fault;
		await rest(() => outer()?.textContent ?? "", { quietMs: 120, limitMs: 800 });
	}
	const area = outer();
	const marked = area
		? queryAll(area, "[aria-selected=true], [aria-pressed=true], [aria-current=date], .selected")
		: [];
	const numbers = marked.map((each) => Number(/\d{1,2}/.exec(each.textContent ?? "")?.[0]));
	const held = dating.days.every((day) => numbers.includes(day.day));
	return ended(held, numbers.join(", "));
}
