import { exitCode, type Outcome } from "@surehand/core";
import { type BrowserRunOptions, runInBrowser } from "./browser-run.ts";
import { interruptible } from "./interrupt.ts";
import type { CliIo } from "./io.ts";
import { createLiveLines } from "./report/live.ts";
import { reportOutcome } from "./report/outcome.ts";
import { createPaint } from "./report/paint.ts";

export interface CarryOutOptions {
	readonly io: CliIo;
	/** One JSON document on the output, nothing else. */
	readonly json: boolean;
	/** No live lines. */
	readonly quiet: boolean;
	/** Flags a resumed run needs again, such as `--out <folder>`. */
	readonly again: readonly string[];
}

/** Runs a job while telling what happens, prints its outcome, and gives the exit code. */
export async function carryOut(
	job: Omit<BrowserRunOptions, "signal">,
	options: CarryOutOptions,
): Promise<number> {
	const { io, quiet } = options;
	const outcome = await interruptible(async (signal) => {
		const run = runInBrowser({ ...job, signal });
		const lineOf = createLiveLines(createPaint(io.colour.err));
		for await (const event of run) {
			const line = quiet ? undefined : lineOf(event);
			if (line !== undefined) io.err(`${line}\n`);
		}
		return run.outcome;
	});
	printOutcome(job.store.redact(outcome), options);
	return exitCode(outcome);
}

function printOutcome(outcome: Outcome, { io, json, again }: CarryOutOptions): void {
	if (json) {
		io.out(`${JSON.stringify(outcome, null, 2)}\n`);
		return;
	}
	const paint = createPaint(io.colour.out);
	io.out(reportOutcome(outcome, { paint, cwd: io.cwd, invokedAs: io.invokedAs, flags: again }));
}
