import type { PrepareResult } from "../api.ts";
import {
	boxOf,
	clientHeightOf,
	clientWidthOf,
	css,
	doc,
	documentElement,
	elementsAt,
	flatClosest,
	flatParentOf,
	scrollHeightOf,
	scrollingElementOf,
	scrollLeftOf,
	scrollTopOf,
	scrollWidthOf,
	styleOf,
} from "../dom.ts";
import { scrollBy, scrollIntoView } from "./methods.ts";
import { frame } from "./steady.ts";

type Direction = "up" | "down" | "left" | "right" | "to";

/** Part of a screen that stays in view, so that nothing is skipped. */
const STEP = 0.9;
const CALM_FRAMES = 2;
const CALM_LIMIT_MS = 1_000;

/** Scrolls one screen of whatever really moves. `value` tells how far it went, in CSS pixels. */
export async function scroll(
	element: Element | undefined,
	direction: Direction,
): Promise<PrepareResult> {
	if (direction === "to") {
		if (!element) return { status: "refused", reason: "nothing to scroll to" };
		const before = boxOf(element);
		scrollIntoView(element, { block: "center", inline: "nearest", behavior: "instant" });
		await calm(element);
		const after = boxOf(element);
		const moved = Math.abs(after.x - before.x) + Math.abs(after.y - before.y);
		return { status: "ok", value: String(Math.round(moved)) };
	}
	const sideways = direction === "left" || direction === "right";
	const sign = direction === "down" || direction === "right" ? 1 : -1;
	for (const container of element ? containersOf(element) : pageContainers()) {
		const size = sideways ? clientWidthOf(container) : clientHeightOf(container);
		const before = offsetOf(container, sideways);
		const by = sign * size * STEP;
		scrollBy(container, {
			...(sideways ? { left: by } : { top: by }),
			behavior: "instant",
		});
		await frame();
		const moved = offsetOf(container, sideways) - before;
		if (moved === 0) continue;
		await calm(container);
		return { status: "ok", value: String(Math.round(moved)) };
	}
	return { status: "ok", value: "0" };
}

function offsetOf(container: Element, sideways: boolean): number {
	return sideways ? scrollLeftOf(container) : scrollTopOf(container);
}

/** Waits until nothing moves for two frames: pages may glide to a snap point. */
async function calm(element: Element): Promise<void> {
	const until = performance.now() + CALM_LIMIT_MS;
	let last = "";
	for (let still = 0; still < CALM_FRAMES && performance.now() < until; ) {
		await frame();
		const now = `${scrollTopOf(element)},${scrollLeftOf(element)},${boxOf(element).y}`;
		still = now === last ? still + 1 : 0;
		last = now;
	}
}

/** The element or what scrolls around it, innermost first, the page last. */
function containersOf(element: Element): Element[] {
	const found: Element[] = [];
	for (let at: Element | null = element; at; at = flatParentOf(at)) {
		if (scrolls(at)) found.push(at);
	}
	return [...found, ...pageRoot()].filter((each, index, all) => all.indexOf(each) === index);
}

/** The page itself, else what scrolls in the middle of the screen, for layouts whose page never moves. */
function pageContainers(): Element[] {
	const middle = elementsAt(innerWidth / 2, innerHeight / 2)
		.map((at) => flatClosest(at, scrolls))
		.filter((at) => at !== null);
	return [...pageRoot(), ...new Set(middle)];
}

function pageRoot(): Element[] {
	const root = scrollingElementOf(doc) ?? documentElement();
	return root ? [root] : [];
}

function scrolls(element: Element): boolean {
	const style = styleOf(element);
	return (
		(scrollHeightOf(element) > clientHeightOf(element) + 1 &&
			/auto|scroll|overlay/.test(css(style, "overflow-y"))) ||
		(scrollWidthOf(element) > clientWidthOf(element) + 1 &&
			/auto|scroll|overlay/.test(css(style, "overflow-x")))
	);
}
