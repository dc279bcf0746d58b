import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callCli, makeFolder, makeTrap } from "./call-cli.ts";

const URL = "https://x.test/";
const GOAL = "Open the pricing page";

interface BadInput {
	readonly name: string;
	readonly args: readonly string[];
	/** Parts of what is told. */
	readonly told: readonly string[];
}

const BAD: readonly BadInput[] = [
	{ name: "no address", args: ["run"], told: ["address of the page is missing"] },
	{ name: "no goal", args: ["run", URL], told: ["goal is empty"] },
	{ name: "an empty goal", args: ["run", URL, "  "], told: ["goal is empty"] },
	{ name: "an empty sub-goal", args: ["run", URL, GOAL, "--subgoal", ""], told: ["goal is empty"] },
	{
		name: "a goal that is too long",
		args: ["run", URL, "x".repeat(12_001)],
		told: ["12001", "12000"],
	},
	{ name: "a goal without quotes", args: ["run", URL, "Open", "it"], told: ['"it"', "quotes"] },
	{
		name: "an address without a scheme",
		args: ["run", "x.test/a", GOAL],
		told: ["https://x.test/a"],
	},
	{
		name: "a host with a port",
		args: ["run", "localhost:80", GOAL],
		told: ["http://localhost:80"],
	},
	{ name: "no address at all", args: ["run", "http://", GOAL], told: ["not an address"] },
	{
		name: "another scheme",
		args: ["run", "ftp://x.test", GOAL],
		told: ["ftp:", "http, https and file"],
	},
	{
		name: "a script as address",
		args: ["run", "javascript:alert(1)", GOAL],
		told: ["javascript:"],
	},
	{
		name: "an unknown flag",
		args: ["run", URL, GOAL, "--expct", "x"],
		told: ["--expct", "Did you mean --expect?"],
	},
	{ name: "a short flag", args: ["run", URL, GOAL, "-x"], told: ["-x"] },
	{
		name: "a flag without its value",
		args: ["run", URL, GOAL, "--value"],
		told: ["--value", "k=v"],
	},
	{
		name: "a flag for the value of another",
		args: ["run", URL, GOAL, "--judge", "--headed"],
		told: ["--judge"],
	},
	{
		name: "a value for a switch",
		args: ["run", URL, GOAL, "--headed=yes"],
		told: ["--headed takes no value"],
	},
	{
		name: "a value without a name",
		args: ["run", URL, GOAL, "--value", "Lisbon"],
		told: ["--value city=Lisbon"],
	},
	{
		name: "a value given twice",
		args: ["run", URL, GOAL, "--value", "a=1", "--value", "a=2"],
		told: ["a", "twice"],
	},
	{
		name: "one name for a value and a file",
		args: ["run", URL, GOAL, "--value", "a=1", "--file", "a=@here"],
		told: ["a"],
	},
	{
		name: "an unreadable file for a value",
		args: ["run", URL, GOAL, "--value", "a=@none.txt"],
		told: ["none.txt"],
	},
	{ name: "a folder for a value", args: ["run", URL, GOAL, "--value", "a=@."], told: ["no file"] },
	{
		name: "a secret in the open",
		args: ["run", URL, GOAL, "--secret", "pw=hunter2"],
		told: ["pw=env:NAME"],
	},
	{
		name: "a variable that is not set",
		args: ["run", URL, GOAL, "--secret", "pw=env:NOT_SET"],
		told: ["NOT_SET", "not set"],
	},
	{
		name: "a variable that is empty",
		args: ["run", URL, GOAL, "--secret", "pw=env:EMPTY"],
		told: ["EMPTY", "empty"],
	},
	{
		name: "a variable without a name",
		args: ["run", URL, GOAL, "--secret", "pw=env:"],
		told: ["pw=env:NAME"],
	},
	{
		name: "a secret whose name would get lost",
		args: ["run", URL, GOAL, "--secret", "__proto__=env:PATH"],
		told: ["__proto__", "another name"],
	},
	{
		name: "a file to upload that is missing",
		args: ["run", URL, GOAL, "--file", "cv=cv.pdf"],
		told: ["cv.pdf"],
	},
	{
		name: "a proof without a kind",
		args: ["run", URL, GOAL, "--expect", "/stays/"],
		told: ["--expect", "url_contains:text"],
	},
	{
		name: "a proof of an unknown kind",
		args: ["run", URL, GOAL, "--expect", "url_contain:/a"],
		told: ["did you mean url_contains"],
	},
	{
		name: "a proof without its value",
		args: ["run", URL, GOAL, "--expect", "url_contains:"],
		told: ["url_contains:text"],
	},
	{
		name: "a proof of two parts with one",
		args: ["run", URL, GOAL, "--expect", "css_text_equals:#id"],
		told: ["css=text"],
	},
	{
		name: "a proof with a broken pattern",
		args: ["run", URL, GOAL, "--expect", "url_matches:("],
		told: ["--expect"],
	},
	{
		name: "a proof in broken JSON",
		args: ["run", URL, GOAL, "--expect", '{"checked"'],
		told: ["JSON", "url_contains:text"],
	},
	{
		name: "a proof with an unknown field",
		args: ["run", URL, GOAL, "--never", '{"count":{"css":"a","most":1}}'],
		told: ["--never"],
	},
	{
		name: "no steps",
		args: ["run", URL, GOAL, "--max-steps", "0"],
		told: ["--max-steps", "1 to 60"],
	},
	{ name: "too many steps", args: ["run", URL, GOAL, "--max-steps", "61"], told: ["1 to 60"] },
	{ name: "half a step", args: ["run", URL, GOAL, "--max-steps", "1.5"], told: ["1 to 60"] },
	{
		name: "a deadline that is no time",
		args: ["run", URL, GOAL, "--deadline", "soon"],
		told: ["--deadline", "100s"],
	},
	{
		name: "steps in another notation",
		args: ["run", URL, GOAL, "--max-steps", "1e1"],
		told: ["1 to 60"],
	},
	{
		name: "a deadline longer than timers go",
		args: ["run", URL, GOAL, "--deadline", "600h"],
		told: ["--deadline", "24h"],
	},
	{
		name: "a deadline of nothing",
		args: ["run", URL, GOAL, "--deadline", "0s"],
		told: ["--deadline"],
	},
	{
		name: "an unknown judge",
		args: ["run", URL, GOAL, "--judge", "oracle"],
		told: ["--judge", "embedded"],
	},
	{
		name: "a viewport that is none",
		args: ["run", URL, GOAL, "--viewport", "big"],
		told: ["1280x800"],
	},
	{ name: "an unknown language", args: ["run", URL, GOAL, "--locale", "en_"], told: ["--locale"] },
	{
		name: "an unknown time zone",
		args: ["run", URL, GOAL, "--time-zone", "Mars/Base"],
		told: ["Europe/Lisbon"],
	},
	{
		name: "a proxy that is no address",
		args: ["run", URL, GOAL, "--proxy", "host"],
		told: ["--proxy"],
	},
	{
		name: "a missing storage state",
		args: ["run", URL, GOAL, "--storage-state", "no.json"],
		told: ["no.json"],
	},
	{
		name: "a storage state that holds none",
		args: ["run", URL, GOAL, "--storage-state", "a-file"],
		told: ["a-file", "cookies and storage"],
	},
	{
		name: "a run folder without a name",
		args: ["run", URL, GOAL, "--out", ""],
		told: ["--out", "the name of a folder"],
	},
	{
		name: "a state file that is a folder",
		args: ["run", URL, GOAL, "--save-state", "."],
		told: ["--save-state", "cannot be written"],
	},
	{
		name: "an extract without a kind",
		args: ["run", URL, GOAL, "--extract", "prices"],
		told: ["table"],
	},
	{ name: "an origin that is none", args: ["run", URL, GOAL, "--origin", "here"], told: ["here"] },
	{
		name: "a run folder that cannot be written",
		args: ["run", URL, GOAL, "--out", "a-file"],
		told: ["a-file", "cannot be written"],
	},
	{
		name: "a state file that cannot be written",
		args: ["run", URL, GOAL, "--save-state", "none/state.json"],
		told: ["--save-state", "none/state.json"],
	},
	{
		name: "a browser that is none",
		args: ["run", URL, GOAL, "--browser", "nothing"],
		told: ["--browser", "nothing"],
	},
	{ name: "an unknown command", args: ["rum", URL, GOAL], told: ['"rum"', "run"] },
	{ name: "resume without a run", args: ["resume"], told: ["run id"] },
	{
		name: "resume of an unknown run",
		args: ["resume", "nothing", "--continue"],
		told: ['no run "nothing"'],
	},
	{ name: "resume of a path", args: ["resume", "../x", "--continue"], told: ["no run"] },
	{
		name: "a folder for runs where none can be made",
		args: ["run", URL, GOAL, "--out", "/proc/surehand/runs"],
		told: ["cannot be written", "--out"],
	},
	{
		name: "a role and a name without a sign between them",
		args: ["run", URL, GOAL, "--expect", "role_exists:button Sign out"],
		told: ["role_exists:role or role=name"],
	},
	{
		name: "observe with a flag of runs",
		args: ["observe", URL, "--max-steps", "3"],
		told: ["--max-steps"],
	},
	{ name: "observe without an address", args: ["observe"], told: ["address"] },
	{ name: "a port that is none", args: ["sites", "--port", "x"], told: ["--port"] },
];

