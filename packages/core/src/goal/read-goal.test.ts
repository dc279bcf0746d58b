import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Clause, Goal } from "./goal.ts";
import { readGoal } from "./read-goal.ts";

const GOALS = readFileSync(new URL("./goal-corpus.jsonl", import.meta.url), "utf8")
	.split("\n")
	.filter((line) => line !== "")
	.map((line): string => JSON.parse(line).goal);

/** A small repeatable source of numbers. */
function numbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
		return state / 4_294_967_296;
	};
}

const PIECES = [
	..."'\"“”‘’「」《》«»(){}[]:;,.!?，。；：！？、…›>-=@#+/\\\n\t \u200b",
	...[
		"and ",
		"then ",
		"not ",
		"if ",
		"set ",
		"to ",
		"with ",
		"turn ",
		"on ",
		"by ",
		"as ",
		"without ",
	],
	...[
		"把",
		"在",
		"然后",
		"不要",
		"如果",
		"点击",
		"为",
		"的",
		"を",
		"に",
		"して",
		"을 ",
		"하고 ",
		"не ",
		"und ",
	],
	...["Ann", "1.", "2)", "10", "https://a.example/x", "a@b.example", "\ud83d", "\ue000", "\u0000"],
];

function jumble(next: () => number, length: number): string {
	return Array.from({ length }, () => PIECES[Math.floor(next() * PIECES.length)] ?? "").join("");
}

/** Every clause with its verbatim fields. */
function verbatim(goal: Goal): readonly (readonly [string, string])[] {
	const all = [...goal.clauses, ...goal.contingencies.map(({ clause }) => clause)];
	const fields = [
		"value",
		"object",
		"row",
		"destination",
	] as const satisfies readonly (keyof Clause)[];
	return all.flatMap((clause) => [
		...fields.flatMap((field) =>
			clause[field] === undefined ? [] : [[field, clause[field]] as const],
		),
		...clause.quoted.map((quoted) => ["quoted", quoted] as const),
	]);
}

test("values, objects, rows and quotes stand in the goal as they are", () => {
	const next = numbers(7);
	const texts = [
		...GOALS,
		...Array.from({ length: 1_500 }, () => jumble(next, 1 + Math.floor(next() * 60))),
	];
	const invented = texts.flatMap((text) =>
		verbatim(readGoal(text))
			.filter(([, words]) => !text.includes(words))
			.map(([field, words]) => `${text} → ${field} ${words}`),
	);
	expect(invented).toEqual([]);
});

test("goals run into each other are still read without inventing anything", () => {
	const next = numbers(11);
	const pick = (): string => GOALS[Math.floor(next() * GOALS.length)] ?? "";
	const texts = Array.from({ length: 400 }, () =>
		[pick(), pick(), pick()].join(next() < 0.5 ? " " : ", "),
	);
	const invented = texts.flatMap((text) =>
		verbatim(readGoal(text)).filter(([, words]) => !text.includes(words)),
	);
	expect(invented).toEqual([]);
});

test("every text is read, however long or odd, always into at least one clause", () => {
	const next = numbers(3);
	const odd = [
		"",
		" ",
		"\n",
		"'",
		"“",
		"。",
		"and",
		"把",
		"1.",
		"if",
		"\ud800",
		"a".repeat(12_000),
		"'a ".repeat(4_000),
	];
	const long = [12_000, 12_000, 12_000].map((length) => jumble(next, length).slice(0, 12_000));
	const repeated = PIECES.map((piece) =>
		piece.repeat(Math.ceil(12_000 / piece.length)).slice(0, 12_000),
	);
	for (const text of [...odd, ...long, ...repeated]) {
		expect(readGoal(text).clauses.length).toBeGreaterThan(0);
	}
});

test("the same goal is always read the same", () => {
	expect(GOALS.map((goal) => readGoal(goal))).toEqual(GOALS.map((goal) => readGoal(goal)));
});

test("clauses are numbered in order", () => {
	for (const goal of GOALS) {
		expect(readGoal(goal).clauses.map(({ index }) => index)).toEqual([
			...readGoal(goal).clauses.keys(),
		]);
	}
});

test("a goal that is not understood is one clause with all of its words", () => {
	const { clauses } = readGoal("Zorble the quux");
	expect(clauses).toMatchObject([{ verb: "do", object: "Zorble the quux", verbWords: "" }]);
});

test("a value said by its key in the bag is left to the bag", () => {
	const { clauses } = readGoal("Enter {city} in the City field and set the note to note", {
		values: { city: "Oslo", note: "hello" },
	});
	expect(clauses.map(({ object, value }) => [object, value])).toEqual([
		["City", undefined],
		["note", undefined],
	]);
});

test("a password with quotes, commas and full-width letters is kept as written", () => {
	const { clauses } = readGoal("Log in with user name kim and password “ａ, 'b' and c”");
	expect(clauses.map(({ verb, value }) => [verb, value])).toEqual([
		["fill", "kim"],
		["fill", "ａ, 'b' and c"],
		["sign_in", undefined],
	]);
});
