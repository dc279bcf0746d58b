export interface FindBrowserOptions {
	/** Default: `process.env`. */
	readonly env?: Readonly<Record<string, string | undefined>>;
	/** Default: `process.platform`. */
	readonly platform?: NodeJS.Platform;
	/** Home folder. */
	readonly home?: string;
	/** A window is wanted: leave out browsers that have none. */
	readonly headed?: boolean;
	/** A last check of a browser found by itself; one it refuses is passed over. */
	readonly accept?: (path: string) => boolean;
}

export type BrowserFound =
	/** `source` says how it was found: `SUREHAND_BROWSER`, `CHROME_PATH`, `PATH`, `Playwright's downloads`, `usual place`. */
	{ readonly path: string; readonly source: string } | { readonly tried: readonly string[] };

/**
 * Looks in this order: SUREHAND_BROWSER, CHROME_PATH, the names browsers have in PATH, what Playwright has downloaded
 * (PLAYWRIGHT_BROWSERS_PATH or its default), the usual places of the system. Throws a `BrowserPathError` (`code`
 * `browser_path_wrong`, with a `hint`) when one of the two variables is set to something that cannot be run.
 */
export declare function findBrowser(options?: FindBrowserOptions): BrowserFound;

/** Folder of the playwright-core package, whose `cli.js` downloads browsers; it may be missing. */
export declare function playwrightFolder(): string;
