// Finds a Chromium-based browser on this machine. Plain JavaScript without dependencies: the set-up script uses it before
// anything is installed or built.
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";

const PATH_NAMES = [
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
	"chrome",
	"microsoft-edge",
	"microsoft-edge-stable",
	"msedge",
	"brave-browser",
];
/** A launcher script that only tells how to install the real browser is small. */
const STUB_BYTES = 65_536;
const DOWNLOADED = /^(?:chromium|chromium_headless_shell)-(\d+)$/;

/** See find-browser.d.ts. */
export function findBrowser(options = {}) {
	const settings = readSettings(options);
	const named = namedBrowser(settings);
	if (named) return named;
	const tried = ["SUREHAND_BROWSER (not set)", "CHROME_PATH (not set)"];
	for (const { path, source, label } of candidates(settings)) {
		if (isBrowser(path) && settings.accept(path)) return { path, source };
		if (tried.at(-1) !== label) tried.push(label);
	}
	return { tried };
}

function readSettings(options) {
	const env = options.env ?? process.env;
	return {
		env,
		platform: options.platform ?? process.platform,
		home: options.home ?? homedir(),
		headed: options.headed ?? false,
		accept: options.accept ?? (() => true),
	};
}

function namedBrowser({ env }) {
	for (const name of ["SUREHAND_BROWSER", "CHROME_PATH"]) {
		const path = env[name];
		if (!path) continue;
		if (isBrowser(path)) return { path, source: name };
		throw Object.assign(
			new Error(`${name} is "${path}", and that is no program that can be run.`),
			{
				name: "BrowserPathError",
				code: "browser_path_wrong",
				hint: `Set ${name} to the full path of a Chromium-based browser, or unset it.`,
			},
		);
	}
	return undefined;
}

function* candidates(settings) {
	yield* pathCandidates(settings);
	yield* downloadedCandidates(settings);
	for (const path of usualPlaces(settings)) yield { path, source: "usual place", label: path };
}

function* pathCandidates({ env, platform }) {
	const folders = (env.PATH ?? env.Path ?? "")
		.split(delimiter)
		.filter((folder) => isAbsolute(folder));
	const ending = platform === "win32" ? ".exe" : "";
	const label = `PATH (${PATH_NAMES.join(", ")})`;
	for (const name of PATH_NAMES) {
		for (const folder of folders)
			yield { path: join(folder, name + ending), source: "PATH", label };
	}
}

/** Browsers that Playwright has downloaded, newest first, the full browser before the headless one. */
function* downloadedCandidates(settings) {
	const cache = cacheFolder(settings);
	const label = `Playwright's downloads (${cache})`;
	yield { path: "", source: "", label };
	for (const folder of listDownloads(cache, settings.headed)) {
		for (const sub of listFolders(folder)) {
			for (const name of programNames(settings.platform)) {
				yield { path: join(folder, sub, ...name), source: "Playwright's downloads", label };
			}
		}
	}
}

function listDownloads(cache, headed) {
	return listFolders(cache)
		.filter((name) => DOWNLOADED.test(name) && !(headed && name.includes("headless")))
		.filter((name) => existsSync(join(cache, name, "INSTALLATION_COMPLETE")))
		.sort((a, b) => revision(b) - revision(a) || a.length - b.length)
		.map((name) => join(cache, name));
}

function revision(name) {
	return Number(DOWNLOADED.exec(name)?.[1] ?? 0);
}

function programNames(platform) {
	if (platform === "win32")
		return [["chrome.exe"], ["chrome-headless-shell.exe"], ["headless_shell.exe"]];
	if (platform !== "darwin") return [["chrome"], ["chrome-headless-shell"], ["headless_shell"]];
	const apps = ["Google Chrome for Testing", "Chromium"];
	return [
		...apps.map((app) => [`${app}.app`, "Contents", "MacOS", app]),
		["chrome-headless-shell"],
	];
}

function cacheFolder({ env, platform, home }) {
	const given = env.PLAYWRIGHT_BROWSERS_PATH;
	if (given === "0") return join(playwrightFolder(), ".local-browsers");
	if (given) return given;
	if (platform === "darwin") return join(home, "Library", "Caches", "ms-playwright");
	if (platform === "win32")
		return join(env.LOCALAPPDATA ?? join(home, "AppData", "Local"), "ms-playwright");
	return join(env.XDG_CACHE_HOME || join(home, ".cache"), "ms-playwright");
}

/** Where npm put playwright-core: beside this package, or in a folder above it. */
export function playwrightFolder() {
	let folder = dirname(fileURLToPath(import.meta.url));
	for (;;) {
		const found = join(folder, "node_modules", "playwright-core");
		if (existsSync(join(found, "cli.js")) || folder === dirname(folder)) return found;
		folder = dirname(folder);
	}
}

/** Only where programs are not in PATH by custom. */
function usualPlaces({ env, platform, home }) {
	if (platform === "darwin") {
		const apps = ["Google Chrome", "Chromium", "Microsoft Edge", "Brave Browser"];
		return apps.flatMap((app) =>
			["/Applications", join(home, "Applications")].map((folder) =>
				join(folder, `${app}.app`, "Contents", "MacOS", app),
			),
		);
	}
	if (platform === "win32") {
		const roots = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(Boolean);
		const programs = [
			["Google", "Chrome", "Application", "chrome.exe"],
			["Chromium", "Application", "chrome.exe"],
			["Microsoft", "Edge", "Application", "msedge.exe"],
		];
		return programs.flatMap((program) => roots.map((root) => join(root, ...program)));
	}
	return [];
}

function isBrowser(path) {
	try {
		accessSync(path, constants.X_OK);
		const { size } = statSync(path);
		return statSync(path).isFile() && !(size < STUB_BYTES && isStub(path));
	} catch {
		return false;
	}
}

/** Ubuntu's `chromium-browser` without the snap is a script that asks to install it. */
function isStub(path) {
	const text = readFileSync(path, "utf8");
	return text.startsWith("#!") && text.includes("snap install chromium");
}

function listFolders(path) {
	try {
		return readdirSync(path, { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.map((entry) => entry.name);
	} catch {
		return [];
	}
}
