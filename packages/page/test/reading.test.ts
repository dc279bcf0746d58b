import { afterAll, beforeAll, expect, test } from "vitest";
import type { FrameReading } from "../src/api.ts";
import { type Bench, LIMITS, named, openBench } from "./fixture.ts";

let bench: Bench;
beforeAll(async () => {
	bench = await openBench();
	await bench.show("<!doctype html><html lang=pt-BR><title> My  page </title><body></body>");
});
afterAll(() => bench.close());

async function read(html: string): Promise<FrameReading> {
	await bench.body(html);
	return bench.observe();
}

test("address, title, language and readiness", async () => {
	const reading = await read("hi");
	expect(reading).toMatchObject({
		url: "http://page.test/",
		title: "My page",
		lang: "pt-BR",
		readiness: "ready",
	});
});

test("text comes block by block, the content before navigation and footer", async () => {
	const reading = await read(`
		<header>Shop <nav><a href=#>Home</a> <a href=#>Cart</a></nav></header>
		<main><h1>Offers</h1><p>Two   <b>big</b>
		ones</p><ul><li>First<li>Second</ul><article><footer>by Ann</footer></article>line<br>break</main>
		<footer>Imprint</footer>`);
	expect(reading.text.split("\n")).toEqual([
		"Shop",
		"Offers",
		"Two big ones",
		"First",
		"Second",
		"by Ann",
		"line",
		"break",
		"Home Cart",
		"Imprint",
	]);
});

test("text is read as it is written, names in their plain form", async () => {
	const reading = await read("<p>価格：￥９００，税込</p><button>ＯＫ</button>");
	expect(reading.text).toBe("価格：￥９００，税込\nＯＫ");
	expect(reading.targets[0]?.name).toBe("OK");
});

test("a table row is one line", async () => {
	const reading = await read(
		"<table><tr><th>Item<th>Price</tr><tr><td><div>Nails</div><td>3 <b>EUR</b></tr></table>",
	);
	expect(reading.text).toBe("Item | Price\nNails | 3 EUR");
});

test("what fields hold is read with their label, options of lists are not", async () => {
	const reading = await read(`
		<input aria-label=City value=Lisbon><input aria-label=Empty>
		<select aria-label=Size><option>Small<option selected>Large<option>Huge</select><textarea aria-label=Note>two
		lines</textarea><input type=password aria-label=Pin value=1234><input type=checkbox aria-label=On checked>
		<input type=submit value=Go>`);
	expect(reading.text.split("\n")).toEqual([
		"City: Lisbon",
		"Size: Large",
		"Note: two lines",
		"Pin: ••••",
		"Go",
	]);
});

test("a long text keeps its head and its tail and says what is missing", async () => {
	const lines = Array.from({ length: 500 }, (_, index) => `<p>line ${index}</p>`).join("");
	await bench.body(lines);
	const reading = await bench.observe({ limits: { ...LIMITS, textChars: 1_000 } });
	expect(reading.text.length).toBeLessThanOrEqual(1_000);
	expect(reading.text.startsWith("line 0\nline 1\n")).toBe(true);
	expect(reading.text.endsWith("line 499")).toBe(true);
	expect(reading.text).toMatch(/\n… \d+ characters left out …\n/u);
	expect(reading.blindSpots.map(({ kind }) => kind)).toEqual(["text_cut"]);
});

test("messages of alerts, status regions and live regions", async () => {
	const reading = await read(`
		<div role=alert>Wrong password</div><div role=status>3 results</div><div aria-live=polite>Saved</div>
		<div aria-live=assertive><b>Stop</b></div><output>42</output><div role=alert hidden>not now</div><div role=alert></div>`);
	expect(reading.messages).toEqual([
		{ kind: "alert", text: "Wrong password" },
		{ kind: "status", text: "3 results" },
		{ kind: "status", text: "Saved" },
		{ kind: "alert", text: "Stop" },
		{ kind: "status", text: "42" },
	]);
});

test("errors of fields, declared or from the browser's own check", async () => {
	await bench.body(`<form><input aria-label=Mail aria-invalid=true aria-errormessage=e><p id=e>Not a mail address</p>
		<input aria-label=Age aria-invalid=false aria-describedby=h><p id=h>A hint</p>
		<input aria-label=Name required id=n><button>Send</button></form>`);
	expect((await bench.observe()).messages).toEqual([
		{ kind: "field_error", text: "Not a mail address" },
	]);
	await bench.page.click("button");
	const reading = await bench.observe();
	expect(reading.messages).toContainEqual({
		kind: "field_error",
		text: "Name: Please fill out this field.",
	});
	expect(named(reading, "Name").invalid).toBe(true);
});

