import type { Verb } from "../goal/goal.ts";
import { readGoal } from "../goal/read-goal.ts";

const CACHE_SIZE = 2_000;
const known = new Map<string, Verb | undefined>();

/** What a control's label says it does ("Search" → search), read like a goal; undefined when it names no act. */
export function verbOfLabel(label: string): Verb | undefined {
	if (label === "" || label.length > 60) return undefined;
	if (known.has(label)) return known.get(label);
	const [clause] = readGoal(label).clauses;
	const verb = clause && clause.verbWords !== "" ? clause.verb : undefined;
	if (known.size >= CACHE_SIZE) known.clear();
	known.set(label, verb);
	return verb;
}
