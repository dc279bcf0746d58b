/** Chooses in lists that are no native ones: opens them, finds the item, presses it, reads back, leaves nothing open. */
import { attr, flatClosest, hasAttr, isConnected, tagOf } from "../../dom.ts";
import { startReading } from "../../reading.ts";
import type { Pressable } from "../../registry.ts";
import { roleOf } from "../../role.ts";
import { fieldOf } from "../field.ts";
import { isShown, shownElements, vanishedSince } from "./appeared.ts";
import { itemsNow, type Search, scrolledMatch, settledMatch, stillSays } from "./find-item.ts";
import { type Item, itemsOf } from "./items.ts";
import { bare, match, noneSuch, quoted } from "./match.ts";
import { openedPopup, popupSince, searchField } from "./popup.ts";
import { Control, showsItem } from "./shown.ts";
import {
	ended,
	keys,
	press,
	refused,
	rest,
	type Steps,
	sleep,
	typeInto,
	until,
	type Verdict,
} from "./steps.ts";
import { expandTo } from "./tree.ts";

const OPEN_MS = 700;
const REVERT_MS = 350;
const TRIES = 3;
/** Roles whose items lie open. */
const IN_PLACE: ReadonlySet<string> = new Set([
	"listbox",
	"tree",
	"treegrid",
	"radiogroup",
	"tablist",
]);

/** One choice being made. */
interface Choosing {
	readonly control: Control;
	/** What showed before the list was opened. */
	readonly before: ReadonlySet<Element>;
	readonly was: { readonly value: string; readonly company: readonly string[] };
	readonly inPlace: boolean;
	popup: Element | undefined;
	typed: boolean;
	readonly seen: Set<string>;
}

export async function* choose(target: Pressable, wanted: readonly string[]): Steps<Verdict> {
	startReading();
	const choosing = begin(target);
	const { control } = choosing;
	if (wanted.length === 1 && alreadyShows(control, wanted[0] ?? ""))
		return ended(true, control.value());
	const chosen: Item[] = [];
	for (const text of wanted) {
		const item = yield* chooseOne(choosing, text);
		if ("do" in item) return yield* giveUp(choosing, item);
		chosen.push(item);
	}
	return yield* finish(choosing, chosen);
}

function begin(target: Pressable): Choosing {
	const control = new Control(target);
	const inPlace = IN_PLACE.has(control.role);
	const popup = inPlace ? target.element : openedPopup(target.element);
	if (popup && !inPlace) control.ignore(popup);
	return {
		control,
		before: shownElements(),
		was: { value: control.value(), company: control.company() },
		inPlace,
		popup,
		typed: false,
		seen: new Set(),
	};
}

/** A list that shows the one value it has; what is typed in a field may not be chosen yet. */
function alreadyShows(control: Control, text: string): boolean {
	if (control.role !== "combobox" || isTypable(control.element)) return false;
	return bare(control.value()) === bare(text) && bare(text) !== "";
}

function isTypable(element: Element): boolean {
	const field = fieldOf(element);
	return field !== undefined && !hasAttr(field, "readonly");
}

async function* chooseOne(choosing: Choosing, text: string): Steps<Item | Verdict> {
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const opened = yield* open(choosing);
		if (opened) return opened;
		const found = yield* find(choosing, text);
		if ("do" in found) return found;
		if (found.off) return refused(`option ${quoted(text)} is disabled`);
		if (found.chosen === true && isSeveral(found, choosing)) return found;
		if (yield* press({ element: found.element }, stillSays(found))) {
			await rest(() => `${choosing.control.value()}${isOpen(choosing)}`, {
				quietMs: 80,
				limitMs: 600,
			});
			return found;
		}
	}
	return refused(`option ${quoted(text)} cannot be pressed`);
}

