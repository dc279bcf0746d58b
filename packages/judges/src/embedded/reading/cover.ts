import { areKin } from "../lexicon/lexicon.ts";
import type { Words } from "../words.ts";
import type { Place } from "./label.ts";
import type { Unit } from "./need.ts";

const BY_MEANING = 0.85;
const BY_KIN = 0.6;
/** A concept inside a longer phrase of another meaning. */
const BY_PART = 0.4;

/** How far a place says a unit: 1 in the same words, less by meaning or by a near meaning. */
export function cover(unit: Unit, place: Place): number {
	const said = coverBy(unit, place.words);
	if (said >= BY_MEANING || unit.concepts.length === 0) return said;
	let meant = 0;
	for (const { loose, set } of place.concepts) {
		for (const id of unit.concepts) {
			if (set.has(id)) return BY_MEANING;
			if (loose.has(id)) meant = Math.max(meant, BY_PART);
			if (meant < BY_KIN) for (const other of set) if (areKin(id, other)) meant = BY_KIN;
		}
	}
	return Math.max(said, meant);
}

/** Share of the unit's stems found in any of the texts. */
export function coverBy(unit: Unit, texts: readonly Words[]): number {
	if (texts.length === 0) return 0;
	let found = 0;
	for (const stem of unit.stems) {
		for (const { set } of texts) {
			if (set.has(stem)) {
				found += 1;
				break;
			}
		}
	}
	return found / unit.stems.length;
}

export function coverWords(unit: Unit, { set }: Words): number {
	if (set.size === 0) return 0;
	let found = 0;
	for (const stem of unit.stems) if (set.has(stem)) found += 1;
	return found / unit.stems.length;
}

/** Weighted share of the units, each as far as `of` says. */
export function share(units: readonly Unit[], of: (unit: Unit) => number): number {
	let total = 0;
	let covered = 0;
	for (const unit of units) {
		total += unit.weight;
		covered += unit.weight * of(unit);
	}
	return total === 0 ? 0 : covered / total;
}
