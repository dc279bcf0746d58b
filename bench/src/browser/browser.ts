import { findBrowser } from "@surehand/driver-playwright/find-browser";
import { type Browser, chromium } from "playwright-core";

/** Nobody listens there: whatever is not loopback is refused. */
const NOWHERE = "http://127.0.0.1:9";

const ARGS = [
	"--no-sandbox",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--no-first-run",
	"--disable-quic",
	`--proxy-server=${NOWHERE}`,
];

/** A Chromium that reaches nothing but loopback. Throws with the places it looked in when there is none. */
async function launchBrowser(options: { readonly headed: boolean }): Promise<Browser> {
	const found = findBrowser({ headed: options.headed });
	if (!("path" in found)) {
		throw new Error(`no browser found; tried ${found.tried.join(", ")}. Run npm start once.`);
	}
	return chromium.launch({
		executablePath: found.path,
		headless: !options.headed,
		args: ARGS,
	});
}

/** One browser for many attempts, started anew when it has died. */
export class BrowserSupply {
	readonly #headed: boolean;
	#browser: Promise<Browser> | undefined;

	constructor(options: { readonly headed: boolean }) {
		this.#headed = options.headed;
	}

	/** Asked by several at once it still starts only one. */
	take(): Promise<Browser> {
		const known = this.#browser ?? this.#launch();
		this.#browser = known.then((browser) => (browser.isConnected() ? browser : this.#launch()));
		return this.#browser;
	}

	#launch(): Promise<Browser> {
		return launchBrowser({ headed: this.#headed });
	}

	async close(): Promise<void> {
		await (await this.#browser)?.close();
	}
}
