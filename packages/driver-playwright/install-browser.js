// Finds a browser that starts, or installs one. Plain JavaScript without dependencies: the set-up script uses it before
// anything is built.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findBrowser, playwrightFolder } from "./find-browser.js";
import { runBounded } from "./run-bounded.js";

const START_LIMIT_MS = 20_000;
const DOWNLOAD_LIMIT_MS = 60_000;
const UPDATE_LIMIT_MS = 120_000;
const APT_LIMIT_MS = 600_000;

/** See install-browser.d.ts. */
export async function installBrowser(options = {}) {
	const say = options.say ?? (() => undefined);
	const find = () => findBrowser({ ...options, accept: starts });
	const attempts = [];
	for (const step of [undefined, download, installPackage]) {
		const attempt = step ? await step({ say, ...options }) : undefined;
		if (attempt) attempts.push(attempt);
		const found = find();
		if ("path" in found) return found;
	}
	throw notFound(find().tried ?? [], attempts);
}

/** Does the program start at all? A downloaded browser may lack system libraries, a packaged one may be a stub. */
export function starts(path) {
	if (process.platform !== "linux") return true;
	return spawnSync(path, ["--version"], { timeout: START_LIMIT_MS, stdio: "ignore" }).status === 0;
}

async function download({ say }) {
	const cli = join(playwrightFolder(), "cli.js");
	say("No browser found. Downloading Chromium (at most 60 s) …");
	const result = await runBounded(process.execPath, [cli, "install", "chromium"], {
		limitMs: DOWNLOAD_LIMIT_MS,
	});
	if (result.status === "ok") return undefined;
	say(`The download did not work (${reason(result)}).`);
	return `downloading it with playwright-core (${reason(result)})`;
}

async function installPackage({ say, env = process.env }) {
	if (!canUseApt(env)) return undefined;
	say("Installing Chromium with apt-get …");
	const settings = { DEBIAN_FRONTEND: "noninteractive" };
	await runBounded("apt-get", ["update"], { limitMs: UPDATE_LIMIT_MS, env: settings });
	const install = ["install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"];
	const result = await runBounded("apt-get", install, { limitMs: APT_LIMIT_MS, env: settings });
	if (result.status !== "ok") return installLibraries({ say, settings, apt: reason(result) });
	if ("path" in findBrowser({ env, accept: starts })) return undefined;
	return installLibraries({ say, settings, apt: "worked, but brought nothing that starts" });
}

/** Ubuntu's package is an empty stand-in; what a downloaded browser lacks there are libraries. */
async function installLibraries({ say, settings, apt }) {
	say("Installing the libraries Chromium needs …");
	const args = [join(playwrightFolder(), "cli.js"), "install-deps", "chromium"];
	const result = await runBounded(process.execPath, args, { limitMs: APT_LIMIT_MS, env: settings });
	const libraries = result.status === "ok" ? "installed" : reason(result);
	return `apt-get install chromium (${apt}), its libraries (${libraries})`;
}

function canUseApt(env) {
	if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
	if (env.SUREHAND_NO_APT) return false;
	try {
		return /^(?:ID|ID_LIKE)=.*\b(?:debian|ubuntu)\b/m.test(readFileSync("/etc/os-release", "utf8"));
	} catch {
		return false;
	}
}

function reason({ status, output }) {
	if (status === "timeout") return "timed out";
	const line = output.split("\n").find((text) => /error|E:|failed|unable/i.test(text));
	return (line ?? output.trim().split("\n").at(-1) ?? "").trim().slice(0, 160) || "no reason given";
}

function notFound(tried, attempts) {
	const also = attempts.length > 0 ? ` Also tried: ${attempts.join("; ")}.` : "";
	return Object.assign(new Error(`No browser was found. Looked at: ${tried.join(", ")}.${also}`), {
		name: "NoBrowserError",
		code: "no_browser",
		hint: "Install Chromium or Chrome (Debian: sudo apt-get install chromium), or set SUREHAND_BROWSER to the full path of one.",
	});
}
