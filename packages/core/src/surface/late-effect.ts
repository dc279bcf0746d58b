import { signature } from "../candidates/enumerate.ts";
import type { Acted } from "../progress/record.ts";
import type { Decision, Session } from "../session.ts";
import { describeChange, noChange, showsEffect, ticks } from "./change.ts";
import { fingerprint } from "./fingerprint.ts";
import { look } from "./look.ts";

const PRESSES: ReadonlySet<string> = new Set(["click", "press", "check", "drag", "back", "dialog"]);

/** A press that changed nothing yet gets one more look before anybody concludes that it did nothing. */
export async function waitForEffect(session: Session, acted: Acted): Promise<Acted> {
	const { effect, decision, before } = acted;
	if (effect.status !== "acted" || !PRESSES.has(decision.candidate.action.kind)) return acted;
	if (acted.after.dialog) return acted;
	if (showsEffect(effect.change))
		return ticks(effect.change) ? withoutTicking(session, acted) : acted;
	await session.clock.sleep(session.request.limits.lateEffectMs, session.signal);
	const { observation } = await look(session);
	const change = describeChange(before, observation, effect.change);
	return { ...acted, after: observation, effect: { status: "acted", change } };
}

/**
 * The same press again, although the first seemed to do nothing: doing a thing twice is the worst mistake, so the page
 * gets a long look first. True when there was one; the step is then taken anew on what it shows.
 */
export async function waitBeforeRepeat(
	session: Session,
	{ candidate }: Decision,
): Promise<boolean> {
	const last = session.entries.at(-1);
	const repeated =
		last?.signature === signature(candidate) &&
		last.change === "nothing" &&
		PRESSES.has(candidate.action.kind);
	if (!repeated || session.waitedFor === last.step) return false;
	if (last.sent) session.unknownEffects.add(last.signature);
	session.waitedFor = last.step;
	session.emit({
		type: "waiting",
		step: session.step + 1,
		reason: "the last press has shown no effect yet",
	});
	const { repeatWaitMs, lateEffectMs } = session.request.limits;
	for (let waitedMs = 0; waitedMs < repeatWaitMs; waitedMs += lateEffectMs) {
		await session.clock.sleep(lateEffectMs, session.signal);
		const { observation } = await look(session);
		if (fingerprint(observation) !== last.state) break;
	}
	return true;
}

/** One more look without acting: lines that go on changing by themselves are no effect of the press. */
async function withoutTicking(session: Session, acted: Acted): Promise<Acted> {
	await session.clock.sleep(session.request.limits.lateEffectMs, session.signal);
	const { observation } = await look(session);
	const idle = describeChange(acted.after, observation);
	if (!ticks(idle)) return { ...acted, after: observation };
	return { ...acted, after: observation, effect: { status: "acted", change: { ...noChange() } } };
}
