import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runBounded } from "../run-bounded.js";

const NODE = process.execPath;

test("a program that ends in time gives its outputs and whether it worked", async () => {
	const program = "console.log('one'); console.error('two')";
	expect(await runBounded(NODE, ["-e", program], { limitMs: 20_000 })).toMatchObject({
		status: "ok",
		output: expect.stringMatching(/one[\s\S]*two|two[\s\S]*one/u),
	});
	expect(await runBounded(NODE, ["-e", "process.exit(3)"], { limitMs: 20_000 })).toMatchObject({
		status: "failed",
	});
});

test("a program that is not there has failed, with the reason", async () => {
	const { status, output } = await runBounded("no-such-program", [], { limitMs: 20_000 });
	expect(status).toBe("failed");
	expect(output).toContain("ENOENT");
});

test("a program that does not end is killed with its children", async () => {
	const program = `
		const child = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => 0, 1000)"]);
		console.log(child.pid);
		setInterval(() => 0, 1000);
	`;
	const { status, output } = await runBounded(NODE, ["-e", program], { limitMs: 1_500 });
	expect(status).toBe("timeout");
	await expect.poll(() => runs(Number(output.trim()))).toBe(false);
});

/** A process nobody has collected yet is a zombie: it has ended. */
function runs(pid: number): boolean {
	const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8") : "";
	return stat !== "" && !/\) Z /u.test(stat);
}
