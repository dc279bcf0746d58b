import { UsageError } from "@surehand/core";
import { findBrowser } from "@surehand/driver-playwright/find-browser";
import type { CliIo } from "./io.ts";
import type { Settings } from "./settings/settings.ts";

export interface BrowserProgram {
	readonly path: string;
	readonly source: string;
}

/** The browser to use. Throws `UsageError` that names what is wrong, or every place that was looked at. */
export function chooseBrowser(settings: Settings, io: CliIo): BrowserProgram {
	const { browser, headed } = settings;
	const env = browser.value === undefined ? io.env : { ...io.env, SUREHAND_BROWSER: browser.value };
	const found = lookFor(env, { headed: headed.value, name: browser.source });
	if ("path" in found) {
		return browser.value === undefined ? found : { path: found.path, source: browser.source };
	}
	throw new UsageError(
		"no_browser",
		`No browser was found. Looked at: ${found.tried.join(", ")}.`,
		`Run "${io.invokedAs} setup", or set SUREHAND_BROWSER to the full path of Chromium or Chrome.`,
	);
}

function lookFor(
	env: CliIo["env"],
	{ headed, name }: { readonly headed: boolean; readonly name: string },
): ReturnType<typeof findBrowser> {
	try {
		return findBrowser({ env, headed });
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		const message = error.message.replace(
			"SUREHAND_BROWSER",
			name === "default" ? "SUREHAND_BROWSER" : name,
		);
		throw new UsageError(
			"browser_path_wrong",
			message,
			"Give the full path of a Chromium-based browser, or leave it out.",
		);
	}
}
