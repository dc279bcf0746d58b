import type { DecisionContext, MemoryEntry, Observation } from "@surehand/core";
import { conceptsIn } from "../lexicon/lexicon.ts";
import type { Option, Scene } from "../reading/scene.ts";

/** What the yes/no questions are decided from: named numbers 0 to 1, read once per request. */
export type Facts = Readonly<Record<string, number>>;

export interface FactInput {
	readonly context: DecisionContext;
	readonly scene: Scene;
	readonly probabilities: ReadonlyMap<string, number>;
	/** Option with the highest probability; undefined when that is `none`. */
	readonly best: Option | undefined;
	readonly last: MemoryEntry | undefined;
}

export function flag(holds: boolean): number {
	return holds ? 1 : 0;
}

/** Does any of the texts speak of one of these concepts? */
export function speaksOf(texts: readonly string[], ids: readonly string[]): boolean {
	return texts.some((text) => {
		const { set } = conceptsIn(text);
		return ids.some((id) => set.has(id));
	});
}

/** Lines of the page that may be a heading or message of their own. */
export function shortLines({ text }: Observation): string[] {
	return text
		.split("\n")
		.filter((line) => line.length <= 80)
		.slice(0, 60);
}
