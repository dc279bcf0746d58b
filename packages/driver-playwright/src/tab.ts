import type { PageFailure } from "@surehand/core";
import type { Page, Request, Response } from "playwright-core";
import { Dialogs } from "./dialogs.ts";
import { Life, type Trips } from "./link.ts";
import { type MainDocument, World } from "./world.ts";

/** One page of the browser and what is known about it without asking it. */
export class Tab {
	readonly id: string;
	readonly page: Page;
	readonly life: Life = new Life();
	readonly dialogs: Dialogs = new Dialogs();
	readonly opener: Tab | undefined;
	/** As last read. */
	title = "";
	/** Documents the main frame has had so far. */
	documents = 0;
	/** Windows its documents asked for so far. */
	windows = 0;
	#world: World | undefined;
	#mimeType = "";
	#failure: PageFailure | undefined;
	#unreachableUrl: string | undefined;
	#answer: { readonly url: string; readonly status: number } | undefined;
	#errorCode: string | undefined;

	constructor(page: Page, parts: { readonly id: string; readonly opener: Tab | undefined }) {
		this.page = page;
		this.id = parts.id;
		this.opener = parts.opener;
		page.on("response", (response) => this.#answered(response));
		page.on("requestfailed", (request) => this.#failed(request));
		page.on("close", () => this.life.end());
		page.on("crash", () => this.life.end());
	}

	async attach(trips: Trips): Promise<void> {
		this.#world = await World.attach(this.page, {
			life: this.life,
			trips,
			onDocument: (document) => this.#arrived(document),
		});
		this.#world.main.on("Page.windowOpen", () => {
			this.windows += 1;
		});
	}

	get attached(): boolean {
		return this.#world !== undefined;
	}

	get world(): World {
		if (!this.#world) throw new Error("tab is used before it is attached");
		return this.#world;
	}

	/** Why the document shown now is not what was asked for. */
	get failure(): PageFailure | undefined {
		return this.#failure;
	}

	/** The address asked for when the browser shows its own error page. */
	get unreachableUrl(): string | undefined {
		return this.#unreachableUrl;
	}

	/** Shown by a viewer of the browser's own, which no script can read. */
	get isPdf(): boolean {
		return this.#mimeType === "application/pdf";
	}

	#answered(response: Response): void {
		const request = response.request();
		if (!isMainDocument(request, this.page)) return;
		this.#answer = { url: withoutHash(response.url()), status: response.status() };
	}

	#failed(request: Request): void {
		if (!isMainDocument(request, this.page)) return;
		this.#errorCode = /ERR_[A-Z0-9_]+/.exec(request.failure()?.errorText ?? "")?.[0];
	}

	#arrived(document: MainDocument): void {
		this.documents += 1;
		this.dialogs.forget();
		this.#mimeType = document.mimeType;
		this.#unreachableUrl = document.unreachableUrl;
		this.#failure = this.#failureOf(document);
	}

	#failureOf(document: MainDocument): PageFailure | undefined {
		if (document.unreachableUrl !== undefined) {
			const code = this.#errorCode;
			const reason = code ?? "unknown reason";
			return { ...(code ? { code } : {}), text: `the browser could not load the page: ${reason}` };
		}
		const answer = this.#answer;
		if (!answer || answer.status < 400 || answer.url !== withoutHash(document.url))
			return undefined;
		return { status: answer.status, text: `the server answered with status ${answer.status}` };
	}
}

function isMainDocument(request: Request, page: Page): boolean {
	if (!request.isNavigationRequest()) return false;
	try {
		return request.frame() === page.mainFrame();
	} catch {
		return true;
	}
}

function withoutHash(url: string): string {
	return url.split("#")[0] ?? url;
}
