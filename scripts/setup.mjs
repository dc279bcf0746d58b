// Makes a fresh machine ready: dependencies, build, a browser. Needs nothing but Node. Silent when there is nothing to do.
import { createHash } from "node:crypto";
import {
	existsSync,
	linkSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findBrowser } from "../packages/driver-playwright/find-browser.js";
import { installBrowser } from "../packages/driver-playwright/install-browser.js";
import { runBounded } from "../packages/driver-playwright/run-bounded.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OLDEST_NODE = [20, 19];
const INSTALL_LIMIT_MS = 900_000;
const BUILD_LIMIT_MS = 300_000;
const WAIT_MS = 100;

/** Returns the browser to use. Throws an error with a `hint` when the machine cannot be made ready. */
export async function setUp({ say = sayOnStderr } = {}) {
	checkNode();
	if (!isInstalled() || !isBuilt()) {
		await alone(say, async () => {
			await installDependencies(say);
			await buildSources(say);
		});
	}
	return await readyBrowser(say);
}

/** Prints what went wrong and what to do, without a stack. */
export function reportFailure(error) {
	process.stderr.write(`\nSet-up failed: ${error.message}\n`);
	if (error.hint) process.stderr.write(`What to do: ${error.hint}\n`);
}

function checkNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	const [oldest, oldestMinor] = OLDEST_NODE;
	if (major > oldest || (major === oldest && minor >= oldestMinor)) return;
	throw failure(
		`This is Node ${process.versions.node}; at least ${OLDEST_NODE.join(".")} is needed.`,
		"Install a newer Node from https://nodejs.org and run the command again.",
	);
}

/** One set-up at a time: a second one waits for the first and then finds its work done. */
async function alone(say, work) {
	const lock = join(ROOT, ".surehand", "setup.lock");
	mkdirSync(join(ROOT, ".surehand"), { recursive: true });
	for (let told = false; !takeLock(lock); told = true) {
		if (!told) say("Waiting for another set-up to end …");
		await sleep(WAIT_MS);
	}
	const release = () => rmSync(lock, { force: true });
	process.once("exit", release);
	try {
		await work();
	} finally {
		process.off("exit", release);
		release();
	}
}

/** A link appears with its content or not at all, so that nobody ever sees a lock without its owner. */
function takeLock(lock) {
	const draft = `${lock}.${process.pid}`;
	writeFileSync(draft, String(process.pid));
	try {
		linkSync(draft, lock);
		return true;
	} catch {
		if (!isAlive(readFileIfThere(lock))) rmSync(lock, { force: true });
		return false;
	} finally {
		rmSync(draft, { force: true });
	}
}

function isAlive(pid) {
	try {
		return Number(pid) > 0 && process.kill(Number(pid), 0);
	} catch (error) {
		return error.code === "EPERM";
	}
}

function isInstalled() {
	return readStamp("install") === lockDigest();
}

function lockDigest() {
	return digest([readFileSync(join(ROOT, "package-lock.json")), process.platform, process.arch]);
}

async function installDependencies(say) {
	if (isInstalled()) return;
	const fresh = !existsSync(join(ROOT, "node_modules", ".package-lock.json"));
	if (fresh || !hasAllOf(readFileSync(join(ROOT, "package-lock.json"), "utf8"))) {
		say("Installing dependencies …");
		const args = [fresh ? "ci" : "install", "--no-audit", "--no-fund", "--loglevel=error"];
		await mustWork(npm(args), {
			limitMs: INSTALL_LIMIT_MS,
			hint: "Check the connection to the npm registry, then run the command again.",
		});
	}
	writeStamp("install", lockDigest());
}

/** Someone ran `npm ci` by hand: what npm says it installed is what the lock file asks for. */
function hasAllOf(lock) {
	const wanted = JSON.parse(lock).packages;
	const path = join(ROOT, "node_modules", ".package-lock.json");
	const present = JSON.parse(readFileSync(path, "utf8")).packages;
	return Object.entries(wanted).every(
		([name, { version, optional, link }]) =>
			!name.startsWith("node_modules/") || optional || link || present[name]?.version === version,
	);
}

