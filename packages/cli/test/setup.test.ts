import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
	appendFileSync,
	chmodSync,
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const REPOSITORY = new URL("../../../", import.meta.url).pathname;
const DRIVER = "packages/driver-playwright";
const COPIED = [
	"scripts/setup.mjs",
	`${DRIVER}/find-browser.js`,
	`${DRIVER}/install-browser.js`,
	`${DRIVER}/run-bounded.js`,
];

interface Machine {
	readonly root: string;
	/** Runs the set-up script as `npm start` does. */
	setUp(env?: Record<string, string>): Ended;
	/** The same without waiting for it. */
	setUpBeside(): Promise<Ended>;
}

interface Ended {
	readonly exitCode: number | null;
	readonly said: string;
}

/** A checkout like this one but tiny: no dependencies, a build that writes one file, a browser that only starts. */
function makeMachine(build = "build.mjs"): Machine {
	const root = mkdtempSync(join(tmpdir(), "surehand-setup-"));
	for (const folder of ["scripts", `${DRIVER}/src`, "bin", "home"]) {
		mkdirSync(join(root, folder), { recursive: true });
	}
	for (const path of COPIED) copyFileSync(join(REPOSITORY, path), join(root, path));
	const write = (path: string, text: string) => writeFileSync(join(root, path), text);
	const workspace = { name: "tiny", type: "module", workspaces: ["packages/*"] };
	write("package.json", JSON.stringify({ ...workspace, scripts: { build: `node ${build}` } }));
	write("package-lock.json", JSON.stringify(tinyLock()));
	write(`${DRIVER}/package.json`, '{"name":"driver","version":"1.0.0","type":"module"}');
	write(`${DRIVER}/src/index.ts`, "export {};\n");
	write("build.mjs", BUILD);
	write("bin/chromium", "#!/bin/sh\nexit 0\n");
	chmodSync(join(root, "bin/chromium"), 0o755);
	return {
		root,
		setUp: (env = {}) => runSetUp(root, env),
		setUpBeside: () => startSetUp(root),
	};
}

const BUILD = `
	import { mkdirSync, writeFileSync } from "node:fs";
	mkdirSync("packages/driver-playwright/dist", { recursive: true });
	writeFileSync("packages/driver-playwright/dist/index.js", "");
`;

function tinyLock() {
	const driver = { name: "driver", version: "1.0.0" };
	return {
		name: "tiny",
		lockfileVersion: 3,
		requires: true,
		packages: {
			"": { name: "tiny", workspaces: ["packages/*"] },
			"node_modules/driver": { resolved: DRIVER, link: true },
			[DRIVER]: driver,
		},
	};
}

function runSetUp(root: string, env: Record<string, string>): Ended {
	const result = spawnSync(process.execPath, [join(root, "scripts/setup.mjs")], {
		env: { ...environment(root), ...env },
		encoding: "utf8",
	});
	return { exitCode: result.status, said: result.stdout + result.stderr };
}

async function startSetUp(root: string): Promise<Ended> {
	const child = spawn(process.execPath, [join(root, "scripts/setup.mjs")], {
		env: environment(root),
		stdio: ["ignore", "ignore", "pipe"],
	});
	let said = "";
	child.stderr.on("data", (chunk: Buffer) => {
		said += chunk.toString();
	});
	await once(child, "close");
	return { exitCode: child.exitCode, said };
}

function environment(root: string): Record<string, string> {
	return {
		PATH: `${join(root, "bin")}:${process.env.PATH ?? ""}`,
		HOME: join(root, "home"),
		SUREHAND_NO_APT: "1",
	};
}

test("a fresh checkout is installed and built, and a second run has nothing to say", () => {
	const machine = makeMachine();
	const first = machine.setUp();
	expect(first).toEqual({ exitCode: 0, said: "Installing dependencies …\nBuilding …\n" });
	expect(existsSync(join(machine.root, DRIVER, "dist/index.js"))).toBe(true);
	expect(machine.setUp()).toEqual({ exitCode: 0, said: "" });
});

test("a changed source or a missing output is built again, and a test file is not", () => {
	const machine = makeMachine();
	machine.setUp();
	appendFileSync(join(machine.root, DRIVER, "src/index.ts"), "// changed\n");
	expect(machine.setUp().said).toBe("Building …\n");
	rmSync(join(machine.root, DRIVER, "dist"), { recursive: true });
	expect(machine.setUp().said).toBe("Building …\n");
	writeFileSync(join(machine.root, DRIVER, "src/index.test.ts"), "");
	expect(machine.setUp().said).toBe("");
});

test("two at once do the work once", async () => {
	const machine = makeMachine();
	const both = await Promise.all([machine.setUpBeside(), machine.setUpBeside()]);
	expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
	const said = both.map((one) => one.said).join("");
	expect(said.match(/Installing/gu)).toHaveLength(1);
	expect(said.match(/Building/gu)).toHaveLength(1);
});

test("a set-up that was killed does not keep the next one waiting", () => {
	const machine = makeMachine();
	mkdirSync(join(machine.root, ".surehand"));
	writeFileSync(join(machine.root, ".surehand/setup.lock"), "999999999");
	expect(machine.setUp().exitCode).toBe(0);
});

test("a changed lock file is installed again only when something is missing", () => {
	const machine = makeMachine();
	machine.setUp();
	appendFileSync(join(machine.root, "package-lock.json"), "\n");
	expect(machine.setUp()).toEqual({ exitCode: 0, said: "" });
	rmSync(join(machine.root, "node_modules"), { recursive: true });
	expect(machine.setUp().said).toContain("Installing dependencies …");
});

test("sources that do not compile end the set-up with the compiler's words", () => {
	const machine = makeMachine("-e \"console.error('src/x.ts: error TS1'); process.exit(1)\"");
	const { exitCode, said } = machine.setUp();
	expect(exitCode).toBe(1);
	expect(said).toContain("src/x.ts: error TS1");
	expect(said).toContain("What to do: The sources do not compile");
});

test("a wrong SUREHAND_BROWSER ends the set-up with its name and the fix", () => {
	const { exitCode, said } = makeMachine().setUp({ SUREHAND_BROWSER: "/missing/browser" });
	expect(exitCode).toBe(1);
	expect(said).toContain('SUREHAND_BROWSER is "/missing/browser"');
	expect(said).toContain("What to do: Set SUREHAND_BROWSER");
});

test("a browser that does not start is passed over, and one that cannot be had is one clear message", () => {
	const machine = makeMachine();
	writeFileSync(join(machine.root, "bin/chromium"), "#!/bin/sh\nexit 127\n");
	for (const program of ["/bin/sh", process.execPath, npmBeside(process.execPath)]) {
		symlinkSync(program, join(machine.root, "bin", basename(program)));
	}
	const { exitCode, said } = machine.setUp({ PATH: join(machine.root, "bin") });
	expect(exitCode).toBe(1);
	expect(said).toContain("No browser was found. Looked at: ");
	expect(said).toContain("What to do: Install Chromium or Chrome");
	expect(said).not.toContain("    at ");
});

function npmBeside(node: string): string {
	return join(node, "../npm");
}
