import { signature } from "../candidates/enumerate.ts";
import { pendingFor } from "../gates/pending.ts";
import type { Decision, Session } from "../session.ts";
import { labelOf, summarise } from "../trace/label.ts";
import type { Effect, Snapshot } from "./driver.ts";

/** The intent goes to the ledger, the action leaves once, the settlement follows. Never retried here. */
export async function perform(
	session: Session,
	snapshot: Snapshot,
	decision: Decision,
): Promise<Effect> {
	const { candidate } = decision;
	const id = `${session.store.runId}-${session.step + 1}-${session.entries.length}`;
	const approval = await useApproval(session, snapshot, decision);
	await session.store.ledger({
		type: "intent",
		id,
		step: session.step + 1,
		at: new Date(session.clock.now()).toISOString(),
		action: labelOf(candidate),
		signature: signature(candidate),
		...(candidate.target ? { targetKey: candidate.target.key } : {}),
		url: snapshot.observation.url,
		irreversible: approval !== undefined,
		...(approval === undefined ? {} : { approval }),
	});
	const startedMs = session.clock.now();
	const trips = session.driver.roundTrips();
	const effect = await snapshot.act(candidate.action, { signal: session.signal });
	const change = effect.status === "acted" ? effect.change : undefined;
	await session.store.ledger({
		type: "settled",
		id,
		at: new Date(session.clock.now()).toISOString(),
		status: effect.status,
		change: change?.kind ?? "nothing",
	});
	session.emit({
		type: "acted",
		step: session.step + 1,
		action: summarise(candidate),
		status: effect.status,
		...(effect.status === "acted"
			? { change: effect.change }
			: { reason: effect.status === "covered" ? `covered by ${effect.by}` : effect.reason }),
		ms: Math.round(session.clock.now() - startedMs),
		roundTrips: session.driver.roundTrips() - trips,
	});
	return effect;
}

/** An approval is spent on disk before the action it allows leaves. */
async function useApproval(
	session: Session,
	{ observation }: Snapshot,
	{ candidate }: Decision,
): Promise<string | undefined> {
	if (!session.approval) return undefined;
	const pending = await pendingFor(candidate, observation);
	if (pending.digest !== session.approval.pending.digest) return undefined;
	session.usedApprovals.add(pending.digest);
	session.approval = undefined;
	return pending.digest;
}
