import type { Candidate } from "../candidates/candidate.ts";
import { fieldFit } from "../candidates/fields.ts";
import { isOption, textsOf, type Value } from "../candidates/values.ts";
import { irreversibleByWords } from "../gates/irreversible.ts";
import type { Clause, Goal, Verb } from "../goal/goal.ts";
import { coverage, sameText } from "../goal/words.ts";
import type { ClauseState } from "../judge/judge.ts";
import { type Change, showsEffect } from "../surface/change.ts";
import type { Observation, Target } from "../surface/observation.ts";
import { describe } from "./describe-effect.ts";

/** How far one clause is. */
export interface ClauseProgress {
	readonly clause: Clause;
	state: ClauseState;
	/** What showed that it took effect, for people. */
	effect?: string;
	/** Values are in place and wait for this form (or, without a form, this field) to be submitted. */
	waiting?: { readonly form?: string; readonly key: string };
	/** Form in which its value was set without other effect, until that form is submitted. */
	unapplied?: string;
	/** Something was pressed for it before a value went in. */
	opened?: boolean;
	/** Times its own act took effect, for counted clauses. */
	repeats: number;
}

/** Verbs whose value only counts once it is submitted. */
const NEEDS_SUBMIT: ReadonlySet<Verb> = new Set([
	"search",
	"filter",
	"add",
	"create",
	"sign_in",
	"submit",
]);
/** Verbs that a value put in completes; for the others it is only made ready. */
const TAKES_VALUE: ReadonlySet<Verb> = new Set([
	"fill",
	"edit",
	"select",
	"search",
	"filter",
	"sort",
	"add",
	"create",
	"upload",
]);
/** Journeys whose end no single action shows. */
const LONG_JOURNEYS: ReadonlySet<Verb> = new Set(["sign_in", "register", "checkout"]);

export function clauseProgress(goal: Goal): ClauseProgress[] {
	const own = goal.clauses.map(
		(clause): ClauseProgress => ({
			clause,
			state: passive(clause) ? "complete" : "pending",
			repeats: 0,
		}),
	);
	const extra = goal.contingencies.map(
		({ clause }, index): ClauseProgress => ({
			clause: { ...clause, index: goal.clauses.length + index },
			state: "skipped",
			repeats: 0,
		}),
	);
	return [...own, ...extra];
}

/** Nothing to press: leaving a thing as it is, or reporting what the page says. */
function passive(clause: Clause): boolean {
	return clause.verb === "keep" || clause.verb === "read";
}

/** Do the clause's words name this control (its label, or an option of it)? Lexical, no synonyms. */
export function names(clause: Clause, target: Target): boolean {
	const texts = textsOf(clause);
	if (target.options?.some((option) => texts.some((text) => isOption(option, text)))) return true;
	const words = clause.object ?? texts[0];
	if (words === undefined) return false;
	return fieldFit(words, target) >= 0.75 || coverage(words, target.name) >= 1;
}

/** May the judge's word stand for the end of this clause? Others show their own effect or are not done. */
export function endsByJudgement({ clause }: ClauseProgress): boolean {
	return clause.verb === "do" || LONG_JOURNEYS.has(clause.verb);
}

/** What an action for a clause brought about. */
export interface Attempt {
	readonly candidate: Candidate;
	readonly change: Change;
	/** Target taken for the very thing the clause names. */
	readonly named: boolean;
	readonly after: Observation;
	/** The value put in, when the action put one in. */
	readonly value?: Value;
}

/** Moves a clause on after an action for it; returns whether its own effect is complete now. */
export function advance(progress: ClauseProgress, attempt: Attempt): boolean {
	const { clause } = progress;
	const { candidate, change, named, after } = attempt;
	progress.state = "attempted";
	if (candidate.action.kind === "dialog") return afterDialog(progress, change);
	if (after.dialog) return false;
	if (putsIn(candidate)) return afterValue(progress, attempt);
	if (candidate.action.kind === "scroll")
		return clause.verb === "scroll" && finish(progress, "scrolled");
	if (candidate.action.kind === "wait") return clause.verb === "wait" && finish(progress, "waited");
	if (change.kind === "nothing" || change.kind === "error") return false;
	progress.opened = true;
	if (progress.waiting && submits(candidate, progress)) return afterSubmit(progress, attempt);
	if (isLastAct(candidate) && clause.verb !== "open" && !refused(change))
		return finish(progress, describe(change));
	if (clause.verb === "open" && arrived(clause, attempt)) return finish(progress, describe(change));
	if (clause.journey) return afterJourneyStep(progress, attempt);
	if (!named || !putsItsValue(clause, attempt)) return false;
	progress.repeats += 1;
	return progress.repeats >= (clause.count ?? 1) && finish(progress, describe(change));
}

/** The page the press led to is headed by what the clause names. */
function arrived({ object, quoted }: Clause, { change, after }: Attempt): boolean {
	const words = object ?? quoted[0];
	if (change.kind !== "navigated" || words === undefined || after.failure) return false;
	return [after.title, ...after.headings.slice(0, 1)].some(
		(text) => coverage(words, text) >= 1 || (text !== "" && coverage(text, words) >= 1),
	);
}

/** A press alone does not put a value in: the thing pressed, or what the page then shows, has to be that value. */
function putsItsValue({ verb, value }: Clause, { candidate, change }: Attempt): boolean {
	if (value === undefined || (verb !== "fill" && verb !== "edit" && verb !== "select")) return true;
	const { target } = candidate;
	const shown = [
		target?.name,
		target?.description,
		target?.near.row,
		...change.added,
		...change.targets.map(({ to, name }) => `${name} ${to}`),
	];
	return shown.some((text) => text !== undefined && coverage(value, text) >= 1);
}

