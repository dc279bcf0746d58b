import type { Verb } from "../goal/goal.ts";
import { coverage } from "../goal/words.ts";
import type { Target } from "../surface/observation.ts";
import type { Draft, EnumerateInput } from "./enumerate.ts";
import { fieldFit } from "./fields.ts";
import { assignValues, holds, isOption, textsOf, type Value } from "./values.ts";

const TEXT_VERBS: ReadonlySet<Verb> = new Set([
	"fill",
	"search",
	"add",
	"create",
	"edit",
	"register",
	"sign_in",
	"do",
	"filter",
	"select",
	"checkout",
	"submit",
]);
const FEW_OPTIONS = 12;

/** It holds a value the caller gave: the goal's own words do not overwrite that. */
function isTaken(target: Target, values: readonly Value[]): boolean {
	return values.some(
		(value) => value.key !== undefined && value.text !== "" && holds(target, value),
	);
}

export function fillDrafts(
	target: Target,
	{ clause, values, observation, sent }: EnumerateInput,
): Draft[] {
	const own = TEXT_VERBS.has(clause.verb)
		? textsOf(clause).map((text): Value => ({ text, secret: false }))
		: [];
	const assigned = sent.has(target.key)
		? []
		: assignValues(values, observation.targets).filter((pair) => pair.target.ref === target.ref);
	const given = assigned.map((pair) => pair.value);
	const wanted = (given.length > 0 || isTaken(target, values) ? given : [...own]).filter(
		(value) => !holds(target, value),
	);
	const drafts = wanted.map((value) => fillDraft(target, value));
	const asked = clause.object !== undefined && own.length === 0 && assigned.length === 0;
	if (
		asked &&
		(clause.verb === "fill" || clause.verb === "edit") &&
		fieldFit(clause.object, target) >= 0.7 &&
		!target.value
	) {
		drafts.push({
			target,
			action: { kind: "fill", ref: target.ref, text: "" },
			valueMissing: true,
		});
	}
	return drafts;
}

/** Enter in a field that was filled and whose form has no control to submit it with. */
export function enterDrafts(target: Target, { observation, filled }: EnumerateInput): Draft[] {
	const confirmed = observation.targets.some(
		({ submits, form }) => submits && form !== undefined && form === target.form,
	);
	if (confirmed || !filled.has(target.key)) return [];
	return [{ target, action: { kind: "press", keys: "Enter", ref: target.ref } }];
}

function fillDraft(target: Target, value: Value): Draft {
	const secret = value.secret || target.sensitive === true;
	return {
		target,
		action: { kind: "fill", ref: target.ref, text: value.text, ...(secret ? { secret } : {}) },
		value: {
			length: value.text.length,
			...(value.key === undefined ? {} : { key: value.key }),
			...(secret ? {} : { text: value.text }),
		},
	};
}

export function selectDrafts(target: Target, input: EnumerateInput): Draft[] {
	const assigned = assignValues(input.values, input.observation.targets).find(
		(pair) => pair.target.ref === target.ref,
	)?.value;
	return target.options
		? optionDrafts(target, input, assigned)
		: widgetDrafts(target, input, assigned);
}

/** Options that can be seen: all of a short list, else those the clause or the bag names. */
function optionDrafts(
	target: Target,
	{ clause }: EnumerateInput,
	assigned: Value | undefined,
): Draft[] {
	const options = (target.options ?? []).filter((option) => !option.disabled && !option.selected);
	const wanted =
		assigned && !holds(target, assigned)
			? options.filter((option) => isOption(option, assigned.text))
			: [];
	const words = [clause.text, ...textsOf(clause)].join(" ");
	const named = options.filter(
		(option) => coverage(option.label, words) > 0 || textsOf(clause).includes(option.value),
	);
	const offered =
		options.length <= FEW_OPTIONS
			? options
			: [...new Set([...wanted, ...named])].slice(0, FEW_OPTIONS);
	return offered.map((option) => {
		const key = wanted.includes(option) ? assigned?.key : undefined;
		return selectDraft(target, option.label || option.value, key);
	});
}

/** A list that shows its options only when it is open: the texts the clause or the bag gives for it. */
function widgetDrafts(
	target: Target,
	{ clause }: EnumerateInput,
	assigned: Value | undefined,
): Draft[] {
	const own = TEXT_VERBS.has(clause.verb) ? textsOf(clause) : [];
	const drafts = own.map((text) => selectDraft(target, text, undefined));
	if (assigned && !assigned.secret) drafts.push(selectDraft(target, assigned.text, assigned.key));
	return drafts.filter(
		({ value }) => value?.text !== undefined && !holds(target, { text: value.text, secret: false }),
	);
}

/** Choosing in a list of several keeps what is chosen already. */
function selectDraft(target: Target, label: string, key: string | undefined): Draft {
	const chosen = target.multiple
		? (target.options ?? []).filter(({ selected }) => selected).map((option) => option.label)
		: [];
	return {
		target,
		action: { kind: "select", ref: target.ref, options: [...chosen, label] },
		value: { text: label, length: label.length, ...(key === undefined ? {} : { key }) },
	};
}

export function uploadDrafts(target: Target, { clause, files }: EnumerateInput): Draft[] {
	const named = Object.entries(files).filter(
		([name]) =>
			Object.keys(files).length === 1 ||
			fieldFit(name, target) >= 0.6 ||
			coverage(name, clause.text) >= 1,
	);
	if (named.length === 0)
		return [{ target, action: { kind: "upload", ref: target.ref, files: [] }, valueMissing: true }];
	return named.map(([key, path]) => ({
		target,
		action: { kind: "upload", ref: target.ref, files: [path] },
		value: { key, text: key, length: path.length },
	}));
}
