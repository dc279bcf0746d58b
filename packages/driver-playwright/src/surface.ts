import {
	type BlindSpot,
	DEFAULT_LIMITS,
	type Limits,
	type Observation,
	type ObserveOptions,
	type Proof,
	type RequestSeen,
} from "@surehand/core";
import type { ActedReport, FrameReading, SettleInput } from "@surehand/page";
import type { BrowserContext, Page } from "playwright-core";
import { DeepLook } from "./deep-look.ts";
import { Downloads } from "./downloads.ts";
import { DialogOpened } from "./errors.ts";
import { Trips } from "./link.ts";
import { Owners } from "./owners.ts";
import { type DriverFacts, judgeProofs, pageProofs } from "./proofs.ts";
import { type Reader, type ReadRequest, readTab, type TabReading } from "./read-tab.ts";
import { PageSnapshot, type SnapshotOwner } from "./snapshot.ts";
import type { Tab } from "./tab.ts";
import { Tabs } from "./tabs.ts";
import { Traffic } from "./traffic.ts";

export interface SurfaceOptions {
	readonly owner: SnapshotOwner;
	readonly limits?: Partial<Limits>;
	readonly downloadFolder?: string;
}

/** How often, and for how long in total, settling ended for each reason. */
export type Waits = Readonly<Record<string, { readonly count: number; readonly ms: number }>>;

const QUIET_MS = 75;
/** A look older than this is not handed out any more: pages go on by themselves. */
const KEPT_LIMIT_MS = 500;
export const FIRST_LOOK: SettleInput = {
	quietMs: QUIET_MS,
	idleMs: 34,
	limitMs: 3_000,
	busyLimitMs: 3_000,
	ready: true,
};
export const AFTER_ACTION: SettleInput = {
	quietMs: QUIET_MS,
	idleMs: 50,
	limitMs: 4_000,
	busyLimitMs: 8_000,
};

/** What reading a tab gave: the snapshot to hand out and what only the driver may know. */
export interface Look {
	readonly snapshot: PageSnapshot;
	readonly watched: TabReading["merged"]["watched"];
	readonly acted?: ActedReport;
	/** The page could not be read because a dialog blocks it. */
	readonly blocked: boolean;
}

/** The tabs of one browser context, their traffic, and the latest look at the active one. */
export class Surface {
	readonly trips: Trips = new Trips();
	readonly tabs: Tabs;
	readonly traffic: Traffic;
	readonly downloads: Downloads;
	/** Keys, in their frames, of fields that received a secret. */
	readonly secretKeys: Set<string> = new Set();
	/** Texts that were entered as secrets; they are cut out of addresses. */
	readonly secrets: Set<string> = new Set();
	/** What the host wants read along. */
	asked: Pick<ObserveOptions, "include" | "proofs"> = {};
	readonly #owner: SnapshotOwner;
	readonly #limits: Limits;
	readonly #reader: Reader;
	readonly #waits = new Map<string, { count: number; ms: number }>();
	#latest: PageSnapshot | undefined;
	#kept: PageSnapshot | undefined;

