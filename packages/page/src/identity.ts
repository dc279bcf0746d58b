import { attr, attrNames, tagOf } from "./dom.ts";
import { hrefOf, typeOf } from "./fields.ts";
import { nameOf } from "./name/accessible-name.ts";
import { perReading, startReading } from "./reading.ts";
import { entryOf, wantsMedia, wasLeftOut } from "./registry.ts";
import { roleOf } from "./role.ts";
import { findControls } from "./target/find.ts";
import { rowIdentity } from "./target/near.ts";
import { purposeOf } from "./target/purpose.ts";
import { walk } from "./view/walk.ts";
import { shorten } from "./words.ts";

/** Names things across steps: key, fingerprint and look-alikes, computed alike while observing and before acting. */

const NAME_CHARS = 80;

/** `Target.key` of an element as it is now; the driver adds the frame. */
export function keyFor(element: Element): string {
	startReading();
	return identityKey(element);
}

/** `keyFor` inside a reading that has already started. */
export const identityKey: (element: Element) => string = perReading((element: Element) =>
	[
		roleOf(element),
		shorten(nameOf(element) || purposeOf(element), NAME_CHARS),
		testIdOf(element) ?? stableId(element) ?? "",
		rowIdentity(element),
	]
		.join("|")
		.replace(/\|+$/u, ""),
);

/** What makes the thing itself the same: kind, role, name and where it leads; no state that a person may change. */
export function fingerprintOf(element: Element): string {
	startReading();
	return fingerprint(element);
}

/** `fingerprintOf` inside a reading that has already started. */
export function fingerprint(element: Element): string {
	return [
		tagOf(element),
		typeOf(element),
		roleOf(element),
		nameOf(element),
		hrefOf(element) ?? "",
	].join("|");
}

/** How many controls have the key this ref was listed with, counted now as `Entry.likeCount` was then. */
export function countLike(ref: string): number {
	const entry = entryOf(ref);
	if (!entry) return 0;
	startReading();
	const tag = tagOf(entry.element);
	const alike = findControls(walk(), { media: wantsMedia() }).filter(
		({ element }) =>
			tagOf(element) === tag && !wasLeftOut(element) && identityKey(element) === entry.key,
	);
	return alike.length;
}

const TEST_ID = /^data-(?:test-?id|test|cy|qa|qa-id|automation-id|e2e|testing)$/u;

/** The id authors give a control for their own tests. */
export function testIdOf(element: Element): string | undefined {
	for (const name of attrNames(element)) {
		if (!TEST_ID.test(name)) continue;
		const id = attr(element, name)?.trim();
		if (id) return id;
	}
	return undefined;
}

const GENERATED =
	/\d{3}|:|[0-9a-f]{8}|^(?:ember|ext-|yui|gwt|mui-|mat-|cdk-|radix|headlessui|react-|rc[-_]|aria-|ui-id|__)|(?:^|[-_])[a-z]*\d+[a-z]+\d+[a-z\d]*$/iu;

/** The `id` attribute, unless a framework made it up for one rendering. */
function stableId(element: Element): string | undefined {
	const id = attr(element, "id")?.trim();
	return id && id.length <= 60 && !GENERATED.test(id) ? `#${id}` : undefined;
}
