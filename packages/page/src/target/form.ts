import { attr, tagOf } from "../dom.ts";
import { formOwner, typeOf } from "../fields.ts";
import { aroundOf } from "./around.ts";

/** Forms met so far, numbered as they were met; stable as long as the document lives. */
const numbers = new WeakMap<Element, number>();
let count = 0;

/** Identifier of the form, or of the search area or dialog that serves as one. */
export function formIdOf(element: Element): string | undefined {
	const form = formOwner(element) ?? aroundOf(element).form;
	if (!form) return undefined;
	return attr(form, "id") || attr(form, "name") || `form-${numberOf(form)}`;
}

function numberOf(form: Element): number {
	const known = numbers.get(form);
	if (known !== undefined) return known;
	count += 1;
	numbers.set(form, count);
	return count;
}

/** Pressing it submits its form. */
export function submits(element: Element): boolean {
	const type = typeOf(element);
	const tag = tagOf(element);
	const kind =
		tag === "button"
			? type === "submit"
			: tag === "input" && (type === "submit" || type === "image");
	return kind && formOwner(element) !== null;
}
