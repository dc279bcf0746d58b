import { signature } from "../candidates/enumerate.ts";
import { beforeSubmit } from "../candidates/form-rules.ts";
import { verbOfLabel } from "../candidates/label-verb.ts";
import type { RuleInput } from "../candidates/rule-input.ts";
import type { StopAt, Verb } from "../goal/goal.ts";
import { coverage } from "../goal/words.ts";
import { again, type Decision, go, type StageResult, stopWith } from "../session.ts";
import type { Target } from "../surface/observation.ts";
import { sendsUnasked } from "./composer.ts";
import { describeNeed, missingInputs } from "./input.ts";
import { consentByGoal, irreversibleByWords } from "./irreversible.ts";
import { originAllowed } from "./origin.ts";
import { pendingFor } from "./pending.ts";
import { forbiddenBy } from "./prohibition.ts";
import { sameSite } from "./site.ts";
import { writeText } from "./text-model.ts";

/** Last checks before an action leaves. Each either lets it pass, replaces it, or stops the run; none acts. */
export async function actionGates(
	input: RuleInput,
	decision: Decision,
): Promise<StageResult<Decision>> {
	const first = beforeSubmit(input, decision);
	if (first) return go(first);
	return (
		boundary(input, decision) ??
		(await missing(input, decision)) ??
		secret(input, decision) ??
		composer(input, decision) ??
		origin(input, decision) ??
		(await irreversible(input, decision)) ??
		go(decision)
	);
}

/** What the goal forbids is withdrawn; where it says to stop, the run ends. */
function boundary({ session }: RuleInput, decision: Decision): StageResult<Decision> | undefined {
	const { candidate } = decision;
	const { goal } = session;
	const forbidden = forbiddenBy(candidate, goal, verbOfLabel);
	if (forbidden !== undefined) {
		session.unknownEffects.add(signature(candidate));
		session.emit({
			type: "refused",
			step: session.step + 1,
			gate: "prohibition",
			reason: `the goal says "${forbidden}"`,
		});
		return again;
	}
	const unasked = unaskedAct(decision);
	if (unasked !== undefined) {
		session.unknownEffects.add(signature(candidate));
		session.emit({
			type: "refused",
			step: session.step + 1,
			gate: "unasked",
			reason: `"${unasked}" is no part of "${decision.progress.clause.text}"`,
		});
		return again;
	}
	const stop = goal.stopAt;
	if (stop?.kind === "before" && candidate.target && isStop(stop, candidate.target)) {
		return stopWith({
			reason: "model_done",
			detail: `The goal says to stop before this: "${candidate.target.name}".`,
		});
	}
	return undefined;
}

function isStop(stop: StopAt, target: Target): boolean {
	const verb = verbOfLabel(target.name);
	if (stop.verb !== undefined && verb === stop.verb && verb !== "press" && verb !== "open")
		return true;
	return stop.object !== undefined && coverage(stop.object, target.name) >= 1;
}

async function missing(
	input: RuleInput,
	decision: Decision,
): Promise<StageResult<Decision> | undefined> {
	const { session, observation } = input;
	const { candidate, progress } = decision;
	const { target } = candidate;
	if (candidate.valueMissing && target) return writeText(input, decision, target);
	const leaves =
		target?.submits === true && target.form !== undefined && candidate.action.kind === "click";
	if (!leaves) return undefined;
	const empty = missingInputs(target.form, observation, session.values).filter(
		(field) => progress.waiting?.key !== field.key,
	);
	if (empty.length === 0) return undefined;
	const needs = empty.map(describeNeed);
	return stopWith({
		reason: "input_required",
		detail: `${needs.map(({ label }) => `"${label}"`).join(", ")} must be filled before "${target.name}" and nobody supplied a value. It was not pressed.`,
		needs,
	});
}

