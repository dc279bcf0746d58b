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

test("a pane that scrolls is a target to scroll", async () => {
	const reading = await read(
		`<div style="height:100px;overflow:auto" aria-label=Log role=region><p style="height:900px">x</p></div>`,
	);
	expect(named(reading, "Log")).toMatchObject({ role: "region", operations: ["scroll"] });
});

test("pictures and players are listed when asked for", async () => {
	await bench.body(`<img alt=Photo width=50 height=50 src=x><canvas width=60 height=60 aria-label=Board></canvas>
		<button><img alt=Save width=30 height=30 src=x></button>`);
	expect(names(await bench.observe())).toEqual(["button Save"]);
	expect(names(await bench.observe({ includeMedia: true }))).toEqual([
		"img Photo",
		"img Board",
		"button Save",
		"img Save",
	]);
});

test("lists to drop on are listed when media are asked for", async () => {
	await bench.body(`<div class=board><section class=col><h2>To do</h2><div draggable=true>Paint</div></section>
		<section class=col><h2>Done</h2></section></div><div class=drop-zone style="height:50px">Drop files</div>`);
	expect(names(await bench.observe())).toEqual(["generic Paint"]);
	const reading = await bench.observe({ includeMedia: true });
	const drops = reading.targets.filter(({ hint }) => hint === "drop").map(({ name }) => name);
	expect(drops).toEqual(["To do Paint", "Done", "Drop files"]);
	expect(named(reading, "Done").operations[0]).toBe("drag");
});

test("what opens under the mouse is listed to hover when media are asked for", async () => {
	await bench.body(`<style>.sub, .tip { display: none } .menu > li:hover > .sub { display: block }
		.word:is(b):hover + .tip, .nope:not(:hover) .tip { display: block }</style>
		<ul class=menu><li>Tools<ul class=sub><li>Export</ul><li>Plain</ul><b class=word>Word</b><i class=tip>Tip</i>`);
	const reading = await bench.observe({ includeMedia: true });
	const openers = reading.targets.filter(({ hint }) => hint === "hover");
	expect(openers.map(({ name, operations }) => [name, operations[0]])).toEqual([
		["Tools", "hover"],
		["Plain", "hover"],
		["Word", "hover"],
	]);
});

test("a menu that is open is not part of the name of what opened it", async () => {
	await bench.body(`<style>.fly { position: absolute } .top:hover .fly { display: block }</style>
		<div class=top tabindex=0>Tools<div class=fly><div tabindex=0>Survey</div></div></div>
		<button>Cart<i style="position:absolute">3</i></button>`);
	expect(names(await bench.observe())).toEqual([
		"generic Tools",
		"generic Survey",
		"button Cart 3",
	]);
});

test("cells are listed when media are asked for, last when there are too many", async () => {
	const rows = "<tr><td>Nails<td>120</tr>".repeat(10);
	await bench.body(`<table>${rows}</table><button>Save</button>`);
	const limits = {
		targets: 5,
		textChars: 500,
		selectedOptions: 5,
		offscreenLabels: 5,
		optionsPerTarget: 5,
	};
	expect(names(await bench.observe({ limits }))).toEqual(["button Save"]);
	const reading = await bench.observe({ limits, includeMedia: true });
	expect(names(reading)).toEqual([
		"cell Nails",
		"cell 120",
		"cell Nails",
		"cell 120",
		"button Save",
	]);
});

test("a row button that fades in under the mouse is listed, a see-through decoy is not", async () => {
	const reading = await read(`<style>.act { opacity: 0 } li:hover .act { opacity: 1 }</style>
		<ul><li>Nails <button class=act>Delete</button></ul><button style="opacity:0">Trap</button>
		<div style="opacity:0"><input aria-label=Honey></div>`);
	expect(names(reading)).toEqual(["button Delete"]);
});

test("a plain element the driver knows to listen is listed", async () => {
	await bench.body("<p>One</p><p id=p>Two</p>");
	await bench.inside("__surehand.handles.noteListeners([document.querySelector('#p')])");
	expect(names(await bench.observe())).toEqual(["paragraph Two"]);
	await bench.body("");
});

test("things to grab are listed to drag", async () => {
	const reading = await read(`<div style="cursor:grab">Card</div>`);
	expect(reading.targets[0]).toMatchObject({ name: "Card", hint: "drag" });
});
