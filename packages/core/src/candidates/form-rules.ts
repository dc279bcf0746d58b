import { isPassword } from "../gates/login.ts";
import type { Verb } from "../goal/goal.ts";
import { containsPhrase } from "../goal/words.ts";
import { appliedBy } from "../progress/applied.ts";
import type { Decision } from "../session.ts";
import type { Target } from "../surface/observation.ts";
import type { Candidate } from "./candidate.ts";
import { signature } from "./enumerate.ts";
import { verbOfLabel } from "./label-verb.ts";
import { decide, type RuleInput } from "./rule-input.ts";
import { type Assignment, pendingAssignments } from "./values.ts";

/** Clauses that fill a whole form with what the bag holds, before their submit. */
const FORM_JOURNEYS: ReadonlySet<Verb> = new Set(["sign_in", "register", "checkout"]);
/** Submit controls that apply what is set in their form without lasting effect. */
const APPLYING: ReadonlySet<Verb> = new Set(["search", "filter", "sort", "open", "submit"]);

/** A journey whose own words hold the whole label of an option, box or radio of the form: that one, once. */
export function optionInWords(input: RuleInput): Decision | undefined {
	const { clause } = input.progress;
	if (!FORM_JOURNEYS.has(clause.verb)) return undefined;
	const done = new Set(
		input.session.entries
			.filter((entry) => entry.clause === clause.index)
			.map(({ signature: seen }) => seen),
	);
	const hit = input.candidates.find((candidate) => {
		const { action, target, value } = candidate;
		const label =
			action.kind === "select"
				? value?.text
				: action.kind === "check" && action.checked
					? target?.name
					: undefined;
		return (
			label !== undefined &&
			target?.mainContent === true &&
			!done.has(signature(candidate)) &&
			containsPhrase(clause.text, label)
		);
	});
	return hit ? { ...decide(input, hit, "option named by the goal"), named: false } : undefined;
}

/** A journey that owns the form on the page: put in what the bag has for it. */
export function formValue(input: RuleInput): Decision | undefined {
	const { session, observation, progress } = input;
	if (!FORM_JOURNEYS.has(progress.clause.verb)) return undefined;
	const pending = pendingAssignments(session.values, observation, appliedBy(session));
	const password = observation.targets.find(isPassword);
	const owned =
		progress.clause.verb === "sign_in"
			? pending.filter(({ target }) => password && target.form === password.form)
			: pending;
	return owned[0] ? fillWith(input, owned[0]) : undefined;
}

/** A submit was chosen although the bag still has a value for its form: that value first. */
export function beforeSubmit(input: RuleInput, decision: Decision): Decision | undefined {
	const { target, action } = decision.candidate;
	const leaves =
		target?.form !== undefined &&
		(target.submits === true || (action.kind === "press" && action.keys === "Enter"));
	if (!leaves) return undefined;
	const owed = pendingAssignments(
		input.session.values,
		input.observation,
		appliedBy(input.session),
	).find((pair) => pair.target.form === target.form);
	return owed ? fillWith(input, owed) : undefined;
}

function fillWith(input: RuleInput, { target, value }: Assignment): Decision | undefined {
	const candidate = input.candidates.find(
		(item) => item.target?.ref === target.ref && item.value?.key === value.key,
	);
	return candidate
		? { ...decide(input, candidate, "value still to be filled"), named: false, value }
		: undefined;
}

/** Values wait for their form: press its one submit control, or Enter in the field when nothing else would submit it. */
export function dueSubmit(input: RuleInput): Decision | undefined {
	const { waiting, clause } = input.progress;
	if (!waiting || wasRefused(input) || appliedBy(input.session).sent.has(waiting.key))
		return undefined;
	const field = input.observation.targets.find((target) => target.key === waiting.key);
	if (!field) return undefined;
	const submit = submitOf(field.form, input.candidates);
	if (submit) return decide(input, submit, "submit what was entered");
	const buttons = input.candidates.filter(
		({ action, target }) => action.kind === "click" && target?.role === "button",
	);
	const offered = buttons.some(
		({ target }) =>
			target && (isSubmitOf(target, field.form) || verbOfLabel(target.name) === clause.verb),
	);
	return offered ? undefined : decide(input, enterIn(field), "submit what was entered");
}

/** The last submit brought nothing but a complaint: what now is not for a rule to say. */
function wasRefused({ session, observation }: RuleInput): boolean {
	const last = session.entries.at(-1);
	if (!last || (last.action !== "click" && last.action !== "press")) return false;
	return last.change === "nothing" || observation.messages.some(({ kind }) => kind !== "status");
}

function isSubmitOf(target: Target, form: string | undefined): boolean {
	return form !== undefined && target.form === form && target.submits === true;
}

function enterIn(target: Target): Candidate {
	return { id: "enter", target, action: { kind: "press", keys: "Enter", ref: target.ref } };
}

function submitOf(
	form: string | undefined,
	candidates: readonly Candidate[],
): Candidate | undefined {
	if (form === undefined) return undefined;
	const submits = candidates.filter(
		({ target, action }) =>
			action.kind === "click" && target?.submits === true && target.form === form,
	);
	return submits.length === 1 ? submits[0] : undefined;
}

/** A journey has just set something in a form that has one submit control: where nothing else fits, that is the way on. */
export function onward(input: RuleInput): Decision | undefined {
	const last = input.session.entries.at(-1);
	if (
		!FORM_JOURNEYS.has(input.progress.clause.verb) ||
		last?.clause !== input.progress.clause.index
	)
		return undefined;
	const set = last.action === "fill" || last.action === "select" || last.action === "check";
	const submit = set ? submitOf(last.target?.form, input.candidates) : undefined;
	return submit ? { ...decide(input, submit, "the one way on"), named: false } : undefined;
}

/**
 * Controls were set in a form that applies only on submit (search, filters), and the next clause leads elsewhere:
 * applying comes first, or what was set would be lost.
 */
export function applyFirst(input: RuleInput): Decision | undefined {
	const { session, candidates, progress } = input;
	const dirty = session.progress.find(
		(entry) => entry.clause.index < progress.clause.index && entry.unapplied !== undefined,
	)?.unapplied;
	if (dirty === undefined || progress.clause.verb === "submit" || progress.clause.verb === "press")
		return undefined;
	const submit = submitOf(dirty, candidates);
	const verb = submit?.target ? verbOfLabel(submit.target.name) : undefined;
	return submit && verb !== undefined && APPLYING.has(verb) && !saves(submit)
		? { ...decide(input, submit, "apply what was set first"), named: false, unasked: true }
		: undefined;
}

function saves({ target }: Candidate): boolean {
	return (
		target?.name !== undefined &&
		/\b(save|send|submit|order|pay|publish|delete)\b|保存|发送|提交|付款|发布|删除/iu.test(
			target.name,
		)
	);
}
