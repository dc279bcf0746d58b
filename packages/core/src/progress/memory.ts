import type { ActionKind } from "../surface/action.ts";
import type { Change } from "../surface/change.ts";
import type { Effect } from "../surface/driver.ts";
import type { Message } from "../surface/observation.ts";

/** One action of this goal and what came of it. Never holds entered text of a secret. */
export interface MemoryEntry {
	readonly step: number;
	/** Clause the action was taken for. */
	readonly clause: number;
	readonly action: ActionKind;
	/** Identity of the candidate: action, target key, value. */
	readonly signature: string;
	/** Key and words of the target; absent for controls. */
	readonly target?: {
		readonly key: string;
		readonly role: string;
		readonly name: string;
		readonly form?: string;
	};
	/** Words of the target, its surroundings and the value put in (no secret): what the action was about. */
	readonly words: string;
	/** Key of the value used, or the text itself when it is no secret. */
	readonly value?: string;
	readonly effect: Effect["status"];
	readonly change: Change["kind"];
	/** It sent something to the server: never made a second time on the strength of having seen no effect. */
	readonly sent?: boolean;
	/** Fingerprint of the state it led to. */
	readonly state: string;
	/** That state had been seen before in this run. */
	readonly knownState: boolean;
	readonly url: string;
	/** The judge or a rule took it for the very thing the clause names (not a way to it). */
	readonly named: boolean;
	readonly messages: readonly Message[];
}

/** What is remembered of one goal across runs in one session. */
export interface GoalMemory {
	entries: MemoryEntry[];
	/** Fingerprints of states seen. */
	readonly states: Set<string>;
}

/** Keeps memory per goal text for the life of a session; hand the same one to every run. */
export class SessionMemory {
	readonly #goals = new Map<string, GoalMemory>();

	of(goal: string): GoalMemory {
		const known = this.#goals.get(goal);
		if (known) return known;
		const fresh: GoalMemory = { entries: [], states: new Set() };
		this.#goals.set(goal, fresh);
		return fresh;
	}
}

/** Adds an entry and forgets the oldest beyond the limit. */
export function remember(memory: GoalMemory, entry: MemoryEntry, limit: number): void {
	memory.entries = [...memory.entries, entry].slice(-limit);
	memory.states.add(entry.state);
}
