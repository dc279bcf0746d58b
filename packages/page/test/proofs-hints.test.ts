import type { Proof } from "@surehand/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, openBench } from "./fixture.ts";

let bench: Bench;
beforeAll(async () => {
	bench = await openBench();
	await bench.show("<!doctype html><title>Stays in Lisbon</title><body></body>", {
		path: "stays/caf%C3%A9?d=1",
	});
});
afterAll(() => bench.close());

async function verdict(proof: Proof): Promise<[boolean, string]> {
	const [answer] = await bench.check(proof);
	return [answer?.holds ?? false, answer?.found ?? ""];
}

test("proofs about address and title", async () => {
	expect(await verdict({ url_contains: "/stays/" })).toEqual([
		true,
		"http://page.test/stays/caf%C3%A9?d=1",
	]);
	expect((await verdict({ url_contains: "/stays/café" }))[0]).toBe(true);
	expect((await verdict({ url_matches: "d=\\d$" }))[0]).toBe(true);
	expect((await verdict({ url_matches: "^https" }))[0]).toBe(false);
	expect((await verdict({ title_contains: "lisbon" }))[0]).toBe(true);
	expect(await verdict({ title_contains: "Porto" })).toEqual([
		false,
		'the title is "Stays in Lisbon"',
	]);
});

test("proofs about visible text", async () => {
	await bench.body("<p>Order   <b>placed</b></p><p hidden>Draft saved</p>");
	expect(await verdict({ text_contains: "order placed" })).toEqual([true, '"Order placed"']);
	expect(await verdict({ text_contains: "Draft" })).toEqual([
		false,
		'no "Draft" in the visible text',
	]);
	expect((await verdict({ text_gone: "Draft saved" }))[0]).toBe(true);
	expect(await verdict({ text_gone: "Placed" })).toEqual([false, 'still there: "Order placed"']);
});

test("an element counts when a person can see it", async () => {
	await bench.body(
		"<p id=a>Here</p><p id=b hidden>x</p><p class=c>1</p><p class=c>2</p><input type=hidden id=t>",
	);
	expect(await verdict({ css_exists: "#a" })).toEqual([true, '1 × #a: "Here"']);
	expect(await verdict({ css_exists: "#b" })).toEqual([false, "#b: 1 in the page but hidden"]);
	expect(await verdict({ css_exists: "#z" })).toEqual([false, "#z: none in the page"]);
	expect((await verdict({ css_exists: "#t" }))[0]).toBe(true);
	expect(await verdict({ css_gone: "#b" })).toEqual([true, "#b is hidden"]);
	expect((await verdict({ css_gone: ".c" }))[0]).toBe(false);
	expect(await verdict({ count: { css: ".c", equals: 2 } })).toEqual([true, "2 × .c"]);
	expect((await verdict({ count: { css: ".c", at_least: 3 } }))[0]).toBe(false);
});

test("proofs about text, value, state and attribute of an element", async () => {
	await bench.body(`<p id=a>Total:  <b>9</b></p><input id=i value=Lisbon><select id=s><option value=d selected>Design</select>
		<input type=checkbox id=c checked><div role=switch id=w aria-checked=true>W</div><a id=l href=/x>L</a>
		<div contenteditable id=e>typed</div><input type=password id=p value=hunter2>`);
	expect((await verdict({ css_text_equals: { css: "#a", text: "Total: 9" } }))[0]).toBe(true);
	expect(await verdict({ css_text_equals: { css: "#a", text: "9" } })).toEqual([
		false,
		'text is "Total: 9"',
	]);
	expect((await verdict({ css_text_contains: { css: "p", text: "9" } }))[0]).toBe(true);
	expect((await verdict({ css_value_equals: { css: "#i", value: "Lisbon" } }))[0]).toBe(true);
	expect((await verdict({ css_value_equals: { css: "#s", value: "Design" } }))[0]).toBe(true);
	expect((await verdict({ css_value_equals: { css: "#s", value: "d" } }))[0]).toBe(true);
	expect((await verdict({ css_value_equals: { css: "#e", value: "typed" } }))[0]).toBe(true);
	expect(await verdict({ css_value_equals: { css: "#p", value: "x" } })).toEqual([
		false,
		'value is "•••••••"',
	]);
	expect((await verdict({ checked: "#c" }))[0]).toBe(true);
	expect((await verdict({ checked: "#w" }))[0]).toBe(true);
	expect((await verdict({ checked: "#l" }))[0]).toBe(false);
	expect(await verdict({ attribute: { css: "#l", name: "href" } })).toEqual([true, 'href="/x"']);
	expect(await verdict({ attribute: { css: "#l", name: "href", value: "/y" } })).toEqual([
		false,
		'href="/x"',
	]);
});

