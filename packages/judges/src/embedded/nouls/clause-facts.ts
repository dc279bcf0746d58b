import type { Verb } from "@surehand/core";
import { type FactInput, type Facts, flag } from "./fact.ts";

const SETTING: ReadonlySet<Verb> = new Set([
	"fill",
	"select",
	"check",
	"uncheck",
	"edit",
	"filter",
	"complete",
]);
const LEADING: ReadonlySet<Verb> = new Set([
	"open",
	"press",
	"search",
	"back",
	"expand",
	"close",
	"sign_in",
	"do",
]);

/** How far the goal is, and what the last action was. */
export function clauseFacts({ context, last }: FactInput): Facts {
	const states = context.clauseStates;
	const open = states.filter((state) => state === "pending").length;
	const finished = states.every((state) => state === "complete" || state === "skipped");
	const { verb } = context.clause;
	return {
		clauses_open: flag(open > 0),
		clauses_finished: flag(finished && states.length > 0),
		clause_attempted: flag(!finished && open === 0),
		values_waiting: flag(context.pendingValues.length > 0),
		untouched: flag(last === undefined),
		last_acted: flag(last?.effect === "acted"),
		last_effect: flag(
			last !== undefined &&
				last.effect === "acted" &&
				last.change !== "nothing" &&
				last.change !== "error",
		),
		last_nothing: flag(last?.change === "nothing"),
		last_failed: flag(last !== undefined && last.effect !== "acted"),
		last_named: flag(last?.named === true),
		last_typed_only: flag(
			last !== undefined &&
				(last.action === "fill" || last.action === "select") &&
				!SETTING.has(verb),
		),
		verb_sets: flag(SETTING.has(verb)),
		verb_leads: flag(LEADING.has(verb)),
		verb_signs_in: flag(verb === "sign_in"),
	};
}
