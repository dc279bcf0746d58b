import { expect, test } from "vitest";
import { wordsOf } from "../words.ts";
import { areOpposites, areRivals, CONCEPTS, conceptsIn, LANGUAGES } from "./lexicon.ts";

const concepts = [...CONCEPTS.values()];

test("every concept has a word in every language", () => {
	const gaps = concepts.flatMap(({ id, words }) =>
		LANGUAGES.filter((language) =>
			(words[language] ?? []).every((word) => wordsOf(word).folded === ""),
		).map((language) => `${id} ${language}`),
	);
	expect(gaps).toEqual([]);
	expect(concepts.length).toBeGreaterThanOrEqual(200);
});

test("every relation leads to a concept that exists", () => {
	const loose = concepts.flatMap(({ id, opposites, near, kin }) =>
		[...opposites, ...near, ...kin]
			.filter((other) => !CONCEPTS.has(other) || other === id)
			.map((other) => `${id} → ${other}`),
	);
	expect(loose).toEqual([]);
});

test("no two concepts are near in meaning and contrary at once", () => {
	const torn = concepts.flatMap(({ id, kin }) =>
		kin.filter((other) => areRivals(id, other)).map((other) => `${id} ~ ${other}`),
	);
	expect(torn).toEqual([]);
});

test("no word stands for two contrary concepts of one language", () => {
	const torn = concepts.flatMap(({ id, words, opposites }) =>
		opposites.flatMap((other) =>
			LANGUAGES.flatMap((language) => {
				const theirs = new Set(
					(CONCEPTS.get(other)?.words[language] ?? []).map((word) => wordsOf(word).folded),
				);
				return (words[language] ?? [])
					.filter((word) => theirs.has(wordsOf(word).folded))
					.map((word) => `${id}/${other} ${language}: ${word}`);
			}),
		),
	);
	expect(torn).toEqual([]);
});

const PAIRS: readonly [string, string][] = [
	["Accept all", "Reject all"],
	["Next", "Previous"],
	["Enable", "Disable"],
	["Save", "Cancel"],
	["First name", "Last name"],
	["Sign in", "Sign out"],
	["Expand", "Collapse"],
	["接受", "拒绝"],
	["下一页", "上一页"],
	["启用", "停用"],
	["登录", "退出登录"],
	["次へ", "前へ"],
	["Akzeptieren", "Ablehnen"],
	["Activer", "Désactiver"],
	["Siguiente", "Anterior"],
	["Включить", "Отключить"],
	["활성화", "비활성화"],
];

for (const [one, other] of PAIRS) {
	test(`"${one}" and "${other}" are contrary`, () => {
		const pairs = [...conceptsIn(one).set].flatMap((a) =>
			[...conceptsIn(other).set].map((b) => areOpposites(a, b)),
		);
		expect(pairs).toContain(true);
	});
}

test("a word counts only whole where words are spaced", () => {
	expect([...conceptsIn("Saved search").set]).not.toContain("save");
	expect([...conceptsIn("Nextcloud").set]).not.toContain("next");
});

test("the longest phrase at a place counts", () => {
	expect([...conceptsIn("Save as draft").set]).toEqual(["save_draft"]);
	expect([...conceptsIn("不同意").set]).toEqual(["reject"]);
	expect([...conceptsIn("取消订阅").set]).not.toContain("cancel");
});

test("accents and full-width letters make no difference", () => {
	expect([...conceptsIn("PARAMETRES").set]).toEqual([...conceptsIn("Paramètres").set]);
	expect([...conceptsIn("Ｓａｖｅ").set]).toContain("save");
});
