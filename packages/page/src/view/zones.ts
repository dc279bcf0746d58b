import { attr, hasAttr, isHtml, matches } from "../dom.ts";
import { ZONE } from "./look.ts";

const BY_TAG: Readonly<Record<string, number>> = {
	main: ZONE.main,
	article: ZONE.article,
	nav: ZONE.nav,
	header: ZONE.header,
	footer: ZONE.footer,
	aside: ZONE.aside,
	dialog: ZONE.dialog,
};

const BY_ROLE: Readonly<Record<string, number>> = {
	main: ZONE.main,
	article: ZONE.article,
	navigation: ZONE.nav,
	banner: ZONE.header,
	contentinfo: ZONE.footer,
	complementary: ZONE.aside,
	dialog: ZONE.dialog,
	alertdialog: ZONE.dialog,
};

/** Headers and footers of these are part of the content. */
const CONTENT = ZONE.main | ZONE.article | ZONE.dialog;

/** Bits an element adds to those it inherits. `attributed`: it has attributes at all. */
export function zonesOf(
	element: Element,
	seen: { readonly tag: string; readonly inherited: number; readonly attributed: boolean },
): number {
	const { tag, inherited } = seen;
	let zones = inherited;
	const role = seen.attributed ? attr(element, "role") : null;
	let own = (role ? BY_ROLE[role] : undefined) ?? (isHtml(element) ? (BY_TAG[tag] ?? 0) : 0);
	if ((own & (ZONE.header | ZONE.footer)) !== 0 && (inherited & CONTENT) !== 0 && !role) own = 0;
	zones |= own;
	if (!seen.attributed) return zones;
	if (hasAttr(element, "inert")) zones |= ZONE.inert;
	if (attr(element, "aria-hidden") === "true") zones |= ZONE.ariaHidden;
	if ((own & ZONE.dialog) !== 0) {
		if (attr(element, "aria-modal") === "true") zones |= ZONE.ariaModal;
		if (tag === "dialog" && matches(element, ":modal")) zones |= ZONE.modal;
	}
	if (hasAttr(element, "popover") && matches(element, ":popover-open")) zones |= ZONE.popover;
	return zones;
}
