import { enumerate } from "./candidates/enumerate.ts";
import type { RuleInput } from "./candidates/rule-input.ts";
import { rules } from "./candidates/rules.ts";
import { actionGates } from "./gates/action-gates.ts";
import { blockers } from "./gates/blockers.ts";
import { pageError, stopGates } from "./gates/stop-gates.ts";
import { decide } from "./judge/decide.ts";
import { goalParts, openSession } from "./open-session.ts";
import { parseRequest } from "./parse-request.ts";
import { appliedBy } from "./progress/applied.ts";
import { overBudget } from "./progress/budgets.ts";
import { withdrawn } from "./progress/guards.ts";
import { SessionMemory } from "./progress/memory.ts";
import { record, recordLate } from "./progress/record.ts";
import { walkClauses } from "./progress/walk.ts";
import { checkProofs } from "./proof/check-proofs.ts";
import { conclude, stateOf } from "./proof/conclude.ts";
import { endOfClauses } from "./proof/end.ts";
import { DeadlineError, failureStop } from "./proof/failure.ts";
import { type Outcome, STATUS_OF } from "./proof/outcome.ts";
import type { RunPorts, RunRequest } from "./request.ts";
import {
	again,
	type Decision,
	go,
	type Session,
	type StageResult,
	type Stop,
	stopWith,
} from "./session.ts";
import type { Snapshot } from "./surface/driver.ts";
import { waitBeforeRepeat, waitForEffect } from "./surface/late-effect.ts";
import { look } from "./surface/look.ts";
import { perform } from "./surface/perform.ts";
import { EventQueue } from "./trace/event-queue.ts";
import type { RunEvent } from "./trace/events.ts";
import { summariseDecision, summariseObservation } from "./trace/summary.ts";

/** A run under way. Iterate it for its events (one reader); await `outcome`, which never rejects. */
export interface Run extends AsyncIterable<RunEvent> {
	readonly outcome: Promise<Outcome>;
}

/**
 * Carries out one goal on one surface. Throws `UsageError` at once for a request that cannot be run; everything later
 * ends in an outcome.
 */
export function run(request: RunRequest, ports: RunPorts): Run {
	const parsed = parseRequest(request, ports.judge.thresholds);
	const events = new EventQueue<RunEvent>();
	const { deadlineMs } = parsed.limits;
	const stopped = new AbortController();
	const timer = setTimeout(() => stopped.abort(new DeadlineError(deadlineMs)), deadlineMs);
	const signal = ports.signal ? AbortSignal.any([ports.signal, stopped.signal]) : stopped.signal;
	const memory = ports.memory ?? new SessionMemory();
	const session = openSession(
		parsed,
		{ ...ports, memory },
		{ signal, send: (event) => events.push(event) },
	);
	const outcome = carryOut(session, memory).finally(() => {
		clearTimeout(timer);
		events.close();
	});
	return { outcome, [Symbol.asyncIterator]: () => events.read() };
}

async function carryOut(session: Session, memory: SessionMemory): Promise<Outcome> {
	session.emit({
		type: "start",
		runId: session.store.runId,
		goal: session.request.goal,
		clauses: session.progress
			.filter(({ state }) => state !== "skipped")
			.map(({ clause }) => clause.text),
		judge: session.judge.id,
	});
	const stop = await allGoals(session, memory).catch((error: unknown) =>
		failureStop(session, error),
	);
	const outcome = await conclude(session, stop).catch(async (error: unknown) =>
		conclude(session, await failureStop(session, error)),
	);
	await session.store
		.saveState(stateOf(session, { stop, outcome }))
		.catch((error: unknown) => session.store.error("record", error));
	session.emit({ type: "end", outcome });
	await session.snapshot?.dispose().catch(() => undefined);
	await session.store.close();
	return outcome;
}

/** Sub-goals in order on one budget; each ends proved or confirmed before the next starts. */
async function allGoals(session: Session, memory: SessionMemory): Promise<Stop> {
	const { subgoals } = session.request;
	for (;;) {
		const stop = await oneGoal(session);
		const status = stop.status ?? STATUS_OF[stop.reason];
		session.subgoals.push({ goal: session.goal.text, status });
		const reached = status === "done" || status === "done_unverified";
		if (!reached || session.subgoal >= subgoals.length - 1)
			return reached ? wholeResult(session, stop) : stop;
		session.subgoal += 1;
		session.firstStep = session.step;
		session.change = undefined;
		Object.assign(session, goalParts(session.request, session.subgoal, memory));
	}
}

