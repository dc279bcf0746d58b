import type { Applied } from "../candidates/values.ts";
import type { Session } from "../session.ts";

/** What this run has put in, and which of it was sent. */
export function appliedBy({ entries, applied, firstStep }: Session): Applied {
	const sent = new Set<string>();
	for (const [index, { action, target, step }] of entries.entries()) {
		if ((action !== "fill" && action !== "select") || !target || step <= firstStep) continue;
		const later = entries.slice(index + 1);
		if (
			later.some(
				(entry) =>
					sends(entry.action) &&
					entry.target !== undefined &&
					entry.target.form === target.form &&
					entry.change !== "nothing",
			)
		)
			sent.add(target.key);
	}
	return { keys: applied, sent };
}

function sends(action: string): boolean {
	return action === "click" || action === "press";
}
