import type {
	Action,
	Driver,
	Effect,
	ExtractHint,
	FailureCategory,
	Limits,
	ObserveOptions,
	Proof,
	ProofVerdict,
	Snapshot,
} from "@surehand/core";
import type { BrowserContext, Page } from "playwright-core";
import { perform } from "./act/perform.ts";
import { failureCategoryOf } from "./errors.ts";
import { judgeProofs, pageProofs } from "./proofs.ts";
import type { PageSnapshot, SnapshotOwner } from "./snapshot.ts";
import { FIRST_LOOK, Surface, type Waits } from "./surface.ts";

export interface PlaywrightDriverOptions {
	readonly limits?: Partial<Limits>;
	/** Folder for downloaded files; default: a new temporary folder. */
	readonly downloadFolder?: string;
}

/** A driver over one browser context, with the figures the bench reads. */
export interface PlaywrightDriver extends Driver {
	/** How often, and for how long in total, settling ended for each reason. */
	waits(): Waits;
}

const CHECK_LIMIT_MS = 10_000;

/** Observes and acts on the active tab of a surface. */
export class SurfaceDriver implements PlaywrightDriver, SnapshotOwner {
	readonly surface: Surface;

	constructor(context: BrowserContext, options: PlaywrightDriverOptions) {
		this.surface = new Surface(context, { ...options, owner: this });
	}

	id(): unknown {
		return this.surface.tabs.current()?.id;
	}

	roundTrips(): number {
		return this.surface.trips.count;
	}

	waits(): Waits {
		return this.surface.waits();
	}

	failureCategory(error: unknown): FailureCategory | undefined {
		return failureCategoryOf(error);
	}

	async observe(options: ObserveOptions): Promise<Snapshot> {
		const { surface } = this;
		options.signal.throwIfAborted();
		surface.asked = options;
		const kept = surface.takeKept();
		const tab = await surface.tabs.active();
		if (kept && kept.tab === tab && !kept.disposed && surface.stillTrue(kept)) return kept;
		const { snapshot } = await surface.look(tab, { signal: options.signal, settle: FIRST_LOOK });
		return snapshot;
	}

	async act(from: PageSnapshot, action: Action, signal: AbortSignal): Promise<Effect> {
		const { surface } = this;
		signal.throwIfAborted();
		if (from.disposed || from !== surface.latest) {
			return { status: "stale", reason: "a newer observation was taken" };
		}
		if (from.tab !== surface.tabs.current()) {
			return { status: "stale", reason: "another tab is active now" };
		}
		return perform(surface, { from, action, signal });
	}

	async check(
		from: PageSnapshot,
		proofs: readonly Proof[],
		signal: AbortSignal,
	): Promise<readonly ProofVerdict[]> {
		const asked = pageProofs(proofs);
		const known = asked.map((proof) => from.verdicts.get(JSON.stringify(proof)));
		const all = known.filter((verdict) => verdict !== undefined);
		const frames = all.length === known.length ? [all] : await this.#ask(asked, signal);
		return judgeProofs(proofs, { asked, frames }, this.surface.facts());
	}

	/** From the main frame, else from the first frame that has something of the kind. */
	async extract(hint: ExtractHint, signal: AbortSignal): Promise<unknown> {
		const tab = await this.surface.tabs.active();
		const patience = { signal, limitMs: CHECK_LIMIT_MS, dialogs: tab.dialogs };
		this.surface.trips.add();
		const answers = tab.world.frames().map(async (frame) => {
			const asked = tab.world.call(frame, { name: "extract", input: hint }, patience);
			return frame.id === tab.world.mainId ? asked : asked.catch(() => undefined);
		});
		return (await Promise.all(answers)).find((answer) => answer !== undefined && answer !== null);
	}

	async #ask(proofs: readonly Proof[], signal: AbortSignal): Promise<ProofVerdict[][]> {
		const tab = await this.surface.tabs.active();
		if (tab.dialogs.open) return [];
		const patience = { signal, limitMs: CHECK_LIMIT_MS, dialogs: tab.dialogs };
		this.surface.trips.add();
		const answers = tab.world.frames().map(async (frame) => {
			const asked = tab.world.call(frame, { name: "check", input: { proofs } }, patience);
			return frame.id === tab.world.mainId ? asked : asked.catch(() => []);
		});
		return (await Promise.all(answers)).map((each) => [...each]);
	}
}

/**
 * Drives a page the caller brings. The page stays the caller's: it is not closed, only listened to. New tabs of its
 * browser context are followed when an action opens them.
 */
export function playwrightDriver(
	page: Page,
	options: PlaywrightDriverOptions = {},
): PlaywrightDriver {
	const driver = new SurfaceDriver(page.context(), options);
	driver.surface.start(page).catch(() => undefined);
	return driver;
}
