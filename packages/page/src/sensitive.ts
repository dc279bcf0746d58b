import { attr } from "./dom.ts";
import { typeOf } from "./fields.ts";

/** Elements that were password fields once: a "show password" switch must not unmask them. */
const everPassword = new WeakSet<Element>();
/** Elements whose target received a secret, by key; filled in by the reading that met the key. */
const received = new WeakSet<Element>();

const AUTOFILL = /\b(?:cc-csc|one-time-code|current-password|new-password)\b/u;

/** Field whose value must not be shown: by its first type, by its autofill purpose, or because it got a secret. */
export function isSensitive(element: Element): boolean {
	if (typeOf(element) === "password") everPassword.add(element);
	if (everPassword.has(element) || received.has(element)) return true;
	return AUTOFILL.test(attr(element, "autocomplete")?.toLowerCase() ?? "");
}

/** Marks the field as holding a secret for as long as the document lives. */
export function markSecret(element: Element): void {
	received.add(element);
}
