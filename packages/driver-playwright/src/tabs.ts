import type { Observation } from "@surehand/core";
import type { BrowserContext, Dialog, Page } from "playwright-core";
import type { Downloads } from "./downloads.ts";
import { closedError } from "./errors.ts";
import { Hand } from "./hand.ts";
import type { Trips } from "./link.ts";
import { Tab } from "./tab.ts";

interface Entry {
	readonly tab: Tab;
	readonly hand: Hand;
	readonly ready: Promise<void>;
}

const ATTACH_LIMIT_MS = 10_000;

/** The open pages of a browser context in opening order; exactly one is active. */
export class Tabs {
	readonly #trips: Trips;
	readonly #downloads: Downloads;
	readonly #context: BrowserContext;
	readonly #entries = new Map<Page, Entry>();
	readonly #undo: () => void;
	#active: Tab | undefined;
	#opened = 0;

	constructor(context: BrowserContext, parts: { trips: Trips; downloads: Downloads }) {
		this.#context = context;
		this.#trips = parts.trips;
		this.#downloads = parts.downloads;
		const onPage = (page: Page): void => void this.#add(page);
		const onDialog = (dialog: Dialog): void => this.#dialog(dialog);
		context.on("page", onPage).on("dialog", onDialog);
		this.#undo = () => context.off("page", onPage).off("dialog", onDialog);
		for (const page of context.pages()) this.#add(page);
	}

	dispose(): void {
		this.#undo();
		for (const { tab } of this.#entries.values()) tab.life.end();
	}

	/** Tabs ever opened; tells whether an action opened one. */
	get opened(): number {
		return this.#opened;
	}

	get all(): readonly Tab[] {
		return [...this.#entries.values()].map((entry) => entry.tab);
	}

	hand(tab: Tab): Hand {
		const entry = this.#entries.get(tab.page);
		if (!entry) throw closedError();
		return entry.hand;
	}

	activate(page: Page): Tab {
		const tab = this.#entries.get(page)?.tab ?? this.#add(page).tab;
		this.#active = tab;
		return tab;
	}

	/** The active tab, ready to be read; the one it came from when it is gone. */
	async active(): Promise<Tab> {
		const tab = this.current();
		if (!tab) throw closedError();
		await this.ready(tab);
		return tab;
	}

	current(): Tab | undefined {
		for (let tab = this.#active; tab; tab = tab.opener) {
			if (!tab.life.ended) {
				this.#active = tab;
				return tab;
			}
		}
		this.#active = this.all.at(-1);
		return this.#active;
	}

	async ready(tab: Tab): Promise<void> {
		await this.#entries.get(tab.page)?.ready;
	}

	/** Tabs opened after the given count, newest last. */
	since(count: number): readonly Tab[] {
		const fresh = this.#opened - count;
		return fresh > 0 ? this.all.slice(-fresh) : [];
	}

	describe(): Observation["tabs"] {
		return this.all.map((tab) => ({
			url: tab.page.url(),
			title: tab.title,
			active: tab === this.#active,
		}));
	}

	#add(page: Page): Entry {
		const known = this.#entries.get(page);
		if (known) return known;
		this.#opened += 1;
		const tab = new Tab(page, { id: `tab-${this.#opened}`, opener: this.#active });
		const ready = this.#attach(tab);
		const entry = { tab, hand: new Hand(tab, this.#trips), ready };
		this.#entries.set(page, entry);
		page.on("download", (download) => this.#downloads.arrived(download));
		page.on("filechooser", () => undefined);
		tab.life.onEnd(() => this.#entries.delete(page));
		this.#active ??= tab;
		ready.catch(() => undefined);
		return entry;
	}

	async #attach(tab: Tab): Promise<void> {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const late = new Promise<void>((resolve) => {
			timer = setTimeout(resolve, ATTACH_LIMIT_MS);
		});
		const ended = new Promise<void>((resolve) => tab.life.onEnd(resolve));
		const attached = tab.attach(this.#trips);
		attached.catch(() => undefined);
		await Promise.race([attached, late, ended]);
		clearTimeout(timer);
		if (!tab.attached) throw closedError();
	}

	#dialog(dialog: Dialog): void {
		const page = dialog.page();
		if (page) this.#add(page).tab.dialogs.opened(dialog);
		else dialog.dismiss().catch(() => undefined);
	}

	/** The context these tabs live in. */
	get context(): BrowserContext {
		return this.#context;
	}
}