test("headings and what is chosen now", async () => {
	const reading = await read(`
		<h1>Hotels</h1><div role=heading aria-level=2>Filters</div><h2 hidden>no</h2>
		<fieldset><legend>Stars</legend><label><input type=radio checked>Three</label><label><input type=radio>Four</label></fieldset>
		<button aria-pressed=true>Bold</button><div role=tab aria-selected=true>Map</div><a href=# aria-current=page>Page 2</a>
		<select aria-label=Sort><option>Price</select>`);
	expect(reading.headings).toEqual(["Hotels", "Filters"]);
	expect(reading.selected).toEqual(["Stars: Three", "Bold", "Map", "Page 2", "Sort: Price"]);
});

test("like buttons are told apart by their table row, and their keys differ", async () => {
	const reading = await read(`<h2>Stock</h2><table><tr><th>Item<th>Count<th>Act</tr>
		<tr><td>Nails<td>3<td><button>Delete</button></tr><tr><td>Screws<td>5<td><button>Delete</button></tr></table>`);
	expect(reading.targets.map(({ near }) => near)).toEqual([
		{ row: "Nails 3", column: "Act", heading: "Stock", index: 1, of: 2 },
		{ row: "Screws 5", column: "Act", heading: "Stock", index: 2, of: 2 },
	]);
	expect(reading.targets.map(({ key }) => key)).toEqual([
		"button|Delete||Nails",
		"button|Delete||Screws",
	]);
});

test("a row header names the row whatever else changes in it", async () => {
	const table = (count: number): string =>
		`<table><tr><td>${count}<th scope=row>Nails<td><button>Delete</button></table>`;
	const [before] = (await read(table(3))).targets;
	const [after] = (await read(table(4))).targets;
	expect(after?.key).toBe(before?.key);
	expect(after?.near.row).toBe("4 Nails");
});

test("list items and cards tell their controls apart", async () => {
	const reading = await read(`
		<ul><li><label>buy milk</label><button>×</button><li><label>walk the dog</label><button>×</button></ul>
		<div class=grid><div class="card new"><h3>Flora</h3><p>90 EUR</p><button>Book</button></div>
		<div class=card><h3>Bella</h3><p>80 EUR</p><button>Book</button></div></div>`);
	expect(reading.targets.map(({ key }) => key)).toEqual([
		"button|×||buy milk",
		"button|×||walk the dog",
		"button|Book||Flora",
		"button|Book||Bella",
	]);
	expect(reading.targets.map(({ near }) => [near.row, near.heading])).toEqual([
		["buy milk", undefined],
		["walk the dog", undefined],
		["Flora 90 EUR", "Flora"],
		["Bella 80 EUR", "Bella"],
	]);
});

test("cards without any class tell their controls apart", async () => {
	const reading =
		await read(`<div><div><b>Olive</b><button>Add</button></div><div><b>Mint</b><button>Add</button></div></div>
		<p>Otter <button>Vote</button></p><p>Beaver <button>Vote</button></p>`);
	expect(reading.targets.map(({ near }) => near.row)).toEqual(["Olive", "Mint", "Otter", "Beaver"]);
	expect(new Set(reading.targets.map(({ key }) => key)).size).toBe(4);
});

test("lines of a group keep the name of the group", async () => {
	const reading =
		await read(`<fieldset><legend>Stars</legend><div class=o><label><input type=radio>Three</label></div>
		<div class=o><label><input type=radio>Four</label></div></fieldset>`);
	expect(reading.targets.map(({ near }) => near)).toEqual([{ group: "Stars" }, { group: "Stars" }]);
	expect(reading.targets[0]?.key).toBe("radio|Three||Stars");
});

test("group, section, dialog and heading of a control", async () => {
	const reading = await read(`
		<section aria-label=Billing><h2>Address</h2><fieldset><legend>Contact</legend><input aria-label=Phone></fieldset></section>
		<div role=dialog aria-label=Confirm><button>OK</button></div><p>after <button>Out</button></p>`);
	expect(named(reading, "Phone").near).toEqual({
		group: "Contact",
		section: "Billing",
		heading: "Address",
	});
	expect(named(reading, "OK").near).toEqual({ dialog: "Confirm" });
	expect(named(reading, "Out").near).toEqual({});
});

test("the text around a control leaves out the control's own name", async () => {
	const reading = await read("<ul><li>Ann <a href=#>Profile</a> since 2020<li>Bob</ul>");
	expect(named(reading, "Profile").near.row).toBe("Ann since 2020");
});

