/**
 * A widget is driven by a generator that lives beside it in the page: it decides one step of the hand after the other,
 * hands each to the driver and goes on when the step has been carried out.
 */
import type { WidgetMove } from "../../api.ts";
import { flatContains } from "../../dom.ts";
import { allEntries, type Pressable } from "../../registry.ts";
import { takeFocus } from "../fill.ts";
import { armFor, takePress } from "../guard.ts";
import { reach } from "../steady.ts";
import { scriptsAbove, topOf } from "../top.ts";

/** What came of it: one effect. */
export type Verdict = Extract<WidgetMove, { do: "end" | "refused" }>;
type Step = Exclude<WidgetMove, Verdict>;

/** Steps of the hand that lead to a result. */
export type Steps<T> = AsyncGenerator<Step, T, void>;

const REACH_LIMIT_MS = 500;

/** Presses an element if it can be reached and is still what it was; false when nothing was pressed. */
export async function* press(target: Pressable, still: () => boolean = () => true): Steps<boolean> {
	const aim = { ...target, element: innermost(target.element) };
	const found = await reach(aim, REACH_LIMIT_MS);
	if (!("x" in found) || !still()) return false;
	armFor(aim, still);
	for (const above of scriptsAbove()) above.armAgainstAll();
	const { x, y } = found;
	yield { do: "press", x, y, ...topOf({ x, y }) };
	const seen = scriptsAbove().map((script) => script.takePress());
	const verdict = takePress() ?? seen.find((each) => each !== undefined);
	return verdict?.hit === true;
}

/** An item around exactly one listed control is pressed there. */
function innermost(element: Element): Element {
	const inner = allEntries().filter(
		(entry) => entry.element !== element && flatContains(element, entry.element),
	);
	return inner.length === 1 && inner[0] ? inner[0].element : element;
}

/** Presses keys one after the other, each as `Action.press.keys` writes it. */
export async function* keys(...chords: string[]): Steps<void> {
	if (chords.length > 0) yield { do: "keys", keys: chords };
}

/** Types in place of all a field holds; false when it takes no focus. */
export async function* typeInto(field: Element, text: string): Steps<boolean> {
	const focused = takeFocus(field, true);
	if (focused.status !== "ok") return false;
	if (focused.typing === "press") {
		if (!(yield* press({ element: field }))) return false;
		if (takeFocus(field, true).status !== "ok") return false;
	}
	yield { do: "type", text };
	return true;
}

export function sleep(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

const TICK_MS = 25;

/** Polls until the answer is there; undefined after the limit. */
export async function until<T>(ask: () => T | undefined, limitMs: number): Promise<T | undefined> {
	const end = performance.now() + limitMs;
	for (;;) {
		const answer = ask();
		if (answer !== undefined || performance.now() > end) return answer;
		await sleep(TICK_MS);
	}
}

/** Waits until what is read has been the same for a while. */
export async function rest(
	read: () => string,
	patience: { readonly quietMs: number; readonly limitMs: number },
): Promise<void> {
	const end = performance.now() + patience.limitMs;
	let last = read();
	let since = performance.now();
	while (performance.now() < end && performance.now() - since < patience.quietMs) {
		await sleep(TICK_MS);
		const now = read();
		if (now !== last) since = performance.now();
		last = now;
	}
}

export function refused(reason: string): Verdict {
	return { do: "refused", reason };
}

export function ended(held: boolean, actual: string): Verdict {
	return { do: "end", held, actual };
}
