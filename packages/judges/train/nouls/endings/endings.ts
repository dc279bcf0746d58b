import type { Case } from "../../page.ts";
import type { Tongue } from "../../traps/say.ts";
import { actingTales } from "./acting.ts";
import { journeysTales } from "./journeys.ts";
import { leadingTales } from "./leading.ts";
import { settingTales } from "./setting.ts";

/** What a page looks like after an action, and whether the goal is reached there. */
export interface Ending extends Case {
	readonly group: string;
	/** Reached for good; the three questions about it have the same right answer. */
	readonly reached: boolean;
}

const TALES = { ...leadingTales, ...settingTales, ...actingTales, ...journeysTales };

/** Every ending in both languages; named facts of the loop (state, last action) as it would hand them over. */
export const ENDINGS: readonly Ending[] = Object.entries(TALES).flatMap(([group, tell]) =>
	(["en", "zh"] as const).flatMap((tongue: Tongue) =>
		tell((en, zh) => (tongue === "zh" ? zh : en)).map(
			({ said, page, last, change, state, reached }): Ending => ({
				text: [...(page.headings ?? []), ...page.controls.map(({ name }) => name)].join("\n"),
				...page,
				group,
				goal: said.goal,
				as: said.as,
				history: [last],
				change: change ?? {},
				states: [state ?? "complete"],
				reached,
			}),
		),
	),
);
