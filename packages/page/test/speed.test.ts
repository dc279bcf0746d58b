import { test } from "vitest";
import { LIMITS, openBench } from "./fixture.ts";

const SIZES = [100, 1_000, 10_000];
const RUNS = 40;
const INPUT = JSON.stringify({ refPrefix: "", limits: LIMITS });

/** Reported, not asserted: `SPEED=1 npx vitest run packages/page/test/speed.test.ts`. */
test.runIf(process.env.SPEED)("what reading a page costs by its size", async () => {
	const bench = await openBench();
	for (const size of SIZES) {
		await bench.show(shop(size));
		const elements = await bench.inside<number>('document.querySelectorAll("*").length');
		// Inside the page, so that neither the protocol nor other programs count more than they must.
		const times = await bench.inside<number[]>(`(async () => {
			const times = [];
			for (let run = 0; run < ${RUNS}; run += 1) {
				const from = performance.now();
				await __surehand.api.observe(${INPUT});
				times.push(performance.now() - from);
			}
			return times;
		})()`);
		const [first = 0] = times;
		const budget = 3 + (elements * 5) / 1_000;
		const shown = [Math.min(...times), first, budget].map((ms) => ms.toFixed(1));
		console.log(
			`${elements} elements: ${shown[0]} ms, first ${shown[1]} ms, budget ${shown[2]} ms`,
		);
	}
	await bench.close();
});

/** A page of product rows: seven elements each, two of them controls. */
function shop(elements: number): string {
	const rows = Array.from(
		{ length: Math.round(elements / 7) },
		(_, index) =>
			`<li class="item"><h3>Product ${index}</h3><p>Some <b>text</b> about it</p><a href="/p/${index}">Details</a><button class="buy"><span>Add to cart</span></button></li>`,
	);
	return `<!doctype html><style>.item{padding:4px}.buy{cursor:pointer}</style><main><h1>Shop</h1><ul>${rows.join("")}</ul></main>`;
}
