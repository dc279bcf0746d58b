import { runInBrowser } from "@surehand/cli";
import { type Judge, parseRequest, type Run, type RunRequest } from "@surehand/core";
import type { BrowserOptions } from "@surehand/driver-playwright";
import { findBrowser } from "@surehand/driver-playwright/find-browser";
import { embeddedJudge } from "@surehand/judges/embedded";
import { createRunStore } from "@surehand/runs";

export const RUNS_FOLDER = ".surehand/runs";

export interface SurehandOptions extends Omit<RunRequest, "resume" | "host"> {
	/** Where to start, with its scheme. */
	readonly url: string;
	/** Default: the embedded judge, which needs no key and no network. */
	readonly judge?: Judge;
	/** Default: the browser found on this machine, without a window. */
	readonly browser?: BrowserOptions;
	/** Folder that holds one folder per run. Default: `.surehand/runs`. */
	readonly out?: string;
	/** File for cookies and storage at the end, to start other runs signed in (`browser.storageState`). */
	readonly saveState?: string;
	/** Ends the run as `interrupted`; the browser is closed. */
	readonly signal?: AbortSignal;
}

/**
 * Carries out one goal on a page: opens a browser, works, proves the result, closes the browser. Iterate the run for its
 * events, await its `outcome`. Throws `UsageError` at once for a request that cannot be run.
 */
export function surehand(options: SurehandOptions): Run {
	const { url, judge, browser, out, saveState, signal, ...request } = options;
	const { secrets } = parseRequest(request);
	return runInBrowser({
		url,
		request,
		browser: withBrowser(browser),
		judge: judge ?? embeddedJudge(),
		store: createRunStore({
			root: out ?? RUNS_FOLDER,
			redact: Object.values(secrets),
			values: request.values ?? {},
		}),
		...(saveState === undefined ? {} : { saveState }),
		...(signal ? { signal } : {}),
	});
}

/** The browser named, else one found on this machine, else what playwright-core has downloaded. */
export function withBrowser(browser: BrowserOptions = {}): BrowserOptions {
	if (browser.executablePath !== undefined) return browser;
	const found = findBrowser({ headed: browser.headed === true });
	return "path" in found ? { ...browser, executablePath: found.path } : browser;
}