/** A secret stays on the site the run began on; another site has to be allowed by its origin. */
function secret(
	{ session, observation }: RuleInput,
	{ candidate, value }: Decision,
): StageResult<Decision> | undefined {
	if (candidate.action.kind !== "fill" || !candidate.action.secret) return undefined;
	const begun = session.startUrl ?? observation.url;
	if (
		sameSite(begun, observation.url) ||
		(session.request.origins && originAllowed(observation.url, session.request.origins))
	)
		return undefined;
	const key = value?.key ?? candidate.value?.key ?? "from the goal";
	return stopWith({
		reason: "model_review",
		detail: `The secret "${key}" was about to go to ${observation.url}, another site than the run began on (${begun}). Nothing was typed; allow the origin to go on.`,
	});
}

function composer(
	{ observation }: RuleInput,
	{ candidate, progress }: Decision,
): StageResult<Decision> | undefined {
	if (!sendsUnasked(candidate, progress.clause, observation)) return undefined;
	return stopWith({
		reason: "submit_review",
		detail: `Enter in "${candidate.target?.name ?? ""}" would send what was typed and the goal does not ask for that. Nothing was sent.`,
	});
}

function origin(
	{ session }: RuleInput,
	{ candidate }: Decision,
): StageResult<Decision> | undefined {
	const href = candidate.action.kind === "click" ? candidate.target?.href : undefined;
	if (href === undefined || originAllowed(href, session.request.origins)) return undefined;
	return stopWith({
		reason: "origin_denied",
		detail: `"${candidate.target?.name ?? ""}" leads to ${href}, outside the allowed origins. It was not pressed.`,
	});
}

async function irreversible(
	{ session, observation }: RuleInput,
	decision: Decision,
): Promise<StageResult<Decision> | undefined> {
	const { candidate } = decision;
	const words = irreversibleByWords(candidate, observation.dialog, observation.text);
	const judged =
		decision.irreversible >= session.request.limits.irreversibleAt &&
		candidate.action.kind === "click";
	if (!words && !judged) return undefined;
	if (words ? consentByGoal(words, candidate, session.goal) : namedLiterally(decision))
		return undefined;
	const pending = await pendingFor(candidate, observation);
	const approved =
		session.approval?.pending.digest === pending.digest &&
		!session.usedApprovals.has(pending.digest);
	if (approved) return undefined;
	const because =
		words?.because ?? `the judge takes it for irreversible (${decision.irreversible.toFixed(2)})`;
	return stopWith({
		reason: "irreversible_action",
		detail: `"${pending.target.name}" ${because}. It was not pressed.`,
		pending,
	});
}

/** Above this the judge's word stands even against the goal's own. */
const CERTAINLY = 0.9;

/** Only the judge has doubts, and the clause spells out this very control. */
function namedLiterally({ candidate, progress, named, irreversible: doubt }: Decision): boolean {
	const name = candidate.target?.name ?? "";
	return (
		named &&
		doubt < CERTAINLY &&
		(progress.clause.commits || coverage(name, progress.clause.text) >= 1)
	);
}

/** Clauses that only lead somewhere or show something. */
const LOOKS: ReadonlySet<Verb> = new Set([
	"open",
	"read",
	"expand",
	"collapse",
	"scroll",
	"sort",
	"filter",
	"search",
	"hover",
	"keep",
	"back",
]);
/** Labels that write something. */
const WRITES: ReadonlySet<Verb> = new Set([
	"submit",
	"remove",
	"add",
	"create",
	"complete",
	"register",
	"edit",
	"upload",
]);

/** A press that would write something for a clause that only looks, and that the clause does not name. */
function unaskedAct({ candidate, progress: { clause, waiting } }: Decision): string | undefined {
	const { target, action } = candidate;
	if (
		!target ||
		action.kind !== "click" ||
		target.role !== "button" ||
		waiting ||
		!LOOKS.has(clause.verb)
	)
		return undefined;
	const verb = verbOfLabel(target.name);
	if (verb === undefined || !WRITES.has(verb) || target.submits === true) return undefined;
	return coverage(target.name, clause.text) > 0 ? undefined : target.name;
}