test("proofs about roles say what is there instead", async () => {
	await bench.body("<button>Book</button><button hidden>Send</button>");
	expect(await verdict({ role_exists: { role: "button", name: "book" } })).toEqual([
		true,
		'button "Book"',
	]);
	expect(await verdict({ role_exists: { role: "button", name: "Send" } })).toEqual([
		false,
		'buttons here: "Book"',
	]);
	expect((await verdict({ role_exists: { role: "dialog" } }))[0]).toBe(false);
});

test("proofs of several parts, and those only the driver can answer", async () => {
	await bench.body("<p>one</p>");
	const one = { text_contains: "one" };
	const two = { text_contains: "two" };
	expect((await verdict({ any: [two, one] }))[0]).toBe(true);
	expect((await verdict({ all: [two, one] }))[0]).toBe(false);
	expect(await verdict({ request: { url: "/x" } })).toEqual([false, "asked of the driver"]);
});

test("a bad selector is an answer, not an error", async () => {
	for (const css of ["p[", ":nope(", "", "a >> b"])
		expect(await verdict({ css_gone: css })).toEqual([false, `not a CSS selector: ${css}`.trim()]);
});

test("selectors reach into open shadow roots", async () => {
	await bench.show(`<!doctype html><x-a></x-a><script>document.querySelector("x-a").attachShadow({mode:"open"})
		.innerHTML = "<p class=deep>Deep words</p>";</script>`);
	expect((await verdict({ css_text_equals: { css: ".deep", text: "Deep words" } }))[0]).toBe(true);
	expect((await verdict({ text_contains: "deep words" }))[0]).toBe(true);
	await bench.show("<!doctype html><body></body>");
});

test("proofs given to an observation are answered with it", async () => {
	await bench.body("<p>one</p>");
	const { verdicts } = await bench.observe({ proofs: [{ text_contains: "one" }] });
	expect(verdicts.map(({ holds }) => holds)).toEqual([true]);
});

const FORM = `<form><label>City <input id=city name=q placeholder="Where to?"></label>
	<button data-testid=go type=submit>Search stays</button><button>Search</button><a href=/stays/casa>Casa Flora</a>
	<button>搜索酒店</button><button title=Help>?</button></form>
	<table><tr><td>Nails<td><button>Delete</button></tr><tr><td>Screws<td><button>Delete</button></tr></table>
	<ul><li><button>Sign in</button></ul><label for=w>Wifi</label><input type=checkbox id=w>`;

async function hint(text: string): Promise<readonly string[]> {
	await bench.body(FORM);
	await bench.observe();
	return bench.hint(text);
}

/** Hint, and names of the targets it finds in `FORM`. */
const HINTS: readonly (readonly [hint: string, names: readonly string[]])[] = [
	["#city", ["City"]],
	["#w", ["Wifi"]],
	["input[name=q]", ["City"]],
	["input[name='q']", ["City"]],
	["a[href~/stays/]", ["Casa Flora"]],
	["[data-testid=go]", ["Search stays"]],
	["button[text=Search]", ["Search"]],
	["button[text~search]", ["Search stays", "Search"]],
	["button[text=Delete][near~Screws]", ["Delete"]],
	["button[text=Delete]", ["Delete", "Delete"]],
	['role=button[name="Search"]', ["Search"]],
	["role=button[name~stays]", ["Search stays"]],
	["role=checkbox", ["Wifi"]],
	["css=form > button[type=submit]", ["Search stays"]],
	["css=label[for=w]", ["Wifi"]],
	["Search", ["Search"]],
	["stays", ["Search stays"]],
	["City", ["City"]],
	["Where to?", ["City"]],
	["搜索", ["搜索酒店"]],
	["酒店", ["搜索酒店"]],
	["sign in", ["Sign in"]],
	["sig", []],
	["button", []],
	['"Sign in"', ["Sign in"]],
	["css=p[", []],
	["#nope", []],
	["tr[text~Screws]", ["Delete"]],
];

for (const [text, expected] of HINTS) {
	test(`hint ${text} finds ${expected.join(" and ") || "nothing"}`, async () => {
		expect(await hint(text)).toEqual(expected);
	});
}
