/** Prints what reading a page costs by its size, in processor time, so that a busy machine does not count. */
import { LIMITS, openBench } from "./fixture.ts";

const SIZES = [100, 1_000, 10_000];
const RUNS = 20;

const bench = await openBench();
const session = await bench.page.context().newCDPSession(bench.page);
await session.send("Performance.enable", { timeDomain: "threadTicks" });
for (const size of SIZES) {
	await bench.show(shop(size));
	const elements = await bench.inside<number>('document.querySelectorAll("*").length');
	const times: number[] = [];
	for (let run = 0; run < RUNS; run += 1) times.push(await cost());
	const [first = 0] = times;
	const middle = times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
	const budget = 3 + (elements * 5) / 1_000;
	const shown = [middle, first, budget].map((ms) => ms.toFixed(1));
	console.log(`${elements} elements: ${shown[0]} ms, first ${shown[1]} ms, budget ${shown[2]} ms`);
}
await bench.close();

/** Milliseconds of processor time one observation takes. */
async function cost(): Promise<number> {
	const before = await scriptMs();
	await bench.inside(
		`__surehand.api.observe(${JSON.stringify({ refPrefix: "", limits: LIMITS })}).then(() => 1)`,
	);
	return (await scriptMs()) - before;
}

async function scriptMs(): Promise<number> {
	const { metrics } = await session.send("Performance.getMetrics");
	return (metrics.find(({ name }) => name === "ThreadTime")?.value ?? 0) * 1_000;
}

/** A page of product rows: seven elements each, two of them controls. */
function shop(elements: number): string {
	const rows = Array.from(
		{ length: Math.round(elements / 7) },
		(_, index) =>
			`<li class="item"><h3>Product ${index}</h3><p>Some <b>text</b> about it</p><a href="/p/${index}">Details</a><button class="buy"><span>Add to cart</span></button></li>`,
	);
	return `<!doctype html><style>.item{padding:4px}.buy{cursor:pointer}</style><main><h1>Shop</h1><ul>${rows.join("")}</ul></main>`;
}
