import type { Candidate, Target, Verb } from "@surehand/core";
import { conceptsOf } from "../lexicon/lexicon.ts";
import { identifierWords, sameText, wordsOf } from "../words.ts";
import { cover, share } from "./cover.ts";
import type { Label } from "./label.ts";
import type { Match } from "./match.ts";
import { type Need, unitsOf } from "./need.ts";

/** How a candidate's value suits the clause and the field it would go into; every number 0 to 1. */
export interface ValueFit {
	/** The value is the clause's own text (1), or from the bag without being named by it (0.5). */
	readonly own: number;
	/** The field is the one the clause or the value's key names. */
	readonly field: number;
	/** A place to search in, for a text to be looked for. */
	readonly searching: number;
	/** The text has the form the field wants (1), none is known (0), or another one (−1). */
	readonly format: number;
	/** The option chosen (or the control pressed) is the value the clause names. */
	readonly option: number;
}

const NO_VALUE: ValueFit = { own: 0, field: 0, searching: 0, format: 0, option: 0 };

interface ValueInput {
	readonly need: Need;
	readonly candidate: Candidate;
	readonly label: Label;
	readonly match: Match;
}

export function valueFitOf(input: ValueInput): ValueFit {
	const { candidate } = input;
	if (candidate.action.kind === "fill") return fillFit(input);
	if (candidate.action.kind === "select") return selectFit(input);
	return { ...NO_VALUE, option: isNamedOption(input) ? 1 : 0 };
}

function fillFit(input: ValueInput): ValueFit {
	const { candidate, need, label } = input;
	const { target, value } = candidate;
	const searching = target && isSearchField(target, label) ? 1 : 0;
	const own = ownness(input);
	const byKey = value?.key === undefined ? 0 : keyFit(value.key, input);
	const byObject = (FILLING.has(need.verb) ? 1 : 0.6) * objectFit(input);
	const bySearch = need.verb === "search" && own === 1 ? searching * 0.95 : 0;
	const byNewness = own === 1 && ADDING.has(need.verb) ? newnessOf(input) : 0;
	return {
		own,
		field: Math.max(byKey * 0.95, byObject, bySearch, byNewness),
		searching,
		format: target ? formatOf(value?.text, target) : 0,
		option: 0,
	};
}

const FILLING: ReadonlySet<Verb> = new Set(["fill", "edit"]);
const ADDING: ReadonlySet<Verb> = new Set(["add", "create"]);
const NEW_THING = ["add", "create", "task", "note", "comment", "message", "tag", "title", "name"];

/** A field for something new ("What needs to be done?", "New list"). */
function newnessOf({ label }: ValueInput): number {
	const says = NEW_THING.some((id) => label.concepts.loose.has(id) || hints(label, id));
	return says ? 0.9 : 0.6;
}

function ownness({ candidate, need }: ValueInput): number {
	const { value } = candidate;
	if (!value) return 0;
	if (value.text !== undefined && sameText(value.text, need.value)) return 1;
	if (value.text !== undefined && need.clause.quoted.some((text) => sameText(text, value.text)))
		return 1;
	if (
		value.key !== undefined &&
		identifierWords(value.key).stems.some((stem) => need.spoken.set.has(stem))
	)
		return 0.9;
	return value.key === undefined ? 0.4 : 0.5;
}

function objectFit({ need, match }: ValueInput): number {
	if (need.clause.object === undefined && need.quoted.length === 0) return 0;
	const said = Math.max(
		match.exact,
		match.known * (0.65 + 0.35 * match.precision),
		0.85 * match.hints,
	);
	return (
		Math.min(1, said + 0.4 * match.rest) *
		(1 - 0.8 * Math.max(match.opposite, 0.8 * match.confusable))
	);
}

/** Does the key of a value ("city", "user_name") name this field? */
function keyFit(key: string, { label }: ValueInput): number {
	return share(unitsOf(identifierWords(key).folded), (unit) =>
		Math.max(cover(unit, label.name), 0.9 * cover(unit, label.hints)),
	);
}

function hints(label: Label, id: string): boolean {
	return label.hints.concepts.some(({ loose }) => loose.has(id));
}

function isSearchField(target: Target, label: Label): boolean {
	if (target.role === "searchbox" || target.inputType === "search" || target.fieldName === "q")
		return true;
	return (
		label.concepts.loose.has("search") ||
		hints(label, "search") ||
		label.concepts.set.has("destination")
	);
}

const FORMATS: Readonly<Record<string, RegExp>> = {
	email: /^\S+@\S+\.\S+$/,
	number: /^-?[\d.,\s]+$/,
	tel: /^[+\d][\d\s().-]{3,}$/,
	url: /^https?:\/\//i,
	date: /\d/,
	time: /^\d{1,2}[:.]\d{2}/,
	month: /\d/,
	color: /^#?[0-9a-f]{3,8}$|^[a-z]+$/i,
};

function formatOf(text: string | undefined, target: Target): number {
	if (text === undefined) return target.sensitive ? 1 : 0;
	const wanted =
		FORMATS[target.inputType ?? ""] ?? (target.role === "spinbutton" ? FORMATS.number : undefined);
	if (wanted) return wanted.test(text.trim()) ? 1 : -1;
	return target.sensitive ? -0.5 : 0;
}

function selectFit({ candidate, need, match }: ValueInput): ValueFit {
	const text =
		candidate.value?.text ??
		(candidate.action.kind === "select" ? candidate.action.options[0] : undefined);
	const wanted = [need.value, ...need.clause.quoted, need.clause.object].filter(
		(name) => name !== undefined,
	);
	const exact = wanted.some((name) => sameText(name, text) || holdsValue(candidate, name));
	const spoken = spokenShare(text, need);
	const meant = meantShare(text, need);
	const option = exact ? 1 : 0.85 * Math.max(spoken, meant);
	const { known, hints, rest } = match;
	return {
		...NO_VALUE,
		own: candidate.value?.key === undefined ? 1 : 0.9,
		option,
		field: Math.min(1, known + rest + 0.6 * hints),
	};
}

/** The goal may give the value attribute of an option instead of what it shows. */
function holdsValue({ action, target }: Candidate, wanted: string): boolean {
	if (action.kind !== "select") return false;
	const chosen = target?.options?.find((option) => action.options.includes(option.label));
	return chosen !== undefined && chosen.value === wanted;
}

/** Share of an option's words that the clause speaks. */
function spokenShare(text: string | undefined, need: Need): number {
	const { stems } = wordsOf(text);
	if (stems.length === 0) return 0;
	return stems.filter((stem) => need.spoken.set.has(stem)).length / stems.length;
}

/** Share of what the clause names that an option says, also by meaning ("lowest first", "Price: low to high"). */
function meantShare(text: string | undefined, need: Need): number {
	const words = wordsOf(text);
	const place = { words: [words], concepts: [conceptsOf(words)] };
	return share(need.units, (unit) => cover(unit, place));
}

function isNamedOption({ need, label, candidate }: ValueInput): boolean {
	if (need.value === undefined || need.verb === "fill" || need.verb === "search") return false;
	return candidate.target !== undefined && sameText(label.nameText, need.value);
}
