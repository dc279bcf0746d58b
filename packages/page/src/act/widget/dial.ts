/** Sliders and steppers without a field to type in: moved by keys, watched after every few of them. */
import { attr, hasAttr } from "../../dom.ts";
import { startReading } from "../../reading.ts";
import type { Pressable } from "../../registry.ts";
import { roleOf } from "../../role.ts";
import { stepButtons } from "../../target/step-buttons.ts";
import { folded } from "../../words.ts";
import { fieldOf } from "../field.ts";
import { takeFocus } from "../fill.ts";
import { ended, keys, press, refused, type Steps, sleep, type Verdict } from "./steps.ts";

const ROUNDS = 80;
const BATCH = 50;
const ANSWER_MS = 40;

/** True for a control that shows a number and takes no text. */
export function isDial(element: Element): boolean {
	startReading();
	const role = roleOf(element);
	if (role !== "slider" && role !== "spinbutton") {
		const field = fieldOf(element);
		return field !== undefined && hasAttr(field, "readonly") && stepButtons(field) !== undefined;
	}
	const field = fieldOf(element);
	return field === undefined || hasAttr(field, "readonly");
}

interface Dial {
	readonly element: Element;
	readonly wanted: number;
	readonly wantedText: string;
}

export async function* setDial(target: Pressable, text: string): Steps<Verdict> {
	const { element } = target;
	const number = numberIn(text);
	const named = number === undefined;
	const dial: Dial = { element, wanted: number ?? Number.NaN, wantedText: folded(text) };
	const fault = named ? undefined : rangeFault(dial);
	if (fault) return fault;
	if (isThere(dial)) return ended(true, shown(dial));
	if (takeFocus(element, false).status === "ok") {
		if (named) yield* walkTo(dial);
		else yield* turnTo(dial);
	}
	if (!isThere(dial) && !named) yield* stepTo(dial);
	await sleep(ANSWER_MS * 3);
	return ended(isThere(dial), shown(dial));
}

function numberIn(text: string): number | undefined {
	const plain = text.replace(/(\d),(?=\d{3}(?:\D|$))/g, "$1").replace(/(\d),(\d)/, "$1.$2");
	const found = /-?\d+(?:\.\d+)?/.exec(plain.replace("−", "-"))?.[0];
	return found === undefined ? undefined : Number(found);
}

function rangeFault(dial: Dial): Verdict | undefined {
	const [min, max] = [bound(dial.element, "min"), bound(dial.element, "max")];
	const low = min !== undefined && dial.wanted < min;
	const high = max !== undefined && dial.wanted > max;
	return low || high ? refused(`takes ${min ?? "any"} to ${max ?? "any"}`) : undefined;
}

function bound(element: Element, which: "min" | "max"): number | undefined {
	const written = attr(element, `aria-value${which}`) ?? attr(element, which);
	const fallback = roleOf(element) === "slider" ? { min: 0, max: 100 }[which] : undefined;
	return written === null || written === "" ? fallback : Number(written);
}

function now({ element }: Dial): number {
	const field = fieldOf(element) as HTMLInputElement | undefined;
	const text = attr(element, "aria-valuenow") ?? field?.value ?? element.textContent ?? "";
	return numberIn(text) ?? Number.NaN;
}

function shown(dial: Dial): string {
	const { element } = dial;
	const value = attr(element, "aria-valuetext") ?? attr(element, "aria-valuenow");
	return value ?? (fieldOf(element) as HTMLInputElement | undefined)?.value ?? "";
}

function isThere(dial: Dial): boolean {
	if (Number.isNaN(dial.wanted)) return folded(shown(dial)) === dial.wantedText;
	return Math.abs(now(dial) - dial.wanted) < 1e-9;
}

/** Keys that raise and lower it, with what each is good for learned on the way. */
async function* turnTo(dial: Dial): Steps<void> {
	const size = new Map<string, number>();
	for (let round = 0; round < ROUNDS; round++) {
		const gap = dial.wanted - now(dial);
		if (Number.isNaN(gap) || Math.abs(gap) < 1e-9) return;
		const arrow = gap > 0 ? "ArrowUp" : "ArrowDown";
		const known = size.get(arrow) ?? size.get(opposite(arrow));
		const count = known ? Math.floor(Math.abs(gap) / known + 1e-9) : 1;
		if (known && count === 0) return;
		const { key, times } =
			count > BATCH ? leap(dial, gap) : { key: arrow, times: Math.min(count, BATCH) };
		const before = now(dial);
		yield* keys(...Array.from({ length: times }, () => key));
		const moved = await move(dial, before);
		if (key === arrow && times === 1) size.set(arrow, Math.abs(moved));
		if (moved === 0) return;
		// Past it: the step is wider than what was left.
		if (times === 1 && key === arrow && Math.sign(dial.wanted - now(dial)) === -Math.sign(gap))
			return;
	}
}

function opposite(arrow: string): string {
	return arrow === "ArrowUp" ? "ArrowDown" : "ArrowUp";
}

/** For a long way: the near end first, then page by page. */
function leap(dial: Dial, gap: number): { key: string; times: number } {
	const [min, max] = [bound(dial.element, "min"), bound(dial.element, "max")];
	const fromMin = min === undefined ? Number.POSITIVE_INFINITY : dial.wanted - min;
	const fromMax = max === undefined ? Number.POSITIVE_INFINITY : max - dial.wanted;
	if (Math.min(fromMin, fromMax) < Math.abs(gap) / 2)
		return { key: fromMin < fromMax ? "Home" : "End", times: 1 };
	return { key: gap > 0 ? "ArrowUp" : "ArrowDown", times: BATCH };
}

async function move(dial: Dial, before: number): Promise<number> {
	for (let waited = 0; waited < 6; waited++) {
		if (now(dial) !== before) break;
		await sleep(ANSWER_MS);
	}
	return now(dial) - before;
}

/** Values with names: from the first one up until it says the word. */
async function* walkTo(dial: Dial): Steps<void> {
	yield* keys("Home");
	await sleep(ANSWER_MS);
	for (let round = 0; round < ROUNDS && !isThere(dial); round++) {
		const before = shown(dial);
		yield* keys("ArrowUp");
		for (let waited = 0; waited < 4 && shown(dial) === before; waited++) await sleep(ANSWER_MS);
		if (shown(dial) === before) return;
	}
}

async function* stepTo(dial: Dial): Steps<void> {
	const buttons = stepButtons(dial.element);
	if (!buttons) return;
	for (let round = 0; round < ROUNDS; round++) {
		const before = now(dial);
		const gap = dial.wanted - before;
		if (Number.isNaN(gap) || gap === 0) return;
		if (!(yield* press({ element: gap > 0 ? buttons.more : buttons.less }))) return;
		const moved = await move(dial, before);
		if (moved === 0 || Math.abs(dial.wanted - now(dial)) >= Math.abs(gap)) return;
	}
}
