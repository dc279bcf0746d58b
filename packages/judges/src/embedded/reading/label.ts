import type { Target } from "@surehand/core";
import { type Concepts, conceptsIn } from "../lexicon/lexicon.ts";
import { identifierWords, type Words, wordsOf } from "../words.ts";

/** Everything written on and around a target, cut into comparable pieces, strongest place first. */
export interface Label {
	/** What a person reads on it: its name, or its placeholder, description or value when it has none. */
	readonly name: Words;
	readonly nameText: string;
	/** Text of the row, list item or card it stands in. */
	readonly row: Words;
	/** Group, heading, dialog, column and section around it. */
	readonly around: Words;
	/** Placeholder, description, identifiers and address: hints that are not its visible name. */
	readonly hints: Words;
	readonly concepts: Concepts;
	readonly hintConcepts: Concepts;
	readonly aroundConcepts: Concepts;
}

const EMPTY: Label = {
	name: wordsOf(""),
	nameText: "",
	row: wordsOf(""),
	around: wordsOf(""),
	hints: wordsOf(""),
	concepts: conceptsIn(""),
	hintConcepts: conceptsIn(""),
	aroundConcepts: conceptsIn(""),
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
	const around = [near.group, near.heading, near.dialog, near.column, near.section];
	const hints = [target.placeholder, target.description, target.autocomplete].filter(
		(text) => text !== undefined,
	);
	const identifiers = [target.id, target.testId, target.fieldName, pathOf(target.href)];
	const hintText = [...hints, ...identifiers.map((text) => identifierWords(text).folded)]
		.join(" ")
		.trim();
	const aroundText = around.filter((text) => text !== undefined).join(" \n ");
	return {
		name: wordsOf(nameText),
		nameText,
		row: wordsOf(near.row),
		around: wordsOf(aroundText),
		hints: wordsOf(hintText),
		concepts: conceptsIn(nameText),
		hintConcepts: conceptsIn(hintText),
		aroundConcepts: conceptsIn(aroundText),
	};
}

/** A button made of an input shows its value; what was typed into a field does not name it. */
function shownValue(target: Target): string {
	const shows =
		target.tag === "input" && (target.role === "button" || target.inputType === "submit");
	return shows ? (target.value ?? "") : "";
}

/** Last two parts of an address: they often say in words what a picture link leads to. */
function pathOf(href: string | undefined): string | undefined {
	if (href === undefined || href.startsWith("javascript:")) return undefined;
	const path = href.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/, "");
	return path
		.split("/")
		.filter((part) => part !== "")
		.slice(-2)
		.join(" ")
		.slice(0, 60);
}
