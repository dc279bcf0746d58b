import { access, readFile } from "node:fs/promises";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { BrowserError, closedError } from "./errors.ts";

export interface LaunchOptions {
	/** Chromium or Chrome; default: the one playwright-core would use. */
	readonly executablePath?: string;
	readonly headed?: boolean;
	/** CSS pixels; default 1280 × 800. */
	readonly viewport?: { readonly width: number; readonly height: number };
	/** BCP 47 tag, such as `zh-CN`. */
	readonly locale?: string;
	/** IANA name, such as `Europe/Lisbon`. */
	readonly timezoneId?: string;
	readonly proxy?: {
		readonly server: string;
		readonly bypass?: string;
		readonly username?: string;
		readonly password?: string;
	};
	/** File written by `storageState`. */
	readonly storageState?: string;
	/** More command-line switches. */
	readonly args?: readonly string[];
	/** Chromium's own sandbox; off by default because many containers do not allow it. */
	readonly sandbox?: boolean;
	/** Hosts other than this machine cannot be resolved. */
	readonly loopbackOnly?: boolean;
	readonly launchLimitMs?: number;
}

/** A running browser and the way to end it for certain. */
export interface Launched {
	readonly browser: Browser;
	/** Ends the process at once. */
	kill(): void;
}

const LAUNCH_LIMIT_MS = 30_000;
const VIEWPORT = { width: 1280, height: 800 };
const QUIET_ARGS = [
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--no-first-run",
	"--disable-quic",
];
const LOOPBACK_RULES =
	"MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]";

export async function launch(options: LaunchOptions): Promise<Launched> {
	const { executablePath, proxy } = options;
	if (executablePath !== undefined) await checkExecutable(executablePath);
	if (options.storageState !== undefined) await checkState(options.storageState);
	try {
		const browser = await chromium.launch({
			...(executablePath === undefined ? {} : { executablePath }),
			headless: options.headed !== true,
			args: [
				...QUIET_ARGS,
				...(options.loopbackOnly ? [`--host-resolver-rules=${LOOPBACK_RULES}`] : []),
				...(options.args ?? []),
			],
			...(options.sandbox === undefined ? {} : { chromiumSandbox: options.sandbox }),
			...(proxy ? { proxy } : {}),
			timeout: options.launchLimitMs ?? LAUNCH_LIMIT_MS,
			handleSIGINT: false,
			handleSIGTERM: false,
			handleSIGHUP: false,
		});
		return { browser, kill: killer(await processId(browser)) };
	} catch (error) {
		throw launchError(error, executablePath);
	}
}

export async function newContext(
	browser: Browser,
	options: LaunchOptions,
): Promise<BrowserContext> {
	const { locale, timezoneId, storageState } = options;
	try {
		const context = await browser.newContext({
			viewport: options.viewport ?? VIEWPORT,
			...(locale === undefined ? {} : { locale }),
			...(timezoneId === undefined ? {} : { timezoneId }),
			...(storageState === undefined ? {} : { storageState }),
		});
		// On a screen the print window would block the page and wait for a person.
		if (options.headed) await context.addInitScript("window.print = () => {};");
		return context;
	} catch (error) {
		if (!browser.isConnected()) throw closedError();
		throw new BrowserError("bad_option", {
			message: "the browser refused its settings",
			hint: "check viewport, locale, time zone and storage state",
			cause: error,
		});
	}
}

async function processId(browser: Browser): Promise<number | undefined> {
	const session = await browser.newBrowserCDPSession();
	const { processInfo } = await session.send("SystemInfo.getProcessInfo");
	await session.detach();
	return processInfo.find((each) => each.type === "browser")?.id;
}

function killer(pid: number | undefined): () => void {
	let done = pid === undefined;
	return () => {
		if (done || pid === undefined) return;
		done = true;
		try {
			process.kill(pid, "SIGKILL");
		} catch {
			// It has ended by itself.
		}
	};
}

async function checkExecutable(path: string): Promise<void> {
	try {
		await access(path);
	} catch (cause) {
		throw new BrowserError("not_found", {
			message: `no browser at ${path}`,
			hint: "give the path of an installed Chromium or Chrome",
			cause,
		});
	}
}

async function checkState(path: string): Promise<void> {
	try {
		JSON.parse(await readFile(path, "utf8"));
	} catch (cause) {
		throw new BrowserError("bad_option", {
			message: `storage state cannot be read: ${path}`,
			hint: "give a file that was written by an earlier session",
			cause,
		});
	}
}

function launchError(error: unknown, path: string | undefined): BrowserError {
	if (error instanceof BrowserError) return error;
	const text = error instanceof Error ? error.message : "";
	if (/Executable doesn't exist|ENOENT/.test(text)) {
		return new BrowserError("not_found", {
			message: "no browser is installed for playwright-core",
			hint: "install Chromium, or give the path of one",
			cause: error,
		});
	}
	return new BrowserError("launch_failed", {
		message: `the browser did not start${path === undefined ? "" : `: ${path}`}`,
		hint: headedHint(text),
		cause: error,
	});
}

function headedHint(text: string): string {
	if (/Missing X server|\$DISPLAY|cannot open display/i.test(text)) {
		return "there is no screen here: run without `headed`";
	}
	if (/sandbox/i.test(text)) return "its sandbox is not allowed here: pass the switch --no-sandbox";
	return "start it by hand with --headless --version to see what it lacks";
}
