/** Items inside closed branches: opens one after the other, closes again those that lead nowhere. */
import { attr, flatChildrenOf, isConnected, isElement } from "../../dom.ts";
import { isShown, shownElements } from "./appeared.ts";
import { type Item, itemsOf } from "./items.ts";
import { match } from "./match.ts";
import { keys, press, type Steps, until } from "./steps.ts";

export interface Branching {
	readonly area: () => Element | undefined;
	readonly text: string;
	readonly choosing: { readonly seen: Set<string>; popup: Element | undefined };
}

const MOST_BRANCHES = 40;
const OPEN_MS = 1_200;

/** Opens branches until the item shows; undefined when no branch holds it. */
export async function* expandTo(branching: Branching): Steps<Item | undefined> {
	const { text, choosing } = branching;
	const opened: Element[] = [];
	const tried = new Set<Element>();
	for (let count = 0; count < MOST_BRANCHES; count++) {
		const area = branching.area();
		if (!area) return undefined;
		const items = itemsOf(area);
		for (const item of items) choosing.seen.add(item.label);
		const found = match(items, text);
		if (found.status === "one" && found.exact && count > 0) {
			yield* closeOthers(opened, found.item.element);
			return found.item;
		}
		const next = items.find((item) => isClosed(item.element) && !tried.has(item.element));
		if (!next) break;
		tried.add(next.element);
		if (yield* expand(next, area)) opened.push(next.element);
	}
	yield* closeOthers(opened, undefined);
	return undefined;
}

function isClosed(element: Element): boolean {
	return attr(element, "aria-expanded") === "false" && attr(element, "aria-disabled") !== "true";
}

async function* expand(item: Item, area: Element): Steps<boolean> {
	const { element } = item;
	const before = shownElements();
	const isOpen = (): true | undefined =>
		isConnected(element) && attr(element, "aria-expanded") === "true" ? true : undefined;
	const toggle = toggleOf(element);
	if (toggle && (yield* press({ element: toggle })) && (await until(isOpen, OPEN_MS / 3)))
		return settled(area, before);
	focus(element);
	if (element.ownerDocument.activeElement === element) {
		yield* keys("ArrowRight");
		if (await until(isOpen, OPEN_MS / 3)) return settled(area, before);
	}
	if ((yield* press({ element: labelPart(element) })) && (await until(isOpen, OPEN_MS)))
		return settled(area, before);
	return false;
}

/** Waits for children that come late. */
async function settled(area: Element, before: ReadonlySet<Element>): Promise<boolean> {
	await until(
		() => (itemsOf(area).some((item) => !before.has(item.element)) ? true : undefined),
		OPEN_MS,
	);
	return true;
}

async function* closeOthers(opened: readonly Element[], kept: Element | undefined): Steps<void> {
	for (const element of opened.toReversed()) {
		if (kept && (element === kept || element.contains(kept))) continue;
		if (!isConnected(element) || attr(element, "aria-expanded") !== "true") continue;
		focus(element);
		if (element.ownerDocument.activeElement === element) yield* keys("ArrowLeft");
		const toggle = toggleOf(element);
		if (attr(element, "aria-expanded") === "true" && toggle) yield* press({ element: toggle });
	}
}

function focus(element: Element): void {
	if ("focus" in element) (element as HTMLElement).focus({ preventScroll: true });
}

const TOGGLE = /toggle|expand|arrow|caret|switcher|chevron|twisty|disclosure/iu;

/** The little arrow of a branch. */
function toggleOf(element: Element, depth = 0): Element | undefined {
	if (depth > 3) return undefined;
	for (const child of flatChildrenOf(element)) {
		if (!isElement(child) || /^(?:group|treeitem)$/.test(attr(child, "role") ?? "")) continue;
		const words = `${attr(child, "class") ?? ""} ${attr(child, "aria-label") ?? ""}`;
		if (TOGGLE.test(words) && isShown(child)) return child;
		const inner = toggleOf(child, depth + 1);
		if (inner) return inner;
	}
	return undefined;
}

/** Its own line, not the branches below it. */
function labelPart(element: Element): Element {
	const own = flatChildrenOf(element).find(
		(child): child is Element =>
			isElement(child) && !/^(?:group|treeitem)$/.test(attr(child, "role") ?? "") && isShown(child),
	);
	return own ?? element;
}
