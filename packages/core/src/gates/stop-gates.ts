import { applyFirst, onward } from "../candidates/form-rules.ts";
import type { RuleInput } from "../candidates/rule-input.ts";
import type { Clause } from "../goal/goal.ts";
import type { Judgement } from "../judge/decide.ts";
import { appliedBy } from "../progress/applied.ts";
import { confirmDone, undoneReason } from "../proof/confirm.ts";
import {
	again,
	type Decision,
	go,
	type Session,
	type StageResult,
	type Stop,
	stopWith,
} from "../session.ts";
import type { Observation } from "../surface/observation.ts";
import { failureLine } from "./failure-words.ts";
import { isPassword, loginWall } from "./login.ts";
import { ambiguous, isNeighbour, preferred } from "./look-alikes.ts";
import { signInDialog } from "./sign-in-dialog.ts";

const MATCH = 0.5;
/** From here on a text outside every message area is taken for an error, too. */
const CERTAIN_ERROR = 0.9;

/** What a judgement means: a stop, another look, or the candidate to act on. Order: loop.md §2. */
export async function stopGates(
	input: RuleInput,
	judgement: Judgement,
): Promise<StageResult<Decision>> {
	const { session, observation, progress } = input;
	const { answers } = judgement;
	const failed =
		pageError(session, observation, answers.page_error.probability) ?? signInRejected(input);
	if (failed) return stopWith(failed);
	const wall = loginGate(input, judgement);
	if (wall) return stopWith(wall);
	if (answers.review.probability >= session.request.limits.reviewAt) {
		return stopWith({
			reason: "model_review",
			detail: `A person has to take the next step of "${progress.clause.text}". Nothing was pressed.`,
		});
	}
	const done = await doneGate(input, judgement);
	if (done) return done === "again" ? again : stopWith(done);
	const [best] = judgement.ranked;
	if (!best?.candidate || answers.target_match.probability < MATCH) {
		const first = applyFirst(input);
		if (first) return go(first);
	}
	if (!best?.candidate || isNeighbour(input, best.candidate)) return nothingFits(input, judgement);
	const candidate = preferred(input, judgement, best.candidate);
	const apply = progress.clause.verb === "open" ? applyFirst(input) : undefined;
	if (apply) return go(apply);
	const rivals = ambiguous(input, judgement, candidate);
	if (rivals) return stopWith(rivals);
	if (best.probability < session.request.limits.minProbability) {
		return stopWith({
			reason: "min_probability",
			detail: `The best option has probability ${best.probability.toFixed(2)}, below the floor of ${session.request.limits.minProbability}.`,
		});
	}
	return go({
		candidate,
		progress,
		by: judgement.decidedBy,
		named: answers.target_match.probability >= MATCH,
		irreversible: answers.irreversible.probability,
	});
}

/** After an action of ours the page says in plain words that it failed, or shows a message the judge takes for an error. */
export function pageError(
	session: Session,
	observation: Observation,
	probability: number,
): Stop | undefined {
	if (session.step === session.firstStep) return undefined;
	const line = failureLine(session.change, observation);
	const shown =
		observation.messages.find(({ kind }) => kind !== "status") ??
		session.change?.messages.find(({ kind }) => kind === "alert");
	const judged = probability >= session.request.limits.pageErrorAt;
	const certain = probability >= CERTAIN_ERROR ? session.change?.added[0] : undefined;
	const said = line ?? (judged ? (shown?.text ?? certain) : undefined);
	if (said === undefined) return undefined;
	return {
		reason: "page_error",
		detail: `After the last action the page says: "${said.slice(0, 200)}"`,
	};
}

