import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Clause, Goal, Verb } from "./goal.ts";
import { readGoal } from "./read-goal.ts";

/** One written goal and what must be read from it: only the fields given are compared, `null` means absent. */
interface Written {
	readonly kind: string;
	readonly language: string;
	readonly goal: string;
	readonly clauses?: readonly { readonly [K in keyof Clause]?: Clause[K] | null }[];
	readonly prohibitions?: readonly { readonly verb: Verb; readonly object?: string }[];
	readonly contingencies?: readonly {
		readonly when: string;
		readonly verb: Verb;
		readonly object?: string;
	}[];
	readonly stopAt?: {
		readonly kind: string;
		readonly verb?: Verb;
		readonly text?: string;
		readonly object?: string;
	};
}

const CORPUS = readFileSync(new URL("./goal-corpus.jsonl", import.meta.url), "utf8")
	.split("\n")
	.filter((line) => line !== "")
	.map((line): Written => JSON.parse(line));

const groups = new Map<string, Written[]>();
for (const each of CORPUS) {
	const name = `${each.language} ${each.kind}`;
	groups.set(name, [...(groups.get(name) ?? []), each]);
}

describe("a goal is read as it was meant", () => {
	test.each([...groups].map(([name, goals]) => [`${name}: ${goals.length} goals`, goals] as const))(
		"%s",
		(_, goals) => {
			expect(goals.flatMap(differences)).toEqual([]);
		},
	);
});

test("the corpus is large and in many languages", () => {
	const count = (language: string): number =>
		CORPUS.filter((each) => each.language === language).length;
	const others = CORPUS.length - count("en") - count("zh");
	expect([CORPUS.length >= 320, count("zh") >= 100, others >= 60]).toEqual([true, true, true]);
});

function differences(written: Written): readonly string[] {
	const goal = readGoal(written.goal);
	const found = [
		...clauseDifferences(written, goal),
		...boundDifferences(written, goal),
		...(goal.language === written.language ? [] : [`language ${goal.language}`]),
	];
	return found.map((difference) => `${written.goal} → ${difference}`);
}

function clauseDifferences({ clauses }: Written, goal: Goal): readonly string[] {
	if (!clauses) return [];
	const length = clauses.length === goal.clauses.length ? [] : [`${goal.clauses.length} clauses`];
	const fields = clauses.flatMap((wanted, at) =>
		Object.entries(wanted)
			.filter(([field, value]) => !same(read(goal.clauses[at], field), value))
			.map(([field]) => `clause ${at} ${field}: ${JSON.stringify(read(goal.clauses[at], field))}`),
	);
	return [...length, ...fields];
}

function read(clause: Clause | undefined, field: string): unknown {
	return clause?.[field as keyof Clause];
}

function same(found: unknown, wanted: unknown): boolean {
	return wanted === null ? found === undefined : JSON.stringify(found) === JSON.stringify(wanted);
}

function boundDifferences(written: Written, goal: Goal): readonly string[] {
	const { prohibitions = [], contingencies = [], stopAt } = written;
	const forbidden = prohibitions.filter(
		(wanted) =>
			!goal.prohibitions.some(
				(each) => each.verb === wanted.verb && (wanted.object ?? each.object) === each.object,
			),
	);
	const handled = contingencies.filter(
		(wanted) =>
			!goal.contingencies.some(
				({ when, clause }) =>
					when === wanted.when &&
					clause.verb === wanted.verb &&
					(wanted.object ?? clause.object) === clause.object,
			),
	);
	const extra =
		prohibitions.length === 0
			? goal.prohibitions.map(({ text }) => `extra prohibition ${text}`)
			: [];
	const stops = Object.entries(stopAt ?? {}).filter(
		([field, value]) => goal.stopAt?.[field as keyof typeof goal.stopAt] !== value,
	);
	return [
		...forbidden.map(({ verb, object }) => `no prohibition ${verb} ${object ?? ""}`),
		...handled.map(({ when }) => `no contingency ${when}`),
		...extra,
		...stops.map(([field]) => `stop ${field}: ${JSON.stringify(goal.stopAt)}`),
		...(goal.stopAt && !stopAt ? ["extra stop"] : []),
	];
}
