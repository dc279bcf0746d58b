import type { Verb } from "@surehand/core";
import type { Option, Scene } from "../reading/scene.ts";
import { containsPhrase } from "../words.ts";
import type { Feature } from "./feature.ts";

/** Is its name what the clause names? */
export const nameFeatures: readonly Feature[] = [
	{ name: "exact", prior: 2.2, of: ({ match }) => match.exact },
	{ name: "quoted", prior: 1.2, of: ({ match }) => match.quoted },
	{ name: "words", prior: 1.4, of: ({ match }) => match.words },
	{ name: "known", prior: 1.8, of: ({ match }) => match.known },
	{ name: "precision", prior: 0.8, of: ({ match }) => match.precision },
	{ name: "verb", prior: 1.2, of: ({ match }) => match.verb },
	{
		name: "verb_placed",
		prior: 1.6,
		of: ({ match }) => match.verb * Math.min(1, match.known + match.rest + match.row),
	},
	{ name: "around", prior: 0.8, of: ({ match }) => match.rest },
	{ name: "named_not_acted", prior: -4.5, of: namedNotActed },
	{ name: "place_exact", prior: 1.2, of: ({ match }) => match.placeExact },
	{ name: "within", prior: 1.4, of: within },
	{ name: "quote_missed", prior: -3, of: quoteMissed },
	{
		name: "partial",
		prior: -1.5,
		of: ({ match }) => (match.known > 0 && match.known + match.rest + match.hints < 0.7 ? 1 : 0),
	},
	{ name: "rarest_missed", prior: -1.5, of: ({ match }) => match.rarestMissed },
	{ name: "object_missing", prior: -5, of: objectMissing },
	{ name: "hints", prior: 1.0, of: ({ match }) => match.hints },
	{ name: "like", prior: 0.6, of: ({ match }) => (match.known < 0.9 ? match.like : 0) },
	{ name: "opposite", prior: -3.5, of: ({ match }) => match.opposite },
	{ name: "confusable", prior: -1.5, of: ({ match }) => match.confusable * (1 - match.exact) },
	{ name: "stray", prior: -0.8, of: ({ match }) => match.stray * (1 - match.exact) },
	{ name: "standing", prior: 3.0, of: ({ standing }) => standing },
];

/** What is agreed to or refused need not stand on the button. */
const ANSWERS: ReadonlySet<Verb> = new Set(["accept", "refuse", "close"]);
const ACTS_ON: ReadonlySet<Verb> = new Set([
	"remove",
	"edit",
	"add",
	"create",
	"download",
	"close",
	"accept",
	"refuse",
]);

/** Another option of the right list is as wrong as one of another list. */
function within({ match, value, candidate }: Option): number {
	return match.within * (candidate.action.kind === "select" ? value.option : 1);
}

/** It is the thing itself, while the clause wants something done to it. */
function namedNotActed({ match, candidate }: Option, { need }: Scene): number {
	const { kind } = candidate.action;
	if (!ACTS_ON.has(need.verb) || (kind !== "click" && kind !== "check")) return 0;
	return match.verb > 0 ? 0 : Math.max(match.exact, match.known);
}

/** It does what the verb says, but to what the clause names stands nowhere near it. */
function objectMissing({ match }: Option, { need }: Scene): number {
	const brings = need.value !== undefined && (need.verb === "add" || need.verb === "create");
	if (
		brings ||
		ANSWERS.has(need.verb) ||
		!ACTS_ON.has(need.verb) ||
		need.units.length + need.rowUnits.length === 0
	)
		return 0;
	return match.verb > 0 && match.known + match.rest + match.hints + match.row < 0.3 ? 1 : 0;
}

/** The clause quotes a name and neither it, nor what is around it, nor what it would put in is that. */
function quoteMissed({ match, candidate }: Option, { need }: Scene): number {
	const text = candidate.value?.text;
	const said = text !== undefined && need.quoted.some((quoted) => containsPhrase(text, quoted));
	const partly = match.known > 0 || match.rest > 0 || match.hints > 0;
	return said || !partly ? 0 : match.quoteMissed;
}
