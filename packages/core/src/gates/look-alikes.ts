import type { Candidate } from "../candidates/candidate.ts";
import { extremeTarget } from "../candidates/extreme.ts";
import type { RuleInput } from "../candidates/rule-input.ts";
import type { Clause, Verb } from "../goal/goal.ts";
import { coverage, sameText } from "../goal/words.ts";
import type { Judgement } from "../judge/decide.ts";
import type { TargetChoice } from "../proof/outcome.ts";
import type { Stop } from "../session.ts";
import type { Observation, Target } from "../surface/observation.ts";

const MATCH = 0.5;
const CHOICES = 5;

/** Look-alikes the goal's words do not tell apart, or two close options of which neither stands out. */
export function ambiguous(
	input: RuleInput,
	judgement: Judgement,
	best: Candidate,
): Stop | undefined {
	const { session, progress } = input;
	if (session.chosen || !best.target) return undefined;
	if (best.target.maxLength === 1) return undefined;
	const rivals = twinsOf(input, best.target);
	const named =
		rivals.length > 0 ? [best.target, ...rivals] : closeRivals(input, judgement, best.target);
	if (named.length === 0) return undefined;
	const choices = choicesOf([...new Set(named)].slice(0, CHOICES), judgement);
	return {
		reason: "ambiguous_target",
		detail: `${choices.length} targets fit "${progress.clause.text}": ${choices.map(choiceWords).join("; ")}.`,
		choices,
	};
}

/** Look-alikes that fit the clause's words as well as the best one does. */
function twinsOf({ observation, progress: { clause } }: RuleInput, best: Target): Target[] {
	if (clause.ordinal !== undefined || clause.extreme !== undefined) return [];
	const fit = contextFit(clause, best);
	return likeTargets(best, observation).filter(
		(other) =>
			other.coveredBy === undefined &&
			contextFit(clause, other) >= fit &&
			!(best.mainContent && !other.mainContent),
	);
}

function closeRivals(
	{ session, progress: { clause } }: RuleInput,
	{ ranked, answers }: Judgement,
	best: Target,
): Target[] {
	const { limits } = session.request;
	const [first, second] = ranked;
	const close =
		first !== undefined &&
		second?.candidate?.target !== undefined &&
		second.candidate.target.ref !== best.ref &&
		contextFit(clause, second.candidate.target) >= contextFit(clause, best) &&
		first.probability < limits.ambiguousBelow &&
		first.probability - second.probability < limits.ambiguousLead &&
		answers.target_match.probability >= MATCH;
	return close ? ranked.flatMap(({ candidate }) => candidate?.target ?? []) : [];
}

/** Among look-alikes, the one whose surroundings fit the clause's words best; the judge's own pick when none stands out. */
export function preferred(
	{ observation, progress: { clause } }: RuleInput,
	{ ranked }: Judgement,
	best: Candidate,
): Candidate {
	if (!best.target || clause.ordinal !== undefined) return best;
	if (best.action.kind === "fill" && best.target.maxLength === 1) return firstBox(ranked, best);
	const extreme = extremeTarget(clause, observation, best.target);
	if (extreme)
		return (
			ranked.find(
				({ candidate }) =>
					candidate?.target?.ref === extreme.ref && candidate.action.kind === best.action.kind,
			)?.candidate ?? best
		);
	const own = contextFit(clause, best.target);
	const better = likeTargets(best.target, observation)
		.map((target) => ({ target, fit: contextFit(clause, target) }))
		.filter(({ fit }) => fit > own)
		.sort((a, b) => b.fit - a.fit)[0];
	const found =
		better &&
		ranked.find(
			({ candidate }) =>
				candidate?.target?.ref === better.target.ref && candidate.action.kind === best.action.kind,
		);
	return found?.candidate ?? best;
}

/** A code in boxes of one character each is typed from the first one on. */
function firstBox(ranked: Judgement["ranked"], best: Candidate): Candidate {
	const boxes = ranked.flatMap(({ candidate }) =>
		candidate?.action.kind === "fill" &&
		candidate.target?.maxLength === 1 &&
		candidate.target.near.group === best.target?.near.group
			? [candidate]
			: [],
	);
	const order = (candidate: Candidate) =>
		[candidate.target?.box?.y ?? 0, candidate.target?.box?.x ?? 0] as const;
	return boxes.reduce((first, box) => {
		const [[y, x], [otherY, otherX]] = [order(box), order(first)];
		return y < otherY || (y === otherY && x < otherX) ? box : first;
	}, best);
}

