import type { Message, Observation, PendingDialog, Target } from "./observation.ts";

/** What differs between the observation an action was bound to and the one read after it. */
export interface Change {
	/** `nothing`: no observable difference; white space and punctuation are not change. */
	readonly kind: "nothing" | "changed" | "navigated" | "dialog" | "download" | "error";
	readonly url?: { readonly from: string; readonly to: string };
	readonly title?: { readonly from: string; readonly to: string };
	/** Visible phrases that are new or gone, page order, at most 20 each of at most 160 characters. */
	readonly added: readonly string[];
	readonly removed: readonly string[];
	/** Targets whose state differs, by key. Values of sensitive targets are masked. */
	readonly targets: readonly TargetChange[];
	readonly addedTargets: number;
	readonly removedTargets: number;
	/** The same phrases in another order. */
	readonly reordered: boolean;
	/** Live-region and toast texts seen while acting, also those gone by the next look. */
	readonly messages: readonly Message[];
	/** JavaScript dialogs that opened while acting. */
	readonly dialogs: readonly (PendingDialog & { readonly answered?: "accepted" | "dismissed" })[];
	readonly downloads: readonly Download[];
	readonly requests: readonly RequestSeen[];
	/** URLs of tabs or windows the action opened. */
	readonly popups: readonly string[];
	/** Value read back after fill, select or check; `held` false when the page reverted it. */
	readonly readBack?: { readonly held: boolean; readonly actual: string };
}

export interface TargetChange {
	readonly key: string;
	readonly name: string;
	readonly field:
		| "value"
		| "checked"
		| "selected"
		| "expanded"
		| "pressed"
		| "disabled"
		| "current"
		| "invalid";
	readonly from: string;
	readonly to: string;
}

export interface Download {
	readonly name: string;
	readonly sizeBytes: number;
	/** Lower-case hex. */
	readonly sha256: string;
	readonly path: string;
}

export interface RequestSeen {
	readonly method: string;
	readonly url: string;
	readonly status: number;
}

export interface Effects {
	readonly messages?: Change["messages"];
	readonly dialogs?: Change["dialogs"];
	readonly downloads?: Change["downloads"];
	readonly requests?: Change["requests"];
	readonly popups?: Change["popups"];
	readonly readBack?: Change["readBack"];
}

const PHRASE_LIMIT = 20;
const PHRASE_CHARS = 160;
const STATE_FIELDS = [
	"value",
	"checked",
	"selected",
	"expanded",
	"pressed",
	"disabled",
	"current",
	"invalid",
] as const;

/**
 * Describes what changed from `before` to `after`. `seen` carries what only the driver can know
 * (dialogs, downloads, requests, short-lived messages).
 */
export function describeChange(
	before: Observation,
	after: Observation,
	seen: Effects = {},
): Change {
	const was = phrases(before.text);
	const is = phrases(after.text);
	const added = difference(is, was);
	const removed = difference(was, is);
	const targets = changedTargets(before.targets, after.targets);
	const keysBefore = new Set(before.targets.map((target) => target.key));
	const keysAfter = new Set(after.targets.map((target) => target.key));
	const change = {
		...(before.url === after.url ? {} : { url: { from: before.url, to: after.url } }),
		...(before.title === after.title ? {} : { title: { from: before.title, to: after.title } }),
		added,
		removed,
		targets,
		addedTargets: [...keysAfter].filter((key) => !keysBefore.has(key)).length,
		removedTargets: [...keysBefore].filter((key) => !keysAfter.has(key)).length,
		reordered:
			added.length + removed.length === 0 &&
			was.map((p) => p.folded).join("\n") !== is.map((p) => p.folded).join("\n"),
		messages: seen.messages ?? [],
		dialogs: seen.dialogs ?? [],
		downloads: seen.downloads ?? [],
		requests: seen.requests ?? [],
		popups: seen.popups ?? [],
		...(seen.readBack ? { readBack: seen.readBack } : {}),
	};
	return { kind: kindOf(change, after), ...change };
}

/** Did anything come of it besides a dialog that was answered? */
export function showsEffect(change: Change): boolean {
	if (change.kind !== "dialog") return change.kind !== "nothing";
	const seen = change.added.length + change.removed.length + change.targets.length;
	return seen + change.addedTargets + change.removedTargets > 0 || change.url !== undefined;
}

/** Nothing differs but the digits of some lines: a clock, a counter, or a real count. */
export function ticks({
	kind,
	added,
	removed,
	targets,
	addedTargets,
	removedTargets,
	url,
	title,
}: Change): boolean {
	if (kind !== "changed" || targets.length + addedTargets + removedTargets > 0 || url || title)
		return false;
	const shapes = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/\d+/gu, "#"));
	const before = new Set(shapes(removed));
	return added.length > 0 && shapes(added).every((shape) => before.has(shape));
}

/** An empty change, for actions that never left. */
export function noChange(): Change {
	return {
		kind: "nothing",
		added: [],
		removed: [],
		targets: [],
		addedTargets: 0,
		removedTargets: 0,
		reordered: false,
		messages: [],
		dialogs: [],
		downloads: [],
		requests: [],
		popups: [],
	};
}

function kindOf(change: Omit<Change, "kind">, after: Observation): Change["kind"] {
	if (after.failure) return "error";
	if (change.dialogs.length > 0 || after.dialog) return "dialog";
	if (change.downloads.length > 0) return "download";
	if (change.url || change.popups.length > 0) return "navigated";
	const visible =
		change.added.length +
		change.removed.length +
		change.targets.length +
		change.addedTargets +
		change.removedTargets;
	return visible > 0 || change.reordered || change.title || change.messages.length > 0
		? "changed"
		: "nothing";
}

interface Phrase {
	readonly text: string;
	readonly folded: string;
}

function phrases(text: string): Phrase[] {
	return text
		.split("\n")
		.map((line) => ({ text: line.trim().slice(0, PHRASE_CHARS), folded: bareText(line) }))
		.filter((phrase) => phrase.folded !== "");
}

/** Times of day to the second: a running clock is not change. */
const CLOCK = /\b\d{1,2}:\d{2}:\d{2}(?:[.,]\d+)?\b/gu;

/** Letters and digits only, lower case: white space and punctuation are not change. */
export function bareText(text: string): string {
	return text
		.replace(CLOCK, " ")
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

function difference(from: readonly Phrase[], without: readonly Phrase[]): string[] {
	const counts = new Map<string, number>();
	for (const { folded } of without) counts.set(folded, (counts.get(folded) ?? 0) + 1);
	const left: string[] = [];
	for (const { text, folded } of from) {
		const count = counts.get(folded) ?? 0;
		if (count > 0) counts.set(folded, count - 1);
		else left.push(text);
	}
	return left.slice(0, PHRASE_LIMIT);
}

function changedTargets(before: readonly Target[], after: readonly Target[]): TargetChange[] {
	const byKey = groupByKey(before);
	const found: TargetChange[] = [];
	for (const target of after) {
		const was = byKey.get(target.key)?.shift();
		if (!was) continue;
		for (const field of STATE_FIELDS) {
			const from = String(was[field] ?? "");
			const to = String(target[field] ?? "");
			if (from !== to) found.push({ key: target.key, name: target.name, field, from, to });
		}
	}
	return found;
}

function groupByKey(targets: readonly Target[]): Map<string, Target[]> {
	const groups = new Map<string, Target[]>();
	for (const target of targets) {
		const group = groups.get(target.key);
		if (group) group.push(target);
		else groups.set(target.key, [target]);
	}
	return groups;
}
