import type { Clause, Contingency, Prohibition, StopAt } from "./goal.ts";

/** A clause before it has a place among the others. */
export type Draft = Omit<Clause, "index" | "journey" | "commits"> & { readonly commits?: boolean };

/** What one stretch of a goal turned out to be. */
export type Piece =
	| { readonly kind: "clause"; readonly draft: Draft }
	| { readonly kind: "prohibition"; readonly prohibition: Prohibition }
	| { readonly kind: "contingency"; readonly when: string; readonly draft: Draft }
	| { readonly kind: "stop"; readonly stopAt: StopAt };

export type Contingencies = readonly Contingency[];

/** Leaves out what is absent, as the contract's optional fields want it. */
export function present<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
	return Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
	) as { [K in keyof T]: Exclude<T[K], undefined> };
}
