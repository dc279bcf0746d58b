import type { Clause, Verb } from "../goal/goal.ts";
import { coverage } from "../goal/words.ts";
import type { Decision, Session } from "../session.ts";
import type { Target } from "../surface/observation.ts";
import type { Candidate } from "./candidate.ts";
import { fieldFit } from "./fields.ts";
import { dueSubmit, formValue, optionInWords } from "./form-rules.ts";
import { decide, type RuleInput } from "./rule-input.ts";
import { isOption, isOptionOf, textsOf } from "./values.ts";

/** Clauses that put their text in before anything is pressed. */
const TYPES_FIRST: ReadonlySet<Verb> = new Set(["add", "create", "search"]);

/** Zero-model decisions, first hit wins: a chosen twin, a value for its field, an option by name, a due submit. */
export function rules(input: RuleInput): Decision | undefined {
	return (
		chosenTwin(input) ??
		valueForField(input) ??
		textForOnlyField(input) ??
		optionByName(input) ??
		valueForWidget(input) ??
		stateByName(input) ??
		formValue(input) ??
		optionInWords(input) ??
		dueSubmit(input)
	);
}

/** The caller said which of several like targets is meant. */
function chosenTwin(input: RuleInput): Decision | undefined {
	const { chosen } = input.session;
	if (!chosen) return undefined;
	const like = input.observation.targets.filter((target) => target.key === chosen.key);
	const target = like[chosen.nth - 1] ?? like[0];
	const candidate = input.candidates.find(
		(item) => item.target?.ref === target?.ref && item.action.kind !== "scroll",
	);
	return candidate ? decide(input, candidate, "chosen by the caller") : undefined;
}

/** A value the clause gives, and exactly one field its words name. */
function valueForField(input: RuleInput): Decision | undefined {
	const { clause } = input.progress;
	if (clause.verb !== "fill" && clause.verb !== "edit" && clause.verb !== "search")
		return undefined;
	const { object } = clause;
	if (object === undefined) return undefined;
	const fills = input.candidates.filter(
		({ action, valueMissing }) => action.kind === "fill" && !valueMissing,
	);
	const exact = fills.filter(
		({ target }) => target && fieldFit(object, target) >= 0.95 && inRow(clause, target),
	);
	const [only] = exact;
	return only && new Set(exact.map(({ target }) => target?.ref)).size === 1
		? decide(input, only, "value for its field")
		: undefined;
}

function inRow(clause: Clause, target: Target): boolean {
	return clause.row === undefined || fieldFit(clause.row, target) >= 0.6;
}

/** A text the clause gives, nothing on the page that goes by it, and one field that could take it. */
function textForOnlyField(input: RuleInput): Decision | undefined {
	const { clause } = input.progress;
	if (!TYPES_FIRST.has(clause.verb)) return undefined;
	const [text] = textsOf(clause);
	if (text === undefined) return undefined;
	const fills = input.candidates.filter(
		({ action, value }) =>
			action.kind === "fill" && value?.key === undefined && value?.text === text,
	);
	const main = fills.filter(({ target }) => target?.mainContent);
	const fitting = main.length > 0 ? main : fills;
	const goesByIt = ({ name, near, options }: Target) =>
		coverage(text, name) >= 1 ||
		coverage(text, near.row ?? "") >= 1 ||
		options?.some((option) => isOption(option, text)) === true;
	const [only] = fitting;
	return only && fitting.length === 1 && !input.observation.targets.some(goesByIt)
		? decide(input, only, "text for the only field")
		: undefined;
}

/** A native option the clause names exactly, in the only list that has it. */
function optionByName(input: RuleInput): Decision | undefined {
	const { clause } = input.progress;
	const texts = [...textsOf(clause), ...(clause.object === undefined ? [] : [clause.object])];
	const verbs: readonly Verb[] = ["select", "filter", "sort", "fill", "edit"];
	if (!verbs.includes(clause.verb)) return undefined;
	const hits = input.candidates.filter(
		({ action, value, target }) =>
			action.kind === "select" &&
			target &&
			texts.some((text) => isOptionOf(target, value?.text, text)),
	);
	const named = hits.filter(
		({ target }) =>
			target && clause.object !== undefined && fieldFit(clause.object, target) >= 0.75,
	);
	const fitting = named.length > 0 ? named : hits;
	const [only] = fitting;
	return only && fitting.length === 1 ? decide(input, only, "option named by the goal") : undefined;
}

/** A list that shows its options only when open, the only one the clause names. */
function valueForWidget(input: RuleInput): Decision | undefined {
	const { clause } = input.progress;
	if (
		(clause.verb !== "select" && clause.verb !== "fill" && clause.verb !== "edit") ||
		clause.object === undefined
	)
		return undefined;
	const words = clause.object;
	const hits = input.candidates.filter(
		({ action, target }) =>
			action.kind === "select" &&
			target &&
			!target.options &&
			fieldFit(words, target) >= 0.75 &&
			inRow(clause, target),
	);
	const [only] = hits;
	return only && hits.length === 1 ? decide(input, only, "value for its list") : undefined;
}

/** A box or switch the clause names exactly, the only one of that name. */
function stateByName(input: RuleInput): Decision | undefined {
	const { clause } = input.progress;
	if ((clause.verb !== "check" && clause.verb !== "uncheck") || clause.object === undefined)
		return undefined;
	const words = clause.object;
	const hits = input.candidates.filter(
		({ action, target }) =>
			action.kind === "check" && target && fieldFit(words, target) >= 0.95 && inRow(clause, target),
	);
	const [only] = hits;
	return only && hits.length === 1 ? decide(input, only, "state of the named control") : undefined;
}

/** A decision forced by a dialog: for the clause whose action opened it. */
export function dialogDecision(
	session: Session,
	candidate: Candidate,
	by: string,
): Decision | undefined {
	const opened = session.progress[session.entries.at(-1)?.clause ?? -1];
	const open = session.progress.find(({ state }) => state === "pending" || state === "attempted");
	const progress = opened ?? open ?? session.progress[0];
	const unasked = opened === undefined;
	return progress
		? { candidate, progress, by, named: true, irreversible: 0, ...(unasked ? { unasked } : {}) }
		: undefined;
}
