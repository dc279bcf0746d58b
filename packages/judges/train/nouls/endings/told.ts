import type { Change, ClauseState, MemoryEntry } from "@surehand/core";
import type { Case } from "../../page.ts";
import type { Said } from "../../traps/say.ts";

/** A page after an action, and whether the goal is reached there. */
interface Told {
	readonly said: Said;
	readonly page: Omit<Case, "goal" | "as">;
	readonly last: Partial<MemoryEntry>;
	readonly change?: Partial<Change>;
	/** Of the clause, as the loop would have it; complete when left out. */
	readonly state?: ClauseState;
	readonly reached: boolean;
}

/** Picks the wording of the language a tale is told in. */
export type T = (en: string, zh: string) => string;
export type Tales = Readonly<Record<string, (t: T) => readonly Told[]>>;

export const say = (goal: string, as: Said["as"]): Said => ({ goal, as });

export const clicked = (name: string, more: Partial<MemoryEntry> = {}): Partial<MemoryEntry> => ({
	action: "click",
	target: { key: `button|${name}|`, role: "button", name },
	...more,
});
