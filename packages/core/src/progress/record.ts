import type { Candidate } from "../candidates/candidate.ts";
import { signature } from "../candidates/enumerate.ts";
import { sameText } from "../goal/words.ts";
import type { Decision, Session, Stop } from "../session.ts";
import { type Change, describeChange, showsEffect, ticks } from "../surface/change.ts";
import type { Effect } from "../surface/driver.ts";
import { fingerprint } from "../surface/fingerprint.ts";
import type { Observation, Target } from "../surface/observation.ts";
import { summarise } from "../trace/label.ts";
import { advance, applyForm, finish, onlyOwnValue } from "./clauses.ts";
import { guard } from "./guards.ts";
import { type MemoryEntry, remember } from "./memory.ts";

const IDEMPOTENT: ReadonlySet<string> = new Set([
	"fill",
	"select",
	"check",
	"scroll",
	"hover",
	"wait",
]);

export interface Acted {
	readonly decision: Decision;
	readonly effect: Effect;
	readonly before: Observation;
	readonly after: Observation;
}

/** Memory, clause progress and guards after one action. Returns why the run must stop, if it must. */
export function record(session: Session, acted: Acted): Stop | undefined {
	const { effect, decision } = acted;
	if (effect.status === "stale" || effect.status === "gone" || effect.status === "moved")
		return recordStale(session, effect);
	session.stale = 0;
	const change = changeOf(acted);
	if (
		effect.status === "unknown" &&
		change.kind === "nothing" &&
		!IDEMPOTENT.has(decision.candidate.action.kind)
	) {
		session.unknownEffects.add(signature(decision.candidate));
		return actionError(
			`${summarise(decision.candidate).label}: ${effect.reason}. It may have taken effect; it was not repeated.`,
		);
	}
	if (effect.status === "acted" || effect.status === "unknown") {
		session.step += 1;
		session.change = change;
		session.doneReReads = 0;
		session.lastActed = { decision, before: acted.before };
		noteValue(session, acted);
		moveClause(session, acted, change);
	}
	const entry = entryOf(session, acted, change);
	session.entries.push(entry);
	remember(session.memory, entry, session.request.limits.memoryEntries);
	const stop = guard(session.entries, session.request.limits);
	return stop ? { reason: stop.reason, detail: `${stop.detail}.` } : undefined;
}

/** The page has changed since an action that seemed to change nothing: that change is its effect, come late. */
export function recordLate(session: Session, now: Observation): void {
	const last = session.lastActed;
	const entry = session.entries.at(-1);
	if (
		!last ||
		!entry ||
		entry.effect !== "acted" ||
		(session.change && showsEffect(session.change))
	)
		return;
	const change = describeChange(last.before, now);
	if (!showsEffect(change) || ticks(change)) return;
	session.lastActed = undefined;
	session.change = change;
	const late = {
		...entry,
		change: change.kind,
		state: fingerprint(now),
		url: now.url,
		knownState: session.memory.states.has(fingerprint(now)),
	};
	session.entries[session.entries.length - 1] = late;
	session.memory.entries = [...session.memory.entries.slice(0, -1), late];
	const effect = { status: "acted", change } as const;
	moveClause(session, { decision: last.decision, effect, before: last.before, after: now }, change);
}

function recordStale(
	session: Session,
	effect: Extract<Effect, { reason: string }>,
): Stop | undefined {
	session.stale += 1;
	if (session.stale < session.request.limits.maxStale) return undefined;
	return {
		reason: "stale_observations",
		detail: `The page changed ${session.stale} times in a row before an action could run (${effect.reason}).`,
	};
}

function actionError(detail: string): Stop {
	return {
		reason: "action_error",
		detail,
		failure: { stage: "act", category: "unexpected_error", detail },
	};
}

function changeOf({ effect, before, after }: Acted): Change {
	return effect.status === "acted" ? effect.change : describeChange(before, after);
}