test.each(BAD)("$name is told before a browser starts", async ({ args, told }) => {
	const cwd = makeFolder();
	const trap = makeTrap(cwd);
	writeFileSync(join(cwd, "a-file"), "");
	const env = { SUREHAND_BROWSER: trap.path, EMPTY: "" };
	const { exitCode, out, err } = await callCli(args, { cwd, env });
	for (const part of told) expect(err).toContain(part);
	expect(err).not.toContain("    at ");
	expect(out).toBe("");
	expect(exitCode).toBe(2);
	expect(existsSync(trap.mark)).toBe(false);
	expect(readdirSync(cwd)).toEqual(["a-file", "trap"]);
});

test.each(["[]", "null", "{}", '{"cookies":5}', '{"cookies":[{"name":1}]}', '{"origins":"x"}'])(
	"the storage state %s is refused before a browser starts",
	async (content) => {
		const cwd = makeFolder();
		const trap = makeTrap(cwd);
		writeFileSync(join(cwd, "state.json"), content);
		const args = ["run", URL, GOAL, "--storage-state", "state.json"];
		const { exitCode, err } = await callCli(args, { cwd, env: { SUREHAND_BROWSER: trap.path } });
		expect(err).toContain("cookies and storage");
		expect(exitCode).toBe(2);
		expect(existsSync(trap.mark)).toBe(false);
	},
);

