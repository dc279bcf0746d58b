import { attr, flatClosest, hasAttr, matches } from "../dom.ts";

/** Native, by fieldset, by ARIA on itself or an ancestor group, or inert. */
export function isDisabled(element: Element): boolean {
	if (matches(element, ":disabled")) return true;
	return (
		flatClosest(element, (at) => attr(at, "aria-disabled") === "true" || hasAttr(at, "inert")) !==
		null
	);
}
