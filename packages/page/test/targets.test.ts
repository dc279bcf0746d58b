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

test("every native control is listed once under its role", async () => {
	const reading = await read(`
		<a href=/x>Link</a><a>no link</a><button>Push</button>
		<label>Text <input></label><label>Mail <input type=email></label><label>Secret <input type=password></label>
		<label>Find <input type=search></label><label>Many <input type=number></label>
		<label>Loud <input type=range></label><label>On <input type=checkbox></label><label>One <input type=radio></label>
		<label>File <input type=file></label><label>Day <input type=date></label>
		<label>Pick <select><option>a</select></label><label>Multi <select multiple><option>a</select></label>
		<label>Note <textarea></textarea></label><input type=submit value=Send><input type=hidden value=x>
		<details><summary>More</summary><button>inside</button></details>
		<div contenteditable aria-label=Rich>x</div>`);
	expect(names(reading)).toEqual([
		"link Link",
		"button Push",
		"textbox Text",
		"textbox Mail",
		"textbox Secret",
		"searchbox Find",
		"spinbutton Many",
		"slider Loud",
		"checkbox On",
		"radio One",
		"button File",
		"textbox Day",
		"combobox Pick",
		"listbox Multi",
		"textbox Note",
		"button Send",
		"button More",
		"textbox Rich",
	]);
});

test("an explicit role wins over the implicit one, an unknown one does not", async () => {
	const reading = await read(`
		<a href=# role=button>A</a><button role="tab x">B</button><button role="fancy">C</button>
		<button role=none>D</button><input type=checkbox role=switch aria-label=E><div role="fancy link">F</div>`);
	expect(names(reading)).toEqual([
		"button A",
		"tab B",
		"button C",
		"button D",
		"switch E",
		"link F",
	]);
});

test("clickables without semantics are listed with the reason", async () => {
	const reading = await read(`
		<div onclick="x()">by handler</div><div tabindex=0>by tab stop</div><div tabindex=-1>not at all</div>
		<div style="cursor:pointer">by <b>cursor</b></div><div draggable=true>by drag</div><p>plain</p>`);
	expect(reading.targets.map(({ role, name, hint }) => [role, name, hint])).toEqual([
		["generic", "by handler", "onclick"],
		["generic", "by tab stop", "tabindex"],
		["generic", "by cursor", "cursor"],
		["generic", "by drag", "drag"],
	]);
});

test("a region that only takes focus is not a control", async () => {
	const reading = await read(
		"<div role=tabpanel tabindex=0>text</div><div role=listbox tabindex=0><div role=option>Red</div></div>",
	);
	expect(names(reading)).toEqual(["option Red"]);
});

test("a checkbox hidden behind its styled label is listed once, pressed at the label", async () => {
	const reading = await read(`
		<style>input { display: none } label { display: inline-block; width: 120px; height: 40px }</style>
		<input type=checkbox id=w checked><label for=w style="cursor:pointer"><span>Wifi</span></label>`);
	const wifi = named(reading, "Wifi");
	expect(reading.targets).toHaveLength(1);
	expect(wifi).toMatchObject({ role: "checkbox", checked: true, hint: "label" });
	expect(wifi.box).toMatchObject({ width: 120, height: 40 });
});

test("a see-through checkbox over a drawn one is the control", async () => {
	const reading = await read(`
		<span style="position:relative;cursor:pointer;display:inline-block;width:40px;height:24px">
			<input type=checkbox aria-label=Dark style="position:absolute;opacity:0;width:100%;height:100%;margin:0;cursor:pointer">
			<i style="display:block;height:24px;background:#ccc"></i></span>`);
	expect(names(reading)).toEqual(["checkbox Dark"]);
});

test("a screen-reader-only radio is pressed at its visible label", async () => {
	const reading = await read(`
		<style>input { position: absolute; width: 1px; height: 1px; clip: rect(0 0 0 0); overflow: hidden }</style>
		<label><input type=radio name=s><span>Large</span></label><label><input type=radio name=s>Small</label>`);
	expect(names(reading)).toEqual(["radio Large", "radio Small"]);
});

test("label and field are one target", async () => {
	const reading = await read(`
		<label style="cursor:pointer">Name <input></label>
		<label for=c style="cursor:pointer"><i style="cursor:pointer">*</i> Agree</label><input type=checkbox id=c>`);
	expect(names(reading)).toEqual(["textbox Name", "checkbox * Agree"]);
});

