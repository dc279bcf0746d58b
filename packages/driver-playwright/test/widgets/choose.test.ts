import type { Effect } from "@surehand/core";
import { expect, test } from "vitest";
import { changeOf, named, useBench } from "../bench-page.ts";
import * as pages from "./pages.ts";

const bench = useBench();

async function choose(html: string, name: string, ...options: string[]): Promise<Effect> {
	const page = await bench.show(html);
	const target = named(page, name);
	expect(target.operations).toContain("select");
	return bench.act({ kind: "select", ref: target.ref, options });
}

const log = (): Promise<string[]> => bench.truth<string[]>("log");

test("a select-only combobox takes the exact option, not the one it is part of", async () => {
	const effect = await choose(pages.selectOnly(), "Colour", "Blue");
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Blue" });
	expect(await log()).toEqual(["Blue"]);
});

test("case and width of letters make no difference", async () => {
	const effect = await choose(pages.selectOnly(), "Colour", "ｄａｒｋ green");
	expect(changeOf(effect).readBack?.held).toBe(true);
	expect(await log()).toEqual(["Dark Green"]);
});

test("an option that is not there is refused with those that are, and the list is closed again", async () => {
	const effect = await choose(pages.selectOnly(["Red", "Green"]), "Colour", "Blue");
	expect(effect).toEqual({
		status: "refused",
		reason: 'no option "Blue"; there are: Red, Green',
	});
	expect(await bench.truth("[l.hidden, log.length]")).toEqual([true, 0]);
});

test("only a longer name with the word in it: refused, nothing chosen", async () => {
	const effect = await choose(pages.selectOnly(["Light Blue", "Red"]), "Colour", "Blue");
	expect(effect.status).toBe("refused");
	expect(await log()).toEqual([]);
});

test("a disabled option is refused", async () => {
	const effect = await choose(pages.selectOnly(["Red", "!Blue"]), "Colour", "Blue");
	expect(effect).toEqual({ status: "refused", reason: 'option "Blue" is disabled' });
	expect(await bench.truth("l.hidden")).toBe(true);
});

test("what is chosen already is left alone", async () => {
	await choose(pages.selectOnly(), "Colour", "Red");
	const target = named(await bench.observe(), "Colour");
	const effect = await bench.act({ kind: "select", ref: target.ref, options: ["Red"] });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Red" });
	expect(await log()).toEqual(["Red"]);
});

test("a value the page takes back is not held", async () => {
	const effect = await choose(pages.revertingSelect(), "Colour", "Blue");
	expect(changeOf(effect).readBack).toEqual({ held: false, actual: "Choose" });
});

test("an editable combobox is narrowed by typing and the option pressed", async () => {
	const effect = await choose(pages.editable(), "Colour", "Green");
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Green" });
	expect(await log()).toEqual(["Green"]);
});

test("an editable combobox lists both ways", async () => {
	const page = await bench.show(pages.editable());
	expect(named(page, "Colour").operations).toEqual(expect.arrayContaining(["fill", "select"]));
});

test("nothing typed is left behind when no option fits", async () => {
	const effect = await choose(pages.editable(), "Colour", "Purple");
	expect(effect.status).toBe("refused");
	expect(await bench.truth("[c.value, l.hidden, log.length]")).toEqual(["", true, 0]);
});

test("late suggestions are waited for, stale ones are not pressed", async () => {
	const effect = await choose(pages.slowSuggestions(), "City", "Bern");
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Bern" });
});

test("a suggestion that says more than was asked is taken when it is the only one", async () => {
	const effect = await choose(pages.slowSuggestions(), "City", "Berlin, Germany");
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Berlin, Germany" });
});

test("two suggestions that fit equally are refused with both", async () => {
	const effect = await choose(pages.slowSuggestions(), "City", "Berlin");
	expect(effect).toMatchObject({
		status: "refused",
		reason: expect.stringContaining("Berlin, Germany, Berlin, Maryland"),
	});
	expect(await log()).toEqual([]);
});

