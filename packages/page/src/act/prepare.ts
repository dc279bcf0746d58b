import type { PrepareInput, PrepareResult } from "../api.ts";
import { isConnected } from "../dom.ts";
import { elementOf } from "../registry.ts";
import { prepareFill, setValue, takeFocus } from "./fill.ts";
import { scroll } from "./scroll.ts";
import { selectOptions } from "./select.ts";
import { takesSteps } from "./widget/index.ts";

const STEPS: PrepareResult = { status: "ok", widget: true };

/** See `PageApi.prepare`. */
export async function prepare(input: PrepareInput): Promise<PrepareResult> {
	if (input.kind === "scroll" && input.ref === undefined) return scroll(undefined, input.direction);
	const element = elementOf(input.ref ?? "");
	if (!element || !isConnected(element)) return { status: "gone", reason: "removed from the page" };
	switch (input.kind) {
		case "scroll":
			return scroll(element, input.direction);
		case "select":
			return selectOptions(element, input);
		case "set":
			return setValue(element, input.value);
		case "fill":
			if (input.box === undefined && takesSteps(element, input.text)) return STEPS;
			return prepareFill(element, input.text, input.box);
		case "focus":
			return takeFocus(element, input.selectAll);
	}
}
