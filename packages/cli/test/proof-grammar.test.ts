import { expect, test } from "vitest";
import { readProof } from "../src/arguments/proof.ts";

test.each([
	["url_contains:/stays/", { url_contains: "/stays/" }],
	["url_contains:http://x.test:80/a", { url_contains: "http://x.test:80/a" }],
	["url_matches:^https?://x", { url_matches: "^https?://x" }],
	["css_exists:input[name=city]", { css_exists: "input[name=city]" }],
	["css_text_equals:#id=Text", { css_text_equals: { css: "#id", text: "Text" } }],
	["css_text_equals:a[b=c]=1 = 1", { css_text_equals: { css: "a[b=c]", text: "1 = 1" } }],
	['css_text_contains:a[b="]="]=x', { css_text_contains: { css: 'a[b="]="]', text: "x" } }],
	["css_value_equals:#city=", { css_value_equals: { css: "#city", value: "" } }],
	["checked:#free", { checked: "#free" }],
	["text_contains:Order: placed", { text_contains: "Order: placed" }],
	["role_exists:button", { role_exists: { role: "button" } }],
	['role_exists:button="Book now"', { role_exists: { role: "button", name: "Book now" } }],
	["count:li.card>=3", { count: { css: "li.card", at_least: 3 } }],
	["count:a[b=1]=0", { count: { css: "a[b=1]", equals: 0 } }],
	["attribute:#a@href", { attribute: { css: "#a", name: "href" } }],
	["attribute:#a@href=/x=1", { attribute: { css: "#a", name: "href", value: "/x=1" } }],
	["request:/orders", { request: { url: "/orders" } }],
	["request:POST /orders 201", { request: { method: "POST", url: "/orders", status: 201 } }],
	["download:report.csv", { download: { name: "report.csv" } }],
	["download:", { download: {} }],
	[
		'{"any":[{"checked":"#a"},{"title_contains":"x"}]}',
		{ any: [{ checked: "#a" }, { title_contains: "x" }] },
	],
])("%s is read", (text, proof) => {
	expect(readProof(text, "--expect")).toEqual(proof);
});
