/** The buttons of a calendar: those that turn its leaves, and the one that takes over what was picked. */
import {
	attr,
	boxOf,
	flatChildrenOf,
	hasAttr,
	isElement,
	isHtml,
	matches,
	tagOf,
} from "../../dom.ts";
import { nameOf } from "../../name/accessible-name.ts";
import { startReading } from "../../reading.ts";
import { seenInside } from "./items.ts";

const SIGN = /^[›»>→▶►❯‹«<←◀◄❮]{1,2}$/u;
const NEXT =
	/next|forward|later|nächst|weiter|vor(?:wärts)|suivant|siguiente|próxim|successiv|volgende|下|翌|次|다음|right|^[›»>→▶►❯]+$/iu;
const BACK =
	/prev|back|earlier|vorherig|zurück|précédent|anterior|precedente|vorige|上|前|이전|left|^[‹«<←◀◄❮]+$/iu;
const YEAR = /year|jahr|année|año|ano\b|anno|年|^(?:»|«|>>|<<)$/iu;

/** The button that turns towards the month: by a year where that is far and there is one, else by a month. */
export function turner(area: Element, distance: number): Element | undefined {
	const words = distance > 0 ? NEXT : BACK;
	const contrary = distance > 0 ? BACK : NEXT;
	const buttons = seenInside(area).filter(isButton);
	const towards = buttons.filter(
		(button) => words.test(wordsOf(button)) && !contrary.test(wordsOf(button)),
	);
	const years = towards.filter((button) => YEAR.test(wordsOf(button)));
	const months = towards.filter((button) => !years.includes(button));
	if (Math.abs(distance) >= 12 && years[0]) return years[0];
	return months[0] ?? bySide(area, buttons, distance);
}

function isButton(element: Element): boolean {
	return (
		/^(?:button|a)$/.test(tagOf(element)) ||
		attr(element, "role") === "button" ||
		hasAttr(element, "onclick") ||
		SIGN.test(ownText(element)) ||
		(/(?:^|[\s_-])(?:next|prev)/iu.test(attr(element, "class") ?? "") &&
			flatChildrenOf(element).length < 3)
	);
}

function wordsOf(button: Element): string {
	const name = nameOf(button).trim();
	const marks = `${attr(button, "title") ?? ""} ${attr(button, "class") ?? ""}`;
	return /\p{L}/u.test(name) || NEXT.test(name) || BACK.test(name) ? name : marks.trim();
}

/** Pictures without words on either side of the heading. */
function bySide(area: Element, buttons: readonly Element[], distance: number): Element | undefined {
	const bare = buttons.filter((button) => !/[\p{L}\p{N}]/u.test(nameOf(button)));
	const sorted = bare.toSorted((a, b) => boxOf(a).left - boxOf(b).left);
	if (sorted.length !== 2) return undefined;
	const middle = boxOf(area).left + boxOf(area).width / 2;
	const [left, right] = sorted;
	if (!left || !right || boxOf(left).left > middle || boxOf(right).right < middle) return undefined;
	return distance > 0 ? right : left;
}

const CONFIRM =
	/^(?:ok|okay|apply|done|set|confirm|save|select|choose|übernehmen|fertig|valider|appliquer|aceptar|aplicar|applica|conferma|确定|確定|완료|確認)$/iu;

/** The button that takes over what was picked, where there is one. */
export function confirmButton(area: Element): Element | undefined {
	startReading();
	return seenInside(area).find(
		(element) => isButton(element) && CONFIRM.test(nameOf(element).trim()) && !isOff(element),
	);
}

/** A day or a button that cannot be pressed. */
export function isOff(cell: Element): boolean {
	const own = [
		cell,
		...(cell.parentElement && /^(?:td|div)$/.test(tagOf(cell.parentElement))
			? [cell.parentElement]
			: []),
	];
	return own.some(
		(at, level) =>
			attr(at, "aria-disabled") === "true" ||
			(isHtml(at) && matches(at, ":disabled")) ||
			((level === 0 || boxOf(at).width < 2 * boxOf(cell).width) &&
				/(?:^|[\s_-])(?:is-)?(?:disabled|unavailable|blocked|past)(?:$|[\s_-])/iu.test(
					attr(at, "class") ?? "",
				)),
	);
}

/** Text of an element itself, without that of its parts. */
export function ownText(element: Element): string {
	let text = "";
	for (const child of flatChildrenOf(element))
		if (!isElement(child)) text += child.textContent ?? "";
	return text.trim();
}