function loginGate(
	{ session, observation, progress }: RuleInput,
	{ answers, ranked }: Judgement,
): Stop | undefined {
	const dialog = ranked[0]?.candidate ? undefined : signInDialog(progress.clause, observation);
	if (dialog) return dialog;
	const wall = loginWall(observation, session.values);
	if (!wall || wall.needs.length === 0) return undefined;
	const signingIn = progress.clause.verb === "sign_in";
	const asked =
		answers.login.probability >= session.request.limits.loginAt &&
		answers.target_match.probability < MATCH;
	if (!signingIn && !asked) return undefined;
	const names = wall.needs.map(({ label }) => `"${label}"`).join(" and ");
	return {
		reason: "login_wall",
		detail: `The page asks to sign in and no value was given for ${names}.`,
		needs: wall.needs,
	};
}

/** The credentials were sent and the page asks for them again: sending them once more could lock the account. */
function signInRejected({ session, observation, progress }: RuleInput): Stop | undefined {
	if (progress.clause.verb !== "sign_in") return undefined;
	const { sent } = appliedBy(session);
	const field = observation.targets.find((target) => isPassword(target) && sent.has(target.key));
	if (!field || session.entries.at(-1)?.action === "fill") return undefined;
	const said = session.change?.added[0];
	return {
		reason: "page_error",
		detail: `The page asks for "${field.name}" again after it was sent${said === undefined ? "" : `: "${said.slice(0, 160)}"`}. It was not sent a second time.`,
	};
}

/** A journey may be over although nothing says so; while a way on stands out, only the clearest claim counts. */
async function doneGate(
	{ session, observation, progress }: RuleInput,
	{ answers, ranked }: Judgement,
): Promise<Stop | "again" | undefined> {
	if (session.step === session.firstStep || undoneReason(session, observation) !== undefined)
		return undefined;
	const claim = Math.max(answers.done.probability, answers.done_change.probability);
	const [best] = ranked;
	const wayOn = best?.candidate !== undefined && best.probability >= MATCH;
	if (wayOn && claim < session.request.limits.doneAtSeveralClauses) return undefined;
	return confirmDone(session, progress, { observation, claim });
}

/** None of these: a second look once per state, then further down the page, then the end of what can be tried. */
async function nothingFits(
	input: RuleInput,
	{ candidates, answers }: Judgement,
): Promise<StageResult<Decision>> {
	const { session, observation, progress } = input;
	const { limits } = session.request;
	const state = `${observation.url} ${observation.text.length} ${session.step} ${progress.clause.index}`;
	if (session.secondLook !== state) {
		session.secondLook = state;
		session.media = true;
		await session.clock.sleep(limits.doneReReadMs, session.signal);
		return again;
	}
	if (
		progress.state === "attempted" &&
		tookEffect(session, progress.clause) &&
		endsSilently(progress.clause.verb) &&
		hasNext(session, progress.clause)
	) {
		progress.state = "complete";
		progress.effect = "its last step took effect";
		return again;
	}
	const on = onward(input);
	if (on) return go(on);
	const down = candidates.find(
		({ action, target }) => action.kind === "scroll" && action.direction === "down" && !target,
	);
	if (down && answers.stuck.probability < limits.stuckAt) {
		return go({
			candidate: down,
			progress,
			by: "rule:look further down",
			named: false,
			irreversible: 0,
		});
	}
	return stopWith({ reason: "model_blocked", detail: blockedWords(progress.clause, observation) });
}

/** Journeys whose end the page need not say: the next clause may be due once their last step took effect. */
function endsSilently(verb: Clause["verb"]): boolean {
	return verb === "register" || verb === "checkout";
}

function tookEffect({ entries }: Session, clause: Clause): boolean {
	return entries.some((entry) => entry.clause === clause.index && entry.change !== "nothing");
}

function hasNext(session: Session, clause: Clause): boolean {
	return session.progress.some(
		(other) => other.clause.index > clause.index && other.state === "pending",
	);
}

function blockedWords(clause: Clause, observation: Observation): string {
	const unseen =
		observation.blindSpots.length > 0
			? ` Not everything was readable (${observation.blindSpots.map(({ kind }) => kind).join(", ")}).`
			: "";
	return `Nothing on the page fits "${clause.text}".${unseen}`;
}
