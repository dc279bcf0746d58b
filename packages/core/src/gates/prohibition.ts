import type { Candidate } from "../candidates/candidate.ts";
import type { Goal, Verb } from "../goal/goal.ts";
import { coverage } from "../goal/words.ts";

/** The prohibition of the goal this candidate would break; a prohibition always wins. */
export function forbiddenBy(
	candidate: Candidate,
	goal: Goal,
	verbOf: (words: string) => Verb | undefined,
): string | undefined {
	const { target, action } = candidate;
	if (!target || action.kind === "scroll" || action.kind === "hover") return undefined;
	const hit = goal.prohibitions.find(({ verb, object, text }) => {
		const named = object !== undefined && coverage(object, target.name) >= 1;
		if (action.kind === "fill" || action.kind === "select")
			return named && (verb === "fill" || verb === "select" || verb === "edit");
		return named
			? verb === verbOf(target.name) ||
					verb === "press" ||
					verb === "open" ||
					object === target.name
			: verbOf(target.name) === verb && coverage(target.name, text) > 0;
	});
	return hit?.text;
}
