import type { Verb } from "@surehand/core";
import type { Match } from "./match.ts";
import type { Need } from "./need.ts";

/** Verbs whose control is known by the verb alone; what they are done to is often not written on it. */
const SELF_NAMING: ReadonlySet<Verb> = new Set([
	"accept",
	"refuse",
	"submit",
	"sign_in",
	"sign_out",
	"register",
	"checkout",
	"search",
	"close",
	"back",
]);

/** Verbs whose control may carry the name of the thing instead of the verb (a task's own checkbox). */
const KNOWN_BY_NAME: ReadonlySet<Verb> = new Set([
	"complete",
	"filter",
	"sort",
	"search",
	"submit",
	"play",
	"close",
	"back",
	"upload",
	"download",
]);

type Parts = Omit<Match, "strength">;

/** All of a match in one number: is this what the clause names? */
export function strengthOf(need: Need, match: Parts): number {
	const rowed = need.rowUnits.length > 0 ? 0.4 + 0.6 * match.row : 1;
	const named = namedBy(match) * rowed;
	const byName = !need.verbNames || KNOWN_BY_NAME.has(need.verb) ? named : 0.6 * named;
	const rivalled = 0.7 * match.opposite + 0.35 * match.confusable * (1 - match.exact);
	const whole = Math.max(actedOn(need, match), byName);
	return Math.max(0, whole * (1 - Math.min(1, rivalled)) * (1 - 0.55 * match.quoteMissed));
}

/** The label is the name. */
function namedBy({ exact, quoted, precision, known, hints }: Parts): number {
	return Math.max(
		exact,
		0.95 * quoted * (0.7 + 0.3 * precision),
		known * (0.6 + 0.4 * precision),
		0.7 * hints,
	);
}

/** The label is the verb, and what it is done to stands on or around it. */
function actedOn(need: Need, match: Parts): number {
	if (need.units.length === 0 && need.rowUnits.length === 0) return match.verb;
	const base = SELF_NAMING.has(need.verb) ? 0.75 : 0.15;
	const placed = Math.min(1, match.known + match.rest + match.hints * 0.6);
	const found = need.rowUnits.length > 0 ? Math.max(match.row, placed) : placed;
	return match.verb * (base + (1 - base) * found);
}
