/** One-time codes asked for one character per box. */
import { queryAll, rootNodeOf } from "../dom.ts";

const TEXT_TYPES = /^(?:text|tel|number|password|)$/;

/** The boxes from this one on that take one character each, in order; just this one when it is no such box. */
export function codeBoxes(input: HTMLInputElement): HTMLInputElement[] {
	if (!isBox(input)) return [input];
	const all = queryAll(rootNodeOf(input), "input") as HTMLInputElement[];
	const from = all.indexOf(input);
	const boxes: HTMLInputElement[] = [];
	for (const each of all.slice(from)) {
		if (!isBox(each) || each.form !== input.form) break;
		boxes.push(each);
	}
	return boxes;
}

function isBox(input: HTMLInputElement): boolean {
	return input.maxLength === 1 && TEXT_TYPES.test(input.type) && !input.disabled;
}
