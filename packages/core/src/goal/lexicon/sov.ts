import type { Extreme } from "./pack.ts";

/** What the readers of verb-final languages need to know of one. */
export interface SovData {
	readonly language: "ja" | "ko";
	/** Role words at the end of a phrase, longest first by use of a look-up. */
	readonly roles: readonly (readonly [string, string])[];
	readonly choiceNouns: string;
	readonly fieldNouns: string;
	readonly searchNouns: string;
	readonly stores: string;
	readonly ordinals: readonly (readonly [RegExp, number])[];
	readonly numbers: Readonly<Record<string, number>>;
	/** A number and its measure at the start of a phrase. */
	readonly count: RegExp;
	/** A number of times anywhere. */
	readonly times: RegExp;
	readonly extremes: readonly (readonly [RegExp, Extreme])[];
	/** Between the members of a list. */
	readonly listed: RegExp;
	/** Between an owner and its thing ("の", "의"). */
	readonly of: RegExp;
	readonly rowNouns: RegExp;
	/** "named": between a name and the noun it belongs to. */
	readonly named: RegExp;
	readonly done: RegExp;
	readonly given: RegExp;
	readonly pronouns: RegExp;
	readonly way: RegExp;
	readonly keys: readonly (readonly [RegExp, string])[];
	readonly screens: RegExp;
	readonly commits: RegExp;
}
