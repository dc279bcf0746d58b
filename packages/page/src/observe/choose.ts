import type { ObserveInput } from "../api.ts";
import { matchHint } from "../hint/resolve.ts";
import { type Control, standInOf } from "../target/control.ts";
import { isMain } from "../target/describe.ts";
import { nearOf } from "../target/near.ts";
import { inZone, ZONE } from "../view/look.ts";
import { placeOf } from "../view/place.ts";
import type { View } from "../view/walk.ts";
import { type Heading, headingAbove } from "./headings.ts";

interface Choosing {
	readonly view: View;
	readonly headings: readonly Heading[];
	readonly input: ObserveInput;
}

const ON_TOP = ZONE.modal | ZONE.ariaModal | ZONE.popover;

/** At most the allowed number of controls: those that hints name, then what is on top, in the main area, in view. */
export function chooseControls(found: readonly Control[], choosing: Choosing): readonly Control[] {
	const most = choosing.input.limits.targets;
	if (found.length <= most) return found;
	const kept = keptByHints(found, choosing);
	const hasMain = choosing.view.looks.some((look) => inZone(look, ZONE.main));
	const worth = new Map(
		found.map((control) => [
			control,
			(kept.has(control) ? 100 : 0) +
				(inZone(control.look, ON_TOP) ? 8 : 0) +
				(isMain(control, hasMain) ? 4 : 0) +
				(placeOf(control.box, control.look, choosing.view.viewport) === "in_view" ? 2 : 0) +
				(control.semantic ? 1 : 0) -
				(control.hint === "cell" ? 6 : 0),
		]),
	);
	const best = found.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
	const chosen = new Set(best.slice(0, Math.max(most, kept.size)));
	return found.filter((control) => chosen.has(control));
}

function keptByHints(found: readonly Control[], choosing: Choosing): ReadonlySet<Control> {
	const hints = choosing.input.keep ?? [];
	if (hints.length === 0) return new Set();
	const hinted = found.map((control) => {
		const standIn = standInOf(control);
		return {
			control,
			element: control.element,
			...(standIn ? { standIn } : {}),
			near: () => {
				const heading = headingAbove(control, choosing.headings);
				return { ...nearOf(control.element), ...(heading ? { heading } : {}) };
			},
		};
	});
	return new Set(hints.flatMap((hint) => matchHint(hint, hinted).map((each) => each.control)));
}
