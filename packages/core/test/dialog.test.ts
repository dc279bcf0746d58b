import { expect, test } from "vitest";
import { answerDialog } from "../src/gates/dialog.ts";
import { readGoal } from "../src/index.ts";
import { clauseProgress } from "../src/progress/clauses.ts";
import type { PendingDialog } from "../src/surface/observation.ts";

const removal: PendingDialog = { kind: "confirm", message: "Delete the note “Ferns”?" };

function answer(goalText: string, dialog: PendingDialog): string {
	const goal = readGoal(goalText);
	const result = answerDialog(dialog, {
		goal,
		progress: clauseProgress(goal),
		last: goal.clauses[0],
		values: [],
	});
	return result.kind === "answer" ? (result.accept ? "accept" : "dismiss") : result.kind;
}

test.each([
	["Delete the note 'Ferns'", removal, "accept"],
	["Delete the note 'Ferns' and answer OK", removal, "accept"],
	["Delete the note 'Ferns' and answer Cancel", removal, "dismiss"],
	["Delete the note 'Ferns' but cancel the confirmation", removal, "dismiss"],
	["删除便签“Ferns”，然后在对话框中点取消", removal, "dismiss"],
	["Open the settings", removal, "ask"],
	["Delete the note 'Ferns'", { kind: "confirm", message: "Delete all notes?" }, "ask"],
	["Press Go", { kind: "alert", message: "Hello" }, "accept"],
	["Press Go", { kind: "confirm", message: "Pay 10 EUR now?" }, "ask"],
	["Press Go", { kind: "beforeunload", message: "" }, "ask"],
	["Rename the folder", { kind: "prompt", message: "New name?" }, "input"],
] as const)("%s: %o → %s", (goal, dialog, expected) => {
	expect(answer(goal, dialog)).toBe(expected);
});
