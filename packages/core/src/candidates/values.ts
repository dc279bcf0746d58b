import type { Clause } from "../goal/goal.ts";
import { sameText } from "../goal/words.ts";
import type { ValueView } from "../judge/judge.ts";
import type { Observation, Target, TargetOption } from "../surface/observation.ts";
import { fieldFit } from "./fields.ts";

/** One value the run may put in: from the bag (with its key) or from the goal's own words. */
export interface Value {
	readonly key?: string;
	readonly text: string;
	readonly secret: boolean;
}

/** A value and the field it belongs in. */
export interface Assignment {
	readonly value: Value;
	readonly target: Target;
	/** 0..1, see `fieldFit`. */
	readonly fit: number;
}

const FIT_FLOOR = 0.6;

/** Fields of the page that take one of the bag's values; every key and every field is used once, best fits first. */
export function assignValues(values: readonly Value[], targets: readonly Target[]): Assignment[] {
	const pairs = values.flatMap((value) =>
		targets.filter(takesValue).flatMap((target) => {
			const fit = value.key === undefined ? 0 : fieldFit(value.key, target);
			return fit < FIT_FLOOR || (value.secret && fit < 0.7 && !target.sensitive)
				? []
				: [{ value, target, fit }];
		}),
	);
	pairs.sort(
		(a, b) => b.fit - a.fit || Number(b.target.mainContent) - Number(a.target.mainContent),
	);
	const taken = new Set<string>();
	return pairs.filter(({ value, target }) => {
		const key = `value:${value.key}`;
		if (taken.has(key) || taken.has(target.ref)) return false;
		taken.add(key);
		taken.add(target.ref);
		return true;
	});
}

/** Can text or an option be put in here now? */
export function takesValue(target: Target): boolean {
	if (target.disabled || target.readonly) return false;
	return target.operations.includes("fill") || target.operations.includes("select");
}

/** Does the field already hold the value? A masked field is compared by length. */
export function holds(target: Target, value: Value): boolean {
	if (target.sensitive || value.secret)
		return (target.value ?? "").length === value.text.length && value.text !== "";
	const chosen = target.options?.filter((option) => option.selected) ?? [];
	if (chosen.length > 0)
		return chosen.some(
			(option) => sameText(option.label, value.text) || option.value === value.text,
		);
	return (target.value ?? "").trim() === value.text.trim();
}

/** Texts a clause itself wants put in or chosen, verbatim, without those that name its row. */
export function textsOf(clause: Clause): string[] {
	if (clause.value !== undefined) return [clause.value];
	return clause.quoted.filter((text) => text !== clause.row && text !== clause.object);
}

/** What a judge may know of the values: no text of a secret. */
export function viewValue(value: Value): ValueView {
	const key = value.key ?? "goal";
	return { key, length: value.text.length, ...(value.secret ? {} : { text: value.text }) };
}

/** What was put in so far. */
export interface Applied {
	/** Keys of values that were put in and held. */
	readonly keys: ReadonlySet<string>;
	/** Keys of fields whose value was put in and whose form was sent since: the same again proves nothing and may lock an account. */
	readonly sent: ReadonlySet<string>;
}

/** Assignments whose field does not hold its value yet. A value that was applied and that the page rewrote is held. */
export function pendingAssignments(
	values: readonly Value[],
	observation: Observation,
	applied: Applied,
): Assignment[] {
	return assignValues(values, observation.targets).filter(({ value, target }) => {
		const rewritten =
			value.key !== undefined && applied.keys.has(value.key) && (target.value ?? "") !== "";
		return !rewritten && !applied.sent.has(target.key) && !holds(target, value);
	});
}

/** Is this the option a text means, by label or by value? */
export function isOption(option: TargetOption, text: string): boolean {
	return sameText(option.label, text) || option.value === text;
}

/** Is `label` an option of this target, and the one `text` means? */
export function isOptionOf(target: Target, label: string | undefined, text: string): boolean {
	const option = target.options?.find((item) => item.label === label);
	return option !== undefined && isOption(option, text);
}
