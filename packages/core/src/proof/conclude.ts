import type { ClauseState } from "../judge/judge.ts";
import type { Session, Stop } from "../session.ts";
import { redact } from "../trace/redact.ts";
import type { RunState } from "../trace/state.ts";
import { type Outcome, type ResumeVerb, STATUS_OF, type Status } from "./outcome.ts";

const VERBS: Readonly<Partial<Record<Status, readonly ResumeVerb[]>>> = {
	needs_confirmation: ["approve", "abort"],
	needs_input: ["values", "abort"],
	needs_login: ["values", "continue", "abort"],
	ambiguous: ["choose", "abort"],
	likely_done: ["confirm-done", "continue", "abort"],
	done_unverified: ["confirm-done", "continue", "abort"],
};

/** Builds the outcome of a run, secrets masked; nothing in it is a claim without its evidence. */
export async function conclude(session: Session, stop: Stop): Promise<Outcome> {
	const status = stop.status ?? STATUS_OF[stop.reason];
	const observation = session.snapshot?.observation;
	const data = await extracted(session, status);
	const outcome: Outcome = {
		status,
		stopReason: stop.reason,
		summary: stop.detail,
		goal: session.request.goal,
		runId: session.store.runId,
		steps: session.step,
		evaluations: session.evaluations,
		elapsedMs: Math.round(session.clock.now() - session.startedAtMs),
		roundTrips: session.driver.roundTrips(),
		judge: session.judge.id,
		usage: session.usage,
		...(stop.alreadyDone ? { alreadyDone: true } : {}),
		proofs: session.verdicts,
		clauses: session.progress.filter(shown).map(({ clause, state, effect }) => ({
			text: clause.text,
			state,
			...(effect === undefined ? {} : { effect }),
		})),
		evidence: {
			url: observation?.url ?? "",
			title: observation?.title ?? "",
			text: observation?.text ?? "",
			messages: observation?.messages ?? [],
			...(session.change ? { change: session.change } : {}),
		},
		blindSpots: observation?.blindSpots ?? [],
		...(stop.pending ? { pending: stop.pending } : {}),
		...(stop.needs ? { needs: stop.needs } : {}),
		...(stop.choices ? { choices: stop.choices } : {}),
		...(stop.failure ? { failure: stop.failure } : {}),
		...(status === "done" ? {} : { resume: resumeOffer(session, status) }),
		...(data ? { data } : {}),
		...(session.request.subgoals.length > 1 ? { subgoals: session.subgoals } : {}),
		...(session.store.folder === undefined ? {} : { folder: session.store.folder }),
	};
	return redact(outcome, session.secrets);
}

function shown({ clause, state }: Session["progress"][number]): boolean {
	return state !== "skipped" || clause.condition !== undefined;
}

function resumeOffer(session: Session, status: Status): NonNullable<Outcome["resume"]> {
	const expiresAt = new Date(
		session.clock.now() + session.request.limits.resumeTokenMs,
	).toISOString();
	const offered = VERBS[status] ?? ["continue", "values", "abort"];
	const verbs = session.doneConfirmed ? offered.filter((verb) => verb !== "confirm-done") : offered;
	return { token: `${session.store.runId}.${session.step}.${randomPart()}`, expiresAt, verbs };
}

function randomPart(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
		byte.toString(36).padStart(2, "0"),
	).join("");
}

async function extracted(session: Session, status: Status): Promise<Outcome["data"]> {
	const hints = Object.entries(session.request.extract);
	const extract = session.snapshot?.extract;
	if (hints.length === 0 || !session.snapshot || !extract || status === "interrupted")
		return undefined;
	const found: [string, unknown][] = [];
	for (const [name, hint] of hints) {
		found.push([
			name,
			(await session.snapshot.extract?.(hint, { signal: session.signal })) ?? null,
		]);
	}
	return Object.fromEntries(found);
}

/** What a later process needs to go on; holds no secret and no value that is one. */
export function stateOf(
	session: Session,
	end?: { readonly stop: Stop; readonly outcome: Outcome },
): RunState {
	const { request } = session;
	const open = Object.entries(request.values).filter(([, text]) => !session.secrets.has(text));
	const hidden = Object.keys(request.values).filter((key) =>
		session.secrets.has(request.values[key] ?? ""),
	);
	const state: RunState = {
		version: 1,
		runId: session.store.runId,
		goal: request.goal,
		subgoals: request.subgoals,
		subgoal: session.subgoal,
		values: Object.fromEntries(open),
		files: request.files,
		secretKeys: [...Object.keys(request.secrets), ...hidden],
		expect: request.expect,
		never: request.never,
		alreadyTrue: (session.alreadyTrue ?? []).flatMap((held, index) => (held ? [index] : [])),
		limits: request.limits,
		...(session.startUrl === undefined ? {} : { startUrl: session.startUrl }),
		url: session.snapshot?.observation.url ?? request.resume?.state.url ?? "",
		steps: session.step,
		evaluations: session.evaluations,
		clauseStates: session.progress.map(savedState),
		memory: session.memory.entries,
		applied: [...session.applied],
		status: end?.outcome.status ?? "running",
		...(end?.stop.pending ? { pending: end.stop.pending } : {}),
		usedApprovals: [...session.usedApprovals],
		...(end?.outcome.resume
			? { token: { value: end.outcome.resume.token, expiresAt: end.outcome.resume.expiresAt } }
			: {}),
		host: request.host,
	};
	return redact(state, session.secrets);
}

/** A value set in a form that was not sent is gone with the page: its clause is done anew unless the page still shows it. */
function savedState({ state, unapplied, waiting }: Session["progress"][number]): ClauseState {
	return unapplied !== undefined || waiting ? "pending" : state;
}