test("look-alikes share a key", async () => {
	const reading = await read("<button>Send</button><button>Send</button>");
	expect(new Set(reading.targets.map(({ key }) => key)).size).toBe(1);
	expect(await bench.inside("__surehand.entryOf('t1').likeCount")).toBe(2);
});

test("test ids and written ids are part of the key, made-up ones are not", async () => {
	const key = async (attributes: string): Promise<string | undefined> =>
		(await read(`<button ${attributes}>A</button>`)).targets[0]?.key;
	expect(await key("data-testid=save")).toBe("button|A|save");
	expect(await key("id=save")).toBe("button|A|#save");
	for (const made of ["radix-:r1:", "ember482", "mui-7", "a3f9c0d14", "field_10293"])
		expect(await key(`id="${made}"`)).toBe("button|A");
});

test("key and fingerprint are the same when asked again, and change with the thing", async () => {
	const reading = await read(
		"<ul><li>Nails <a href=/1>Open</a><li>Screws <a href=/2>Open</a></ul><button>Send</button>",
	);
	const again = await bench.inside<string[]>(
		"['t1','t2','t3'].map((ref) => __surehand.keyFor(__surehand.entryOf(ref).element))",
	);
	expect(again).toEqual(reading.targets.map(({ key }) => key));
	expect(await bench.inside("__surehand.countLike('t1')")).toBe(1);
	await bench.page.evaluate(() => document.querySelector("a")?.setAttribute("href", "/9"));
	const same =
		"__surehand.fingerprintOf(__surehand.entryOf('t1').element) === __surehand.entryOf('t1').fingerprint";
	expect(await bench.inside(same)).toBe(false);
	await bench.page.evaluate(() => {
		const item = document.querySelector("li")?.firstChild;
		if (item) item.textContent = "Hammers ";
	});
	expect(await bench.inside("__surehand.keyFor(__surehand.entryOf('t1').element)")).not.toBe(
		reading.targets[0]?.key,
	);
});

test("one more look-alike is counted", async () => {
	await read("<button>Send</button>");
	await bench.page.evaluate(() =>
		document.body.append(document.querySelector("button")?.cloneNode(true) ?? ""),
	);
	expect(await bench.inside("__surehand.countLike('t1')")).toBe(2);
});

test("child frames come with place, address and how many targets stand before them", async () => {
	const reading =
		await read(`<style>body { margin: 0 }</style><button style="height:20px;display:block">One</button>
		<iframe name=pay src=/pay style="width:300px;height:150px;border:5px solid;padding:10px;display:block"></iframe>
		<button>Two</button><iframe src=/hidden style="display:none"></iframe>`);
	expect(reading.frames).toEqual([
		{
			index: 0,
			name: "pay",
			src: "/pay",
			visible: true,
			box: { x: 15, y: 35, width: 300, height: 150 },
			targetsBefore: 1,
		},
		expect.objectContaining({ index: 1, src: "/hidden", visible: false, targetsBefore: 2 }),
	]);
});

test("what cannot be read is a blind spot", async () => {
	const reading = await read(`
		<canvas id=game width=300 height=150></canvas><canvas width=5 height=5></canvas>
		<embed width=100 height=80 src=x type=application/x-none>
		<div role=grid aria-rowcount=500><div role=row><div role=gridcell>1</div></div></div>`);
	expect(reading.blindSpots).toEqual([
		{ kind: "canvas", detail: 'canvas "game" 300×150' },
		{ kind: "plugin", detail: "embed 100×80" },
		{ kind: "virtual_list", detail: "grid: 1 of 500 items", count: 499 },
	]);
});

test("a page that says it is busy is loading", async () => {
	expect((await read("<main aria-busy=true>x</main>")).readiness).toBe("loading");
});

test("another document has another id, the same one keeps it", async () => {
	const first = (await bench.observe()).documentId;
	expect((await bench.observe()).documentId).toBe(first);
	await bench.show("<!doctype html><body></body>");
	expect((await bench.observe()).documentId).not.toBe(first);
});

test("refs start with the prefix of their frame", async () => {
	await bench.body("<button>A</button>");
	expect((await bench.observe({ refPrefix: "f2." })).targets[0]?.ref).toBe("f2.t1");
});

test("texts of a table for layout stay on their own lines", async () => {
	const cell = Array.from({ length: 40 }, (_, index) => `<p>line ${index} <b>x</b></p>`).join("");
	const reading = await read(`<table><tr><td>${cell}</td></tr></table>`);
	expect(reading.text.split("\n")).toHaveLength(40);
});