/** How well a target's surroundings answer to the words that name its row or thing; 2 when one is exactly those words. */
function contextFit(clause: Clause, { near }: Target): number {
	const words = [clause.row, clause.object, clause.destination, ...clause.quoted].filter(
		(text) => text !== undefined,
	);
	const parts = Object.values(near).filter((part) => typeof part === "string");
	const fits = words.flatMap((spoken) => parts.map((part) => partFit(spoken, part)));
	return Math.max(0, ...fits);
}

function partFit(words: string, part: string): number {
	return sameText(words, part) ? 2 : coverage(words, part) * (0.5 + 0.5 * coverage(part, words));
}

/**
 * The clause names a row or thing, and neither this target nor one like it stands with that: it is a neighbour of what
 * is meant, and what is meant is not on the page (yet).
 */
export function isNeighbour(
	{ observation, progress: { clause } }: RuleInput,
	{ target, value }: Candidate,
): boolean {
	if (!target || clause.ordinal !== undefined) return false;
	if (clause.extreme !== undefined) return extremeTarget(clause, observation, target) === undefined;
	const like = [target, ...likeTargets(target, observation)];
	const strong = [
		clause.row,
		...clause.quoted.filter((text) => text !== clause.value && text !== value?.text),
	];
	const inRow = target.near.row !== undefined;
	const weak =
		like.length > 1 || (inRow && commits(clause)) ? [clause.object, clause.destination] : [];
	const words = [...strong, ...weak].filter(
		(text): text is string => text !== undefined && coverage(text, target.name) < 1,
	);
	if (isOtherItem(clause, target)) return true;
	if (words.length === 0 || (like.length === 1 && !inRow)) return false;
	return like.every(({ near, options }) => {
		const parts = [...Object.values(near), ...(options ?? []).map(({ label }) => label)].filter(
			(part) => typeof part === "string",
		);
		return words.every((spoken) => parts.every((part) => coverage(spoken, part) < MATCH));
	});
}

const ITEM_VERBS: ReadonlySet<Verb> = new Set(["check", "uncheck", "complete", "remove", "select"]);
const ITEM_ROLES: ReadonlySet<string> = new Set([
	"checkbox",
	"radio",
	"option",
	"listitem",
	"menuitemcheckbox",
	"switch",
]);

/** "buy milk" in quotes is not the item "buy milk chocolate". */
function isOtherItem({ verb, quoted, text }: Clause, { role, name }: Target): boolean {
	if (!ITEM_VERBS.has(verb) || !ITEM_ROLES.has(role)) return false;
	const within = quoted.some((spoken) => coverage(spoken, name) >= 1);
	return within && !quoted.some((spoken) => sameText(spoken, name)) && coverage(name, text) < 1;
}

function commits({ commits: last, verb }: Clause): boolean {
	return last || verb === "submit" || verb === "remove" || verb === "add" || verb === "complete";
}

/** Other targets with the same role, name and purpose. Links to the same address are one choice. */
function likeTargets(target: Target, observation: Observation): Target[] {
	if (target.name === "" || target.role === "option") return [];
	return observation.targets.filter(
		(other) =>
			other.ref !== target.ref &&
			other.role === target.role &&
			other.name === target.name &&
			!other.disabled &&
			other.onTop === target.onTop &&
			!(other.href !== undefined && other.href === target.href) &&
			!(
				other.submits === true &&
				other.form !== undefined &&
				other.form === target.form &&
				surroundings(other) === surroundings(target)
			),
	);
}

function choicesOf(targets: readonly Target[], { ranked }: Judgement): TargetChoice[] {
	const seen = new Map<string, number>();
	return targets.map((target) => {
		const nth = (seen.get(target.key) ?? 0) + 1;
		seen.set(target.key, nth);
		const probability =
			ranked.find(({ candidate }) => candidate?.target?.ref === target.ref)?.probability ?? 0;
		return {
			key: target.key,
			role: target.role,
			name: target.name,
			near: target.near,
			probability,
			nth,
		};
	});
}

function choiceWords({ role, name, near, nth }: TargetChoice): string {
	const where = near.row ?? near.group ?? near.heading ?? near.dialog ?? near.section;
	return `${role} "${name}"${where === undefined ? ` (number ${nth ?? 1})` : ` in "${where.slice(0, 60)}"`}`;
}

function surroundings({ near }: Target): string {
	return JSON.stringify([near.row, near.heading, near.group, near.dialog, near.column]);
}