	constructor(context: BrowserContext, options: SurfaceOptions) {
		this.#owner = options.owner;
		this.#limits = { ...DEFAULT_LIMITS, ...options.limits };
		this.downloads = new Downloads(options.downloadFolder);
		this.traffic = new Traffic(context);
		this.#reader = {
			trips: this.trips,
			owners: new Owners(this.trips),
			traffic: this.traffic,
			deepLook: new DeepLook(this.trips),
			deepest: new WeakMap(),
		};
		this.tabs = new Tabs(context, { trips: this.trips, downloads: this.downloads });
	}

	dispose(): void {
		this.traffic.dispose();
		this.tabs.dispose();
	}

	start(page: Page): Promise<void> {
		return this.tabs.ready(this.tabs.activate(page));
	}

	/** The only snapshot that may act: refs are given anew at every reading. */
	get latest(): PageSnapshot | undefined {
		return this.#latest;
	}

	waits(): Waits {
		return Object.fromEntries(this.#waits);
	}

	requestsSince(mark: number): readonly RequestSeen[] {
		return this.traffic
			.since(mark)
			.map((seen) => ({ ...seen, url: maskSecrets(seen.url, this.secrets) }));
	}

	facts(): DriverFacts {
		return { requests: this.requestsSince(0), downloads: this.downloads.done };
	}

	/** The page was sent elsewhere by the host: what was kept is of the past. */
	forget(): void {
		this.#kept = undefined;
		this.#latest = undefined;
	}

	/** Hands this snapshot out at the next `observe`. */
	keep(snapshot: PageSnapshot): void {
		this.#kept = snapshot;
	}

	takeKept(): PageSnapshot | undefined {
		const kept = this.#kept;
		this.#kept = undefined;
		return kept;
	}

	/** Reads a tab; while a dialog is open, what was read before with the dialog on it. */
	async look(tab: Tab, how: Pick<ReadRequest, "signal" | "settle" | "after">): Promise<Look> {
		const reader = this.#reader;
		const proofs = pageProofs(this.asked.proofs ?? []);
		try {
			const reading = await readTab(tab, reader, {
				...how,
				limits: this.#limits,
				includeMedia: this.asked.include?.includes("media") ?? false,
				proofs,
				secretKeys: [...this.secretKeys],
			});
			this.#count(reading.settled);
			const { watched } = reading.merged;
			const snapshot = this.#remember(this.#snapshotOf(tab, reading, proofs));
			const { acted } = reading;
			return { snapshot, watched, blocked: false, ...(acted ? { acted } : {}) };
		} catch (error) {
			if (!(error instanceof DialogOpened) && !tab.dialogs.open) throw error;
			return { snapshot: this.#remember(this.#behindDialog(tab)), watched: [], blocked: true };
		}
	}

	/** Nothing has happened since it was read that a new reading would show. */
	stillTrue(kept: PageSnapshot): boolean {
		const { dialog } = kept.observation;
		if (dialog !== undefined || kept.tab.dialogs.open) return kept.tab.dialogs.open && !!dialog;
		return kept.tab.world.revision === kept.revision && performance.now() - kept.at < KEPT_LIMIT_MS;
	}

	#remember(snapshot: PageSnapshot): PageSnapshot {
		this.#latest = snapshot;
		return snapshot;
	}

	#snapshotOf(tab: Tab, reading: TabReading, proofs: readonly Proof[]): PageSnapshot {
		const { merged, main } = reading;
		const failure = tab.failure;
		const observation: Observation = {
			url: tab.unreachableUrl ?? main.url,
			title: main.title,
			lang: main.lang,
			readiness: this.traffic.navigating(tab.page) ? "loading" : main.readiness,
			text: merged.text,
			headings: merged.headings,
			messages: merged.messages,
			targets: merged.targets,
			...(failure ? { failure } : {}),
			selected: merged.selected,
			offscreen: merged.offscreen,
			scroll: main.scroll,
			tabs: this.tabs.describe(),
			blindSpots: tab.isPdf ? [...merged.blindSpots, PDF] : merged.blindSpots,
		};
		const verdicts = judgeProofs(proofs, { asked: proofs, frames: reading.verdicts }, NO_FACTS);
		return new PageSnapshot({
			owner: this.#owner,
			tab,
			observation,
			homes: merged.homes,
			documentId: main.documentId,
			revision: tab.world.revision,
			verdicts: new Map(verdicts.map((verdict) => [JSON.stringify(verdict.proof), verdict])),
		});
	}

	#behindDialog(tab: Tab): PageSnapshot {
		const before = this.#latest?.tab === tab ? this.#latest : undefined;
		const dialog = tab.dialogs.pending;
		const observation: Observation = {
			...(before?.observation ?? { ...BLANK, url: tab.page.url() }),
			tabs: this.tabs.describe(),
			...(dialog ? { dialog } : {}),
		};
		return new PageSnapshot({
			owner: this.#owner,
			tab,
			observation,
			homes: before?.homes ?? new Map(),
			documentId: before?.documentId ?? "",
			revision: tab.world.revision,
			verdicts: new Map(),
		});
	}

	#count(settled: FrameReading["settled"]): void {
		if (!settled) return;
		const entry = this.#waits.get(settled.reason) ?? { count: 0, ms: 0 };
		this.#waits.set(settled.reason, { count: entry.count + 1, ms: entry.ms + settled.ms });
	}
}

const SHORTEST_SECRET = 4;

function maskSecrets(url: string, secrets: ReadonlySet<string>): string {
	let masked = url;
	for (const secret of secrets) {
		if (secret.length < SHORTEST_SECRET) continue;
		const forms = [
			secret,
			encodeURIComponent(secret),
			new URLSearchParams({ s: secret }).toString().slice(2),
		];
		for (const form of forms) masked = masked.replaceAll(form, "•••");
	}
	return masked;
}

const PDF: BlindSpot = { kind: "plugin", detail: "a PDF document in the browser's viewer" };
const NO_FACTS = { requests: [], downloads: [] };

/** A page that never could be read. */
const BLANK: Observation = {
	url: "about:blank",
	title: "",
	lang: "",
	readiness: "loading",
	text: "",
	headings: [],
	messages: [],
	targets: [],
	selected: [],
	offscreen: { above: [], below: [] },
	scroll: { y: 0, height: 0, viewportHeight: 0 },
	tabs: [],
	blindSpots: [],
};