test("a select without roles that opens on mousedown, its list elsewhere in the document", async () => {
	const page = await bench.show(pages.plainSelect());
	const target = page.observation.targets.find((each) => each.id === "c");
	expect(target?.operations).toContain("select");
	const effect = await bench.act({ kind: "select", ref: target?.ref ?? "", options: ["Blue"] });
	expect(changeOf(effect).readBack?.held).toBe(true);
	expect(await bench.truth("[h.value, log]")).toEqual(["blue", ["Blue"]]);
});

test("a select without roles is closed again when the option is missing", async () => {
	const page = await bench.show(pages.plainSelect());
	const ref = page.observation.targets.find((each) => each.id === "c")?.ref ?? "";
	const effect = await bench.act({ kind: "select", ref, options: ["Teal"] });
	expect(effect).toMatchObject({
		status: "refused",
		reason: 'no option "Teal"; there are: Light Blue, Blue, Red, Green, Dark Green',
	});
	expect(await bench.truth("portal.children.length")).toBe(0);
});

test("a native list behind an enhanced one is set through the enhanced one", async () => {
	const page = await bench.show(pages.searchSelect());
	const target = page.observation.targets.find((each) => each.id === "c");
	const effect = await bench.act({ kind: "select", ref: target?.ref ?? "", options: ["Greece"] });
	expect(changeOf(effect).readBack?.held).toBe(true);
	expect(await bench.truth("s.value")).toBe("gr");
});

test("chips: options are added to what is chosen already", async () => {
	const effect = await choose(pages.chips(), "Toppings", "Cheese", "Olives");
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Cheese, Olives" });
	expect(await log()).toEqual(["Ham", "Cheese", "Olives"]);
	expect(await bench.truth("l.hidden")).toBe(true);
});

test("check boxes behind a button are ticked and the list is closed", async () => {
	const effect = await choose(pages.checkList(), "Brands ▾", "Bolt", "Crate");
	expect(changeOf(effect).readBack?.held).toBe(true);
	expect(await bench.truth("[log, p.hidden]")).toEqual([["Bolt", "Crate"], true]);
});

test("a menu button's item is carried out", async () => {
	const effect = await choose(pages.menuButton(), "Actions", "Copy");
	expect(changeOf(effect)).toMatchObject({ added: ["Did Copy"], readBack: { held: true } });
	expect(await log()).toEqual(["Copy"]);
});

test("a disabled menu item is refused and the menu closed", async () => {
	const effect = await choose(pages.menuButton(), "Actions", "Delete");
	expect(effect).toEqual({ status: "refused", reason: 'option "Delete" is disabled' });
	expect(await bench.truth("m.hidden")).toBe(true);
});

test("a menu of a menu bar", async () => {
	const effect = await choose(pages.menubar(), "Style", "Italic");
	expect(changeOf(effect).readBack?.held).toBe(true);
	expect(await log()).toEqual(["Italic"]);
});

test("an item of a submenu", async () => {
	const effect = await choose(pages.menubar(), "Size", "Huge");
	expect(changeOf(effect).readBack?.held).toBe(true);
	expect(await log()).toEqual(["Huge"]);
});

test("a list box of one choice", async () => {
	const effect = await choose(pages.listbox(), "Fruit", "Apple");
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Apple" });
	expect(await log()).toEqual(["Apple"]);
});

test("a list box of several keeps what is chosen and never unchooses it", async () => {
	const effect = await choose(pages.listbox(true), "Fruit", "Pear", "Apple");
	expect(changeOf(effect).readBack?.held).toBe(true);
	expect(await log()).toEqual(["Apple", "Pear"]);
});

test.each(["combobox", "listbox"] as const)(
	"a %s that draws only some rows is scrolled to the item",
	async (kind) => {
		const effect = await choose(
			pages.virtualList(kind),
			kind === "combobox" ? "Number" : "Numbers",
			"Item 321",
		);
		expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Item 321" });
		expect(await log()).toEqual(["Item 321"]);
	},
);

test("a tree opens the branches that lead to the item and closes the others", async () => {
	const effect = await choose(pages.tree(), "Files", "to-anna.txt");
	expect(changeOf(effect).readBack?.held).toBe(true);
	expect(await bench.truth("[log, t.children[0].ariaExpanded]")).toEqual([
		["to-anna.txt"],
		"false",
	]);
});
