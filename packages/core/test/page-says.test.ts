import { expect, test } from "vitest";
import { failureLine } from "../src/gates/failure-words.ts";
import { irreversibleByWords } from "../src/gates/irreversible.ts";
import { describeChange } from "../src/index.ts";
import { observationOf, targetOf } from "../src/testing/index.ts";

function says(before: string, after: string): string | undefined {
	const now = observationOf({ text: after });
	return failureLine(describeChange(observationOf({ text: before }), now), now);
}

test.each([
	["Profile", "Profile\nSorry, your changes were not saved. Please try again later.", true],
	["List", "List\nSorting is only for members", true],
	["资料", "资料\n保存失败，请重试", true],
	["Profile", "Profile\nSaved", false],
	["Sorry, closed on Sundays", "Sorry, closed on Sundays\nAdded to the cart", false],
])("from %j to %j the page reports a failure: %s", (before, after, expected) => {
	expect(says(before, after) !== undefined).toBe(expected);
});

test.each([
	["Continue", "By continuing you place a binding order and your card is charged.", true],
	["Continue", "Lamp\nTotal: €49.00\nPayment: Visa ending 4242", true],
	["Continue", "Lamp\nTotal: €49.00", false],
	["Continue", "Step 1 of 3", false],
	["Continue to review", "Total: €49.00\nPayment: Visa ending 4242", false],
	["继续", "点击继续即表示您同意付款", true],
])("%s on %j binds: %s", (name, text, expected) => {
	const target = targetOf({ role: "button", name });
	const found = irreversibleByWords(
		{ id: "c1", target, action: { kind: "click", ref: target.ref } },
		undefined,
		text,
	);
	expect(found !== undefined).toBe(expected);
});
