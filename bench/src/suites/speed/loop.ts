import { type Judge, type Outcome, type RunEvent, run } from "@surehand/core";
import { startSites } from "@surehand/sites";
import type { Browser } from "playwright-core";
import { startVisit } from "../../browser/visit.ts";
import { openDriver, totalSettleMs } from "../../runner/driver.ts";
import type { Scenario } from "./scenarios.ts";
import { median, medianRatio, quantile, type Ratio } from "./statistics.ts";

export interface LoopFigures {
	readonly scenario: string;
	readonly runs: number;
	/** Runs that claim done and whose effect the server saw. */
	readonly correct: number;
	/** Medians. */
	readonly oursMs: number;
	readonly byHandMs: number;
	readonly times: Ratio;
	readonly steps: number;
	readonly roundTrips: number;
	readonly roundTripsPerStep: number;
	/** Medians of a step's parts: deciding, acting with its settling, and all else (reading the page, proofs, writing). */
	readonly phases: { readonly decideMs: number; readonly actMs: number; readonly restMs: number };
	/** The part of a step that was waiting for the page to rest, in whichever phase. */
	readonly settleMsPerStep: number;
	/** From the start of the run to its first action. */
	readonly firstActionMs: number;
	readonly decideP95Ms: number;
}

interface OneRun {
	readonly outcome: Outcome;
	readonly events: readonly RunEvent[];
	readonly ms: number;
	readonly settleMs: number;
	readonly reached: boolean;
}

export interface LoopOptions {
	readonly browser: Browser;
	readonly judge: Judge;
	readonly times: number;
}

/** Our loop and the hand-written calls, in turns on the same pages. */
export async function measureLoop(
	scenario: Scenario,
	{ browser, judge, times }: LoopOptions,
): Promise<LoopFigures> {
	const ours: OneRun[] = [];
	const hand: number[] = [];
	for (let time = 0; time < times; time += 1) {
		ours.push(await runOurs(scenario, { browser, judge }));
		hand.push(await runByHand(scenario, browser));
	}
	return toFigures(scenario, { ours, hand });
}

async function runOurs(
	scenario: Scenario,
	{ browser, judge }: Pick<LoopOptions, "browser" | "judge">,
): Promise<OneRun> {
	const sites = await startSites();
	const visit = await startVisit(browser, "last_page");
	try {
		const driver = openDriver(visit.page);
		await visit.open(`${sites.url}${scenario.start}`);
		const started = performance.now();
		const running = run({ goal: scenario.goal, limits: { deadlineMs: 60_000 } }, { driver, judge });
		const events: RunEvent[] = [];
		for await (const event of running) events.push(event);
		const outcome = await running.outcome;
		const ms = performance.now() - started;
		const settleMs = totalSettleMs(driver);
		return { outcome, events, ms, settleMs, reached: scenario.reached(sites) };
	} finally {
		await visit.close();
		await sites.close();
	}
}

async function runByHand(scenario: Scenario, browser: Browser): Promise<number> {
	const sites = await startSites();
	const visit = await startVisit(browser, "last_page");
	try {
		await visit.open(`${sites.url}${scenario.start}`);
		const started = performance.now();
		await scenario.byHand(visit.page);
		return performance.now() - started;
	} finally {
		await visit.close();
		await sites.close();
	}
}

function toFigures(
	scenario: Scenario,
	{ ours, hand }: { readonly ours: readonly OneRun[]; readonly hand: readonly number[] },
): LoopFigures {
	const oursMs = ours.map(({ ms }) => ms);
	const decide = ours.flatMap(({ events }) => events.flatMap(decideMs));
	const steps = median(ours.map(({ outcome }) => outcome.steps));
	const roundTrips = median(ours.map(({ outcome }) => outcome.roundTrips));
	return {
		scenario: scenario.id,
		runs: ours.length,
		correct: ours.filter(
			({ outcome, reached }) =>
				reached && (outcome.status === "done" || outcome.status === "done_unverified"),
		).length,
		oursMs: round(median(oursMs)),
		byHandMs: round(median(hand)),
		times: medianRatio(oursMs, hand),
		steps,
		roundTrips,
		roundTripsPerStep: round(roundTrips / Math.max(1, steps)),
		phases: phasesOf(ours),
		settleMsPerStep: round(
			median(ours.map(({ settleMs, outcome }) => settleMs / Math.max(1, outcome.steps))),
		),
		firstActionMs: round(median(ours.map(({ events }) => firstActionMs(events)))),
		decideP95Ms: round(quantile(decide, 0.95)),
	};
}

function phasesOf(runs: readonly OneRun[]): LoopFigures["phases"] {
	const perStep = runs.map(({ events, ms, outcome }) => {
		const steps = Math.max(1, outcome.steps);
		const decide = sum(events.flatMap(decideMs));
		const act = sum(events.flatMap((event) => (event.type === "acted" ? [event.ms] : [])));
		return { decide: decide / steps, act: act / steps, rest: (ms - decide - act) / steps };
	});
	return {
		decideMs: round(median(perStep.map(({ decide }) => decide))),
		actMs: round(median(perStep.map(({ act }) => act))),
		restMs: round(median(perStep.map(({ rest }) => rest))),
	};
}

function decideMs(event: RunEvent): number[] {
	return event.type === "decided" && !event.decision.by.startsWith("rule:")
		? [event.decision.ms]
		: [];
}

function firstActionMs(events: readonly RunEvent[]): number {
	const first = events.find(({ type }) => type === "acted");
	return first?.atMs ?? 0;
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
