import { BrowserError, failureCategoryOf } from "./errors.ts";
import { bounded, post } from "./link.ts";
import type { Tab } from "./tab.ts";

export type GotoResult =
	/** A document was loaded; `httpStatus` is absent for addresses no server answers, such as `about:blank`. */
	| { readonly status: "loaded"; readonly url: string; readonly httpStatus?: number }
	/** The browser could not load it; `code` as in `ERR_CONNECTION_REFUSED`. */
	| { readonly status: "failed"; readonly code: string }
	| { readonly status: "download" }
	| { readonly status: "timeout"; readonly limitMs: number };

const SCHEMES: ReadonlySet<string> = new Set([
	"http:",
	"https:",
	"file:",
	"data:",
	"about:",
	"blob:",
]);

/** The address as the browser takes it; only schemes that show a document. */
export function checkedUrl(url: string): string {
	const scheme = URL.canParse(url) ? new URL(url).protocol : undefined;
	if (scheme !== undefined && SCHEMES.has(scheme)) return url;
	throw new BrowserError("bad_url", {
		message:
			scheme === undefined ? "not an address" : `addresses of kind ${scheme} cannot be opened`,
		hint: "give a full address, such as https://example.org/",
	});
}

/** Loads an address into a tab until its document is parsed. A page that cannot be loaded is a result, not an error. */
export async function load(
	tab: Tab,
	url: string,
	options: { readonly limitMs: number; readonly signal: AbortSignal },
): Promise<GotoResult> {
	const { limitMs, signal } = options;
	const going = tab.page.goto(url, { waitUntil: "domcontentloaded", timeout: limitMs });
	going.catch(() => undefined);
	const dialog = new Promise<null>((resolve) => {
		tab.dialogs.onOpen(() => {
			if (tab.dialogs.pending?.kind !== "beforeunload") resolve(null);
		});
	});
	try {
		const patience = { signal, limitMs: limitMs + 1_000 };
		const response = await bounded(Promise.race([going, dialog]), tab.life, patience);
		const httpStatus = response?.status();
		const shown = tab.page.url();
		return { status: "loaded", url: shown, ...(httpStatus === undefined ? {} : { httpStatus }) };
	} catch (error) {
		// Whatever is still on its way must not arrive later, in the middle of something else.
		post(tab.world.main, "Page.stopLoading", undefined);
		signal.throwIfAborted();
		return loadFault(error, tab, limitMs);
	}
}

function loadFault(error: unknown, tab: Tab, limitMs: number): GotoResult {
	const text = error instanceof Error ? error.message : "";
	if (/Download is starting/.test(text)) return { status: "download" };
	if (/interrupted by another navigation/.test(text)) {
		return { status: "loaded", url: tab.page.url() };
	}
	const code = /ERR_[A-Z0-9_]+/.exec(text)?.[0];
	if (code !== undefined) return { status: "failed", code };
	if (failureCategoryOf(error) === "timeout") return { status: "timeout", limitMs };
	throw error;
}
