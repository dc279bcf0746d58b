/** Looks for an item in a list: what it shows, what typing brings up, what scrolling brings in. */
import {
	boxOf,
	clientHeightOf,
	css,
	flatChildrenOf,
	flatParentOf,
	isConnected,
	isElement,
	scrollHeightOf,
	scrollTopOf,
	styleOf,
} from "../../dom.ts";
import { busyElements } from "../../settle/busy.ts";
import { scrollBy } from "../methods.ts";
import { frame } from "../steady.ts";
import { type Item, itemsOf, labelsIn } from "./items.ts";
import { type Match, match } from "./match.ts";
import { sleep } from "./steps.ts";

export interface Search {
	/** The list as it stands now: it may be replaced while answers arrive. */
	readonly area: () => Element | undefined;
	readonly text: string;
}

const TICK_MS = 30;
/** An exact answer has been there this long: no older answer is about to replace it. */
const SURE_MS = 220;
/** A list without the text has not changed for this long. */
const QUIET_MS = 900;
const LIMIT_MS = 6_000;

/** Waits until a list that answers to typing has come to rest. */
export async function settledMatch(
	search: Search,
	quietMs: number = QUIET_MS,
): Promise<Match<Item>> {
	const end = performance.now() + LIMIT_MS;
	let last = "";
	let since = performance.now();
	for (;;) {
		const items = itemsNow(search);
		const found = match(items, search.text);
		const now = items.map((item) => item.label).join("\n");
		if (now !== last) since = performance.now();
		last = now;
		const calm = performance.now() - since;
		if (found.status === "one" && found.exact && calm >= SURE_MS) return found;
		if (calm >= quietMs && busyElements().length === 0) return found;
		if (performance.now() > end) return found;
		await sleep(TICK_MS);
	}
}

export function itemsNow(search: Pick<Search, "area">): Item[] {
	const area = search.area();
	return area && isConnected(area) ? itemsOf(area) : [];
}

/** True while the item found still is what it was when it was read. */
export function stillSays(item: Item): () => boolean {
	return () => isConnected(item.element) && labelsIn(item.element).includes(item.label);
}

const SCROLL_SHARE = 0.8;
const SCROLL_STEPS = 400;
const SCROLL_LIMIT_MS = 12_000;
const GROWTH_MS = 700;

/** Scrolls through a list that holds only a part of its items, from its start, until the item is there. */
export async function scrolledMatch(search: Search, seen: Set<string>): Promise<Match<Item>> {
	const area = search.area();
	const pane = area && paneOf(area);
	if (!pane) return { status: "none" };
	const start = scrollTopOf(pane);
	const end = performance.now() + SCROLL_LIMIT_MS;
	if (start > 0) await scrollTo(pane, 0, search);
	for (let step = 0; step < SCROLL_STEPS && performance.now() < end; step++) {
		const items = itemsNow(search);
		for (const item of items) seen.add(item.label);
		const found = match(items, search.text);
		if (found.status === "one" && found.exact) return found;
		const before = scrollTopOf(pane);
		await scrollTo(pane, before + clientHeightOf(pane) * SCROLL_SHARE, search);
		if (scrollTopOf(pane) <= before + 1 && !(await grew(pane, search))) break;
	}
	scrollBy(pane, { top: start - scrollTopOf(pane), behavior: "instant" });
	await frame();
	return { status: "none" };
}

async function scrollTo(pane: Element, top: number, search: Search): Promise<void> {
	const before = signature(search);
	scrollBy(pane, { top: top - scrollTopOf(pane), behavior: "instant" });
	await frame();
	await frame();
	for (
		let waited = 0;
		waited < 4 && signature(search) === before && !isWhole(pane, search);
		waited++
	)
		await sleep(TICK_MS);
}

function signature(search: Search): string {
	return itemsNow(search)
		.map((item) => item.label)
		.join("\n");
}

/** Every item it has room for is there: scrolling brings nothing new. */
function isWhole(pane: Element, search: Search): boolean {
	const boxes = itemsNow(search).map((item) => boxOf(item.element));
	const [first, last] = [boxes[0], boxes.at(-1)];
	if (!first || !last) return false;
	return last.bottom - first.top >= scrollHeightOf(pane) - 2 * last.height - 40;
}

/** At its end a list may load more. */
async function grew(pane: Element, search: Search): Promise<boolean> {
	const height = scrollHeightOf(pane);
	const before = signature(search);
	for (let waitedMs = 0; waitedMs < GROWTH_MS; waitedMs += TICK_MS) {
		await sleep(TICK_MS);
		if (scrollHeightOf(pane) > height + 1 || signature(search) !== before) return true;
	}
	return false;
}

/** What scrolls the items: the list, something in it, or the box around it. */
function paneOf(area: Element): Element | undefined {
	const inside = scroller(area, 0);
	if (inside) return inside;
	const outer = flatParentOf(area);
	return outer && scrolls(outer) ? outer : undefined;
}

function scroller(element: Element, depth: number): Element | undefined {
	if (scrolls(element)) return element;
	if (depth > 6) return undefined;
	for (const child of flatChildrenOf(element)) {
		const found = isElement(child) ? scroller(child, depth + 1) : undefined;
		if (found) return found;
	}
	return undefined;
}

function scrolls(element: Element): boolean {
	return (
		scrollHeightOf(element) > clientHeightOf(element) + 2 &&
		clientHeightOf(element) > 0 &&
		/auto|scroll|overlay/.test(css(styleOf(element), "overflow-y"))
	);
}