/** In such a list pressing what is chosen would give it up. */
function isSeveral(item: Item, { popup, inPlace }: Choosing): boolean {
	if (/checkbox/.test(item.role) || inPlace) return true;
	const list = flatClosest(item.element, (at) => hasAttr(at, "aria-multiselectable"));
	if (list && attr(list, "aria-multiselectable") === "true") return true;
	return (
		popup !== undefined && item.role !== "option" && attr(item.element, "aria-selected") === null
	);
}

function isOpen({ popup }: Choosing): boolean {
	return popup !== undefined && isConnected(popup) && isShown(popup);
}

/** Opens the list unless it is open; a verdict when it cannot be. */
async function* open(choosing: Choosing): Steps<Verdict | undefined> {
	const { control } = choosing;
	if (isOpen(choosing) || choosing.inPlace) return undefined;
	if (yield* pressOpen(choosing)) return undefined;
	// A press on an open list of unknown place closed it.
	if (vanishedSince(choosing.before) && (yield* pressOpen(choosing))) return undefined;
	if (isTypable(control.element)) return undefined;
	for (const chord of ["ArrowDown", "Enter"]) {
		if (!holdsFocus(control.element)) break;
		yield* keys(chord);
		if (await appears(choosing)) return undefined;
	}
	return refused("no list opened");
}

function holdsFocus(element: Element): boolean {
	const active = element.ownerDocument.activeElement;
	return flatClosest(active, (at) => at === element) !== null;
}

async function* pressOpen(choosing: Choosing): Steps<boolean> {
	if (!(yield* press(choosing.control.target))) return false;
	return appears(choosing);
}

async function appears(choosing: Choosing): Promise<boolean> {
	const { control, before } = choosing;
	const limitMs = isTypable(control.element) ? OPEN_MS / 2 : OPEN_MS;
	const popup = await until(() => popupSince(control.element, before), limitMs);
	if (!popup) return false;
	choosing.popup = popup;
	control.ignore(popup);
	await rest(() => itemsOf(popup).length.toString(), { quietMs: 60, limitMs: 500 });
	return true;
}

function areaOf(choosing: Choosing): () => Element | undefined {
	return () => {
		if (choosing.inPlace) return choosing.control.element;
		if (!isOpen(choosing)) {
			const popup = popupSince(choosing.control.element, choosing.before);
			if (popup) {
				choosing.popup = popup;
				choosing.control.ignore(popup);
			}
		}
		return isOpen(choosing) ? choosing.popup : undefined;
	};
}

async function* find(choosing: Choosing, text: string): Steps<Item | Verdict> {
	const search: Search = { area: areaOf(choosing), text };
	const shown = await shownMatch(choosing, search);
	if (shown) return shown;
	const typed = yield* typedMatch(choosing, search);
	if (typed) return typed;
	const scrolled = await scrolledMatch(search, choosing.seen);
	if (scrolled.status === "one") return scrolled.item;
	const grown = yield* expandTo({ area: search.area, text, choosing });
	if (grown) return grown;
	const last = match(itemsNow(search), text);
	if (last.status === "one") return last.item;
	if (last.status === "many") return several(text, last.items);
	return refused(noneSuch(text, [...choosing.seen]));
}

/** What the list shows as it is; one that is still loading is waited for. */
async function shownMatch(choosing: Choosing, search: Search): Promise<Item | Verdict | undefined> {
	const items = itemsNow(search);
	for (const item of items) choosing.seen.add(item.label);
	const typable = fieldFor(choosing) !== undefined;
	if (items.length === 0 && typable) return undefined;
	const found = await settledMatch(search, items.length === 0 ? undefined : 250);
	for (const item of itemsNow(search)) choosing.seen.add(item.label);
	if (found.status === "many") return several(search.text, found.items);
	return found.status === "one" && found.exact ? found.item : undefined;
}

function several(text: string, items: readonly Item[]): Verdict {
	const labels = items.slice(0, 6).map((item) => item.label);
	return refused(`several options fit ${quoted(text)}: ${labels.join(", ")}`);
}

