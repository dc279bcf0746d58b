import type { Action } from "../surface/action.ts";
import type { Target } from "../surface/observation.ts";

/** One concrete thing the run could do next: an action on a target, or a control (scroll, wait, back, press). */
export interface Candidate {
	/** Option key offered to the judge, such as `c7`; unique in one question. */
	readonly id: string;
	readonly action: Action;
	/** Absent for a control. */
	readonly target?: Target;
	/** Second target of a drag. */
	readonly destination?: Target;
	/** The value a fill or select would put in; `text` absent for a secret, `key` absent when it comes from the goal's words. */
	readonly value?: { readonly key?: string; readonly text?: string; readonly length: number };
	/** A fill for which nobody supplied a value; never carried out, only ever reported as `needs_input`. */
	readonly valueMissing?: boolean;
}
