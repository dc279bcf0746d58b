import type { Effect } from "@surehand/core";
import { expect, test } from "vitest";
import { changeOf, named, useBench } from "../bench-page.ts";
import { dateField, dayGrid, enterOnly } from "./date-pages.ts";
import { slider, spinButton, stepper } from "./dial-pages.ts";

const bench = useBench();

async function fill(html: string, name: string, text: string): Promise<Effect> {
	const page = await bench.show(html);
	const target = named(page, name);
	expect(target.operations).toContain("fill");
	return bench.act({ kind: "fill", ref: target.ref, text });
}

test.each([
	["63", {}],
	["5%", {}],
	["100", {}],
	["750", { max: 1000, step: 10 }],
	["1,980", { max: 2000 }],
])("a slider is moved to %s", async (text, options) => {
	const effect = await fill(slider(options), "Level", text);
	const wanted = String(Number.parseInt(text.replace(",", ""), 10));
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: wanted });
});

test("a slider whose values have names", async () => {
	const effect = await fill(
		slider({ max: 2, words: ["Low", "Medium", "High"] }),
		"Level",
		"medium",
	);
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Medium" });
});

test("a value between the steps of a slider is not held", async () => {
	const effect = await fill(slider({ step: 10 }), "Level", "45");
	expect(changeOf(effect).readBack?.held).toBe(false);
});

test("a value beyond the end is refused and nothing is moved", async () => {
	const effect = await fill(slider(), "Level", "120");
	expect(effect).toEqual({ status: "refused", reason: "takes 0 to 100" });
	expect(await bench.truth("log")).toEqual([20]);
});

test("a spin button without a field", async () => {
	const effect = await fill(spinButton(), "Guests", "4");
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "4" });
});

test("a stepper is pressed up, its neighbour is not", async () => {
	const effect = await fill(stepper(), "Rooms", "3");
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "3" });
	expect(await bench.truth("log")).toEqual([]);
});

test.each([
	{ placeholder: "MM/DD/YYYY", format: "m/d/y", text: "2026-12-01", shown: "12/01/2026" },
	{ placeholder: "DD.MM.YYYY", format: "d.m.y", text: "1 December 2026", shown: "01.12.2026" },
	{ placeholder: "dd/mm/yyyy", format: "d/m/y", text: "December 1, 2026", shown: "01/12/2026" },
	{ placeholder: "YYYY-MM-DD", format: "y-m-d", text: "01.12.2026", shown: "2026-12-01" },
	{ placeholder: "MM/DD/YYYY", format: "m/d/y", text: "12/01/2026", shown: "12/01/2026" },
])("a field that writes $placeholder takes $text its own way", async ({ text, shown, ...how }) => {
	const effect = await fill(dateField(how), "Travel date", text);
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: shown });
	expect(await bench.truth("pop.hidden")).toBe(true);
});

test.each([
	["read-only", { readonly: true }],
	["one that drops what is typed", { dropsTyped: true, placeholder: "MM/DD/YYYY" }],
	["bare boxes", { readonly: true, bare: true }],
	["lists for month and year", { readonly: true, lists: true }],
	["two months side by side", { readonly: true, months: 2 }],
	["an OK button", { readonly: true, confirm: true }],
	["a button that opens it", { readonly: true, button: true }],
] as const)("a day is picked in the calendar: %s", async (_, options) => {
	const effect = await fill(dateField(options), "Travel date", "3 September 2026");
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "09/03/2026" });
	expect(await bench.truth("[log, pop.hidden]")).toEqual([["2026-09-03"], true]);
});

test("a day in an earlier year", async () => {
	const effect = await fill(dateField({ readonly: true }), "Travel date", "2025-11-30");
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "11/30/2025" });
});

test("a range is picked from its first to its last day", async () => {
	const html = dateField({ readonly: true, range: true, months: 2 });
	const effect = await fill(html, "Travel date", "28 June 2026 to 3 July 2026");
	expect(changeOf(effect).readBack?.held).toBe(true);
	expect(await bench.truth("log")).toEqual(["2026-06-28", "2026-07-03"]);
});

test("a day that cannot be chosen is refused and the calendar closed", async () => {
	const html = dateField({ readonly: true, min: "2026-06-10" });
	const effect = await fill(html, "Travel date", "2026-06-04");
	expect(effect).toEqual({
		status: "refused",
		reason: "4 June 2026 cannot be chosen in the calendar",
	});
	expect(await bench.truth("[log, pop.hidden]")).toEqual([[], true]);
});

test("a calendar without a field", async () => {
	const page = await bench.show(dayGrid());
	const grid = page.observation.targets.find((each) => each.role === "grid");
	expect(grid?.operations).toContain("fill");
	const effect = await bench.act({ kind: "fill", ref: grid?.ref ?? "", text: "2026-08-15" });
	expect(changeOf(effect).readBack?.held).toBe(true);
	expect(await bench.truth("log")).toEqual(["2026-08-15"]);
});

test("a field that takes a day over only with Enter", async () => {
	const effect = await fill(enterOnly(), "Due date", "1 December 2026");
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "2026-12-01" });
	expect(await bench.truth("log")).toEqual(["2026-12-01"]);
});
