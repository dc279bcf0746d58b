import { expect, test } from "vitest";
import { extremeTarget } from "../src/candidates/extreme.ts";
import { readGoal } from "../src/index.ts";
import { observationOf } from "../src/testing/index.ts";

function pick(goal: string, rows: readonly string[]): string | undefined {
	const [clause] = readGoal(goal).clauses;
	const observation = observationOf({
		targets: rows.map((row, index) => ({
			role: "button",
			name: "Add to cart",
			near: { row, index: index + 1, of: rows.length },
		})),
	});
	const [like] = observation.targets;
	return clause && like ? extremeTarget(clause, observation, like)?.near.row : undefined;
}

test.each([
	[
		"Add the cheapest product to the cart",
		["Lamp €34.00", "Bottle €18.90", "Rug €42.50"],
		"Bottle €18.90",
	],
	[
		"Add the most expensive product to the cart",
		["Lamp 1.299,00 €", "Desk 1.300,00 €"],
		"Desk 1.300,00 €",
	],
	["Add the cheapest product to the cart", ["Lamp €34", "Rug €34"], undefined],
	["Add the cheapest product to the cart", ["Lamp", "Rug"], undefined],
])("%s among %j: %s", (goal, rows, expected) => {
	expect(pick(goal, rows)).toBe(expected);
});
