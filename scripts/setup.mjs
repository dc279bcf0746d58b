// Makes a fresh machine ready: dependencies, build, a browser. Needs nothing but Node. Silent when there is nothing to do.
import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findBrowser } from "../packages/driver-playwright/find-browser.js";
import { installBrowser } from "../packages/driver-playwright/install-browser.js";
import { runBounded } from "../packages/driver-playwright/run-bounded.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OLDEST_NODE = [20, 19];
const INSTALL_LIMIT_MS = 900_000;
const BUILD_LIMIT_MS = 300_000;

/** Returns the browser to use. Throws an error with a `hint` when the machine cannot be made ready. */
export async function setUp({ say = sayOnStderr } = {}) {
	checkNode();
	await installDependencies(say);
	await buildSources(say);
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

async function installDependencies(say) {
	const lock = readFileSync(join(ROOT, "package-lock.json"));
	const wanted = digest([lock, process.platform, process.arch]);
	if (readStamp("install") === wanted) return;
	const fresh = !existsSync(join(ROOT, "node_modules", ".package-lock.json"));
	if (fresh || !hasAllOf(lock)) {
		say("Installing dependencies …");
		const args = [fresh ? "ci" : "install", "--no-audit", "--no-fund", "--loglevel=error"];
		await mustWork(npm(args), {
			limitMs: INSTALL_LIMIT_MS,
			hint: "Check the connection to the npm registry, then run the command again.",
		});
	}
	writeStamp("install", wanted);
}

/** Someone ran `npm ci` by hand: what npm says it installed is what the lock file asks for. */
function hasAllOf(lock) {
	const wanted = JSON.parse(lock.toString()).packages;
	const path = join(ROOT, "node_modules", ".package-lock.json");
	const present = JSON.parse(readFileSync(path, "utf8")).packages;
	return Object.entries(wanted).every(
		([name, { version, optional, link }]) =>
			!name.startsWith("node_modules/") || optional || link || present[name]?.version === version,
	);
}

async function buildSources(say) {
	const wanted = digest(listSources());
	if (readStamp("build") === wanted && listOutputs().every((path) => existsSync(path))) return;
	say("Building …");
	await mustWork(npm(["run", "build", "--silent"]), {
		limitMs: BUILD_LIMIT_MS,
		hint: "The sources do not compile; the lines above say where.",
	});
	writeStamp("build", wanted);
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
	try {
		return readFileSync(stampPath(name), "utf8");
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
