import type { Candidate, Verb } from "@surehand/core";
import { areOpposites, areRivals, kindOf } from "../lexicon/lexicon.ts";
import { containsPhrase, likeness, sameText, type Words, wordsOf } from "../words.ts";
import type { Label } from "./label.ts";
import type { Need, Unit } from "./need.ts";
import type { PageWords } from "./page.ts";

/** How far a label is what a clause names; every number 0 to 1. */
export interface Match {
	/** The whole name is one of the phrases. */
	readonly exact: number;
	/** A quoted phrase stands in the name. */
	readonly quoted: number;
	/** Share of what is needed that the name says, in the same words. */
	readonly words: number;
	/** The same, also by meaning, whatever the language. */
	readonly known: number;
	/** Share of the name that the clause speaks of. */
	readonly precision: number;
	/** The name says what the verb does. */
	readonly verb: number;
	/** Share of what is needed that only the surroundings say. */
	readonly rest: number;
	/** Share that only placeholder, identifiers or address say. */
	readonly hints: number;
	/** Share of the named row found around it; 0 when no row is named. */
	readonly row: number;
	/** What stands around it is exactly one of the phrases (the heading of its card). */
	readonly placeExact: number;
	/** Share of what the target is to stand within, found on or around it. */
	readonly within: number;
	/** The clause quotes a name, and neither it nor its surroundings have it. */
	readonly quoteMissed: number;
	/** Near in spelling where no word is equal. */
	readonly like: number;
	/** It names the contrary of what is asked. */
	readonly opposite: number;
	/** It names a thing easily confused with what is asked. */
	readonly confusable: number;
	/** It names an act the clause does not speak of. */
	readonly stray: number;
	/** All of it in one number: is this what the clause names? */
	readonly strength: number;
}

const BY_MEANING = 0.85;
/** Verbs whose control is known by the verb alone; what they are done to is often not written on it. */
const SELF_NAMING: ReadonlySet<Verb> = new Set([
	"accept",
	"refuse",
	"submit",
	"sign_in",
	"sign_out",
	"register",
	"checkout",
	"search",
	"close",
	"back",
]);

export interface MatchInput {
	readonly need: Need;
	readonly page: PageWords;
	readonly label: Label;
	readonly candidate: Candidate;
}

export function matchOf(input: MatchInput): Match {
	const { need, page, label } = input;
	const inName = (unit: Unit): number =>
		cover(unit, { words: label.name, concepts: label.concepts.set });
	const known = share(need.units, { page, of: inName });
	const parts = {
		exact: isExact(input) ? 1 : 0,
		quoted: need.quoted.some((text) => containsPhrase(label.nameText, text)) ? 1 : 0,
		words: share(need.units, { page, of: (unit) => coverWords(unit, label.name) }),
		known,
		precision: precisionOf(input),
		verb: verbIn(input),
		rest: share(need.units, {
			page,
			of: (unit) =>
				Math.max(
					0,
					Math.max(coverWords(unit, label.row), coverWords(unit, label.around)) - inName(unit),
				),
		}),
		hints: share(need.units, {
			page,
			of: (unit) =>
				Math.max(
					0,
					cover(unit, { words: label.hints, concepts: label.hintConcepts.set }) - inName(unit),
				),
		}),
		row: share(need.rowUnits, {
			page,
			of: (unit) =>
				Math.max(
					coverWords(unit, label.row),
					coverWords(unit, label.around),
					0.8 * coverWords(unit, label.name),
				),
		}),
		placeExact: isPlaceExact(input) ? 1 : 0,
		within: share(need.withinUnits, { page, of: (unit) => coverPlace(unit, label) }),
		quoteMissed: misses(input) ? 1 : 0,
		like: known >= 0.9 ? known : likeness(label.nameText, need.names[0] ?? ""),
		...rivalry(input),
		stray: strays(input) ? 1 : 0,
	};
	return { ...parts, strength: strengthOf(need, parts) };
}

export function cover(unit: Unit, where: { words: Words; concepts: ReadonlySet<string> }): number {
	const said = coverWords(unit, where.words);
	if (said >= BY_MEANING) return said;
	return unit.concepts.some((id) => where.concepts.has(id)) ? BY_MEANING : said;
}

function coverWords(unit: Unit, words: Words): number {
	if (words.set.size === 0) return 0;
	let found = 0;
	for (const stem of unit.stems) if (words.set.has(stem)) found += 1;
	return found / unit.stems.length;
}

export function share(
	units: readonly Unit[],
	how: { page: PageWords; of: (unit: Unit) => number },
): number {
	let total = 0;
	let covered = 0;
	for (const unit of units) {
		let rarity = 0;
		for (const stem of unit.stems) rarity = Math.max(rarity, how.page.rarity(stem));
		const weight = unit.weight * rarity;
		total += weight;
		covered += weight * how.of(unit);
	}
	return total === 0 ? 0 : covered / total;
}

function isExact({ need, label, candidate }: MatchInput): boolean {
	const { folded } = label.name;
	if (folded === "") return symbolEqual(need, label.nameText);
	if (need.names.some((name) => wordsOf(name).folded === folded)) return true;
	const { action, value } = candidate;
	return action.kind === "select" && need.value !== undefined && sameText(value?.text, need.value);
}

