import type { Observation } from "@surehand/core";
import { labelOf } from "./label.ts";

/** How common words are on this very page: a word on every control says nothing about which is meant. */
export interface PageWords {
	/** 0.25 (on most controls) to 1 (on at most one). */
	rarity(stem: string): number;
	readonly order: ReadonlyMap<string, number>;
}

export function readPage(observation: Observation): PageWords {
	const counts = new Map<string, number>();
	const seen = new Set<string>();
	const order = new Map<string, number>();
	for (const [at, target] of observation.targets.entries()) {
		order.set(target.ref, at);
		const { name } = labelOf(target);
		if (seen.has(name.folded)) continue;
		seen.add(name.folded);
		for (const stem of name.set) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	}
	const total = Math.max(2, seen.size);
	return {
		order,
		rarity: (stem) => {
			const count = counts.get(stem) ?? 0;
			return count <= 1 ? 1 : Math.max(0.25, 1 - Math.log(count) / Math.log(total + 1));
		},
	};
}
