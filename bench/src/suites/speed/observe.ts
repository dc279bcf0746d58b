import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { startVisit } from "../../browser/visit.ts";
import { openDriver, totalSettleMs } from "../../runner/driver.ts";
import { serveFolder } from "../static-server.ts";
import { median } from "./statistics.ts";

export interface ObserveFigures {
	readonly elements: number;
	readonly targets: number;
	/** Median of one observation, round trips included. */
	readonly ms: number;
	/** Median of the part that was waiting for the page to rest. */
	readonly settleMs: number;
	/** Without the waiting. */
	readonly microsecondsPerElement: number;
	readonly observationChars: number;
}

const SIZES = [100, 1_000, 10_000] as const;
const TIMES = 9;

/** What reading a page costs, by its size. */
export async function measureObserve(
	browser: Browser,
	folder: string,
): Promise<readonly ObserveFigures[]> {
	for (const size of SIZES) await writeFile(join(folder, `${size}.html`), pageOf(size));
	const server = await serveFolder(folder);
	try {
		const figures: ObserveFigures[] = [];
		for (const size of SIZES) {
			figures.push(await measureOne(browser, { url: `${server.url}/${size}.html`, size }));
		}
		return figures;
	} finally {
		await server.close();
	}
}

async function measureOne(
	browser: Browser,
	{ url, size }: { readonly url: string; readonly size: number },
): Promise<ObserveFigures> {
	const visit = await startVisit(browser, "last_page");
	try {
		const driver = openDriver(visit.page);
		await visit.open(url);
		const signal = AbortSignal.timeout(60_000);
		const samples: number[] = [];
		const settled: number[] = [];
		let targets = 0;
		let observationChars = 0;
		for (let time = 0; time < TIMES; time += 1) {
			const started = performance.now();
			const settledBefore = totalSettleMs(driver);
			const snapshot = await driver.observe({ signal });
			samples.push(performance.now() - started);
			settled.push(totalSettleMs(driver) - settledBefore);
			targets = snapshot.observation.targets.length;
			observationChars = JSON.stringify(snapshot.observation).length;
			await snapshot.dispose();
		}
		const ms = hundredths(median(samples));
		const settleMs = hundredths(median(settled));
		const microsecondsPerElement = hundredths(((ms - settleMs) * 1_000) / size);
		return { elements: size, targets, ms, settleMs, microsecondsPerElement, observationChars };
	} finally {
		await visit.close();
	}
}

function hundredths(value: number): number {
	return Math.round(value * 100) / 100;
}

/** Cards of six elements with one control each, as lists on real pages have them. */
function pageOf(elements: number): string {
	const cards = Array.from(
		{ length: Math.round(elements / 6) },
		(_, index) =>
			`<li><div><h3>Item ${index}</h3><p>In stock, <b>${index % 90} pieces</b></p><button>Choose</button></div></li>`,
	);
	return `<!doctype html><html lang="en"><title>${elements}</title><ul>${cards.join("")}</ul></html>`;
}
