import type { Target } from "@surehand/core";
import { type Concepts, conceptsIn, conceptsOf } from "../lexicon/lexicon.ts";
import { identifierWords, type Words, wordsOf } from "../words.ts";

/** Some texts, each cut into comparable pieces, with what they speak of. */
export interface Place {
	readonly words: readonly Words[];
	readonly concepts: readonly Concepts[];
}

/** Everything written on and around a target, strongest place first. */
export interface Label {
	/** What a person reads on it: its name, or its placeholder, description or value when it has none. */
	readonly nameText: string;
	readonly words: Words;
	readonly concepts: Concepts;
	readonly name: Place;
	/** Text of the row, list item or card it stands in. */
	readonly row: Words;
	/** Group, heading, dialog, column and section around it. */
	readonly around: Place;
	/** Placeholder, description, identifiers and address: hints that are not its visible name. */
	readonly hints: Place;
}

const NOWHERE: Place = { words: [], concepts: [] };
const EMPTY: Label = {
	nameText: "",
	words: wordsOf(""),
	concepts: conceptsIn(""),
	name: NOWHERE,
	row: wordsOf(""),
	around: NOWHERE,
	hints: NOWHERE,
};

const labels = new WeakMap<Target, Label>();

export function labelOf(target: Target | undefined): Label {
	if (!target) return EMPTY;
	const known = labels.get(target);
	if (known) return known;
	const label = readLabel(target);
	labels.set(target, label);
	return label;
}

function readLabel(target: Target): Label {
	const { near } = target;
	const nameText = target.name || target.placeholder || target.description || shownValue(target);
	const words = wordsOf(nameText);
	return {
		nameText,
		words,
		concepts: conceptsOf(words),
		name: placeOf([words]),
		row: wordsOf(near.row),
		around: placeOf(
			[near.group, near.heading, near.dialog, near.column, near.section].map(wordsOf),
		),
		hints: placeOf([
			wordsOf(target.placeholder),
			wordsOf(target.description),
			identifierWords(target.autocomplete),
			identifierWords(target.id),
			identifierWords(target.testId),
			identifierWords(target.fieldName),
			pathWords(target.href),
		]),
	};
}

function placeOf(texts: readonly Words[]): Place {
	const words = texts.filter(({ folded }) => folded !== "");
	if (words.length === 0) return NOWHERE;
	return { words, concepts: words.map(conceptsOf).filter(({ loose }) => loose.size > 0) };
}

/** A button made of an input shows its value; what was typed into a field does not name it. */
function shownValue(target: Target): string {
	const shows =
		target.tag === "input" && (target.role === "button" || target.inputType === "submit");
	return shows ? (target.value ?? "") : "";
}

/** Last two parts of an address: they often say in words what a picture link leads to. */
function pathWords(href: string | undefined): Words {
	if (href === undefined || href.startsWith("#") || href.startsWith("javascript:")) {
		return wordsOf("");
	}
	const end = href.search(/[?#]/);
	const parts = (end < 0 ? href : href.slice(0, end)).split("/").filter((part) => part !== "");
	const path = href.includes("://") ? parts.slice(2) : parts;
	return identifierWords(path.slice(-2).join(" ").slice(0, 60));
}