/** Where typing narrows the list: the control itself, else a field that came with the pop-up. */
function fieldFor({ control, popup, inPlace }: Choosing): HTMLElement | undefined {
	if (inPlace) return undefined;
	if (isTypable(control.element)) return fieldOf(control.element);
	return popup && isConnected(popup) ? searchField(popup) : undefined;
}

async function* typedMatch(choosing: Choosing, search: Search): Steps<Item | Verdict | undefined> {
	const field = fieldFor(choosing);
	if (!field || !(yield* typeInto(field, search.text))) return undefined;
	choosing.typed = true;
	const found = await settledMatch(search);
	for (const item of itemsNow(search)) choosing.seen.add(item.label);
	if (found.status === "one") return found.item;
	if (found.status === "many") return several(search.text, found.items);
	const scrolled = await scrolledMatch(search, choosing.seen);
	if (scrolled.status === "one") return scrolled.item;
	yield* typeInto(field, field === fieldOf(choosing.control.element) ? choosing.was.value : "");
	await sleep(60);
	return undefined;
}

function isInDialog(element: Element): boolean {
	return (
		flatClosest(element, (at) => tagOf(at) === "dialog" || /dialog$/.test(roleOf(at))) !== null
	);
}

/** Nothing was chosen: closes the list and puts back what was typed over. */
async function* giveUp(choosing: Choosing, verdict: Verdict): Steps<Verdict> {
	yield* close(choosing);
	return verdict;
}

/** Closes the list if it is open. Inside a dialog the key that closes lists could close the dialog. */
async function* close(choosing: Choosing): Steps<void> {
	const { control, inPlace } = choosing;
	if (!inPlace && !isOpen(choosing)) choosing.popup = openedPopup(control.element);
	if (inPlace || !isOpen(choosing)) return;
	const leave = (): Steps<void> => keys("Escape");
	const tab = (): Steps<void> => keys("Tab");
	const toggle = isTypable(control.element) ? [] : [() => press(control.target)];
	for (const way of isInDialog(control.element) ? [...toggle, tab] : [leave, ...toggle, tab]) {
		yield* way();
		if (await until(() => (isOpen(choosing) ? undefined : true), 300)) return;
	}
}

async function* finish(choosing: Choosing, chosen: readonly Item[]): Steps<Verdict> {
	const { control } = choosing;
	const said = new Map(chosen.map((item) => [item, stateNow(choosing, item)]));
	yield* close(choosing);
	await rest(() => control.company().join("\n"), { quietMs: REVERT_MS, limitMs: 2_000 });
	const held = chosen.every(
		(item) =>
			isDone(item) ||
			(choosing.inPlace
				? stateNow(choosing, item) === true
				: showsItem(control, item, choosing.was)) ||
			(said.get(item) === true && !choosing.typed && isSeveral(item, choosing)),
	);
	const actual = held ? chosen.map((item) => item.label).join(", ") : shownInstead(choosing);
	return ended(held, actual);
}

/** Items of a menu act or carry their state themselves: the control shows none of it. */
function isDone({ role, element }: Item): boolean {
	return (
		role === "menuitem" || (/^menuitem/.test(role) && attr(element, "aria-checked") === "true")
	);
}

/** The state of an item as it is now, also when its node was replaced. */
function stateNow(choosing: Choosing, item: Item): boolean | undefined {
	const area = choosing.inPlace ? choosing.control.element : choosing.popup;
	if (!area || !isConnected(area)) return undefined;
	const now = itemsOf(area).find((each) => each.label === item.label);
	if (now?.chosen === undefined && choosing.inPlace)
		return now && attr(now.element, "aria-current") !== null ? true : undefined;
	return now?.chosen;
}

function shownInstead(choosing: Choosing): string {
	const { control } = choosing;
	if (!choosing.inPlace) return control.value();
	return itemsOf(control.element)
		.filter((item) => item.chosen)
		.map((item) => item.label)
		.join(", ");
}
