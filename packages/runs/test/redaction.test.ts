import { expect, test } from "vitest";
import { createRedactor } from "../src/index.ts";

const secret = 'p@ss wörd/9"x';

test.each([
	["as typed", secret],
	["in a URL", `https://x.test/?p=${encodeURIComponent(secret)}`],
	[
		"in a URL with lower-case escapes",
		encodeURIComponent(secret).toLowerCase().replace("p%40", "p%40"),
	],
	["in a form body", new URLSearchParams({ p: secret }).toString()],
	["in a redirect inside a URL", encodeURIComponent(encodeURIComponent(secret))],
	["in JSON inside a text", JSON.stringify({ password: secret })],
	["in HTML", 'value="p@ss wörd/9&quot;x"'],
	["in base64", Buffer.from(secret).toString("base64")],
	["in a basic authorization header", Buffer.from(`ann:${secret}`).toString("base64")],
	["in base64 for URLs, after two characters", Buffer.from(`a:${secret}:b`).toString("base64url")],
])("a secret is masked %s", (_name, text) => {
	const masked = createRedactor([secret]).text(text);
	expect(masked).toContain("•••");
	for (const piece of ["p@ss", "p%40ss", "wörd", "w%C3%B6rd", "w%c3%b6rd"]) {
		expect(masked).not.toContain(piece);
	}
	expect(Buffer.from(masked.replace("•••", ""), "base64").toString()).not.toContain("rd/9");
});

test("a secret is masked wherever it stands in an event, keys included", () => {
	const masked = createRedactor([secret]).json({ [secret]: [{ text: `it is ${secret}!` }], n: 1 });
	expect(masked).toEqual({ "•••": [{ text: "it is •••!" }], n: 1 });
});

test("a short secret is masked only where it stands alone", () => {
	const redactor = createRedactor(["123"]);
	expect(redactor.text("code 123, order 41234, (123)")).toBe("code •••, order 41234, (•••)");
});

test("a secret cut off at the end of a capped text is masked too", () => {
	expect(createRedactor(["correct horse battery"]).text("typed correct horse b")).toBe("typed •••");
});

test("the longer of two secrets wins where one contains the other", () => {
	expect(createRedactor(["abcd", "abcdefgh"]).text("abcdefgh abcd")).toBe("••• •••");
});

test("what the run itself makes up stays whole", () => {
	const redactor = createRedactor(["2026", "click"]);
	const event = { type: "click", at: "2026-11-30T10:00:00.000Z", note: "in 2026" };
	expect(redactor.json(event)).toEqual({ ...event, note: "in •••" });
});

test("without secrets everything stays as it is", () => {
	const event = { text: "as it is" };
	expect(createRedactor(["", ""]).json(event)).toBe(event);
});

test("a secret with pattern characters is taken literally", () => {
	expect(createRedactor(["a.*b(c"]).text("aXXbc a.*b(c")).toBe("aXXbc •••");
});
