import { describe, expect, test } from "vitest";
import { containsPhrase, coverage, isCjk, sameText, stem, tokens } from "./words.ts";

describe("tokens", () => {
	test("splits camel case and underscores and folds case", () => {
		expect(tokens("savedItems_list HTMLParser")).toEqual([
			"saved",
			"items",
			"list",
			"html",
			"parser",
		]);
	});
	test("reads full-width letters and digits as plain ones", () => {
		expect(tokens("Ｓａｖｅ １２")).toEqual(["save", "12"]);
	});
	test("keeps numbers and dates whole", () => {
		expect(tokens("7.5 m on 2031-05-03 at 10:30 for 1,200")).toEqual([
			"7.5",
			"m",
			"on",
			"2031-05-03",
			"at",
			"10:30",
			"for",
			"1,200",
		]);
	});
	test("gives Chinese as pairs and a lone character as itself", () => {
		expect(tokens("另存为 A 红")).toEqual(["另存", "存为", "a", "红"]);
	});
	test("keeps a Korean word whole", () => {
		expect(tokens("저장하기 버튼")).toEqual(["저장하기", "버튼"]);
	});
	test("gives nothing for symbols", () => {
		expect(tokens(" + × → ")).toEqual([]);
	});
	test("keeps an apostrophe inside a word", () => {
		expect(tokens("Don’t 'quote'")).toEqual(["don't", "quote"]);
	});
});

describe("stem", () => {
	test.each([
		["save", "saving"],
		["save", "saved"],
		["create", "created"],
		["category", "categories"],
		["cookie", "cookies"],
		["box", "boxes"],
		["stop", "stopped"],
		["cancel", "cancelled"],
		["cancel", "canceling"],
		["install", "installed"],
		["house", "houses"],
		["copy", "copied"],
		["close", "closing"],
		["ann", "ann's"],
		["cafe", "café"],
		["저장", "저장을"],
	])("%s and %s are one", (a, b) => {
		expect(stem(a)).toBe(stem(b));
	});
	test.each([
		["new", "news"],
		["set", "settings"],
		["cancel", "cancellation"],
		["car", "care"],
		["cancellation", "cancelation"],
		["address", "adders"],
	])("%s and %s are two", (a, b) => {
		expect(stem(a)).not.toBe(stem(b));
	});
});

describe("coverage", () => {
	test.each([
		["Free cancellation", "Free cancellation (recommended)"],
		["the Save button", "Save"],
		["login", "Log in"],
		["check out", "Checkout"],
		["GitHub", "Github"],
		["first name", "customer_firstName"],
		["免费取消", "可免费取消"],
		["保存按钮", "保存草稿"],
		["草稿的保存", "保存为草稿"],
		["+", "+"],
	])("%j is wholly in %j", (phrase, name) => {
		expect(coverage(phrase, name)).toBe(1);
	});
	test.each([
		["cart", "Cartography"],
		["保存", "另存为"],
		["红", "红色"],
		["Save", ""],
		["", "Save"],
	])("%j is not at all in %j", (phrase, name) => {
		expect(coverage(phrase, name)).toBe(0);
	});
	test("counts the share of words found", () => {
		expect(coverage("Free cancelation", "Free cancellation")).toBe(0.5);
	});
	test("counts the share of Chinese characters in shared runs", () => {
		expect(coverage("设计类别", "类别")).toBe(0.5);
	});
	test("keeps role words that do not end the phrase", () => {
		expect(coverage("link colour", "Text colour")).toBe(0.5);
	});
	test("keeps a phrase that is only a role word", () => {
		expect(coverage("the menu", "Menu")).toBe(1);
	});
});

describe("sameText", () => {
	test.each([
		["  Save  changes… ", "save changes"],
		["“Save”", "Save"],
		["Ｓａｖｅ", "Save"],
		["Don’t", "don't"],
	])("%j is the same as %j", (a, b) => {
		expect(sameText(a, b)).toBe(true);
	});
	test.each([
		["Save", "Save as"],
		["C", "C++"],
		["…", "!"],
		["保存", "另存为"],
	])("%j is not the same as %j", (a, b) => {
		expect(sameText(a, b)).toBe(false);
	});
});

describe("containsPhrase", () => {
	test.each([
		["Order by price (low to high)", "price low"],
		["请点击 保存草稿 按钮", "保存"],
		["Total: 1,200 EUR", "1,200"],
		["A + B", "+"],
	])("%j contains %j", (text, phrase) => {
		expect(containsPhrase(text, phrase)).toBe(true);
	});
	test.each([
		["cartography", "cart"],
		["Saved items", "Save"],
		["另存为", "保存"],
		["version 2.3.5", "3.5"],
		["红色", "红"],
		["anything", ""],
	])("%j does not contain %j", (text, phrase) => {
		expect(containsPhrase(text, phrase)).toBe(false);
	});
});

test("isCjk sees Han and Kana, not Korean or Latin", () => {
	expect([isCjk("Save 保存"), isCjk("タブ"), isCjk("저장"), isCjk("Save")]).toEqual([
		true,
		true,
		false,
		false,
	]);
});
