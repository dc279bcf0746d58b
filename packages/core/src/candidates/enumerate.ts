import type { Clause, Verb } from "../goal/goal.ts";
import { coverage } from "../goal/words.ts";
import type { Action } from "../surface/action.ts";
import type { Observation, Target } from "../surface/observation.ts";
import type { Candidate } from "./candidate.ts";
import { enterDrafts, fillDrafts, selectDrafts, uploadDrafts } from "./value-drafts.ts";
import type { Value } from "./values.ts";

export interface EnumerateInput {
	readonly observation: Observation;
	readonly clause: Clause;
	readonly values: readonly Value[];
	/** Names and absolute paths of files that may be uploaded. */
	readonly files: Readonly<Record<string, string>>;
	/** Signatures (`signature`) that are not offered again. */
	readonly withdrawn: ReadonlySet<string>;
	/** Keys of fields this run has filled. */
	readonly filled: ReadonlySet<string>;
	/** Keys of fields whose value was put in and sent: it is not offered again. */
	readonly sent: ReadonlySet<string>;
	readonly canGoBack: boolean;
	/** Most candidates to offer, controls included. */
	readonly limit: number;
}

export type Draft = Omit<Candidate, "id">;

/** Everything that could be done next, best-fitting first when there are more than `limit`, in page order else. */
export function enumerate(input: EnumerateInput): Candidate[] {
	const drafts = input.observation.targets
		.filter((target) => !target.disabled)
		.flatMap((target) => draftsFor(target, input));
	const controls = controlDrafts(input);
	const open = [...drafts, ...controls].filter((draft) => !input.withdrawn.has(signature(draft)));
	return capped(open, input).map((draft, index) => ({ id: `c${index + 1}`, ...draft }));
}

/** Identity of a candidate across steps: what is done, to which target, with which value. */
export function signature({
	action,
	target,
	value,
	destination,
}: Pick<Candidate, "action" | "target" | "value" | "destination">): string {
	const detail =
		"direction" in action
			? action.direction
			: "keys" in action
				? action.keys
				: "checked" in action
					? action.checked
					: "";
	return [
		action.kind,
		target?.key ?? "",
		detail,
		value?.key ?? value?.text ?? "",
		destination?.key ?? "",
	].join("|");
}

function draftsFor(target: Target, input: EnumerateInput): Draft[] {
	const { clause } = input;
	const can = (operation: Target["operations"][number]) => target.operations.includes(operation);
	if (can("upload")) return TAKES_FILES.has(clause.verb) ? uploadDrafts(target, input) : [];
	const drafts: Draft[] = [];
	if (can("fill") && !target.readonly)
		drafts.push(...fillDrafts(target, input), ...enterDrafts(target, input));
	if (can("select")) drafts.push(...selectDrafts(target, input));
	if (can("check")) drafts.push(...checkDrafts(target, clause));
	else if (can("click") && (!can("fill") || opensOnClick(target)))
		drafts.push({ target, action: { kind: "click", ref: target.ref } });
	if (
		(clause.verb === "hover" || (clause.verb === "open" && target.hint === "hover")) &&
		can("hover")
	)
		drafts.push({ target, action: { kind: "hover", ref: target.ref } });
	if (
		(clause.verb === "double_click" || (clause.verb === "edit" && isCell(target))) &&
		can("double_click")
	)
		drafts.push({ target, action: { kind: "click", ref: target.ref, count: 2 } });
	if (clause.verb === "upload" && can("click") && !showsFileInput(input))
		drafts.push(...uploadDrafts(target, input).filter(({ valueMissing }) => !valueMissing));
	if (clause.verb === "right_click")
		drafts.push({ target, action: { kind: "click", ref: target.ref, button: "right" } });
	if (clause.verb === "drag" && can("drag")) drafts.push(...dragDrafts(target, input));
	if (can("scroll")) drafts.push(...scrollDrafts(target));
	return drafts;
}

const TAKES_FILES: ReadonlySet<Verb> = new Set([
	"upload",
	"add",
	"fill",
	"submit",
	"do",
	"create",
	"register",
]);

/** Without a file input in sight, the control that opens the file chooser takes the file. */
function showsFileInput({ observation }: EnumerateInput): boolean {
	return observation.targets.some(({ operations }) => operations.includes("upload"));
}

function isCell({ role }: Target): boolean {
	return role === "cell" || role === "gridcell";
}

/** Comboboxes and read-only fields show their choices when pressed. */
function opensOnClick(target: Target): boolean {
	return target.role === "combobox" || target.readonly === true || target.hasPopup !== undefined;
}

function checkDrafts(target: Target, clause: Clause): Draft[] {
	const off = clause.verb === "uncheck" || clause.verb === "remove";
	const wanted = target.role === "radio" || !off;
	const drafts: Draft[] = [];
	if (target.checked !== wanted)
		drafts.push({ target, action: { kind: "check", ref: target.ref, checked: wanted } });
	const toggles = clause.verb === "press" || clause.verb === "do";
	if (toggles && target.checked === true && target.role !== "radio") {
		drafts.push({ target, action: { kind: "check", ref: target.ref, checked: false } });
	}
	return drafts;
}

function dragDrafts(target: Target, { clause, observation }: EnumerateInput): Draft[] {
	const place = clause.destination;
	if (place === undefined) return [];
	return observation.targets
		.filter((other) => other.ref !== target.ref && nameCovers(other, place))
		.slice(0, 8)
		.map((destination) => ({
			target,
			destination,
			action: { kind: "drag", ref: target.ref, toRef: destination.ref },
		}));
}

function nameCovers(target: Target, words: string): boolean {
	return [target.name, target.near.heading, target.near.section].some(
		(text) => text !== undefined && coverage(words, text) >= 1,
	);
}

function scrollDrafts(target: Target): Draft[] {
	return [{ target, action: { kind: "scroll", direction: "down", ref: target.ref } }];
}

function controlDrafts({ observation, clause, canGoBack }: EnumerateInput): Draft[] {
	const { y, height, viewportHeight } = observation.scroll;
	const actions: Action[] = [];
	if (y + viewportHeight < height - 8) actions.push({ kind: "scroll", direction: "down" });
	if (y > 8) actions.push({ kind: "scroll", direction: "up" });
	if (clause.key !== undefined) actions.push({ kind: "press", keys: clause.key });
	if (canGoBack || clause.verb === "back") actions.push({ kind: "back" });
	if (clause.verb === "wait" || observation.readiness === "loading")
		actions.push({ kind: "wait", limitMs: 2_000 });
	return actions.map((action) => ({ action }));
}

function capped(drafts: Draft[], { limit, clause }: EnumerateInput): Draft[] {
	if (drafts.length <= limit) return drafts;
	const scored = drafts.map((draft, index) => ({ draft, index, score: relevance(draft, clause) }));
	const kept = scored.sort((a, b) => b.score - a.score || a.index - b.index).slice(0, limit);
	return kept.sort((a, b) => a.index - b.index).map(({ draft }) => draft);
}

function relevance({ target, value, action }: Draft, clause: Clause): number {
	if (!target) return action.kind === "press" ? 2 : 1;
	const words = [target.name, target.near.row, value?.text]
		.filter((text) => text !== undefined)
		.join(" ");
	return (
		coverage(clause.text, words) +
		coverage(target.name, clause.text) +
		(target.onTop ? 0.5 : 0) +
		(target.mainContent ? 0.1 : 0)
	);
}
