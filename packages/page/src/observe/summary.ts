import type { Target } from "@surehand/core";
import type { FrameReading } from "../api.ts";
import { shorten } from "../words.ts";

const LABEL_CHARS = 80;

/** What is chosen now, in words: checked, selected, pressed, current and the values of lists. */
export function selectedLabels(targets: readonly Target[], most: number): readonly string[] {
	const labels: string[] = [];
	for (const target of targets) {
		const label = selectedLabel(target);
		if (label) labels.push(shorten(label, LABEL_CHARS * 2));
		if (labels.length >= most) break;
	}
	return labels;
}

function selectedLabel(target: Target): string | undefined {
	const { name, near } = target;
	if (target.tag === "select" && target.value)
		return name ? `${name}: ${target.value}` : target.value;
	const on =
		target.checked === true ||
		target.selected === true ||
		target.pressed === true ||
		target.current !== undefined;
	if (!on) return undefined;
	const words = name || target.testId || target.id || target.role;
	const owner = near.group ?? (name === "" ? near.row : undefined);
	return owner ? `${owner}: ${words}` : words;
}

/** Names of the controls a person would have to scroll to. */
export function offscreenLabels(
	targets: readonly Target[],
	most: number,
): FrameReading["offscreen"] {
	const on = (side: Target["visibility"]): string[] => {
		const names = targets
			.filter((target) => target.visibility === side && target.name !== "")
			.map((target) => shorten(target.name, LABEL_CHARS));
		return [...new Set(names)].slice(0, most);
	};
	return { above: on("above"), below: on("below") };
}
