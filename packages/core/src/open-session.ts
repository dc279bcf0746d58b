import { namesSecret } from "./candidates/fields.ts";
import type { Value } from "./candidates/values.ts";
import type { Goal } from "./goal/goal.ts";
import { readGoal } from "./goal/read-goal.ts";
import type { ParsedRequest } from "./parse-request.ts";
import { clauseProgress } from "./progress/clauses.ts";
import { SessionMemory } from "./progress/memory.ts";
import type { PendingAction } from "./proof/outcome.ts";
import type { Clock, RunPorts } from "./request.ts";
import type { Session } from "./session.ts";
import type { RunEvent } from "./trace/events.ts";
import { nullStore } from "./trace/null-store.ts";
import { redact } from "./trace/redact.ts";
import type { RunState } from "./trace/state.ts";
import { UsageError } from "./usage-error.ts";

/** Puts the parts of one run together; resumes from a stored state when the request carries one. */
export function openSession(
	request: ParsedRequest,
	ports: RunPorts,
	context: { signal: AbortSignal; send: (event: RunEvent) => void },
): Session {
	const clock = ports.clock ?? systemClock;
	const store = ports.store ?? nullStore(crypto.randomUUID());
	const startedAtMs = clock.now();
	const secrets = new Set(Object.values(request.secrets));
	const state = request.resume?.state;
	const session: Session = {
		request,
		driver: ports.driver,
		judge: ports.judge,
		store,
		clock,
		textModel: ports.textModel,
		startUrl: state?.startUrl,
		signal: context.signal,
		startedAtMs,
		surfaceId: ports.driver.id(),
		emit: (event) => {
			const clean = redact(
				{ ...event, atMs: Math.round(clock.now() - startedAtMs) },
				secrets,
			) as RunEvent;
			store.trace(clean);
			context.send(clean);
		},
		secrets,
		usedApprovals: new Set(state?.usedApprovals),
		unknownEffects: new Set(state?.openIntent ? [state.openIntent.signature] : []),
		applied: new Set(state?.applied),
		entries: [],
		subgoals: [],
		subgoal: state?.subgoal ?? 0,
		...goalParts(request, state?.subgoal ?? 0, ports.memory ?? new SessionMemory()),
		stage: "configuration",
		step: state?.steps ?? 0,
		evaluations: state?.evaluations ?? 0,
		...NOTHING_YET,
	};
	if (request.resume) restore(session, request.resume.state, request.resume.verb);
	hideSecrets(session);
	return session;
}

/** What no run knows before its first look. */
const NOTHING_YET = {
	verdicts: [],
	firstStep: 0,
	usage: { inputTokens: 0, outputTokens: 0, cost: 0 },
	stale: 0,
	loadingWaits: 0,
	doneReReads: 0,
	media: false,
	secondLook: undefined,
	snapshot: undefined,
	reread: false,
	lastActed: undefined,
	change: undefined,
	approval: undefined,
	chosen: undefined,
	waitedFor: undefined,
	doneConfirmed: false,
} as const satisfies Partial<Session>;

type GoalParts = Pick<
	Session,
	"goal" | "progress" | "values" | "memory" | "expect" | "alreadyTrue"
>;

/** What belongs to one sub-goal; the last one also carries the run's own proofs. */
export function goalParts(request: ParsedRequest, index: number, memory: SessionMemory): GoalParts {
	const subgoal = request.subgoals[index] ?? { goal: request.goal };
	const bag = { ...request.values, ...subgoal.values };
	const goal = readGoal(subgoal.goal, { values: { ...bag, ...request.secrets } });
	const last = index >= request.subgoals.length - 1;
	return {
		goal,
		progress: clauseProgress(goal),
		values: collectValues(bag, request.secrets, goal),
		memory: memory.of(subgoal.goal),
		expect: [...(subgoal.expect ?? []), ...(last ? request.expect : [])],
		alreadyTrue: undefined,
	};
}

/** The bag, the secrets, and field values the goal itself spells out (those have no key). */
function collectValues(
	bag: Readonly<Record<string, string>>,
	secrets: Readonly<Record<string, string>>,
	goal: Goal,
): Value[] {
	const open = Object.entries(bag).map(
		([key, text]): Value => ({ key, text, secret: namesSecret(key) }),
	);
	const hidden = Object.entries(secrets).map(([key, text]): Value => ({ key, text, secret: true }));
	const spoken = goal.clauses
		.filter(
			({ verb, object, value }) =>
				verb === "fill" && object !== undefined && value !== undefined && namesSecret(object),
		)
		.map(({ value }): Value => ({ text: value ?? "", secret: true }));
	return [...open, ...hidden, ...spoken];
}

function hideSecrets(session: Session): void {
	for (const { secret, text } of session.values)
		if (secret && text !== "") session.secrets.add(text);
}

function restore(
	session: Session,
	state: RunState,
	verb: NonNullable<ParsedRequest["resume"]>["verb"],
): void {
	session.step = state.steps;
	session.firstStep = 0;
	session.alreadyTrue =
		state.alreadyTrue.length > 0 || state.steps > 0
			? session.expect.map((_, index) => state.alreadyTrue.includes(index))
			: undefined;
	for (const [index, saved] of state.clauseStates.entries()) {
		const progress = session.progress[index];
		if (progress && (saved === "complete" || saved === "skipped")) progress.state = saved;
		else if (progress && saved === "attempted") progress.state = "attempted";
	}
	session.memory.entries = [...state.memory];
	for (const { state: seen } of state.memory) session.memory.states.add(seen);
	if (verb.kind === "approve")
		session.approval = { pending: approved(state, verb.token, session.clock.now()) };
	if (verb.kind === "choose") session.chosen = { key: verb.key, nth: verb.nth ?? 1 };
	session.doneConfirmed = verb.kind === "confirm-done";
}

/** The act an approval token stands for. Throws `UsageError` for a token that is not, or no longer, good. */
function approved(
	{ pending, token, runId }: RunState,
	given: string,
	nowMs: number,
): PendingAction {
	const again = `Run "resume ${runId} --continue" to see what waits for approval and get a fresh token.`;
	if (!pending || !token)
		throw new UsageError("approval_none", "Nothing waits for an approval in this run.", again);
	if (token.value !== given)
		throw new UsageError(
			"approval_token",
			"This is not the token of the act that waits for approval.",
			again,
		);
	if (Date.parse(token.expiresAt) < nowMs)
		throw new UsageError("approval_expired", `The token expired at ${token.expiresAt}.`, again);
	return pending;
}

const systemClock: Clock = {
	now: () => Date.now(),
	sleep: (ms, signal) =>
		new Promise((resolve, reject) => {
			if (signal.aborted) return reject(signal.reason);
			const stop = () => {
				clearTimeout(timer);
				reject(signal.reason);
			};
			const timer = setTimeout(() => {
				signal.removeEventListener("abort", stop);
				resolve();
			}, ms);
			signal.addEventListener("abort", stop, { once: true });
		}),
};
