/** See `PageApi.widget`. */
import type { WidgetInput, WidgetMove } from "../../api.ts";
import { isConnected, isHtml, tagOf } from "../../dom.ts";
import { entryOf } from "../../registry.ts";
import { isSetType } from "../field-value.ts";
import { choose } from "./choose.ts";
import { setAndCommit, wantsCommit } from "./commit.ts";
import { isDateFor, setDate } from "./date.ts";
import { isDial, setDial } from "./dial.ts";
import { refused, type Steps, type Verdict } from "./steps.ts";

let running: Steps<Verdict> | undefined;

/** The next step of the hand, or what came of all of them. A new effect ends the one before. */
export async function widget(input: WidgetInput): Promise<WidgetMove> {
	if (input.kind !== "next") {
		running = undefined;
		const begun = begin(input);
		if ("do" in begun) return begun;
		running = begun;
	}
	if (!running) return refused("nothing is being done");
	const step = await running.next();
	if (step.done) running = undefined;
	return step.value;
}

function begin(input: Exclude<WidgetInput, { kind: "next" }>): Steps<Verdict> | Verdict {
	const entry = entryOf(input.ref);
	if (!entry || !isConnected(entry.element)) return refused("removed from the page");
	if (input.kind === "select") return choose(entry, input.options);
	if (isDial(entry.element)) return setDial(entry, input.text);
	if (!isDateFor(entry.element, input.text)) return setAndCommit(entry, input.text);
	return setDate(entry, input.text);
}

/** True when a text gets into this control only by several steps. */
export function takesSteps(element: Element, text: string): boolean {
	if (isHtml(element) && tagOf(element) === "input" && isSetType(element as HTMLInputElement))
		return false;
	return isDial(element) || isDateFor(element, text) || (text !== "" && wantsCommit(element));
}
