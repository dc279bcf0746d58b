import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { findBrowser } from "../find-browser.js";

let home: string;

beforeEach(() => {
	home = mkdtempSync(join(tmpdir(), "surehand-browser-"));
});

function makeProgram(path: string, text = "#!/bin/sh\n"): string {
	const full = join(home, path);
	mkdirSync(dirname(full), { recursive: true });
	writeFileSync(full, text);
	chmodSync(full, 0o755);
	return full;
}

function makeDownload(folder: string, program: string): string {
	const path = makeProgram(join(folder, program));
	writeFileSync(join(home, folder, "INSTALLATION_COMPLETE"), "");
	return path;
}

/** Only what the test made is found: the usual places of this machine are refused. */
function find(env: Record<string, string>, more: { headed?: boolean } = {}) {
	const accept = (path: string) => path.startsWith(home);
	return findBrowser({ env, home, platform: "linux", accept, ...more });
}

test("SUREHAND_BROWSER wins over everything else", () => {
	const own = makeProgram("own/browser");
	const other = makeProgram("bin/chromium");
	expect(find({ SUREHAND_BROWSER: own, CHROME_PATH: other, PATH: dirname(other) })).toEqual({
		path: own,
		source: "SUREHAND_BROWSER",
	});
});

test("CHROME_PATH wins over PATH", () => {
	const own = makeProgram("own/browser");
	makeProgram("bin/chromium");
	expect(find({ CHROME_PATH: own, PATH: join(home, "bin") })).toEqual({
		path: own,
		source: "CHROME_PATH",
	});
});

test.each(["SUREHAND_BROWSER", "CHROME_PATH"])("a wrong %s is an error that names it", (name) => {
	const wrong = join(home, "missing");
	expect(() => find({ [name]: wrong })).toThrow(`${name} is "${wrong}"`);
});

test("a browser in PATH is found by any of its usual names", () => {
	const chrome = makeProgram("bin/google-chrome-stable");
	expect(find({ PATH: `/nowhere:${dirname(chrome)}` })).toEqual({ path: chrome, source: "PATH" });
});

test("a folder or a file that cannot be run is no browser", () => {
	mkdirSync(join(home, "bin/chromium"), { recursive: true });
	chmodSync(makeProgram("bin/google-chrome"), 0o644);
	expect(find({ PATH: join(home, "bin") })).toHaveProperty("tried");
});

test("a launcher that only asks to install a snap is passed over", () => {
	makeProgram("bin/chromium-browser", '#!/bin/sh\necho "Run: snap install chromium"\nexit 1\n');
	expect(find({ PATH: join(home, "bin") })).toHaveProperty("tried");
});

test("the newest browser that Playwright downloaded is found, the full one before the headless one", () => {
	const cache = ".cache/ms-playwright";
	makeDownload(`${cache}/chromium-1200`, "chrome-linux64/chrome");
	makeDownload(
		`${cache}/chromium_headless_shell-1255`,
		"chrome-headless-shell-linux64/chrome-headless-shell",
	);
	const newest = makeDownload(`${cache}/chromium-1255`, "chrome-linux64/chrome");
	expect(find({})).toEqual({ path: newest, source: "Playwright's downloads" });
});

test("an unfinished download is passed over", () => {
	makeProgram(".cache/ms-playwright/chromium-1255/chrome-linux64/chrome");
	expect(find({})).toHaveProperty("tried");
});

test("PLAYWRIGHT_BROWSERS_PATH names the folder of the downloads", () => {
	const chrome = makeDownload("mine/chromium-1", "chrome-linux/chrome");
	expect(find({ PLAYWRIGHT_BROWSERS_PATH: join(home, "mine") })).toHaveProperty("path", chrome);
});

test("a browser without windows is not offered when a window is wanted", () => {
	makeDownload("mine/chromium_headless_shell-1", "chrome-linux/headless_shell");
	const env = { PLAYWRIGHT_BROWSERS_PATH: join(home, "mine") };
	expect(find(env)).toHaveProperty("path");
	expect(find(env, { headed: true })).toHaveProperty("tried");
});

test("on macOS the applications folder is looked at", () => {
	const app = "Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
	const path = makeProgram(app);
	const accept = (found: string) => found.startsWith(home);
	expect(findBrowser({ env: {}, home, platform: "darwin", accept })).toEqual({
		path,
		source: "usual place",
	});
});

test("when there is none, every place looked at is told", () => {
	const found = find({ PATH: join(home, "bin") });
	const text = "tried" in found ? found.tried.join("\n") : "";
	for (const place of ["SUREHAND_BROWSER", "CHROME_PATH", "PATH (chromium", "ms-playwright"]) {
		expect(text).toContain(place);
	}
});
