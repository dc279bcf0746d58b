import type { Judge } from "@surehand/core";
import type { Browser } from "playwright-core";
import { type LoopFigures, measureLoop } from "./loop.ts";
import { measureObserve, type ObserveFigures } from "./observe.ts";
import { SCENARIOS } from "./scenarios.ts";

export interface SpeedFigures {
	readonly suite: "speed";
	readonly judge: string;
	/** Runs made, and those that were right. */
	readonly total: number;
	readonly correct: number;
	readonly loop: readonly LoopFigures[];
	readonly observe: readonly ObserveFigures[];
	readonly memoryMb: { readonly rss: number; readonly heap: number };
}

export interface SpeedOptions {
	readonly browser: Browser;
	readonly judge: Judge;
	/** Runs per scenario. */
	readonly times: number;
	/** Empty folder for generated pages. */
	readonly folder: string;
	/** Parts of scenario ids; empty means all. */
	readonly only: readonly string[];
}

export async function measureSpeed(options: SpeedOptions): Promise<SpeedFigures> {
	const { browser, judge, times, folder, only } = options;
	const loop: LoopFigures[] = [];
	for (const scenario of SCENARIOS) {
		if (only.length > 0 && !only.some((part) => scenario.id.includes(part))) continue;
		loop.push(await measureLoop(scenario, { browser, judge, times }));
	}
	const observe = only.length > 0 ? [] : await measureObserve(browser, folder);
	const memory = process.memoryUsage();
	return {
		suite: "speed",
		judge: judge.id,
		total: loop.reduce((sum, { runs }) => sum + runs, 0),
		correct: loop.reduce((sum, { correct }) => sum + correct, 0),
		loop,
		observe,
		memoryMb: { rss: toMb(memory.rss), heap: toMb(memory.heapUsed) },
	};
}

export function speedMarkdown({ loop, observe, judge, memoryMb }: SpeedFigures): string {
	return [
		`# speed, judge ${judge}`,
		"",
		"| scenario | right | ours ms | by hand ms | times | 95 % | steps | trips | a step | decide | act | rest | settle | first action | decide p95 |",
		"|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|",
		...loop.map(loopLine),
		"",
		"| elements | targets | observe ms | of it settling | µs an element | characters |",
		"|---|---|---|---|---|---|",
		...observe.map(
			({ elements, targets, ms, settleMs, microsecondsPerElement, observationChars }) =>
				`| ${elements} | ${targets} | ${ms} | ${settleMs} | ${microsecondsPerElement} | ${observationChars} |`,
		),
		"",
		`Memory of the bench process: ${memoryMb.rss} MB resident, ${memoryMb.heap} MB heap.`,
		"",
	].join("\n");
}

function loopLine(row: LoopFigures): string {
	const [low, high] = row.times.interval;
	const cells = [
		row.scenario,
		`${row.correct}/${row.runs}`,
		row.oursMs,
		row.byHandMs,
		row.times.ratio.toFixed(2),
		`${low.toFixed(2)}–${high.toFixed(2)}`,
		row.steps,
		row.roundTrips,
		row.roundTripsPerStep,
		row.phases.decideMs,
		row.phases.actMs,
		row.phases.restMs,
		row.settleMsPerStep,
		row.firstActionMs,
		row.decideP95Ms,
	];
	return `| ${cells.join(" | ")} |`;
}

function toMb(bytes: number): number {
	return Math.round(bytes / 1_048_576);
}
