import type { Message } from "@surehand/core";
import { attr, tagOf } from "../dom.ts";

const TOAST = /(?:^|[-_\s])(?:toasts?|snackbars?|notifications?|flash(?:es)?)(?:[-_\s]|$)/i;

/** Kind of message an element announces: live regions by role or `aria-live`, and toasts by their usual names. */
export function liveKindOf(element: Element): Message["kind"] | undefined {
	const role = attr(element, "role");
	const live = attr(element, "aria-live");
	if (role === "alert" || live === "assertive") return "alert";
	if (role === "status" || role === "log" || live === "polite") return "status";
	if (tagOf(element) === "output") return "status";
	return TOAST.test(attr(element, "class") ?? "") ? "status" : undefined;
}
