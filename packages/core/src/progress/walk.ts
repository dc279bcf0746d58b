import type { Clause } from "../goal/goal.ts";
import { coverage } from "../goal/words.ts";
import type { Session } from "../session.ts";
import type { Observation } from "../surface/observation.ts";
import type { ClauseProgress } from "./clauses.ts";
import { currentClause } from "./current-clause.ts";
import { alreadyTrue, valueHeld } from "./satisfied.ts";

/** Finishes clauses the page already satisfies, skips those whose condition fails, and returns the one to work on. */
export function walkClauses(
	session: Session,
	observation: Observation,
): ClauseProgress | undefined {
	if (reachedStop(session, observation))
		for (const entry of session.progress) if (entry.state !== "complete") entry.state = "skipped";
	wakeContingencies(session, observation);
	for (;;) {
		const current = contingency(session) ?? currentClause(session.progress, observation);
		if (!current || !settled(session, current, observation)) return current;
	}
}

/** True when the clause needed nothing; its state says how. */
function settled(session: Session, progress: ClauseProgress, observation: Observation): boolean {
	const { clause } = progress;
	if (progress.state !== "pending") return false;
	if (clause.condition && !conditionHolds(clause.condition, observation)) {
		if (clause.condition.kind === "until" || clause.condition.kind === "when") return false;
		progress.state = "skipped";
		return true;
	}
	const effect =
		alreadyTrue(clause, observation) ??
		(valueHeld(clause, observation) ? "the field holds it already" : undefined);
	if (effect === undefined) return false;
	progress.state = "complete";
	progress.effect = effect;
	session.emit({
		type: "clause",
		step: session.step,
		index: clause.index,
		text: clause.text,
		state: "complete",
		effect,
	});
	return true;
}

function conditionHolds(
	{ kind, text }: NonNullable<Clause["condition"]>,
	observation: Observation,
): boolean {
	const seen = [
		observation.title,
		...observation.headings,
		observation.text,
		...observation.targets.map(({ name }) => name),
	].join("\n");
	const holds = coverage(text, seen) >= 0.6;
	return kind === "unless" ? !holds : holds;
}

/** "Stop at the summary": the page's title or a heading says it is there. */
function reachedStop({ goal, step, firstStep }: Session, observation: Observation): boolean {
	const stop = goal.stopAt;
	if (stop?.kind !== "at" || step === firstStep) return false;
	const words = stop.object ?? stop.text;
	return [observation.title, ...observation.headings].some((text) => coverage(words, text) >= 1);
}

/** A thing the goal expects in the way has shown up: its clause is due before all others. */
function wakeContingencies(session: Session, observation: Observation): void {
	for (const [index, { when, clause }] of session.goal.contingencies.entries()) {
		const progress = session.progress[session.goal.clauses.length + index];
		if (progress?.state !== "skipped" || progress.effect !== undefined) continue;
		const overlay = observation.targets.filter(
			({ onTop, near }) => onTop === true || near.dialog !== undefined,
		);
		const covers = observation.targets.map(({ coveredBy }) => coveredBy ?? "").join(" ");
		const words = [
			...overlay.map(({ name, near }) => [name, near.dialog, near.heading, near.section].join(" ")),
			covers,
		].join("\n");
		const inText = overlay.length > 0 ? observation.text : "";
		const there =
			coverage(when, words) > 0 ||
			(coverage(when, inText) >= 0.5 && coverage(clause.text, words) > 0);
		if (there) progress.state = "pending";
	}
}

function contingency({ goal, progress }: Session): ClauseProgress | undefined {
	return progress
		.slice(goal.clauses.length)
		.find(({ state }) => state === "pending" || state === "attempted");
}