/** A run of several sub-goals is no better proved than the least proved of them. */
function wholeResult({ subgoals }: Session, stop: Stop): Stop {
	const unproved = subgoals.some(({ status }) => status !== "done");
	return unproved && stop.reason === "proved"
		? { reason: "model_done", detail: "Every sub-goal was reached; not every one had a proof." }
		: stop;
}

async function oneGoal(session: Session): Promise<Stop> {
	for (;;) {
		const result = await step(session);
		if (result.kind === "stop") return result.stop;
	}
}

/** One step of the loop, in the order of design/loop.md §2. */
async function step(session: Session): Promise<StageResult<void>> {
	session.signal.throwIfAborted();
	session.stage = "observe";
	const snapshot = await look(session);
	recordLate(session, snapshot.observation);
	session.startUrl ??= snapshot.observation.url;
	session.stage = "blockers";
	const blocked = await blockers(session, snapshot.observation);
	if (blocked.kind !== "go") return blocked;
	session.stage = "proofs";
	const proved = await checkProofs(session, snapshot);
	tell(session, snapshot);
	if (proved) return stopWith(proved);
	const spent = overBudget(session);
	if (spent) return stopWith(spent);
	const decision = blocked.value ? go(blocked.value) : await choose(session, snapshot);
	return decision.kind === "go" ? act(session, snapshot, decision.value) : decision;
}

/** Withdraw, enumerate, rules, judge, gates: what to do next, or why to stop. */
async function choose(session: Session, { observation }: Snapshot): Promise<StageResult<Decision>> {
	session.stage = "enumerate";
	const progress = walkClauses(session, observation);
	if (!progress) return endOfClauses(session, observation, pageError);
	const useless = withdrawn(session.entries, session.request.limits);
	const candidates = enumerate({
		observation,
		clause: progress.clause,
		values: session.values,
		files: session.request.files,
		withdrawn: new Set([...useless, ...session.unknownEffects]),
		filled: filledFields(session),
		sent: appliedBy(session).sent,
		canGoBack: session.entries.some(({ change }) => change === "navigated"),
		limit: Math.min(session.request.limits.targets, session.judge.limits.maxOptions - 1),
	});
	const input: RuleInput = { session, observation, progress, candidates };
	const ruled = rules(input);
	session.stage = "judge";
	const decided = ruled ? go(ruled) : await judged(input);
	if (decided.kind !== "go") return decided;
	session.stage = "gates";
	if (await waitBeforeRepeat(session, decided.value)) return again;
	return actionGates(input, decided.value);
}

function filledFields({ entries }: Session): Set<string> {
	return new Set(
		entries.flatMap(({ action, target, effect }) =>
			action === "fill" && effect === "acted" && target ? [target.key] : [],
		),
	);
}

async function judged(input: RuleInput): Promise<StageResult<Decision>> {
	const { session, progress, observation, candidates } = input;
	if (session.evaluations >= session.request.limits.maxEvaluations) {
		return stopWith({
			reason: "evaluation_limit",
			detail: `The budget of ${session.request.limits.maxEvaluations} judge requests ran out.`,
		});
	}
	const judgement = await decide(session, progress, { observation, candidates });
	const result = await stopGates(input, judgement);
	if (result.kind === "go")
		session.emit({
			type: "decided",
			step: session.step + 1,
			decision: summariseDecision(result.value, judgement),
		});
	return result;
}

async function act(
	session: Session,
	snapshot: Snapshot,
	decision: Decision,
): Promise<StageResult<void>> {
	if (decision.by.startsWith("rule:"))
		session.emit({
			type: "decided",
			step: session.step + 1,
			decision: summariseDecision(decision),
		});
	if (session.entries.length === 0) await session.store.saveState(stateOf(session));
	session.stage = "act";
	const effect = await perform(session, snapshot, decision);
	session.stage = "settle";
	const before = snapshot.observation;
	const after = await look(session);
	const late = await waitForEffect(session, { decision, effect, before, after: after.observation });
	session.stage = "record";
	session.reread = true;
	const stop = record(session, late);
	await session.store.saveState(stateOf(session));
	return stop ? stopWith(stop) : again;
}

function tell(session: Session, { observation }: Snapshot): void {
	session.emit({
		type: "observed",
		step: session.step + 1,
		observation: summariseObservation(observation),
		proofs: session.verdicts,
	});
}
