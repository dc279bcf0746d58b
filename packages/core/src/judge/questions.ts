import type { Candidate } from "../candidates/candidate.ts";
import { viewValue } from "../candidates/values.ts";
import type { ClauseProgress } from "../progress/clauses.ts";
import type { Session } from "../session.ts";
import type { Observation, Target } from "../surface/observation.ts";
import { labelOf } from "../trace/label.ts";
import type { Choice, DecisionContext, Noul, State } from "./judge.ts";

/** Key of the option that says: none of these. */
export const NONE = "none";

const noul = (instructions: string): Noul => ({ type: "noul", instructions });

/** What is asked once per step, all in one request. */
export const STEP_QUESTIONS: Readonly<
	Record<
		| "done"
		| "done_change"
		| "target_match"
		| "stuck"
		| "irreversible"
		| "page_error"
		| "login"
		| "review",
		Noul
	>
> = {
	done: noul("The goal has been reached, as this page shows."),
	done_change: noul("The last change on the page shows that the goal has been reached."),
	target_match: noul(
		"One of the offered options is itself the thing the current clause names, rather than a way to reach it.",
	),
	stuck: noul(
		"The current clause is stuck: it takes something that is neither offered nor further down on this surface.",
	),
	irreversible: noul(
		"The best option has an effect that a person could only undo with difficulty, such as paying, ordering, deleting or publishing.",
	),
	page_error: noul(
		"The page reports that the last action failed or that something entered is wrong.",
	),
	login: noul("The page asks to sign in before it shows what the goal needs."),
	review: noul(
		"A person has to take the next step: it needs sensitive data or a judgement only a person may make.",
	),
};

/** What is asked when every clause has taken effect and nothing is left to choose. */
export const END_QUESTIONS: Readonly<
	Record<"done" | "done_change" | "page_error" | "login", Noul>
> = {
	done: STEP_QUESTIONS.done,
	done_change: STEP_QUESTIONS.done_change,
	page_error: STEP_QUESTIONS.page_error,
	login: STEP_QUESTIONS.login,
};

export const CONFIRM_QUESTIONS: Readonly<Record<"confirm_done", Noul>> = {
	confirm_done: noul(
		"Every part of the goal has taken effect on this page, and the control acted on last is the one the goal names.",
	),
};

export function actionQuestion(candidates: readonly Candidate[], observation: Observation): Choice {
	const repeated = repeatedNames(observation.targets);
	const options = candidates.map(
		(candidate) => [candidate.id, optionOf(candidate, repeated)] as const,
	);
	return {
		type: "choice",
		instructions: "Which one is the next action for the current clause of the goal?",
		options: { ...Object.fromEntries(options), [NONE]: "none of these" },
	};
}

/** Scope is added only to names that occur more than once. */
function optionOf(candidate: Candidate, repeated: ReadonlySet<string>): Record<string, unknown> {
	const { target } = candidate;
	if (!target) return { action: labelOf(candidate) };
	return {
		action: labelOf(candidate),
		role: target.role,
		...stateOf(target),
		...(repeated.has(`${target.role} ${target.name}`) && Object.keys(target.near).length > 0
			? { near: target.near }
			: {}),
	};
}

function stateOf(target: Target): Record<string, unknown> {
	const { checked, selected, expanded, pressed, current, value, href } = target;
	const entries = Object.entries({
		checked,
		selected,
		expanded,
		pressed,
		current,
		value: value?.slice(0, 60),
		href: href?.slice(0, 100),
	});
	return Object.fromEntries(
		entries.filter(([, item]) => item !== undefined && item !== "" && item !== false),
	);
}

function repeatedNames(targets: readonly Target[]): Set<string> {
	const seen = new Set<string>();
	const twice = new Set<string>();
	for (const { role, name } of targets) {
		const words = `${role} ${name}`;
		if (seen.has(words)) twice.add(words);
		seen.add(words);
	}
	return twice;
}

/** The small state a judge over the wire reads; page text stands between markers and is data. */
export function stateFor(
	session: Session,
	progress: ClauseProgress,
	observation: Observation,
): State {
	return {
		goal: session.goal.text,
		current_clause: progress.clause.text,
		clauses: session.progress
			.filter(({ state }) => state !== "skipped")
			.map(({ clause, state }) => ({ text: clause.text, state })),
		url: observation.url,
		title: observation.title,
		last_actions: session.memory.entries
			.slice(-3)
			.map(({ action, target, change }) => ({ action, on: target?.name, change })),
		last_change: session.change
			? {
					added: session.change.added.slice(0, 8),
					removed: session.change.removed.slice(0, 4),
					messages: session.change.messages,
				}
			: undefined,
		values: session.values
			.filter((value) => value.key !== undefined && !session.applied.has(value.key))
			.map(viewValue),
		selected: observation.selected.slice(0, 10),
		page_text_untrusted: `<<<page\n${observation.text.replaceAll(/<<<|>>>/gu, "‹")}\npage>>>`,
	};
}

export function contextFor(
	session: Session,
	progress: ClauseProgress,
	view: { observation: Observation; candidates: readonly Candidate[] },
): DecisionContext {
	return {
		goal: session.goal,
		clause: progress.clause,
		clauseStates: session.progress.map(({ state }) => state),
		observation: view.observation,
		candidates: view.candidates,
		history: session.memory.entries,
		...(session.change ? { change: session.change } : {}),
		pendingValues: session.values
			.filter((value) => value.key !== undefined && !session.applied.has(value.key))
			.map(viewValue),
	};
}
