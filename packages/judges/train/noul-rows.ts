import { decisionOf, factsFor, likeliest } from "../src/embedded/decision.ts";
import type { NoulRow } from "./logit.ts";
import { ENDINGS } from "./nouls/endings/endings.ts";
import { RISKS } from "./nouls/risks.ts";
import { WALLS } from "./nouls/walls.ts";
import { contextOf } from "./page.ts";
import { isWanted, type Trap } from "./traps/trap.ts";
import { TRAPS } from "./traps/traps.ts";

/** Traps whose right act is a way to the thing, or a step before it, not the thing itself. */
const WAYS =
	/^(?:behind|further|more-results|wizard|options-first|open-list-closed|shown-value|next-step|section-in-section(?!-there)|menu-path(?!-open))/;
/** Right acts that are neither clearly the thing nor clearly a way. */
const UNCLEAR = /^(?:bag-values|search-fields|add-then-press|dead-before)/;

/** Training rows of every yes/no question the judge knows. */
export function noulRows(): Readonly<Record<string, readonly NoulRow[]>> {
	const endings = ENDINGS.map(
		({ reached, ...test }): NoulRow => ({
			group: test.group,
			facts: decisionOf(contextOf(test)).facts,
			yes: reached,
			about: test.goal,
		}),
	);
	const risks = RISKS.map(
		({ irreversible, ...test }): NoulRow => ({
			group: `${test.group}-${test.goal.length % 3}`,
			facts: decisionOf(contextOf(test)).facts,
			yes: irreversible,
			about: test.goal,
		}),
	);
	return {
		done: endings,
		done_change: endings,
		confirm_done: endings,
		target_match: TRAPS.filter(({ group }) => !UNCLEAR.test(group)).map(matchRow),
		irreversible: risks,
		...Object.fromEntries(
			(["page_error", "login", "stuck", "injection"] as const).map((id) => [id, wallRows(id)]),
		),
	};
}

function wallRows(id: "page_error" | "login" | "stuck" | "injection"): NoulRow[] {
	return WALLS.flatMap(({ answers, ...test }) => {
		const yes = answers[id];
		return yes === undefined
			? []
			: [
					{
						group: test.group,
						facts: factsFor(id, decisionOf(contextOf(test))),
						yes,
						about: test.messages?.[0]?.text ?? test.text ?? test.headings?.[0] ?? test.goal,
					},
				];
	});
}

function matchRow(trap: Trap): NoulRow {
	const context = contextOf(trap);
	const { scene, probabilities, facts } = decisionOf(context);
	const best = likeliest(scene, probabilities);
	const right = best !== undefined && trap.want.some((want) => isWanted(best.candidate, want));
	return { group: trap.group, facts, yes: right && !WAYS.test(trap.group), about: trap.goal };
}
