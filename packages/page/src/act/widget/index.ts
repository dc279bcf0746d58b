/** See `PageApi.widget`. */
import type { WidgetInput, WidgetMove } from "../../api.ts";
import { isConnected } from "../../dom.ts";
import { entryOf } from "../../registry.ts";
import { choose } from "./choose.ts";
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
	return refused("takes no text");
}