function isBuilt() {
	const outputs = listOutputs();
	return readStamp("build") === digest(listSources()) && outputs.every((path) => existsSync(path));
}

async function buildSources(say) {
	if (isBuilt()) return;
	say("Building …");
	const sources = digest(listSources());
	await mustWork(npm(["run", "build", "--silent"]), {
		limitMs: BUILD_LIMIT_MS,
		hint: "The sources do not compile; the lines above say where.",
	});
	writeStamp("build", sources);
}

/** One line per file that goes into the build: path, size, time of the last change. */
function listSources() {
	const shared = ["package.json", "tsconfig.json", "tsconfig.base.json", "scripts/build-page.mjs"];
	const own = listWorkspaces().flatMap((folder) => [
		join(folder, "package.json"),
		join(folder, "tsconfig.json"),
		...listFiles(join(folder, "src")),
	]);
	return [...shared, ...own]
		.sort((a, b) => (a < b ? -1 : 1))
		.map((path) => {
			const { size, mtimeMs } = statSync(join(ROOT, path), { throwIfNoEntry: false }) ?? {};
			return `${path} ${size} ${mtimeMs}`;
		});
}

function listOutputs() {
	return listWorkspaces().map((folder) => join(ROOT, folder, "dist", "index.js"));
}

function listWorkspaces() {
	const { workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
	return workspaces.flatMap((pattern) => {
		if (!pattern.endsWith("/*")) return [pattern];
		const parent = pattern.slice(0, -2);
		return readdirSync(join(ROOT, parent), { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.map((entry) => join(parent, entry.name));
	});
}

function listFiles(folder) {
	const path = join(ROOT, folder);
	if (!existsSync(path)) return [];
	return readdirSync(path, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
		.map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
}

/** Starting a browser to see that it works takes time, so it is done once for each program. */
async function readyBrowser(say) {
	const first = findBrowser();
	const known = readStamp("browser");
	if ("path" in first && isGivenByName(first)) return first;
	if ("path" in first && known === describeProgram(first.path)) return first;
	const browser = await installBrowser({ say });
	writeStamp("browser", describeProgram(browser.path));
	return browser;
}

function isGivenByName({ source }) {
	return source === "SUREHAND_BROWSER" || source === "CHROME_PATH";
}

function describeProgram(path) {
	const { size, mtimeMs } = statSync(path);
	return `${path} ${size} ${mtimeMs}`;
}

function npm(args) {
	const given = process.env.npm_execpath ?? "";
	if (/npm-cli\.c?js$/.test(given)) return [process.execPath, [given, ...args]];
	return [process.platform === "win32" ? "npm.cmd" : "npm", args];
}

async function mustWork([command, args], { limitMs, hint }) {
	const result = await runBounded(command, args, { limitMs, cwd: ROOT });
	if (result.status === "ok") return;
	process.stderr.write(`${result.output.trim()}\n`);
	const how = result.status === "timeout" ? `took longer than ${limitMs / 1000} s` : "failed";
	throw failure(`"npm ${args.filter((arg) => !/npm-cli/.test(arg)).join(" ")}" ${how}.`, hint);
}

function digest(parts) {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part).update("\n");
	return hash.digest("hex");
}

function stampPath(name) {
	return join(ROOT, "node_modules", ".surehand", name);
}

function readStamp(name) {
	return readFileIfThere(stampPath(name));
}

function readFileIfThere(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return undefined;
	}
}

function writeStamp(name, text) {
	mkdirSync(join(ROOT, "node_modules", ".surehand"), { recursive: true });
	writeFileSync(stampPath(name), text);
}

function failure(message, hint) {
	return Object.assign(new Error(message), { hint });
}

function sayOnStderr(line) {
	process.stderr.write(`${line}\n`);
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1] ?? ".")).href) {
	try {
		await setUp();
	} catch (error) {
		reportFailure(error);
		process.exitCode = 1;
	}
}
