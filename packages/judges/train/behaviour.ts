import type { Clause } from "@surehand/core";
import type { Case } from "./page.ts";

/** One thing the judge is to do: its name, the page and goal, and the option expected (`shown` of a verdict). */
export type Behaviour = readonly [
	name: string,
	input: Omit<Case, "goal"> & { readonly goal?: string },
	wanted: string,
];

/** How a goal's one clause is read. */
export function reading(verb: Clause["verb"], more: Partial<Clause> = {}): NonNullable<Case["as"]> {
	return { verb, ...more };
}
