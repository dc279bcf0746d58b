import { expect, test } from "vitest";
import { changeOf, named, useBench } from "../bench-page.ts";
import * as pages from "./press-pages.ts";

const bench = useBench();
const log = (): Promise<string[]> => bench.truth<string[]>("log");

test("a tab is pressed and its panel shows", async () => {
	const page = await bench.show(pages.TABS);
	const effect = await bench.act({ kind: "click", ref: named(page, "Details").ref });
	expect(changeOf(effect).added).toEqual(["Second panel"]);
});

test("a list inside a dialog is closed without closing the dialog", async () => {
	const page = await bench.show(pages.DIALOG);
	await bench.act({ kind: "click", ref: named(page, "Rename").ref });
	const { ref } = named(await bench.observe(), "Kind");
	const effect = await bench.act({ kind: "select", ref, options: ["Fancy"] });
	expect(effect).toMatchObject({ status: "refused" });
	expect(await bench.truth("[d.hidden, l.hidden]")).toEqual([false, true]);
});

test("a list inside a dialog", async () => {
	const page = await bench.show(pages.DIALOG);
	await bench.act({ kind: "click", ref: named(page, "Rename").ref });
	const { ref } = named(await bench.observe(), "Kind");
	const effect = await bench.act({ kind: "select", ref, options: ["Rich"] });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Rich" });
});

test("a switch is set, once", async () => {
	const page = await bench.show(pages.SWITCH);
	await bench.act({ kind: "check", ref: named(page, "Notifications").ref, checked: true });
	const { ref } = named(await bench.observe(), "Notifications");
	await bench.act({ kind: "check", ref, checked: true });
	expect(await log()).toEqual(["true"]);
});

test("an accordion opens", async () => {
	const page = await bench.show(pages.ACCORDION);
	const effect = await bench.act({ kind: "click", ref: named(page, "Shipping").ref });
	expect(changeOf(effect).added).toEqual(["Two days"]);
});

test("a disclosure opens", async () => {
	const page = await bench.show(pages.DISCLOSURE);
	const effect = await bench.act({ kind: "click", ref: named(page, "More about it").ref });
	expect(changeOf(effect).added).toEqual(["Small print"]);
});

test("one story of a feed among others like it", async () => {
	const page = await bench.show(pages.FEED);
	const saves = page.observation.targets.filter((target) => target.name === "Save");
	await bench.act({ kind: "click", ref: saves[1]?.ref ?? "" });
	expect(await log()).toEqual([2]);
});

test("a toolbar's toggle, its choice and its menu", async () => {
	const page = await bench.show(pages.TOOLBAR);
	await bench.act({ kind: "click", ref: named(page, "Bold").ref });
	const { ref } = named(await bench.observe(), "Right");
	await bench.act({ kind: "check", ref, checked: true });
	const font = named(await bench.observe(), "Font").ref;
	const effect = await bench.act({ kind: "select", ref: font, options: ["Mono"] });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Mono" });
	expect(await bench.truth("[b.ariaPressed, r.ariaChecked, log]")).toEqual([
		"true",
		"true",
		["Mono"],
	]);
});

test("a row of a tree grid opens", async () => {
	const page = await bench.show(pages.TREE_GRID);
	const row = page.observation.targets.find((target) => target.role === "row");
	const effect = await bench.act({ kind: "click", ref: row?.ref ?? "" });
	expect(changeOf(effect).added).toEqual(["Cookies"]);
});

test("a segment of a segmented control", async () => {
	const page = await bench.show(pages.SEGMENTS);
	await bench.act({ kind: "check", ref: named(page, "Board").ref, checked: true });
	expect(await log()).toEqual(["Board"]);
});

test("suggestions laid out as a grid", async () => {
	const page = await bench.show(pages.GRID_COMBO);
	const { ref } = named(page, "Task");
	const effect = await bench.act({ kind: "select", ref, options: ["Paint"] });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Paint" });
	expect(await log()).toEqual(["Paint"]);
});

test("a read-only field with a list", async () => {
	const page = await bench.show(pages.READONLY_LIST);
	const target = named(page, "Plan");
	expect(target.operations).toContain("select");
	const effect = await bench.act({ kind: "select", ref: target.ref, options: ["Pro"] });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Pro" });
});

test("of two selects alike only the one meant is set", async () => {
	const page = await bench.show(pages.TWINS);
	const { ref } = named(page, "To");
	const effect = await bench.act({ kind: "select", ref, options: ["Rome"] });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Rome" });
	expect(await log()).toEqual(["bRome"]);
});

test("a control drawn anew at every change; another list that pops up is left alone", async () => {
	const page = await bench.show(pages.REDRAWN);
	const { ref } = named(page, "Day: Monday");
	const effect = await bench.act({ kind: "select", ref, options: ["Tuesday"] });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Tuesday" });
	expect(await log()).toEqual(["Tuesday"]);
});

test("a tag field that wants Enter", async () => {
	const page = await bench.show(pages.TAGS);
	const effect = await bench.act({ kind: "fill", ref: named(page, "Tags").ref, text: "urgent" });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "urgent" });
	expect(await log()).toEqual(["urgent"]);
});

test("a cell that takes its text over when left is not sent Enter", async () => {
	const page = await bench.show(pages.CELL_EDITORS);
	const effect = await bench.act({ kind: "fill", ref: named(page, "Amount").ref, text: "7" });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "7" });
	expect(await log()).toEqual(["a7"]);
});

test("a cell that drops its text when left is sent Enter", async () => {
	const page = await bench.show(pages.CELL_EDITORS);
	const effect = await bench.act({ kind: "fill", ref: named(page, "Price").ref, text: "9" });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "9" });
	expect(await log()).toEqual(["p9"]);
});

test("a select inside a shadow root", async () => {
	const page = await bench.show(pages.SHADOW);
	const effect = await bench.act({
		kind: "select",
		ref: named(page, "Size").ref,
		options: ["Large"],
	});
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Large" });
	expect(await log()).toEqual(["Large"]);
});

test("a box around a tiny field, its value a text beside it", async () => {
	const page = await bench.show(pages.INNER_FIELD);
	const target = page.observation.targets.find((each) => each.operations.includes("select"));
	const effect = await bench.act({ kind: "select", ref: target?.ref ?? "", options: ["Core"] });
	expect(changeOf(effect).readBack?.held).toBe(true);
	expect(await bench.truth("[log, !!pop]")).toEqual([["Core"], false]);
});

test("a field that came up in a cell stays open after it was filled", async () => {
	await bench.show(pages.CELL_OPENS);
	await bench.session.page.dblclick("#c");
	const { ref } = named(await bench.observe(), "Stock");
	const effect = await bench.act({ kind: "fill", ref, text: "40" });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "40" });
	const again = named(await bench.observe(), "Stock").ref;
	await bench.act({ kind: "press", keys: "Enter", ref: again });
	expect(await log()).toEqual(["40"]);
});