/** Names without a letter ("+", "×") are compared as they are. */
function symbolEqual(need: Need, nameText: string): boolean {
	const name = nameText.trim();
	return (
		name !== "" &&
		(need.quoted.includes(name) || need.clause.object?.trim() === name || need.value === name)
	);
}

function precisionOf({ need, page, label }: MatchInput): number {
	let total = 0;
	let told = 0;
	const meant = [...label.concepts.set].some(
		(id) => need.spokenConcepts.set.has(id) || need.verbConcepts.has(id),
	);
	for (const stem of label.name.set) {
		const weight = page.rarity(stem);
		total += weight;
		if (need.spoken.set.has(stem)) told += weight;
	}
	if (total === 0) return 0;
	return Math.max(told / total, meant ? 0.8 : 0);
}

function verbIn({ need, label }: MatchInput): number {
	const means = (ids: ReadonlySet<string>): boolean =>
		[...need.verbConcepts].some((id) => ids.has(id));
	if (!need.verbNames && need.verbConcepts.size === 0) return 0;
	if (means(label.concepts.set)) return 1;
	for (const id of label.concepts.set) {
		if (kindOf(id) === "action" && need.spokenConcepts.set.has(id)) return 1;
	}
	if (saysVerb(need, label)) return 0.95;
	if (means(label.concepts.loose)) return 0.8;
	return means(label.hintConcepts.set) ? 0.6 : 0;
}

function coverPlace(unit: Unit, label: Label): number {
	return Math.max(
		cover(unit, { words: label.name, concepts: label.concepts.set }),
		cover(unit, { words: label.around, concepts: label.aroundConcepts.set }),
		0.9 * cover(unit, { words: label.hints, concepts: label.hintConcepts.set }),
		coverWords(unit, label.row),
	);
}

function isPlaceExact({ need, candidate }: MatchInput): boolean {
	const near = candidate.target?.near;
	if (!near) return false;
	const phrases = [...need.called, need.clause.row];
	return [near.heading, near.row, near.group, near.section].some((text) =>
		phrases.some((phrase) => sameText(phrase, text)),
	);
}

function misses({ need, label, candidate }: MatchInput): boolean {
	if (need.quoted.length === 0) return false;
	const around = [label.row.folded, label.around.folded, label.hints.folded];
	const texts = [label.nameText, candidate.value?.text, ...around];
	return !need.quoted.some((quoted) => texts.some((text) => containsPhrase(text, quoted)));
}

function saysVerb({ verbNames, verbStems }: Need, { name }: Label): boolean {
	return verbNames && verbStems.length > 0 && verbStems.every((stem) => name.set.has(stem));
}

function rivalry({ need, label }: MatchInput): { opposite: number; confusable: number } {
	let opposite = 0;
	let confusable = 0;
	const asked = new Set([...need.verbConcepts, ...need.concepts]);
	for (const id of label.concepts.set) {
		if (asked.has(id) || need.spokenConcepts.loose.has(id)) continue;
		for (const wanted of asked) {
			if (label.concepts.set.has(wanted)) continue;
			if (areOpposites(id, wanted)) opposite = 1;
			else if (areRivals(id, wanted)) confusable = 1;
		}
	}
	return { opposite, confusable };
}

function strays({ need, label }: MatchInput): boolean {
	for (const id of label.concepts.set) {
		const kind = kindOf(id);
		if (kind !== "action" && kind !== "risk") continue;
		if (!need.spokenConcepts.loose.has(id) && !need.verbConcepts.has(id)) return true;
	}
	return false;
}

function strengthOf(need: Need, match: Omit<Match, "strength">): number {
	const rowed = need.rowUnits.length > 0 ? 0.4 + 0.6 * match.row : 1;
	const whole = need.verbNames
		? Math.max(actedOn(need, match), 0.85 * namedBy(match) * rowed)
		: namedBy(match) * rowed;
	const rivalled = 0.7 * match.opposite + 0.35 * match.confusable * (1 - match.exact);
	return Math.max(0, whole * (1 - Math.min(1, rivalled)) * (1 - 0.55 * match.quoteMissed));
}

/** The label is the name. */
function namedBy({ exact, quoted, precision, known, hints }: Omit<Match, "strength">): number {
	return Math.max(
		exact,
		0.95 * quoted * (0.7 + 0.3 * precision),
		known * (0.6 + 0.4 * precision),
		0.7 * hints,
	);
}

/** The label is the verb, and what it is done to stands on or around it. */
function actedOn(need: Need, match: Omit<Match, "strength">): number {
	if (need.units.length === 0 && need.rowUnits.length === 0) return match.verb;
	const base = SELF_NAMING.has(need.verb) ? 0.75 : 0.35;
	const placed = Math.min(1, match.known + match.rest + match.hints * 0.6);
	const found = need.rowUnits.length > 0 ? Math.max(match.row, placed) : placed;
	return match.verb * (base + (1 - base) * found);
}