test("icon in a button, link in an item and wrapper around a button are no second target", async () => {
	const reading = await read(`
		<button style="cursor:pointer"><i style="cursor:pointer" onclick="x()"></i>Save</button>
		<ul role=menu><li role=menuitem><a href=/cut>Cut</a></li></ul>
		<div style="cursor:pointer"><button>Go</button></div>
		<button><a href=/inner>Inner</a></button>
		<div tabindex=0><span onclick="x()">Twice</span></div>`);
	expect(names(reading)).toEqual([
		"button Save",
		"menuitem Cut",
		"button Go",
		"link Inner",
		"generic Twice",
	]);
	expect(named(reading, "Cut").href).toBe("http://page.test/cut");
});

test("a clickable card and the button on it are both listed", async () => {
	const reading = await read(
		`<div onclick="x()">Casa Flora, Lisbon <button>Add to favourites</button></div>`,
	);
	expect(names(reading)).toEqual([
		"generic Casa Flora, Lisbon Add to favourites",
		"button Add to favourites",
	]);
});

test("the closing cross inside a tab is its own target", async () => {
	const reading = await read(
		`<div role=tab>Readme<span onclick="x()" aria-label=Close role=button>×</span></div>`,
	);
	expect(names(reading)).toContain("button Close");
	expect(names(reading).filter((name) => name.startsWith("tab"))).toHaveLength(1);
});

test("a header that sorts by pointer is listed as a column header", async () => {
	const reading = await read(
		`<table><tr><th style="cursor:pointer">Price<th>Name</tr><tr><td>1<td>a</tr></table>`,
	);
	expect(names(reading)).toEqual(["columnheader Price"]);
});

test("areas of a picture stand where the displayed picture puts them", async () => {
	const reading = await read(`
		<style>body { margin: 0 }</style>
		<img usemap=#m width=200 height=100 style="display:block" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
		<map name=m><area shape=rect coords="10,20,60,70" href=/north alt=North>
		<area shape=circle coords="150,50,20" href=/south alt=South></map>`);
	expect(names(reading)).toEqual(["link North", "link South"]);
	expect(named(reading, "North").box).toEqual({ x: 10, y: 20, width: 50, height: 50 });
	expect(named(reading, "South").box).toEqual({ x: 130, y: 30, width: 40, height: 40 });
});

test("shapes of a drawing that react are listed", async () => {
	const reading = await read(`
		<svg width=200 height=100><title>Map</title><g role=button aria-label=Spain><rect width=50 height=50 /></g>
		<a href=/fr><text x=60 y=20>France</text></a>
		<circle cx=150 cy=50 r=20 style="cursor:pointer"><title>Paris</title></circle></svg>`);
	expect(names(reading)).toEqual(["button Spain", "link France", "generic Paris"]);
});

test("controls in open shadow roots and their slots are listed in page order", async () => {
	await bench.show(`<!doctype html><button>One</button><x-card><button slot=a>Three</button></x-card><button>Four</button>
		<script>document.querySelector("x-card").attachShadow({mode:"open"}).innerHTML =
			"<button>Two</button><slot name=a></slot>";</script>`);
	expect(names(await bench.observe())).toEqual([
		"button One",
		"button Two",
		"button Three",
		"button Four",
	]);
	await bench.show("<!doctype html><body></body>");
});

test("a closed shadow root is readable once it was handed over", async () => {
	await bench.show(`<!doctype html><x-box style="display:block;width:50px;height:50px"></x-box><script>
		window.kept = document.querySelector("x-box").attachShadow({mode:"closed"});
		kept.innerHTML = "<button>Inside</button>";</script>`);
	const before = await bench.observe();
	expect(before.blindSpots).toContainEqual({ kind: "closed_shadow", detail: "x-box 50×50" });
	expect(await bench.inside("__surehand.handles.closedHosts().length")).toBe(1);
	await bench.show("<!doctype html><body></body>");
});

test("no more targets than allowed, the main area first, a hinted one always", async () => {
	const links = Array.from({ length: 300 }, (_, index) => `<a href=#>Link ${index}</a> `).join("");
	await bench.body(`<nav>${links}</nav><main><button>Order</button></main>`);
	const limits = {
		targets: 20,
		textChars: 500,
		selectedOptions: 5,
		offscreenLabels: 5,
		optionsPerTarget: 5,
	};
	const reading = await bench.observe({ limits, keep: ["Link 299"] });
	expect(reading.targets).toHaveLength(20);
	expect(names(reading)).toContain("button Order");
	expect(names(reading)).toContain("link Link 299");
	expect(reading.blindSpots).toContainEqual({
		kind: "targets_cut",
		detail: "281 more controls",
		count: 281,
	});
});
