import type { Candidate, DecisionContext } from "@surehand/core";
import { gearFit, gearOf } from "./gear.ts";
import { labelOf } from "./label.ts";
import { type Match, matchOf } from "./match.ts";
import { type Need, readNeed } from "./need.ts";
import { type PageWords, readPage } from "./page.ts";
import { readPlaces } from "./place.ts";
import type { Option, Places, Scene } from "./scene.ts";
import { valueFitOf } from "./value.ts";

const PLACED = 0.75;
const ROLE_ONLY = 0.7;

export function readScene(context: DecisionContext): Scene {
	const page = readPage(context.observation);
	const need = readNeed(context.clause, page);
	const matches = new Map<string, Match>();
	const read = context.candidates.map((candidate) =>
		readOption(candidate, { need, page, matches }),
	);
	const places = readPlaces({ context, need, page, options: read });
	const options = read.map((option) => withPlace(option, places));
	const best = options.reduce((most, { standing }) => Math.max(most, standing), 0);
	return {
		context,
		need,
		page,
		options,
		best,
		places,
		topmost: options.some(({ candidate }) => candidate.target?.onTop === true),
		fields: fieldCount(options),
	};
}

/** Being the one at the named place, or the cheapest, says which is meant even where the noun is not written on it. */
function withPlace(option: Option, places: Places): Option {
	const ref = option.candidate.target?.ref ?? "";
	const told = Math.max(places.ordinal.get(ref) ?? 0, places.extreme.get(ref) ?? 0);
	const acts = option.candidate.action.kind === "click" || option.candidate.action.kind === "check";
	if (told <= 0 || !acts || option.fit <= 0) return option;
	return { ...option, standing: Math.max(option.standing, PLACED) };
}

interface View {
	readonly need: Need;
	readonly page: PageWords;
	/** Candidates of one target share its match. */
	readonly matches: Map<string, Match>;
}

function readOption(candidate: Candidate, { need, page, matches }: View): Option {
	const { target } = candidate;
	const label = labelOf(target);
	const ref = target?.ref ?? "";
	const match = matches.get(ref) ?? matchOf({ need, page, label, near: target?.near });
	matches.set(ref, match);
	const gear = gearOf(candidate);
	const fit = gearFit(need.verb, gear);
	const value = valueFitOf({ need, candidate, label, match });
	const standing = standingOf({ candidate, fit, match, value, need });
	return { candidate, label, gear, fit, match, value, standing };
}

function fieldCount(options: readonly Option[]): number {
	const fills = options.filter(({ candidate }) => candidate.action.kind === "fill");
	return new Set(fills.map(({ candidate }) => candidate.target?.ref)).size;
}

function standingOf(
	parts: Pick<Option, "candidate" | "fit" | "match" | "value"> & { need: Need },
): number {
	const { candidate, fit, match, value, need } = parts;
	const { kind } = candidate.action;
	const usable = fit < 0 ? 1 + fit : 1;
	if (kind === "fill") return usable * value.field * (0.5 + 0.5 * value.own);
	if (kind === "select")
		return usable * value.option * (need.withinUnits.length > 0 ? 0.7 + 0.3 * match.within : 1);
	if (kind === "upload")
		return usable * (candidate.valueMissing ? 0.4 : 0.7 + 0.3 * match.strength);
	if (kind === "press") return sameKeys(need, candidate) ? 1 : 0;
	if (!candidate.target) return need.verb === kind ? 1 : 0;
	return (
		usable * Math.max(match.strength, value.option, isRoleOnly(need, candidate) ? ROLE_ONLY : 0)
	);
}

/** "Click the button": the role is all that is said. */
function isRoleOnly({ units, verbNames, clause }: Need, { target }: Candidate): boolean {
	return (
		units.length === 0 && !verbNames && clause.role !== undefined && clause.role === target?.role
	);
}

function sameKeys(need: Need, { action }: Candidate): boolean {
	return (
		action.kind === "press" &&
		need.clause.key !== undefined &&
		action.keys.toLowerCase() === need.clause.key.toLowerCase()
	);
}
