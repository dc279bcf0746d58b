import type { Candidate } from "../candidates/candidate.ts";
import type { Clause } from "../goal/goal.ts";
import type { Observation } from "../surface/observation.ts";

const COMMITS_BY_NATURE: ReadonlySet<string> = new Set([
	"search",
	"add",
	"create",
	"edit",
	"submit",
	"sign_in",
	"filter",
	"key",
	"register",
]);

/** Enter in a field without a confirm control of its own sends or runs what was typed: only when the goal asks for it. */
export function sendsUnasked(
	candidate: Candidate,
	clause: Clause,
	observation: Observation,
): boolean {
	if (candidate.action.kind !== "press" || candidate.action.keys !== "Enter" || !candidate.target)
		return false;
	const { target } = candidate;
	const confirmed = observation.targets.some(
		(other) => other.submits && other.form !== undefined && other.form === target.form,
	);
	return !confirmed && !clause.commits && !COMMITS_BY_NATURE.has(clause.verb);
}
