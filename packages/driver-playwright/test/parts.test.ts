/** The driver's pure parts. */
import { expect, test } from "vitest";
import { sameText } from "../src/act/enter.ts";
import { parseChord } from "../src/keys.ts";
import { judgeProofs, pageProofs } from "../src/proofs.ts";

test.each([
	["Enter", { key: "Enter", keyCode: 13, text: "\r", modifiers: 0 }],
	["esc", { key: "Escape", modifiers: 0 }],
	["Shift+a", { key: "A", text: "A", modifiers: 8 }],
	["Control+Shift+K", { key: "K", modifiers: 10 }],
	["+", { key: "+", text: "+", modifiers: 0 }],
	["Control++", { key: "+", modifiers: 2 }],
	["Space", { key: " ", text: " " }],
	["F2", { key: "F2", code: "F2" }],
	["ArrowDown", { code: "ArrowDown", keyCode: 40 }],
])("%s is a key that may be pressed", (keys, expected) => {
	expect(parseChord(keys)).toMatchObject(expected);
});

test("a chord types nothing by itself", () => {
	expect(parseChord("Control+a")?.text).toBeUndefined();
});

test.each([
	"Control+W",
	"Meta+q",
	"Alt+F4",
	"F12",
	"Control+Shift+T",
	"Control",
	"Enter+a",
	"wat",
	"",
])("%j may not be pressed", (keys) => {
	expect(parseChord(keys)).toBeUndefined();
});

test.each([
	["(555) 123-4567", "5551234567", true],
	["1,200", "1200", true],
	["12.50", "12.5", true],
	["12.5", "125", false],
	["-5", "5", false],
	["Lisbon ", "lisbon", true],
	["Lisb", "Lisbon", false],
	["", "x", false],
	["!", "!", true],
])("a field that holds %j holds %j: %s", (actual, wanted, same) => {
	expect(sameText(actual, wanted)).toBe(same);
});

test("requests and downloads are judged by the driver, the rest by pages", () => {
	const proofs = [{ any: [{ request: { url: "/api" } }, { text_contains: "ok" }] }];
	expect(pageProofs(proofs)).toEqual([{ text_contains: "ok" }]);
	const facts = { requests: [{ method: "GET", url: "http://h/api", status: 200 }], downloads: [] };
	expect(judgeProofs(proofs, { asked: [], frames: [] }, facts)[0]?.holds).toBe(true);
});
