import type { Target } from "@surehand/core";

/** The latest observation's targets by ref, kept in the isolated world until the document goes. */

/** What a ref stood for when it was listed. */
export interface Entry {
	/** The element the target describes. */
	readonly element: Element;
	/** What a person sees and presses, when the element itself is hidden (styled checkbox, image map). */
	readonly standIn?: Element;
	/** Identity across steps, as in `Target.key`. */
	readonly key: string;
	/** Role, name and kind that make it the thing it is; another one is another thing. */
	readonly fingerprint: string;
	/** How many listed targets had this key. */
	readonly likeCount: number;
	readonly target: Target;
}

/** What can be aimed at: the element, and what shows instead of it. */
export type Pressable = Pick<Entry, "element" | "standIn">;

const entries = new Map<string, Entry>();
const refs = new Map<Element, string>();
const latest = { media: false, unlisted: new WeakSet<Element>() };

/** Random per document; another document has another one. */
export const documentId: string = newId();

export function entryOf(ref: string): Entry | undefined {
	return entries.get(ref);
}

/** Every entry, in page order. */
export function allEntries(): readonly Entry[] {
	return [...entries.values()];
}

export function elementOf(ref: string): Element | undefined {
	return entries.get(ref)?.element;
}

/** Ref the latest observation gave an element. */
export function refOf(element: Element): string | undefined {
	return refs.get(element);
}

/** Tells whether pictures and players count as targets from now on. */
export function countMedia(media: boolean): void {
	latest.media = media;
}

export function wantsMedia(): boolean {
	return latest.media;
}

/** The cap left this control out of the latest observation. */
export function wasLeftOut(element: Element): boolean {
	return latest.unlisted.has(element);
}

/** Replaces everything the previous observation registered. */
export function register(listed: readonly Entry[], unlisted: readonly Element[]): void {
	latest.unlisted = new WeakSet(unlisted);
	entries.clear();
	refs.clear();
	for (const entry of listed) {
		entries.set(entry.target.ref, entry);
		refs.set(entry.element, entry.target.ref);
	}
}

function newId(): string {
	const words = crypto.getRandomValues(new Uint32Array(2));
	return Array.from(words, (word) => word.toString(36)).join("-");
}
