import type { Browser, BrowserContext, Page } from "playwright-core";
import { PageTruth } from "../truth/page-truth.ts";

const OPEN_LIMIT_MS = 20_000;

/** A fresh context with one page: no cookie, no storage, nothing from an earlier task. */
export interface Visit {
	readonly page: Page;
	readonly truth: PageTruth;
	/** Requests to anything but loopback, in order. */
	readonly outside: readonly string[];
	/** Undefined when the page opened, else why not. */
	open(url: string): Promise<string | undefined>;
	close(): Promise<void>;
}

export async function startVisit(
	browser: Browser,
	checkIn: "first_page" | "last_page",
): Promise<Visit> {
	const context = await browser.newContext({
		viewport: { width: 1280, height: 720 },
		locale: "en-GB",
		acceptDownloads: true,
	});
	const outside = watchOutside(context);
	const truth = new PageTruth(context, checkIn);
	const page = await context.newPage();
	return {
		page,
		truth,
		outside,
		open: (url) => open(page, url),
		close: () => context.close().catch(() => undefined),
	};
}

async function open(page: Page, url: string): Promise<string | undefined> {
	try {
		await page.goto(url, { waitUntil: "load", timeout: OPEN_LIMIT_MS });
		return undefined;
	} catch (error) {
		return `${url} did not open: ${String(error).split("\n")[0]}`;
	}
}

function watchOutside(context: BrowserContext): string[] {
	const outside: string[] = [];
	context.on("request", (request) => {
		if (!isLoopback(request.url())) outside.push(request.url());
	});
	return outside;
}

/** Schemes without a host stay on this machine as well. */
function isLoopback(url: string): boolean {
	const { protocol, hostname } = new URL(url);
	if (!/^(https?|wss?|ftp):$/.test(protocol)) return true;
	return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) || hostname.endsWith(".localhost");
}
