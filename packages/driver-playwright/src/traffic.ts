import type { RequestSeen } from "@surehand/core";
import type { BrowserContext, Page, Request, Response } from "playwright-core";

/** Requests that may change what a page shows. Pictures, sockets and beacons do not. */
const AWAITED: ReadonlySet<string> = new Set(["document", "xhr", "fetch", "script", "stylesheet"]);
const LOGGED: ReadonlySet<string> = new Set(["document", "xhr", "fetch", "ping"]);
/** Older requests are long polls, not the answer to an action. */
const PATIENCE_MS = 5_000;
const LOG_LIMIT = 5_000;
const URL_CHARS = 2_000;

interface Flight {
	readonly page: Page | undefined;
	startedAt: number;
	/** A document the server has not answered yet: waited for however long it takes. */
	document: boolean;
}

interface Logged extends RequestSeen {
	status: number;
}

/** Every request of a browser context: what is under way now, and what was seen since the start. */
export class Traffic {
	readonly #flights = new Map<Request, Flight>();
	readonly #log: Logged[] = [];
	readonly #entries = new WeakMap<Request, Logged>();
	readonly #listeners = new Set<() => void>();
	readonly #stop: () => void;
	#dropped = 0;

	constructor(context: BrowserContext) {
		const start = (request: Request): void => this.#started(request);
		const answer = (response: Response): void => this.#answered(response);
		const end = (request: Request): void => this.#ended(request);
		context.on("request", start).on("response", answer);
		context.on("requestfinished", end).on("requestfailed", end);
		this.#stop = () => {
			context.off("request", start).off("response", answer);
			context.off("requestfinished", end).off("requestfailed", end);
		};
	}

	dispose(): void {
		this.#stop();
		this.#flights.clear();
	}

	/** Requests of one page worth waiting for. */
	inFlight(page: Page): number {
		const now = performance.now();
		let count = 0;
		for (const flight of this.#flights.values()) {
			if (flight.page !== page) continue;
			if (flight.document || now - flight.startedAt < PATIENCE_MS) count += 1;
		}
		return count;
	}

	/** True while the page itself is being replaced. */
	navigating(page: Page): boolean {
		return [...this.#flights.values()].some((flight) => flight.page === page && flight.document);
	}

	/** Called whenever a count may have changed. */
	onChange(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Place in the log; `since` gives what came later. */
	mark(): number {
		return this.#dropped + this.#log.length;
	}

	since(mark: number): readonly RequestSeen[] {
		return this.#log.slice(Math.max(0, mark - this.#dropped)).map((entry) => ({ ...entry }));
	}

	#started(request: Request): void {
		const type = request.resourceType();
		if (LOGGED.has(type)) this.#record(request);
		if (!AWAITED.has(type)) return;
		const page = pageOf(request);
		this.#flights.set(request, {
			page,
			startedAt: performance.now(),
			document: request.isNavigationRequest() && isMain(request, page),
		});
		setTimeout(() => this.#tell(), PATIENCE_MS + 50).unref();
		this.#tell();
	}

	#record(request: Request): void {
		const url = request.url();
		if (url.startsWith("data:") || url.startsWith("blob:")) return;
		const entry = { method: request.method(), url: url.slice(0, URL_CHARS), status: 0 };
		this.#entries.set(request, entry);
		this.#log.push(entry);
		if (this.#log.length <= LOG_LIMIT) return;
		this.#log.shift();
		this.#dropped += 1;
	}

	#answered(response: Response): void {
		const entry = this.#entries.get(response.request());
		if (entry) entry.status = response.status();
		const flight = this.#flights.get(response.request());
		if (!flight?.document) return;
		flight.document = false;
		flight.startedAt = performance.now();
	}

	#ended(request: Request): void {
		if (this.#flights.delete(request)) this.#tell();
	}

	#tell(): void {
		for (const listener of [...this.#listeners]) listener();
	}
}

function pageOf(request: Request): Page | undefined {
	try {
		return request.frame().page();
	} catch {
		return undefined;
	}
}

function isMain(request: Request, page: Page | undefined): boolean {
	return page !== undefined && request.frame() === page.mainFrame();
}