test("without a browser every place looked at is told", async () => {
	const cwd = makeFolder();
	const env = { PATH: cwd, HOME: cwd, XDG_CACHE_HOME: cwd };
	const { exitCode, err } = await callCli(["run", URL, GOAL], { cwd, env });
	expect(exitCode).toBe(2);
	expect(err).toContain("No browser was found");
	expect(err).toContain("SUREHAND_BROWSER");
});

test("with --json the error is the one document on the output", async () => {
	const { exitCode, out } = await callCli(["run", URL, "", "--json"]);
	expect(exitCode).toBe(2);
	expect(JSON.parse(out)).toMatchObject({ error: { code: "goal_empty" } });
});

test("a secret written in the open is not repeated", async () => {
	const { err } = await callCli(["run", URL, GOAL, "--secret", "pw=hunter2"]);
	expect(err).not.toContain("hunter2");
	const nameless = await callCli(["run", URL, GOAL, "--secret", "hunter2"]);
	expect(nameless.err).not.toContain("hunter2");
});

test("help is given for the program and for every command", async () => {
	const { exitCode, out } = await callCli(["--help"]);
	expect(exitCode).toBe(0);
	expect(out).toContain("no telemetry");
	for (const name of ["run", "resume", "observe", "doctor", "setup", "sites"]) {
		expect(out).toContain(`  ${name}`);
		expect((await callCli([name, "--help"])).out).toContain(`Usage: surehand ${name}`);
	}
});
