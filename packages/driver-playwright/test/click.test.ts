import { expect, test } from "vitest";
import { changeOf, named, useBench } from "./bench-page.ts";

const bench = useBench();

test("a click reaches the button and its effect is described", async () => {
	const page = await bench.show("<button onclick=\"out.textContent='pressed'\">Go</button><p id=out></p>");
	const effect = await bench.act({ kind: "click", ref: named(page, "Go").ref });
	expect(changeOf(effect)).toMatchObject({ kind: "changed", added: ["pressed"] });
});

test("a text field is filled and read back", async () => {
	const page = await bench.show("<label>City <input id=c></label>");
	const effect = await bench.act({ kind: "fill", ref: named(page, "City").ref, text: "Lisbon" });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Lisbon" });
	expect(await bench.truth("c.value")).toBe("Lisbon");
});
