import type { Clause, Prohibition, StopAt, Verb } from "./goal.ts";

/** A clause before it has a place among the others. */
export type Draft = Omit<Clause, "index" | "journey" | "commits"> & {
	readonly commits?: boolean;
	/** Its object is a pronoun ("it"): the thing the clause before named. */
	readonly refers?: boolean;
	/** Said in passing ("before saving, …"): left out when the goal says it elsewhere. */
	readonly implied?: boolean;
	/** Only finds the thing the next clause acts on ("find the row for Ann and …"). */
	readonly locates?: boolean;
};

/** What one stretch of a goal turned out to be. */
export type Piece =
	| { readonly kind: "clause"; readonly draft: Draft }
	| { readonly kind: "prohibition"; readonly prohibition: Prohibition }
	| { readonly kind: "contingency"; readonly when: string; readonly draft: Draft }
	| { readonly kind: "stop"; readonly stopAt: StopAt }
	/** Where the following clause takes place ("In the row for Ann, …"). */
	| {
			readonly kind: "place";
			readonly row?: string;
			readonly field?: string;
			readonly ordinal?: number;
	  };

type DraftFields = { readonly [K in keyof Draft]?: Draft[K] | undefined };

/** A draft of what is known; absent and empty fields are left out. */
export function draftOf(
	said: { text: string; verb: Verb; verbWords: string; quoted?: readonly string[] },
	fields: DraftFields = {},
): Draft {
	const kept = Object.entries(fields).filter(
		([, value]) => value !== undefined && value !== "" && value !== false,
	);
	return { quoted: [], ...said, ...Object.fromEntries(kept) };
}
