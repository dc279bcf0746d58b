import { expect, test } from "vitest";
import { foldOf } from "../../train/fit.ts";
import { fitLogit } from "../../train/logit.ts";
import { optionsFor } from "../../train/noul-report.ts";
import { noulRows } from "../../train/noul-rows.ts";
import { logistic, logitOf } from "./nouls/table.ts";
import { noulModels } from "./weights.ts";

const rows = noulRows();

function answered(id: string) {
	const model = noulModels[id];
	if (!model) throw new Error(`no model for ${id}`);
	return (rows[id] ?? []).map((row) => ({ ...row, p: logistic(row.facts, model) }));
}

test("no button that cannot be taken back is missed, and few others are taken for one", () => {
	const buttons = answered("irreversible");
	expect(buttons.length).toBeGreaterThanOrEqual(120);
	expect(buttons.filter(({ yes, p }) => yes && p < 0.6).map(({ about }) => about)).toEqual([]);
	const said = buttons.filter(({ p }) => p >= 0.6);
	expect(said.filter(({ yes }) => yes).length / said.length).toBeGreaterThanOrEqual(0.9);
});

test("that also holds for classes of buttons the weights never saw", () => {
	for (const held of [0, 1, 2, 3, 4]) {
		const all = rows.irreversible ?? [];
		const model = fitLogit(
			all.filter(({ group }) => foldOf(group, 5) !== held),
			{ ...optionsFor("irreversible"), rounds: 300 },
		);
		const missed = all.filter(
			({ group, yes, facts }) =>
				yes && foldOf(group, 5) === held && logitOf(facts, model).sum < 0.4,
		);
		expect(missed.map(({ about }) => about)).toEqual([]);
	}
});

for (const id of ["done", "done_change", "confirm_done"]) {
	test(`${id}: nothing unfinished is called finished, and what is finished is seen`, () => {
		const wrong = answered(id).filter(({ yes, p }) => yes !== p >= (yes ? 0.85 : 0.6));
		expect(wrong.map(({ group, about, p }) => `${group}: ${about} ${p.toFixed(2)}`)).toEqual([]);
	});
}

for (const [id, threshold] of [
	["page_error", 0.6],
	["login", 0.6],
	["injection", 0.6],
] as const) {
	test(`${id} is answered rightly on its own rows`, () => {
		const wrong = answered(id).filter(({ yes, p }) => yes !== p >= threshold);
		expect(wrong.map(({ about, p }) => `${about} ${p.toFixed(2)}`)).toEqual([]);
	});
}

test("target_match: a way to a thing is not taken for the thing", () => {
	const match = answered("target_match");
	const wrong = match.filter(({ yes, p }) => yes !== p >= 0.5);
	expect(wrong.length / match.length).toBeLessThanOrEqual(0.02);
});
