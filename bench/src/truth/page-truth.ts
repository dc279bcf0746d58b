import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { type CheckContext, withHelpers } from "./check-helpers.ts";
import { isTruthy, type RemoteValue } from "./remote-value.ts";
import type { Truth } from "./truth.ts";

const EVALUATE_LIMIT_MS = 1_500;

interface WatchedPage {
	readonly page: Page;
	readonly session: Promise<CDPSession | undefined>;
	dialogOpen: boolean;
}

/** Evaluates in the main world of a context's pages, each over a session of its own. Attach before the first page opens. */
export class PageTruth implements Truth {
	readonly dialogs: string[] = [];
	readonly downloads: string[] = [];
	readonly visited: string[] = [];
	readonly #context: BrowserContext;
	readonly #checkIn: "first_page" | "last_page";
	readonly #pages: WatchedPage[] = [];

	constructor(context: BrowserContext, checkIn: "first_page" | "last_page") {
		this.#context = context;
		this.#checkIn = checkIn;
		context.on("page", (page) => this.#watch(page));
	}

	async holds(expression: string): Promise<boolean | undefined> {
		const wrapped = withHelpers(expression, await this.#checkContext());
		for (const watched of this.#inOrder()) {
			const found = await evaluate(watched, wrapped);
			if (found !== undefined) return found;
		}
		return undefined;
	}

	url(): string {
		return this.#inOrder()[0]?.page.url() ?? "";
	}

	/** Answers every open JavaScript dialog with "cancel", so that the last checks can be made. */
	async dismissDialogs(): Promise<void> {
		for (const watched of this.#pages.filter(({ dialogOpen }) => dialogOpen)) {
			const session = await watched.session;
			await session?.send("Page.handleJavaScriptDialog", { accept: false }).catch(ignore);
		}
	}

	#inOrder(): readonly WatchedPage[] {
		const open = this.#pages.filter(({ page }) => !page.isClosed());
		return this.#checkIn === "first_page" ? open : open.toReversed();
	}

	#watch(page: Page): void {
		const watched: WatchedPage = { page, session: this.#attach(page), dialogOpen: false };
		this.#pages.push(watched);
		page.on("download", (download) => this.downloads.push(download.suggestedFilename()));
		page.on("framenavigated", (frame) => {
			if (frame === page.mainFrame()) this.visited.push(frame.url());
		});
		void watched.session.then((session) => {
			session?.on("Page.javascriptDialogOpening", ({ message }) => {
				watched.dialogOpen = true;
				this.dialogs.push(message);
			});
			session?.on("Page.javascriptDialogClosed", () => {
				watched.dialogOpen = false;
			});
		});
	}

	async #attach(page: Page): Promise<CDPSession | undefined> {
		try {
			const session = await this.#context.newCDPSession(page);
			await session.send("Page.enable");
			return session;
		} catch {
			return undefined;
		}
	}

	async #checkContext(): Promise<CheckContext> {
		const open = this.#pages.filter(({ page, dialogOpen }) => !page.isClosed() && !dialogOpen);
		const pages = await Promise.all(
			open.map(async ({ page }) => ({
				url: page.url(),
				title: await within(page.title(), "").catch(() => ""),
			})),
		);
		const { dialogs, downloads, visited } = this;
		return { dialogs, downloads, visited, pages };
	}
}

async function evaluate(
	{ session, dialogOpen }: WatchedPage,
	expression: string,
): Promise<boolean | undefined> {
	const attached = await session;
	if (!attached || dialogOpen) return undefined;
	try {
		const answer = await within(
			attached.send("Runtime.evaluate", { expression, silent: true, awaitPromise: true }),
			undefined,
		);
		if (!answer || answer.exceptionDetails) return undefined;
		return isTruthy(answer.result as RemoteValue);
	} catch {
		return undefined;
	}
}

async function within<T, O>(work: Promise<T>, otherwise: O): Promise<T | O> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<O>((resolve) => {
		timer = setTimeout(() => resolve(otherwise), EVALUATE_LIMIT_MS);
	});
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function ignore(): void {}
