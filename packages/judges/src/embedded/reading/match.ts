import type { Near } from "@surehand/core";
import { areKin, kindOf } from "../lexicon/lexicon.ts";
import { containsPhrase, likeness, wordsOf } from "../words.ts";
import { cover, coverBy, coverWords, share } from "./cover.ts";
import type { Label } from "./label.ts";
import type { Need, Unit } from "./need.ts";
import type { PageWords } from "./page.ts";
import { rivalry, strays } from "./rivalry.ts";
import { strengthOf } from "./strength.ts";

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

export interface MatchInput {
	readonly need: Need;
	readonly page: PageWords;
	readonly label: Label;
	readonly near?: Near | undefined;
}

/** Longer names than this are not compared by spelling. */
const SPELLING_CHARS = 40;

export function matchOf(input: MatchInput): Match {
	const { need, label } = input;
	const inName = (unit: Unit): number => cover(unit, label.name);
	const known = share(need.units, inName);
	const parts = {
		exact: exactness(input),
		quoted: need.quoted.some((text) => containsPhrase(label.nameText, text)) ? 1 : 0,
		words: share(need.units, (unit) => coverWords(unit, label.words)),
		known,
		precision: precisionOf(input),
		verb: verbIn(input),
		rest: share(need.units, (unit) => Math.max(0, coverNear(unit, label) - inName(unit))),
		hints: share(need.units, (unit) => Math.max(0, cover(unit, label.hints) - inName(unit))),
		row: share(need.rowUnits, (unit) => coverRow(unit, input)),
		placeExact: placeExactness(input),
		within: share(need.withinUnits, (unit) => coverPlace(unit, label)),
		rarestMissed: rarestMissed(input, known),
		quoteMissed: misses(input) ? 1 : 0,
		like: likenessOf(input, known),
		...rivalry(need, label),
		stray: strays(need, label) ? 1 : 0,
	};
	return { ...parts, strength: strengthOf(need, parts) };
}

function coverNear(unit: Unit, label: Label): number {
	return Math.max(coverWords(unit, label.row), coverBy(unit, label.around.words));
}

/** The row named may be the row, something around it, its own name, or the page as a whole. */
function coverRow(unit: Unit, { label, page }: MatchInput): number {
	const ofPage = unit.stems.every((stem) => page.subject.has(stem)) ? 0.7 : 0;
	return Math.max(coverNear(unit, label), 0.8 * coverWords(unit, label.words), ofPage);
}

function coverPlace(unit: Unit, label: Label): number {
	const { name, around, hints, row } = label;
	return Math.max(
		cover(unit, name),
		cover(unit, around),
		0.9 * cover(unit, hints),
		coverWords(unit, row),
	);
}

/** Likeness in spelling, for names that begin alike and are about as long. */
function likenessOf({ need, label }: MatchInput, known: number): number {
	if (known >= 0.5) return known;
	const name = need.foldedPlaces[0];
	const { folded } = label.words;
	if (name === undefined || folded.charAt(0) !== name.charAt(0)) return 0;
	const longer = Math.max(name.length, folded.length);
	if (longer > SPELLING_CHARS || Math.min(name.length, folded.length) < longer / 2) return 0;
	return likeness(folded, name);
}

function exactness(input: MatchInput): number {
	if (isExact(input)) return 1;
	if (isSameMeaning(input)) return 0.9;
	return input.need.foldedRuns.has(input.label.words.folded) ? 0.8 : 0;
}

function isExact({ need, label }: MatchInput): boolean {
	const { folded } = label.words;
	return folded === "" ? symbolEqual(need, label.nameText) : need.foldedNames.has(folded);
}

/** Name and need speak of the same concepts and of nothing else. */
function isSameMeaning({ need, label }: MatchInput): boolean {
	const { set, spans } = label.concepts;
	if (set.size === 0 || need.units.length === 0) return false;
	const spoken = spans.reduce((sum, { start, end }) => sum + end - start, 0);
	if (spoken < label.words.folded.replaceAll(" ", "").length - 1) return false;
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
	for (const stem of label.words.set) {
		const weight = page.rarity(stem);
		total += weight;
		if (need.spoken.set.has(stem)) told += weight;
	}
	if (total === 0) return 0;
	return Math.max(told / total, isMeant(need, label) ? 0.8 : 0);
}

function isMeant(need: Need, { concepts }: Label): boolean {
	for (const id of concepts.set) {
		if (need.spokenConcepts.set.has(id) || need.verbConcepts.has(id)) return true;
	}
	return false;
}

function verbIn({ need, label }: MatchInput): number {
	const { verbConcepts } = need;
	if (!need.verbNames && verbConcepts.size === 0) return 0;
	if (meet(verbConcepts, label.concepts.set)) return 1;
	let kin = false;
	for (const id of label.concepts.set) {
		if (kindOf(id) === "action" && need.spokenConcepts.set.has(id)) return 1;
		for (const asked of verbConcepts) if (areKin(id, asked)) kin = true;
	}
	if (kin) return 0.7;
	if (saysVerb(need, label)) return 0.95;
	if (meet(verbConcepts, label.concepts.loose)) return 0.8;
	return label.hints.concepts.some(({ set }) => meet(verbConcepts, set)) ? 0.6 : 0;
}

function meet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	for (const id of a) if (b.has(id)) return true;
	return false;
}

function saysVerb({ verbNames, verbIsKnown, verbStems }: Need, { words }: Label): boolean {
	return (
		verbNames &&
		!verbIsKnown &&
		verbStems.length > 0 &&
		verbStems.every((stem) => words.set.has(stem))
	);
}

/** 1: a heading, row or group around it is just the phrase; 0.6: the phrase stands in one between spaces. */
function placeExactness({ need, near }: MatchInput): number {
	if (!near || need.foldedPlaces.length === 0) return 0;
	let best = 0;
	for (const text of [near.heading, near.row, near.group, near.section]) {
		if (text === undefined) continue;
		const { folded } = wordsOf(text);
		for (const phrase of need.foldedPlaces) {
			if (folded === phrase) return 1;
			if (folded.includes(phrase) && ` ${folded} `.includes(` ${phrase} `)) best = 0.6;
		}
	}
	return best;
}

function rarestMissed({ need, label }: MatchInput, known: number): number {
	if (known === 0 || known >= 0.99) return 0;
	const most = Math.max(...need.units.map(({ rarity }) => rarity));
	const rarest = need.units.filter(({ rarity }) => rarity >= most - 0.05);
	return 1 - rarest.reduce((sum, unit) => sum + coverPlace(unit, label), 0) / rarest.length;
}

function misses({ need, label }: MatchInput): boolean {
	if (need.quoted.length === 0) return false;
	const texts = [
		label.nameText,
		...[label.row, ...label.around.words, ...label.hints.words].map(({ folded }) => folded),
	];
	return !need.quoted.some((quoted) => texts.some((text) => containsPhrase(text, quoted)));
}
