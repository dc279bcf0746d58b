/** Brings a target to where it can be pressed and waits until it stays there. */
import { boxOf, checkVisibility } from "../dom.ts";
import type { Entry } from "../registry.ts";
import { type PressPoint, pressPoint, visibleBoxes } from "./hit.ts";
import { scrollIntoView } from "./methods.ts";
import { isOutOfSight } from "./top.ts";

const STEADY_LIMIT_MS = 400;
const FRAME_LIMIT_MS = 50;
const COVER_RETRY_MS = 60;

/** The next painted frame, or a bounded wait where frames are not painted. */
export function frame(): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, FRAME_LIMIT_MS);
		requestAnimationFrame(() => {
			clearTimeout(timer);
			resolve();
		});
	});
}

/** What is pressed in place of the element when a stand-in shows instead of it. */
function face(entry: Entry): Element {
	return entry.standIn && visibleBoxes(entry.element).length === 0 ? entry.standIn : entry.element;
}

/** Waits until two frames in a row show the same box; false when it never stopped moving. */
async function steady(entry: Entry): Promise<boolean> {
	const until = performance.now() + STEADY_LIMIT_MS;
	let last = place(face(entry));
	while (performance.now() < until) {
		await frame();
		const now = place(face(entry));
		if (now === last) return true;
		last = now;
	}
	return false;
}

function place(element: Element): string {
	const { x, y, width, height } = boxOf(element);
	return [x, y, width, height].map((side) => Math.round(side * 2)).join(",");
}

/**
 * A steady, hit-tested point. Tries where it stands, then scrolled to the middle, then to either end (a fixed header
 * or footer covers one of them), then waits for a passing cover until the limit.
 */
export async function reach(
	entry: Entry,
	limitMs: number,
): Promise<PressPoint | { readonly by: string }> {
	const until = performance.now() + limitMs;
	let cover = "";
	for (const block of [undefined, "center", "end", "start"] as const) {
		if (block) scrollTo(entry, block);
		else if (!inView(entry)) continue;
		await steady(entry);
		const found = pressPoint(entry);
		if (found && "x" in found) {
			if (!isOutOfSight(found)) return found;
			cover = "the edge of the window";
		} else cover = found?.by ?? cover;
	}
	scrollTo(entry, "center");
	while (performance.now() < until) {
		await new Promise((resolve) => setTimeout(resolve, COVER_RETRY_MS));
		const found = pressPoint(entry);
		if (found && "x" in found) return found;
		cover = found?.by ?? cover;
	}
	return { by: cover };
}

export function scrollTo(entry: Entry, block: ScrollLogicalPosition): void {
	const element = face(entry);
	scrollIntoView(element, { block, inline: "nearest", behavior: "instant" });
}

function inView(entry: Entry): boolean {
	return [entry.element, entry.standIn].some((each) => each && visibleBoxes(each).length > 0);
}

/** False for what takes no space or is hidden with everything that could stand in for it. */
export function rendered(entry: Entry): boolean {
	return [entry.element, entry.standIn].some(
		(each) => each && checkVisibility(each, { visibilityProperty: true }),
	);
}
