import { holds, textsOf } from "../candidates/values.ts";
import type { Clause } from "../goal/goal.ts";
import type { Observation } from "../surface/observation.ts";
import { names } from "./clauses.ts";

/** Clauses that are already true on the page before anything was done for them. */
export function alreadyTrue(clause: Clause, observation: Observation): string | undefined {
	if (clause.count !== undefined || clause.ordinal !== undefined || clause.row !== undefined)
		return undefined;
	const fits = observation.targets.filter(
		(target) => target.checked !== undefined && names(clause, target),
	);
	const [only] = fits;
	if (!only || fits.length > 1) return undefined;
	if (clause.verb === "check" && only.checked === true) return `"${only.name}" is on already`;
	if (clause.verb === "uncheck" && only.checked === false) return `"${only.name}" is off already`;
	return undefined;
}

/** Does the field a fill clause names hold its value already? */
export function valueHeld(clause: Clause, observation: Observation): boolean {
	if (clause.verb !== "fill" && clause.verb !== "select") return false;
	const [text] = textsOf(clause);
	if (text === undefined || clause.object === undefined) return false;
	return observation.targets.some(
		(target) => names(clause, target) && holds(target, { text, secret: false }),
	);
}
