import { afterAll, beforeAll, expect, test } from "vitest";
import type { FrameReading } from "../src/api.ts";
import { type Bench, named, openBench } from "./fixture.ts";

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
