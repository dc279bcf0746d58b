import { chmod, mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Driver, Limits } from "@surehand/core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { type PlaywrightDriver, SurfaceDriver } from "./driver.ts";
import { checkedUrl, type GotoResult, load } from "./goto.ts";
import { type Launched, type LaunchOptions, launch, newContext } from "./launch.ts";
import { maskedScreenshot } from "./screenshot.ts";

export interface BrowserOptions extends LaunchOptions {
	readonly limits?: Partial<Limits>;
	/** Folder for downloaded files; default: a new temporary folder. */
	readonly downloadFolder?: string;
	/** The browser goes away when this aborts. */
	readonly signal?: AbortSignal;
}

/** One browser of one's own, closed with everything in it. */
export interface BrowserSession {
	readonly driver: PlaywrightDriver;
	/** The first page, for what the driver does not do. */
	readonly page: Page;
	goto(
		url: string,
		options?: { readonly signal?: AbortSignal; readonly limitMs?: number },
	): Promise<GotoResult>;
	/** PNG of the visible part of the active tab; fields whose value must not be shown are painted over. */
	screenshot(path: string): Promise<void>;
	/** Cookies and local storage as a file only the owner may read. */
	storageState(path: string): Promise<void>;
	/** Ends the browser process, at the latest five seconds later. May be called any number of times. */
	close(): Promise<void>;
	/** Resolves when the browser is gone, for whatever reason. */
	readonly onClosed: Promise<void>;
}

const CLOSE_LIMIT_MS = 5_000;
const GOTO_LIMIT_MS = 30_000;
const OWNER_ONLY = 0o600;

/** Starts Chromium with one empty page. */
export async function openBrowser(options: BrowserOptions = {}): Promise<BrowserSession> {
	options.signal?.throwIfAborted();
	const launched = await launch(options);
	try {
		const context = await newContext(launched.browser, options);
		const page = await context.newPage();
		const driver = new SurfaceDriver(context, options);
		await driver.surface.start(page);
		return new OpenSession({ launched, context, page, driver }, options.signal);
	} catch (error) {
		await end(launched);
		throw error;
	}
}

/** Asks the browser to close, and ends its process when it does not within the limit. */
async function end(launched: Launched): Promise<void> {
	const { browser } = launched;
	if (!browser.isConnected()) return launched.kill();
	const closing = browser.close().catch(() => undefined);
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, CLOSE_LIMIT_MS);
	});
	await Promise.race([closing, late]);
	clearTimeout(timer);
	launched.kill();
}

function closedOf(browser: Browser): Promise<void> {
	if (!browser.isConnected()) return Promise.resolve();
	return new Promise((resolve) => {
		browser.once("disconnected", () => resolve());
	});
}

interface Parts {
	readonly launched: Launched;
	readonly context: BrowserContext;
	readonly page: Page;
	readonly driver: SurfaceDriver;
}

class OpenSession implements BrowserSession {
	readonly driver: PlaywrightDriver & Driver;
	readonly page: Page;
	readonly onClosed: Promise<void>;
	readonly #parts: Parts;
	readonly #undo: () => void;
	/** For calls that nobody can cancel. */
	readonly #never = new AbortController();
	#closing: Promise<void> | undefined;

	constructor(parts: Parts, signal: AbortSignal | undefined) {
		this.#parts = parts;
		this.driver = parts.driver;
		this.page = parts.page;
		this.onClosed = closedOf(parts.launched.browser).then(() => parts.driver.surface.dispose());
		const leave = (): void => void this.close();
		const kill = (): void => parts.launched.kill();
		signal?.addEventListener("abort", leave, { once: true });
		process.once("exit", kill);
		this.#undo = () => {
			signal?.removeEventListener("abort", leave);
			process.off("exit", kill);
		};
		if (signal?.aborted) leave();
	}

	async goto(
		url: string,
		options: { readonly signal?: AbortSignal; readonly limitMs?: number } = {},
	): Promise<GotoResult> {
		const address = checkedUrl(url);
		const { surface } = this.#parts.driver;
		const tab = await surface.tabs.active();
		surface.forget();
		surface.trips.add();
		const limitMs = options.limitMs ?? GOTO_LIMIT_MS;
		const undo = tab.dialogs.onOpen(() => {
			if (tab.dialogs.pending?.kind === "beforeunload") void tab.dialogs.answer(true);
		});
		try {
			const signal = options.signal ?? this.#never.signal;
			return await load(tab, address, { limitMs, signal });
		} finally {
			undo();
		}
	}

	async screenshot(path: string): Promise<void> {
		const tab = await this.#parts.driver.surface.tabs.active();
		const image = await maskedScreenshot(this.#parts.driver.surface, tab, this.#never.signal);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, image);
	}

	async storageState(path: string): Promise<void> {
		const state = await this.#parts.context.storageState();
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, JSON.stringify(state), { mode: OWNER_ONLY });
		await chmod(path, OWNER_ONLY);
	}

	close(): Promise<void> {
		this.#closing ??= end(this.#parts.launched).finally(this.#undo);
		return this.#closing;
	}
}
