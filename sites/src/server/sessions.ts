import { randomUUID } from "node:crypto";

const MAX_SESSIONS = 1_000;

/** State of every visitor, told apart by cookie. The oldest goes when there are too many. */
export class Sessions {
	readonly #states = new Map<string, Map<string, unknown>>();

	/** Session id in a cookie header, or a new one. */
	identify(cookies: string | undefined): string {
		return /(?:^|;\s*)sid=([\w-]{1,64})/.exec(cookies ?? "")?.[1] ?? randomUUID();
	}

	keep<T>(session: string, name: string, initial: () => T): T {
		const state = this.#stateOf(session);
		if (!state.has(name)) state.set(name, initial());
		return state.get(name) as T;
	}

	/** Forgets one session, or all. */
	reset(session?: string): void {
		if (session === undefined) this.#states.clear();
		else this.#states.delete(session);
	}

	#stateOf(session: string): Map<string, unknown> {
		const known = this.#states.get(session);
		if (known) return known;
		const [oldest] = this.#states.keys();
		if (oldest !== undefined && this.#states.size >= MAX_SESSIONS) this.#states.delete(oldest);
		const made = new Map<string, unknown>();
		this.#states.set(session, made);
		return made;
	}
}
