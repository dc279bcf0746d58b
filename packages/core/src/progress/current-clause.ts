import { fieldFit } from "../candidates/fields.ts";
import { takesValue } from "../candidates/values.ts";
import type { Clause, Verb } from "../goal/goal.ts";
import type { Observation } from "../surface/observation.ts";
import { type ClauseProgress, names } from "./clauses.ts";

/** Verbs that set a state a person can read off the control. */
const SETS_STATE: ReadonlySet<Verb> = new Set(["fill", "select", "check", "uncheck", "edit"]);

/**
 * The clause to work on now: the first that is not finished, except that a clause whose values wait for a submit lets the
 * following ones set their own controls of the same form first.
 */
export function currentClause(
	progress: readonly ClauseProgress[],
	observation: Observation,
): ClauseProgress | undefined {
	const open = progress.filter(({ state }) => state === "pending" || state === "attempted");
	const first = openingJourney(open, observation) ?? open[0];
	if (!first?.waiting || first.waiting.form === undefined) return first;
	const form = first.waiting.form;
	const next = open.find((other) => other !== first && !other.waiting);
	return next && SETS_STATE.has(next.clause.verb) && belongsTo(next.clause, form, observation)
		? next
		: first;
}

/** Fields named beside a journey ("log in with …") come before it; while none of them is there, the journey opens their form. */
function openingJourney(
	open: readonly ClauseProgress[],
	{ targets }: Observation,
): ClauseProgress | undefined {
	const at = open.findIndex(({ clause }) => clause.verb !== "fill");
	const journey = at > 0 ? open[at] : undefined;
	if (!journey?.clause.journey || journey.clause.verb === "search") return undefined;
	const fields = open.slice(0, at).map(({ clause }) => clause.object);
	const shown = fields.some(
		(words) =>
			words === undefined ||
			targets.some((target) => takesValue(target) && fieldFit(words, target) >= 0.6),
	);
	return shown ? undefined : journey;
}

function belongsTo(clause: Clause, form: string, observation: Observation): boolean {
	return observation.targets.some((target) => target.form === form && names(clause, target));
}
