/** Names things across steps: key, fingerprint and look-alikes, computed alike while observing and before acting. */
import { attr, tagOf } from "./dom.ts";
import { entryOf } from "./registry.ts";

/** `Target.key` of an element as it is now. */
export function keyFor(element: Element): string {
	return [attr(element, "role") ?? tagOf(element), attr(element, "id") ?? ""].join("|");
}

/** What makes the thing itself the same: role, name, kind and where it leads; no state that a person may change. */
export function fingerprintOf(element: Element): string {
	return keyFor(element);
}

/** How many controls of the document have the key this ref was listed with, counted now as it was counted then. */
export function countLike(ref: string): number {
	return entryOf(ref)?.likeCount ?? 0;
}