/** The press that opened the dialog takes effect when the dialog is answered. */
function afterDialog(progress: ClauseProgress, change: Change): boolean {
	return showsEffect(change) && finish(progress, describe({ ...change, dialogs: [] }));
}

function putsIn({ action }: Candidate): boolean {
	return (
		action.kind === "fill" ||
		action.kind === "select" ||
		action.kind === "check" ||
		action.kind === "upload"
	);
}

function afterValue(
	progress: ClauseProgress,
	{ candidate, change, named, after }: Attempt,
): boolean {
	const { clause } = progress;
	if (change.readBack && !change.readBack.held) return false;
	const target = candidate.target;
	if (!target) return false;
	const own = named || ownValue(clause, candidate);
	const quiet = onlyOwnValue(change, target);
	if ((NEEDS_SUBMIT.has(clause.verb) || editsInPlace(progress, target)) && quiet) {
		progress.waiting = {
			key: target.key,
			...(target.form === undefined ? {} : { form: target.form }),
		};
		return false;
	}
	const chooses =
		candidate.action.kind === "fill" && clause.verb === "select" && offersChoices(target);
	if (chooses) return false;
	const suffices =
		candidate.action.kind === "check" ? clause.verb !== "submit" : TAKES_VALUE.has(clause.verb);
	if (LONG_JOURNEYS.has(clause.verb) || !own || !suffices) return false;
	return finish(progress, `"${target.name}" ${stateWords(candidate, after)}`);
}

/** A field that appeared in place of what was pressed takes its value only when it is left by Enter. */
function editsInPlace({ clause, opened }: ClauseProgress, { form }: Target): boolean {
	return clause.verb === "edit" && opened === true && form === undefined;
}

/** Typing into it only narrows a list: the choice is made in the list. */
function offersChoices({ role, hasPopup }: Target): boolean {
	return role === "combobox" || hasPopup !== undefined;
}

function ownValue(clause: Clause, { value, target }: Candidate): boolean {
	const texts = textsOf(clause);
	if (value?.text !== undefined && texts.some((text) => sameText(text, value.text ?? "")))
		return true;
	return (
		target !== undefined && clause.object !== undefined && fieldFit(clause.object, target) >= 0.7
	);
}

function stateWords({ action, value }: Candidate): string;
function stateWords({ action, value }: Candidate, after: Observation): string;
function stateWords({ action, value }: Candidate): string {
	if (action.kind === "check") return action.checked ? "is on" : "is off";
	return value?.text === undefined ? "is set" : `holds "${value.text.slice(0, 60)}"`;
}

/** Nothing happened but that the control now shows its own new state. */
export function onlyOwnValue(change: Change, target: Target): boolean {
	return (
		change.url === undefined &&
		change.addedTargets + change.removedTargets === 0 &&
		change.requests.length === 0 &&
		change.targets.every(({ key, name }) => key === target.key || name === target.name)
	);
}

function submits({ target, action }: Candidate, { waiting }: ClauseProgress): boolean {
	if (action.kind === "press" && action.keys === "Enter") return true;
	if (action.kind !== "click" || !target) return false;
	return waiting?.form === undefined || target.form === waiting.form || target.submits === true;
}

function afterSubmit(progress: ClauseProgress, attempt: Attempt): boolean {
	const { clause } = progress;
	const { change, after } = attempt;
	if (clause.verb === "sign_in") return signedIn(after) && finish(progress, describe(change));
	if (clause.verb === "register" || clause.verb === "checkout") {
		delete progress.waiting;
		return false;
	}
	if (refused(change)) return false;
	delete progress.waiting;
	progress.repeats += 1;
	return progress.repeats >= (clause.count ?? 1) && finish(progress, describe(change));
}

function afterJourneyStep(
	progress: ClauseProgress,
	{ candidate, change, named, after }: Attempt,
): boolean {
	const { clause } = progress;
	if (clause.verb === "sign_in") {
		const left = candidate.target?.submits === true || candidate.action.kind === "press";
		return left && signedIn(after) && !refused(change) && finish(progress, describe(change));
	}
	if (clause.verb === "register" || clause.verb === "checkout") return false;
	return named && finish(progress, describe(change));
}

/** Ordering and paying end a journey; they are only ever done with approval. */
function isLastAct(candidate: Candidate): boolean {
	const found = irreversibleByWords(candidate)?.class;
	return found === "order" || found === "pay";
}

function signedIn(after: Observation): boolean {
	return !after.targets.some((target) => target.inputType === "password");
}

function refused(change: Change): boolean {
	return (
		change.messages.some(({ kind }) => kind === "alert" || kind === "field_error") &&
		change.url === undefined
	);
}

export function finish(progress: ClauseProgress, effect: string): true {
	progress.state = "complete";
	progress.effect = effect;
	delete progress.waiting;
	return true;
}

/** Every value-setting clause that waited for this form is complete once it was submitted with effect. */
export function applyForm(
	progress: readonly ClauseProgress[],
	form: string | undefined,
	change: Change,
): void {
	for (const entry of progress) {
		if (
			entry.waiting &&
			entry.waiting.form === form &&
			entry.state === "attempted" &&
			entry.clause.verb !== "register" &&
			entry.clause.verb !== "checkout"
		) {
			finish(entry, describe(change));
		}
	}
}
