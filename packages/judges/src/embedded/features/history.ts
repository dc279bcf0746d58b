import type { Change, MemoryEntry } from "@surehand/core";
import type { Option, Scene } from "../reading/scene.ts";
import { containsPhrase } from "../words.ts";
import type { Feature } from "./feature.ts";

/** What came of it before? */
export const historyFeatures: readonly Feature[] = [
	{ name: "dead", prior: -7, of: dead },
	{ name: "used", prior: -2.4, of: used },
	{ name: "fresh", prior: 0.9, of: fresh },
	{ name: "same_form", prior: 0.5, of: sameForm },
];

function isSame({ candidate }: Option, entry: MemoryEntry): boolean {
	if (entry.action !== candidate.action.kind) return false;
	if (entry.target?.key !== candidate.target?.key) return false;
	const { value } = candidate;
	return (
		value === undefined ||
		entry.value === undefined ||
		entry.value === value.key ||
		entry.value === value.text
	);
}

/** Done before without any effect. */
function dead(option: Option, { context }: Scene): number {
	const times = context.history.filter(
		(entry) => isSame(option, entry) && (entry.change === "nothing" || entry.effect !== "acted"),
	).length;
	return Math.min(1, times / 2);
}

/** Done for this clause already, with effect, and not asked for again. */
function used(option: Option, { context, need }: Scene): number {
	if (option.gear === "scroll" || option.gear === "wait") return 0;
	const times = context.history.filter(
		(entry) =>
			entry.clause === context.clause.index &&
			isSame(option, entry) &&
			entry.effect === "acted" &&
			entry.change !== "nothing",
	).length;
	return times >= (need.clause.count ?? 1) ? Math.min(1, times * 0.7) : 0;
}

/** Came up with the last action. */
function fresh({ label }: Option, { context }: Scene): number {
	if (label.words.folded.length < 2 || !context.change) return 0;
	return containsPhrase(newText(context.change), label.nameText) ? 1 : 0;
}

const newTexts = new WeakMap<Change, string>();

function newText(change: Change): string {
	const known = newTexts.get(change);
	if (known !== undefined) return known;
	const text = change.added.join(" \n ");
	newTexts.set(change, text);
	return text;
}

function sameForm({ candidate }: Option, { context }: Scene): number {
	const form = context.history.at(-1)?.target?.form;
	return form !== undefined && candidate.target?.form === form ? 1 : 0;
}
