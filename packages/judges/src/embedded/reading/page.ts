import type { Observation } from "@surehand/core";
import { wordsOf } from "../words.ts";
import { labelOf } from "./label.ts";

/** How common words are on this very page: a word on every control says nothing about which is meant. */
export interface PageWords {
	/** 0.25 (on most controls) to 1 (on at most one). */
	rarity(stem: string): number;
	readonly order: ReadonlyMap<string, number>;
	/** Stems of title, first heading and address: they name the page, not one thing on it. */
	readonly subject: ReadonlySet<string>;
}

export function readPage(observation: Observation): PageWords {
	const counts = new Map<string, number>();
	const seen = new Set<string>();
	const order = new Map<string, number>();
	for (const [at, target] of observation.targets.entries()) {
		order.set(target.ref, at);
		const { words } = labelOf(target);
		if (seen.has(words.folded)) continue;
		seen.add(words.folded);
		for (const stem of words.set) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	}
	const common = commonness(counts, Math.max(2, seen.size));
	return { order, subject: subjectOf(observation), rarity: (stem) => common.get(stem) ?? 1 };
}

function subjectOf({ title, headings, url }: Observation): ReadonlySet<string> {
	const path = url.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/, "");
	const texts = [title, headings[0], path];
	return new Set(texts.flatMap((text) => wordsOf(text).stems));
}

/** Rarity of the words that stand on more than one control. */
function commonness(
	counts: ReadonlyMap<string, number>,
	total: number,
): ReadonlyMap<string, number> {
	const common = new Map<string, number>();
	for (const [stem, count] of counts) {
		if (count > 1) common.set(stem, Math.max(0.25, 1 - Math.log(count) / Math.log(total + 1)));
	}
	return common;
}
