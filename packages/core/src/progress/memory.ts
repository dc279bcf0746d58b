import type { ActionKind } from "../surface/action.ts";
import type { Change, Effects } from "../surface/change.ts";

/** One action of this goal and what came of it. Never holds entered text of a secret. */
export interface MemoryEntry {
	readonly step: number;
	/** Clause the action was taken for. */
	readonly clause: number;
	readonly action: ActionKind;
	/** Key and words of the target; absent for controls. */
	readonly target?: {
		readonly key: string;
		readonly role: string;
		readonly name: string;
		readonly form?: string;
	};
	/** Key of the value used, or the text itself when it is no secret. */
	readonly value?: string;
	readonly effect: "acted" | "stale" | "gone" | "moved" | "covered" | "refused" | "unknown";
	readonly change: Change["kind"];
	/** Fingerprint of the state it led to. */
	readonly state: string;
	readonly url: string;
	/** The judge or a rule took it for the very thing the clause names (not a way to it). */
	readonly named: boolean;
	readonly messages: NonNullable<Effects["messages"]>;
}
