import type { Candidate, DecisionContext } from "@surehand/core";
import type { Gear } from "./gear.ts";
import type { Label } from "./label.ts";
import type { Match } from "./match.ts";
import type { Need } from "./need.ts";
import type { PageWords } from "./page.ts";
import type { ValueFit } from "./value.ts";

/** One candidate with all that was read about it. */
export interface Option {
	readonly candidate: Candidate;
	readonly label: Label;
	readonly gear: Gear;
	/** −1 out of place … 1 just the thing for the clause's verb. */
	readonly fit: number;
	readonly match: Match;
	readonly value: ValueFit;
	/** 0 to 1: is this itself what the clause names (and not a way to it)? */
	readonly standing: number;
}

/** Everything one decision looks at; read once, the features only look things up in it. */
export interface Scene {
	readonly context: DecisionContext;
	readonly need: Need;
	readonly page: PageWords;
	readonly options: readonly Option[];
	readonly places: Places;
	/** Highest standing among the options. */
	readonly best: number;
	/** Something stands in a dialog on top. */
	readonly topmost: boolean;
	/** Fields something could be put in. */
	readonly fields: number;
}

/** Where a target stands among its like, when the clause names a place or a comparison. 1 the one, −1 another, 0 no say. */
export interface Places {
	readonly ordinal: ReadonlyMap<string, number>;
	readonly extreme: ReadonlyMap<string, number>;
}
