import { afterAll, beforeAll, expect, test } from "vitest";
import type { FrameReading } from "../src/api.ts";
import { type Bench, named, names, openBench } from "./fixture.ts";

let bench: Bench;
beforeAll(async () => {
	bench = await openBench();
	await bench.show("<!doctype html><body></body>");
});
afterAll(() => bench.close());

async function read(html: string): Promise<FrameReading> {
	await bench.body(html);
	return bench.observe();
}

/** Ways to hide a text and a button from a person. */
const HIDDEN: Readonly<Record<string, string>> = {
	"display none": `<div style="display:none">CONTENT</div>`,
	"the hidden attribute": "<div hidden>CONTENT</div>",
	"visibility hidden": `<div style="visibility:hidden">CONTENT</div>`,
	"opacity 0": `<div style="opacity:0">CONTENT</div>`,
	"an empty box that cuts": `<div style="height:0;overflow:hidden">CONTENT</div>`,
	"a clipped single pixel": `<div style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">CONTENT</div>`,
	"a clip path of nothing": `<div style="position:absolute;clip-path:inset(50%)">CONTENT</div>`,
	"a place left of the page": `<div style="position:absolute;left:-9999px">CONTENT</div>`,
	"a place above the page": `<div style="position:absolute;top:-500px">CONTENT</div>`,
	"a fixed place out of the window": `<div style="position:fixed;left:120%">CONTENT</div>`,
	"skipped content": `<div style="content-visibility:hidden">CONTENT</div>`,
	"hidden until found": "<div hidden=until-found>CONTENT</div>",
	"closed details": "<details><summary>More</summary>CONTENT</details>",
	"a closed dialog": "<dialog>CONTENT</dialog>",
	"a closed popover": "<div popover>CONTENT</div>",
	"a slide cut off by its frame": `<div style="width:100px;overflow:hidden;display:flex"><div style="flex:0 0 100px">a</div><div style="flex:0 0 100px">CONTENT</div></div>`,
	"a template": "<template>CONTENT</template>",
	noscript: "<noscript>CONTENT</noscript>",
};

for (const [way, html] of Object.entries(HIDDEN)) {
	test(`nothing is read or listed under ${way}`, async () => {
		const reading = await read(html.replace("CONTENT", "unseen words <button>Unseen</button>"));
		expect(reading.text).not.toContain("unseen");
		expect(names(reading)).not.toContain("button Unseen");
	});
}

test("text without size, colour or place is not read", async () => {
	const reading = await read(`
		<p style="font-size:0">tiny</p><p style="color:transparent">clear</p>
		<a href=# style="display:block;text-indent:-9999px;overflow:hidden;width:50px;height:50px">far</a>
		<p style="color:transparent;background:linear-gradient(red,blue);-webkit-background-clip:text">gradient</p>`);
	expect(reading.text).toBe("gradient");
});

test("visible parts of a hidden parent are read", async () => {
	const reading = await read(
		`<div style="visibility:hidden">no <b style="visibility:visible">yes <button>Yes</button></b></div>`,
	);
	expect(reading.text).toBe("yes Yes");
	expect(names(reading)).toEqual(["button Yes"]);
});

test("a link without a box of its own stands where its content is", async () => {
	const reading = await read(
		`<a href=#><div style="float:left;width:80px;height:30px">Floating</div></a><button style="display:contents"><b>Contents</b></button>`,
	);
	expect(named(reading, "Floating").box).toMatchObject({ width: 80, height: 30 });
	expect(names(reading)).toContain("button Contents");
});

test("what can be scrolled to says where it is", async () => {
	await bench.body(
		"<button>Top</button><p style='height:2000px'></p><button>Middle</button><p style='height:2000px'></p><button>End</button>",
	);
	await bench.page.evaluate(() => scrollTo(0, 1900));
	const reading = await bench.observe();
	expect(reading.targets.map(({ visibility }) => visibility)).toEqual([
		"above",
		"in_view",
		"below",
	]);
	expect(reading.offscreen).toEqual({ above: ["Top"], below: ["End"] });
	expect(reading.scroll).toMatchObject({ y: 1900, viewportHeight: 700 });
	await bench.page.evaluate(() => scrollTo(0, 0));
});

test("what is scrolled out of a pane is below in it, and its text is read", async () => {
	const reading = await read(
		`<div style="height:100px;overflow:auto"><p style="height:400px">a</p><button>Deep</button> deep words</div>`,
	);
	expect(named(reading, "Deep").visibility).toBe("below");
	expect(reading.text).toContain("deep words");
});

test("right-to-left pages scroll to the left", async () => {
	await bench.show(
		`<!doctype html><html dir=rtl><body><div style="width:3000px"><button style="margin-right:2500px">Far</button></div>`,
	);
	expect(named(await bench.observe(), "Far").visibility).toBe("left");
	await bench.show("<!doctype html><body></body>");
});

test("an inert part is listed as unusable", async () => {
	expect(named(await read("<div inert><button>Off</button></div>"), "Off").disabled).toBe(true);
});

test("a control hidden from assistive technology only is still there for a person", async () => {
	expect(names(await read("<div aria-hidden=true><button>Seen</button></div>"))).toEqual([
		"button Seen",
	]);
});

test("a covered control names what covers it", async () => {
	const reading = await read(`
		<button>Buy</button>
		<div id=veil style="position:fixed;inset:0;background:#0008"><div role=dialog aria-label=Cookies
			style="position:absolute;bottom:0;height:100px;width:100%;background:#fff"><button>Accept</button></div></div>`);
	expect(named(reading, "Buy").coveredBy).toBe('dialog "Cookies"');
	expect(named(reading, "Accept").coveredBy).toBeUndefined();
});

test("behind a modal dialog everything is covered by it, in view or not", async () => {
	await bench.body(
		`<button>Behind</button><dialog aria-label=Confirm><button>Yes</button></dialog><p style="height:3000px"></p><button>Far behind</button>`,
	);
	await bench.page.evaluate(() => document.querySelector("dialog")?.showModal());
	const reading = await bench.observe();
	expect(named(reading, "Behind").coveredBy).toBe('dialog "Confirm"');
	expect(named(reading, "Far behind").coveredBy).toBe('dialog "Confirm"');
	expect(named(reading, "Yes")).toMatchObject({ onTop: true, mainContent: true });
	expect(reading.text.startsWith("Yes")).toBe(true);
});

test("an open popover is on top and covers nothing beside it", async () => {
	await bench.body(
		"<button>Menu</button><div popover id=p style='margin:auto;width:90px'><button>Item</button></div>",
	);
	await bench.page.evaluate(() => document.querySelector<HTMLElement>("#p")?.showPopover());
	const reading = await bench.observe();
	expect(named(reading, "Item").onTop).toBe(true);
	expect(named(reading, "Menu").coveredBy).toBeUndefined();
});

test("a drawer that slid out of the window sideways is not there", async () => {
	await bench.show(`<!doctype html><body style="overflow-x:hidden;margin:0">
		<aside style="position:absolute;left:100%;width:300px">drawer words <button>Drawer</button></aside><button>Here</button>`);
	const reading = await bench.observe();
	expect(names(reading)).toEqual(["button Here"]);
	expect(reading.text).not.toContain("drawer");
	await bench.show("<!doctype html><body></body>");
});

test("a page whose scrolling is locked still lists what is below", async () => {
	await bench.show(
		`<!doctype html><body style="overflow:hidden"><p style="height:2000px"></p><button>Low</button>`,
	);
	expect(named(await bench.observe(), "Low").visibility).toBe("below");
	await bench.show("<!doctype html><body></body>");
});
