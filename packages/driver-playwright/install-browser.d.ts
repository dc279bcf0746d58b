import type { FindBrowserOptions } from "./find-browser.js";

export interface InstallBrowserOptions extends Omit<FindBrowserOptions, "accept"> {
	/** Gets one line per step that takes time. Default: silent. */
	readonly say?: (line: string) => void;
}

/**
 * A browser that starts: one that is there, else downloaded by playwright-core (at most 60 s), else from apt-get when
 * root on Debian or Ubuntu (unless SUREHAND_NO_APT is set). Throws `NoBrowserError` (`code` `no_browser`, with a `hint`)
 * when none of it works.
 */
export declare function installBrowser(
	options?: InstallBrowserOptions,
): Promise<{ readonly path: string; readonly source: string }>;

/** Whether the program starts at all (`--version`; on Linux only, true elsewhere). */
export declare function starts(path: string): boolean;
