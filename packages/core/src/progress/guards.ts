import type { Limits } from "../limits.ts";
import type { StopReason } from "../proof/outcome.ts";
import type { MemoryEntry } from "./memory.ts";

type GuardLimits = Pick<
	Limits,
	"maxIdentical" | "maxAlternatingScrolls" | "maxNoProgress" | "withdrawAfter"
>;

export interface GuardStop {
	readonly reason: Extract<StopReason, "repeated_action" | "scroll_oscillation" | "no_progress">;
	readonly detail: string;
}

/** Is the run getting nowhere? Looks at what this run did since it began, oldest first. */
export function guard(entries: readonly MemoryEntry[], limits: GuardLimits): GuardStop | undefined {
	return repeated(entries, limits) ?? oscillating(entries, limits) ?? stuck(entries, limits);
}

/** The same action again is fine while it keeps producing new states (entering 111), up to a backstop. */
function repeated(entries: readonly MemoryEntry[], limits: GuardLimits): GuardStop | undefined {
	const last = entries.at(-1);
	if (!last) return undefined;
	let row = 0;
	while (row < entries.length && entries.at(-1 - row)?.signature === last.signature) row++;
	const run = entries.slice(entries.length - row);
	const cycling =
		row > limits.withdrawAfter &&
		run
			.slice(-limits.withdrawAfter - 1)
			.every((entry) => entry.knownState && entry.change !== "nothing");
	if (row < limits.maxIdentical && !cycling) return undefined;
	return {
		reason: "repeated_action",
		detail: `${last.action} on "${last.target?.name ?? "the page"}" ran ${row} times in a row`,
	};
}

function oscillating(entries: readonly MemoryEntry[], limits: GuardLimits): GuardStop | undefined {
	const tail = entries.slice(-limits.maxAlternatingScrolls);
	if (tail.length < limits.maxAlternatingScrolls || tail.some((entry) => entry.action !== "scroll"))
		return undefined;
	const alternates = tail.every(
		(entry, index) => index === 0 || entry.signature !== tail[index - 1]?.signature,
	);
	const two = new Set(tail.map((entry) => entry.signature)).size === 2;
	return alternates && two
		? { reason: "scroll_oscillation", detail: `${tail.length} scrolls went up and down in turn` }
		: undefined;
}

function stuck(entries: readonly MemoryEntry[], limits: GuardLimits): GuardStop | undefined {
	const tail = entries.slice(-limits.maxNoProgress);
	if (tail.length < limits.maxNoProgress || tail.some((entry) => entry.change !== "nothing"))
		return undefined;
	return { reason: "no_progress", detail: `${tail.length} actions in a row changed nothing` };
}

/** Signatures that did nothing twice, or led twice to a state already known: they leave the next question. */
export function withdrawn(
	entries: readonly MemoryEntry[],
	{ withdrawAfter }: Pick<Limits, "withdrawAfter">,
): Set<string> {
	const useless = new Map<string, number>();
	for (const entry of entries) {
		const nothing = entry.change === "nothing" || entry.effect !== "acted";
		const known =
			entry.knownState &&
			entry.action !== "scroll" &&
			entry.action !== "back" &&
			entry.action !== "wait";
		if (nothing || known) useless.set(entry.signature, (useless.get(entry.signature) ?? 0) + 1);
	}
	return new Set(
		[...useless].filter(([, count]) => count >= withdrawAfter).map(([signature]) => signature),
	);
}
