import type { Candidate, Verb } from "@surehand/core";
import { areKin, areOpposites, areRivals, kindOf } from "../lexicon/lexicon.ts";
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
	/** Of what is rarest on the page, the share neither on nor around it: the adjective that tells mugs apart. */
	readonly rarestMissed: number;
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
const BY_KIN = 0.7;
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

/** Verbs whose control may carry the name of the thing instead of the verb (a task's own checkbox). */
const KNOWN_BY_NAME: ReadonlySet<Verb> = new Set([
	"complete",
	"filter",
	"sort",
	"search",
	"submit",
	"play",
	"close",
	"back",
	"upload",
	"download",
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
	const inHints = (unit: Unit): number =>
		cover(unit, { words: label.hints, concepts: label.hintConcepts.loose });
	const known = share(need.units, { page, of: inName });
	const parts = {
		exact: isExact(input) ? 1 : isSameMeaning(input) ? 0.9 : 0,
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
		hints: share(need.units, { page, of: (unit) => Math.max(0, inHints(unit) - inName(unit)) }),
		row: share(need.rowUnits, {
			page,
			of: (unit) =>
				Math.max(
					coverWords(unit, label.row),
					coverWords(unit, label.around),
					0.8 * coverWords(unit, label.name),
				),
		}),
		placeExact: placeExactness(input),
		within: share(need.withinUnits, { page, of: (unit) => coverPlace(unit, label) }),
		rarestMissed: rarestMissed(input, known),
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
	if (unit.concepts.some((id) => where.concepts.has(id))) return BY_MEANING;
	return Math.max(said, isKinOf(unit, where.concepts) ? BY_KIN : 0);
}

function isKinOf(unit: Unit, concepts: ReadonlySet<string>): boolean {
	if (unit.concepts.length === 0 || concepts.size === 0) return false;
	return unit.concepts.some((id) => [...concepts].some((other) => areKin(id, other)));
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

/** Name and need speak of the same concepts and of nothing else. */
function isSameMeaning({ need, label }: MatchInput): boolean {
	const { set, spans } = label.concepts;
	if (set.size === 0 || need.units.length === 0) return false;
	const spoken = spans.reduce((sum, { start, end }) => sum + end - start, 0);
	if (spoken < label.name.folded.replaceAll(" ", "").length - 1) return false;
	return need.units.every(({ concepts }) => concepts.some((id) => set.has(id)));
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
	if (
		[...need.verbConcepts].some((id) => [...label.concepts.set].some((other) => areKin(id, other)))
	)
		return 0.7;
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

/** 1: a heading, row or group around it is just the phrase; 0.6: the phrase stands in one between spaces. */
function placeExactness({ need, candidate }: MatchInput): number {
	const near = candidate.target?.near;
	if (!near) return 0;
	const phrases = [...need.called, need.clause.row]
		.map((text) => wordsOf(text).folded)
		.filter((text) => text !== "");
	const places = [near.heading, near.row, near.group, near.section].map(
		(text) => wordsOf(text).folded,
	);
	if (places.some((place) => phrases.includes(place))) return 1;
	return places.some((place) => phrases.some((phrase) => ` ${place} `.includes(` ${phrase} `)))
		? 0.6
		: 0;
}

function rarestMissed({ need, page, label }: MatchInput, known: number): number {
	if (known === 0 || known >= 0.99) return 0;
	const rarity = (unit: Unit): number => Math.max(...unit.stems.map((stem) => page.rarity(stem)));
	const most = Math.max(...need.units.map(rarity));
	const rarest = need.units.filter((unit) => rarity(unit) >= most - 0.05);
	const found = rarest.reduce((sum, unit) => sum + Math.max(coverPlace(unit, label)), 0);
	return 1 - found / rarest.length;
}

function misses({ need, label, candidate }: MatchInput): boolean {
	if (need.quoted.length === 0) return false;
	const around = [label.row.folded, label.around.folded, label.hints.folded];
	const texts = [label.nameText, candidate.value?.text, ...around];
	return !need.quoted.some((quoted) => texts.some((text) => containsPhrase(text, quoted)));
}

function saysVerb({ verbNames, verbIsKnown, verbStems }: Need, { name }: Label): boolean {
	return (
		verbNames &&
		!verbIsKnown &&
		verbStems.length > 0 &&
		verbStems.every((stem) => name.set.has(stem))
	);
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
	const byName = namedBy(match) * rowed;
	const whole = Math.max(
		actedOn(need, match),
		byName * (KNOWN_BY_NAME.has(need.verb) ? 1 : need.verbNames ? 0.6 : 1),
	);
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
	const base = SELF_NAMING.has(need.verb) ? 0.75 : 0.15;
	const placed = Math.min(1, match.known + match.rest + match.hints * 0.6);
	const found = need.rowUnits.length > 0 ? Math.max(match.row, placed) : placed;
	return match.verb * (base + (1 - base) * found);
}
