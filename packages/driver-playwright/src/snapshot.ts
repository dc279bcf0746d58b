import type {
	Action,
	Effect,
	ExtractHint,
	Observation,
	Proof,
	ProofVerdict,
	Snapshot,
	Target,
} from "@surehand/core";
import type { TargetHome } from "./merge.ts";
import type { Tab } from "./tab.ts";

/** What a snapshot hands on to the surface it was taken from. */
export interface SnapshotOwner {
	act(from: PageSnapshot, action: Action, signal: AbortSignal): Promise<Effect>;
	check(
		from: PageSnapshot,
		proofs: readonly Proof[],
		signal: AbortSignal,
	): Promise<readonly ProofVerdict[]>;
	extract(hint: ExtractHint, signal: AbortSignal): Promise<unknown>;
}

export interface SnapshotParts {
	readonly owner: SnapshotOwner;
	readonly tab: Tab;
	readonly observation: Observation;
	readonly homes: ReadonlyMap<string, TargetHome>;
	/** Proofs read along, by their JSON. */
	readonly verdicts: ReadonlyMap<string, ProofVerdict>;
	/** Document of the main frame it was read from. */
	readonly documentId: string;
	/** `World.revision` by then. */
	readonly revision: number;
}

/** One reading of a tab, and the only way to act on what it lists. */
export class PageSnapshot implements Snapshot {
	readonly observation: Observation;
	readonly tab: Tab;
	readonly verdicts: ReadonlyMap<string, ProofVerdict>;
	readonly documentId: string;
	readonly revision: number;
	/** When it was read, by `performance.now`. */
	readonly at: number = performance.now();
	readonly homes: ReadonlyMap<string, TargetHome>;
	readonly #owner: SnapshotOwner;
	readonly #targets: ReadonlyMap<string, Target>;
	#disposed = false;

	constructor(parts: SnapshotParts) {
		this.observation = parts.observation;
		this.tab = parts.tab;
		this.verdicts = parts.verdicts;
		this.documentId = parts.documentId;
		this.revision = parts.revision;
		this.homes = parts.homes;
		this.#owner = parts.owner;
		this.#targets = new Map(parts.observation.targets.map((target) => [target.ref, target]));
	}

	get disposed(): boolean {
		return this.#disposed;
	}

	target(ref: string): Target | undefined {
		return this.#targets.get(ref);
	}

	home(ref: string): TargetHome | undefined {
		return this.homes.get(ref);
	}

	act(action: Action, options: { readonly signal: AbortSignal }): Promise<Effect> {
		return this.#owner.act(this, action, options.signal);
	}

	check(
		proofs: readonly Proof[],
		options: { readonly signal: AbortSignal },
	): Promise<readonly ProofVerdict[]> {
		return this.#owner.check(this, proofs, options.signal);
	}

	extract(hint: ExtractHint, options: { readonly signal: AbortSignal }): Promise<unknown> {
		return this.#owner.extract(hint, options.signal);
	}

	dispose(): Promise<void> {
		this.#disposed = true;
		return Promise.resolve();
	}
}
