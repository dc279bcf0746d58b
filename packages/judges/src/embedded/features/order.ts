import type { Verb } from "@surehand/core";
import { conceptsIn } from "../lexicon/lexicon.ts";
import type { Option, Scene } from "../reading/scene.ts";
import { containsPhrase, sameText, wordsOf } from "../words.ts";
import type { Feature } from "./feature.ts";
import { holdsAlready } from "./state.ts";

/** Is it its turn? What has to be set first comes before what applies it. */
export const orderFeatures: readonly Feature[] = [
	{ name: "due_option", prior: 2.5, of: (option, scene) => (isDue(option, scene) ? 1 : 0) },
	{ name: "submit_due", prior: 2.4, of: submitDue },
	{ name: "premature", prior: -5, of: (option, scene) => (isPremature(option, scene) ? 1 : 0) },
];

const OWN_OPTION: ReadonlySet<Verb> = new Set([
	"select",
	"filter",
	"sort",
	"check",
	"uncheck",
	"fill",
	"remove",
]);

/** An option the clause speaks of by its whole name, not chosen yet, though the clause is about more than choosing it. */
function isDue(option: Option, scene: Scene): boolean {
	const { gear, candidate, label } = option;
	if (
		gear !== "select" &&
		gear !== "radio" &&
		gear !== "option" &&
		candidate.action.kind !== "check"
	)
		return false;
	if (OWN_OPTION.has(scene.need.verb)) return false;
	const text = candidate.action.kind === "select" ? candidate.value?.text : label.nameText;
	if (text === undefined || wordsOf(text).folded.length < 2 || isEmptyChoice(text)) return false;
	return containsPhrase(scene.need.clause.text, text) && !holdsAlready(option, scene);
}

function isEmptyChoice(text: string): boolean {
	const { set } = conceptsIn(text);
	return set.has("all") || set.has("none_of");
}

const APPLIES: ReadonlySet<Verb> = new Set([
	"search",
	"submit",
	"sign_in",
	"register",
	"checkout",
	"filter",
	"add",
	"create",
	"edit",
	"fill",
	"select",
]);
const SUBMITTING = [
	"submit",
	"search",
	"apply",
	"save",
	"confirm",
	"sign_in",
	"sign_up",
	"send",
	"add",
	"next",
	"continue",
];

/** What was entered for this clause waits for this control to apply it. */
function submitDue({ candidate, label }: Option, { context, need }: Scene): number {
	const { action, target } = candidate;
	if (!APPLIES.has(need.verb)) return 0;
	const last = context.history.at(-1);
	const entered =
		last !== undefined &&
		last.clause === context.clause.index &&
		(last.action === "fill" || last.action === "select" || last.action === "check");
	if (!entered) return 0;
	if (action.kind === "press") return action.keys === "Enter" ? 0.6 : 0;
	if (action.kind !== "click" || !target) return 0;
	const says = SUBMITTING.some((id) => label.concepts.set.has(id));
	if (!target.submits && !says) return 0;
	const sameForm =
		last.target?.form === undefined ||
		target.form === undefined ||
		last.target.form === target.form;
	return sameForm ? (says ? 1 : 0.8) : 0.2;
}

/** Applies a form while something the clause wants in it is still to be put in or chosen. */
function isPremature(option: Option, scene: Scene): boolean {
	const { target, action } = option.candidate;
	if (!target || action.kind !== "click") return false;
	const applies =
		target.submits === true ||
		SUBMITTING.some((id) => option.label.concepts.set.has(id)) ||
		option.match.verb > 0.5;
	if (!applies) return false;
	return owedForms(scene).has(target.form ?? "");
}

const owing = new WeakMap<Scene, ReadonlySet<string>>();

/** Forms (empty for none) in which something is still to be put in or chosen. */
function owedForms(scene: Scene): ReadonlySet<string> {
	const known = owing.get(scene);
	if (known) return known;
	const owed = scene.options.filter((option) => isOwed(option, scene) || isDue(option, scene));
	const forms = new Set(owed.map(({ candidate }) => candidate.target?.form ?? ""));
	owing.set(scene, forms);
	return forms;
}

/** A text of the clause or of the bag that has a field of its own and stands in none yet. */
function isOwed({ candidate, value }: Option, { context }: Scene): boolean {
	const { action, valueMissing } = candidate;
	if (action.kind !== "fill" || valueMissing || value.field < 0.5 || value.own < 0.5) return false;
	return !isEntered(candidate, context);
}

/** Some field holds this text already, or it was put in for this clause. */
export function isEntered(
	{ value }: Option["candidate"],
	{ observation, history, clause }: Scene["context"],
): boolean {
	if (!value) return false;
	const held =
		value.text !== undefined &&
		observation.targets.some(
			(target) => target.operations.includes("fill") && sameText(target.value, value.text),
		);
	return (
		held ||
		history.some(
			(entry) =>
				entry.action === "fill" &&
				entry.clause === clause.index &&
				entry.effect === "acted" &&
				entry.value !== undefined &&
				(entry.value === value.key || entry.value === value.text),
		)
	);
}
