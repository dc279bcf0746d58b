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

test("states of native controls", async () => {
	const reading = await read(`
		<label>A <input value=x required readonly maxlength=9 pattern=[a-z]+ autocomplete=name name=f></label>
		<label>B <input type=checkbox checked></label><fieldset disabled><button>C</button></fieldset>
		<label>D <input type=number value=5 min=1 max=9 step=2></label>
		<details open><summary>E</summary></details><form id=go><button>F</button></form>`);
	expect(named(reading, "A")).toMatchObject({
		value: "x",
		required: true,
		readonly: true,
		maxLength: 9,
		pattern: "[a-z]+",
		autocomplete: "name",
		fieldName: "f",
		inputType: "text",
	});
	expect(named(reading, "B").checked).toBe(true);
	expect(named(reading, "C").disabled).toBe(true);
	expect(named(reading, "D")).toMatchObject({ value: "5", min: "1", max: "9", step: "2" });
	expect(named(reading, "E").expanded).toBe(true);
	expect(named(reading, "F")).toMatchObject({ submits: true, form: "go" });
});

test("states told by ARIA", async () => {
	const reading = await read(`
		<button aria-pressed=mixed>A</button><div role=tab aria-selected=true>B</div>
		<button aria-expanded=false aria-haspopup=true>C</button><a href=# aria-current=page>D</a>
		<div role=checkbox aria-checked=mixed>E</div><input aria-label=F aria-invalid=true aria-required=true>
		<div aria-disabled=true><button>G</button></div><div role=slider aria-label=H aria-valuenow=3 aria-valuetext=low></div>`);
	expect(named(reading, "A").pressed).toBe("mixed");
	expect(named(reading, "B").selected).toBe(true);
	expect(named(reading, "C")).toMatchObject({ expanded: false, hasPopup: "menu" });
	expect(named(reading, "D").current).toBe("page");
	expect(named(reading, "E").checked).toBe("mixed");
	expect(named(reading, "F")).toMatchObject({ invalid: true, required: true });
	expect(named(reading, "G").disabled).toBe(true);
});

test("an indeterminate checkbox is mixed", async () => {
	await bench.body("<input type=checkbox id=c aria-label=All>");
	await bench.page.evaluate(() => {
		const box = document.querySelector("input");
		if (box) box.indeterminate = true;
	});
	expect(named(await bench.observe(), "All").checked).toBe("mixed");
});

test("options carry label and value, and what is cut is counted", async () => {
	await bench.body(`<select aria-label=Permit><option value=1>One<option value=2 selected>Two<option disabled>Three
		</select><select aria-label=Long>${"<option>x".repeat(300)}<option selected>last</select>`);
	const reading = await bench.observe();
	expect(named(reading, "Permit")).toMatchObject({
		value: "Two",
		options: [
			{ label: "One", value: "1", selected: false },
			{ label: "Two", value: "2", selected: true },
			{ label: "Three", value: "Three", selected: false, disabled: true },
		],
	});
	const long = named(reading, "Long").options ?? [];
	expect(long.at(-1)).toMatchObject({ label: "last", selected: true });
	expect(long).toHaveLength(101);
	expect(reading.blindSpots).toContainEqual({
		kind: "options_cut",
		detail: "200 options of long lists",
		count: 200,
	});
});

test("an open custom list and a suggestion list are options of their field", async () => {
	const reading = await read(`
		<input role=combobox aria-label=Fruit aria-controls=l aria-expanded=true>
		<ul role=listbox id=l><li role=option aria-selected=true>Apple<li role=option>Pear</ul>
		<input list=d aria-label=Town><datalist id=d><option value=Bonn><option value=Köln></datalist>`);
	expect(named(reading, "Fruit").options?.map(({ label }) => label)).toEqual(["Apple", "Pear"]);
	expect(named(reading, "Town")).toMatchObject({ role: "combobox", hasPopup: "listbox" });
	expect(named(reading, "Town").options?.map(({ label }) => label)).toEqual(["Bonn", "Köln"]);
});

test("secrets are masked by type, purpose and by what was put in", async () => {
	await bench.body(`<input aria-label=A type=password value=hunter2><input aria-label=B autocomplete=one-time-code value=123456>
		<input aria-label=C autocomplete="section-x cc-csc" value=999><input aria-label=D value=token><input aria-label=E value=open>`);
	const first = await bench.observe();
	const secretKeys = [named(first, "D").key];
	const reading = await bench.observe({ secretKeys });
	const values = reading.targets.map(({ value, sensitive }) => [value, sensitive]);
	expect(values).toEqual([
		["•••••••", true],
		["••••••", true],
		["•••", true],
		["•••••", true],
		["open", undefined],
	]);
	expect(JSON.stringify(reading)).not.toMatch(/hunter2|123456|999|token/);
});

test("a password stays masked after the page shows it as text", async () => {
	await bench.body("<input aria-label=A type=password value=hunter2>");
	await bench.observe();
	await bench.page.evaluate(() => document.querySelector("input")?.setAttribute("type", "text"));
	const reading = await bench.observe();
	expect(named(reading, "A")).toMatchObject({ sensitive: true, value: "•••••••" });
	expect(reading.text).not.toContain("hunter2");
});

test("operations fit the control", async () => {
	const reading = await read(`
		<input aria-label=A><input aria-label=B readonly><select aria-label=C></select><input type=file aria-label=D>
		<input type=checkbox aria-label=E><div draggable=true>F</div><input type=range aria-label=G><button>H</button>`);
	const first = (name: string): string | undefined => named(reading, name).operations[0];
	expect(["A", "B", "C", "D", "E", "F", "G", "H"].map(first)).toEqual([
		"fill",
		"press",
		"select",
		"upload",
		"check",
		"drag",
		"fill",
		"click",
	]);
	expect(named(reading, "B").operations).not.toContain("fill");
	expect(named(reading, "F").operations).toContain("drag");
});

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

test("a nameless icon button says what its picture is called", async () => {
	const reading = await read(
		`<button><i class="fa fa-trash"></i></button><button><svg width=9 height=9><use href="#icon-close"/></svg></button>`,
	);
	expect(reading.targets.map(({ description }) => description)).toEqual([
		"icon: trash",
		"icon: close",
	]);
});

test("a field without a label says what is written beside it", async () => {
	const reading = await read(`
		<div><span>City</span> <input></div><div><div>Country</div><div><select></select></div></div>
		<div><input type=checkbox> Breakfast <input type=checkbox> Parking</div><div><input> <input></div>`);
	expect(reading.targets.map(({ description }) => description)).toEqual([
		"City",
		"Country",
		"Breakfast",
		"Parking",
		undefined,
		undefined,
	]);
	expect(reading.targets[0]?.key).toBe("textbox|City");
});

test("title and described-by texts describe", async () => {
	const reading = await read(
		"<button title='Removes it'>Delete</button><input aria-label=Pin aria-describedby=h><p id=h hidden>Four digits</p>",
	);
	expect(named(reading, "Delete").description).toBe("Removes it");
	expect(named(reading, "Pin").description).toBe("Four digits");
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
