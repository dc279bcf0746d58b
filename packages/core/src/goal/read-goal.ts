import type { Goal } from "./goal.ts";

/** Reads a goal into clauses. */
export function readGoal(
	text: string,
	_options?: { readonly values?: Readonly<Record<string, string>> },
): Goal {
	return {
		text,
		language: "und",
		clauses: [
			{
				index: 0,
				text,
				verb: "do",
				verbWords: "",
				object: text,
				quoted: [],
				journey: false,
				commits: false,
			},
		],
		prohibitions: [],
		contingencies: [],
	};
}