function moveClause(session: Session, { decision, after }: Acted, change: Change): void {
	const { progress, candidate, named } = decision;
	if (decision.unasked) {
		noteForm(session, decision, change);
		return;
	}
	const wasWaiting = progress.waiting?.form;
	const before = progress.state;
	const complete = advance(progress, {
		candidate,
		change,
		named,
		after,
		...(decision.value ? { value: decision.value } : {}),
	});
	noteForm(session, decision, change);
	if (decision.answers) finish(decision.answers, "the dialog was answered so");
	if (complete && wasWaiting !== undefined) applyForm(session.progress, wasWaiting, change);
	if (progress.state === before && !complete) return;
	session.emit({
		type: "clause",
		step: session.step,
		index: progress.clause.index,
		text: progress.clause.text,
		state: progress.state,
		...(progress.effect === undefined ? {} : { effect: progress.effect }),
	});
}

/** Remembers forms whose values were set but not applied, and forgets them once a submit showed an effect. */
function noteForm(session: Session, { candidate, progress }: Decision, change: Change): void {
	const { target, action } = candidate;
	if (!target?.form) return;
	const puts = action.kind === "fill" || action.kind === "select" || action.kind === "check";
	if (puts && onlyOwnValue(change, target)) progress.unapplied = target.form;
	const submitted = target.submits === true || (action.kind === "press" && action.keys === "Enter");
	if (!submitted || change.kind === "nothing") return;
	for (const entry of session.progress) if (entry.unapplied === target.form) delete entry.unapplied;
}

/** Which values of the bag were put in and held. */
function noteValue(session: Session, { decision, effect }: Acted): void {
	const { candidate } = decision;
	if (effect.status === "acted" && effect.change.readBack && !effect.change.readBack.held) return;
	const text = enteredText(candidate);
	if (candidate.action.kind === "fill" && candidate.target?.sensitive && text)
		session.secrets.add(text);
	if (candidate.value?.key !== undefined) session.applied.add(candidate.value.key);
	if (text === undefined) return;
	for (const value of session.values) {
		if (value.key === undefined || !sameText(value.text, text)) continue;
		session.applied.add(value.key);
	}
}

/** The text an action put in or chose: typed, selected, answered, or the name of what was pressed. */
function enteredText({ action, target, value }: Candidate): string | undefined {
	if (action.kind === "fill" || action.kind === "dialog") return action.text;
	return (
		value?.text ?? (action.kind === "click" || action.kind === "check" ? target?.name : undefined)
	);
}

function entryOf(
	session: Session,
	{ decision, effect, after }: Acted,
	change: Change,
): MemoryEntry {
	const { candidate, progress, named } = decision;
	const { target } = candidate;
	const state = fingerprint(after);
	return {
		step: session.step,
		clause: progress.clause.index,
		action: candidate.action.kind,
		signature: signature(candidate),
		words: wordsOf(decision),
		...(target
			? {
					target: {
						key: target.key,
						role: target.role,
						name: target.name,
						...(target.form === undefined ? {} : { form: target.form }),
					},
				}
			: {}),
		...(candidate.value?.key === undefined ? {} : { value: candidate.value.key }),
		effect: effect.status,
		change: change.kind,
		...(change.requests.some(({ method }) => method !== "GET" && method !== "HEAD")
			? { sent: true }
			: {}),
		state,
		knownState: session.memory.states.has(state),
		url: after.url,
		named,
		messages: change.messages,
	};
}

function wordsOf({ candidate }: Decision): string {
	const { target, destination, value } = candidate;
	const near = (item: Target | undefined) =>
		Object.values(item?.near ?? {}).filter((part) => typeof part === "string");
	return [
		target?.name,
		target?.description,
		...near(target),
		destination?.name,
		...near(destination),
		value?.text,
		value?.key,
	]
		.filter(Boolean)
		.join(" · ");
}
