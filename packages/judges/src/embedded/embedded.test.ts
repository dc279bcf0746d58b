import type { Noul } from "@surehand/core";
import { expect, test } from "vitest";
import {
	box,
	button,
	field,
	link,
	password,
	search,
	select,
	submit,
	tab,
} from "../../train/controls.ts";
import { type Case, contextOf } from "../../train/page.ts";
import { embeddedJudge } from "./index.ts";

const noulQuestion: Noul = { type: "noul", instructions: "" };

async function decide(input: Case) {
	const context = contextOf(input);
	const options = Object.fromEntries([
		...context.candidates.map(({ id }) => [id, id]),
		["none", "none of these"],
	]);
	const { answers } = await embeddedJudge().ask(
		{
			state: "",
			context,
			questions: {
				action: { type: "choice", instructions: "", options },
				target_match: noulQuestion,
				done: noulQuestion,
				irreversible: noulQuestion,
			},
		},
		{ signal: new AbortController().signal, purpose: "test" },
	);
	const chosen = context.candidates.find(({ id }) => id === answers.action.choice);
	const shown = chosen
		? [chosen.action.kind, chosen.target?.name, chosen.target?.near.row, chosen.value?.text]
				.filter((part) => part !== undefined)
				.join(" · ")
		: "none";
	return {
		shown,
		probability: answers.action.probabilities[answers.action.choice] ?? 0,
		match: answers.target_match.probability,
		irreversible: answers.irreversible.probability,
	};
}

test("of two like buttons the one in the named row is pressed", async () => {
	const { shown } = await decide({
		goal: "Delete the row for Ann",
		as: { verb: "remove", verbWords: "Delete", row: "Ann" },
		controls: [
			button("Delete", { row: "Ben Delete" }),
			button("Delete", { row: "Ann Delete" }),
			button("Delete all"),
		],
	});
	expect(shown).toBe("click · Delete · Ann Delete");
});

const DECISIONS: readonly [string, NonNullable<Case["as"]>, Case["controls"], string][] = [
	[
		"Click Save",
		{ verb: "press", verbWords: "Click", object: "Save" },
		[button("Save as"), button("Save"), button("Cancel")],
		"click · Save",
	],
	[
		"Sign in",
		{ verb: "sign_in", verbWords: "Sign in" },
		[link("Sign up"), link("Sign in"), link("Help")],
		"click · Sign in",
	],
	[
		"Go to the next page",
		{ verb: "open", verbWords: "Go to", object: "next page" },
		[button("Previous"), button("Next"), button("Last")],
		"click · Next",
	],
	[
		"Open Casa Flora",
		{ verb: "open", verbWords: "Open", object: "Casa Flora" },
		[link("Hotel Sol"), link("Casa Flora"), link("Contact")],
		"click · Casa Flora",
	],
	[
		"Sign in",
		{ verb: "sign_in", verbWords: "Sign in" },
		[button("注册"), button("登录"), button("取消")],
		"click · 登录",
	],
	[
		"点击保存",
		{ verb: "press", verbWords: "点击", object: "保存" },
		[button("取消"), button("保存"), button("另存为")],
		"click · 保存",
	],
	[
		"Enable Free cancellation",
		{ verb: "check", verbWords: "Enable", object: "Free cancellation" },
		[box("Breakfast"), box("Free cancellation"), button("Cancel")],
		"check · Free cancellation",
	],
	[
		"Choose the Design category",
		{ verb: "select", verbWords: "Choose", object: "Design category" },
		[select("Stay category", ["Any", "Design", "Budget"]), field("Destination"), button("Search")],
		"select · Stay category · Design",
	],
	[
		"Reject the cookies",
		{ verb: "refuse", verbWords: "Reject", object: "cookies" },
		[button("Accept all"), button("Reject all"), link("Privacy")],
		"click · Reject all",
	],
	[
		"Open the Billing tab",
		{ verb: "open", verbWords: "Open", object: "Billing", role: "tab" },
		[tab("Profile"), tab("Billing"), button("Save")],
		"click · Billing",
	],
];

for (const [goal, as, controls, wanted] of DECISIONS) {
	test(`"${goal}" gives ${wanted}`, async () => {
		const { shown, match } = await decide({ goal, as, controls });
		expect(shown).toBe(wanted);
		expect(match).toBeGreaterThan(0.5);
	});
}

test("a text to look for goes into the search box", async () => {
	const { shown } = await decide({
		goal: "Search for 'lamp'",
		as: { verb: "search", verbWords: "Search for", value: "lamp", quoted: ["lamp"] },
		controls: [field("Email"), search("Search products"), submit("Subscribe")],
	});
	expect(shown).toBe("fill · Search products · lamp");
});

test("a value goes into the field the clause names", async () => {
	const { shown } = await decide({
		goal: "Enter 'Ann' as the first name",
		as: { verb: "fill", verbWords: "Enter", object: "first name", value: "Ann", quoted: ["Ann"] },
		controls: [field("Last name"), field("First name"), password("Password"), submit("Save")],
	});
	expect(shown).toBe("fill · First name · Ann");
});

test("a thing that is not on the page gives none", async () => {
	const { shown, match } = await decide({
		goal: "Click the Export report button",
		as: { verb: "press", verbWords: "Click", object: "Export report", role: "button" },
		controls: [button("Save"), link("Home"), button("Delete")],
	});
	expect(shown).toBe("none");
	expect(match).toBeLessThan(0.5);
});
