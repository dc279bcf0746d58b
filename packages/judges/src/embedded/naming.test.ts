import { expect, test } from "vitest";
import { type Behaviour, reading } from "../../train/behaviour.ts";
import { box, button, field, link, select, tab, toggle } from "../../train/controls.ts";
import { decide } from "../../train/decide.ts";

/** Which of the things on a page a name means. */
const BEHAVIOURS: readonly Behaviour[] = [
	[
		"of two like buttons the one in the named row is pressed",
		{
			as: reading("remove", { verbWords: "Delete", row: "Ann" }),
			controls: [
				button("Delete", { row: "Ben" }),
				button("Delete", { row: "Ann" }),
				button("Delete all"),
			],
		},
		"click Delete @ Ann",
	],
	[
		"the row of Ann is not that of Anna",
		{
			as: reading("edit", { verbWords: "Edit", row: "Ann" }),
			controls: [button("Edit", { row: "Anna" }), button("Edit", { row: "Ann" })],
		},
		"click Edit @ Ann",
	],
	[
		"Save is not Save as",
		{
			as: reading("press", { object: "Save" }),
			controls: [button("Save as"), button("Save"), button("Cancel")],
		},
		"click Save",
	],
	[
		"Save as is not Save",
		{ as: reading("press", { object: "Save as" }), controls: [button("Save as"), button("Save")] },
		"click Save as",
	],
	[
		"Sign in is not Sign up",
		{
			as: reading("sign_in", { verbWords: "Sign in" }),
			controls: [link("Sign up"), link("Sign in"), link("Help")],
		},
		"click Sign in",
	],
	[
		"signing out never presses Sign up",
		{
			as: reading("sign_out", { verbWords: "Log out" }),
			controls: [link("Sign up"), link("Log out")],
		},
		"click Log out",
	],
	[
		"next is not previous",
		{
			as: reading("open", { verbWords: "Go to", object: "next page" }),
			controls: [button("Previous"), button("Next"), button("Last")],
		},
		"click Next",
	],
	[
		"first name is not last name",
		{
			as: reading("fill", { object: "first name", value: "Ann", quoted: ["Ann"] }),
			controls: [field("Last name"), field("First name")],
		},
		"fill First name = Ann",
	],
	[
		"a Chinese page understands an English goal",
		{
			as: reading("sign_in", { verbWords: "Sign in" }),
			lang: "zh",
			controls: [button("注册"), button("登录"), button("取消")],
		},
		"click 登录",
	],
	[
		"an English page understands a Chinese goal",
		{
			as: reading("press", { verbWords: "点击", object: "保存" }),
			controls: [button("Cancel"), button("Save"), button("Delete")],
		},
		"click Save",
	],
	[
		"a German page understands an English goal",
		{
			as: reading("remove", { verbWords: "Delete" }),
			lang: "de",
			controls: [button("Bearbeiten"), button("Löschen"), button("Abbrechen")],
		},
		"click Löschen",
	],
	[
		"a box is ticked by its whole name",
		{
			as: reading("check", { object: "Free cancellation" }),
			controls: [box("Breakfast"), box("Free cancellation"), button("Cancel")],
		},
		"check Free cancellation",
	],
	[
		"a box that is ticked already is not pressed again",
		{
			as: reading("check", { object: "Free cancellation" }),
			controls: [box("Free cancellation", true), box("Pool"), button("Help")],
		},
		"none",
	],
	[
		"turning off unticks",
		{
			as: reading("uncheck", { object: "Weekly digest" }),
			controls: [toggle("Weekly digest", true), toggle("News", true)],
		},
		"check off Weekly digest",
	],
	[
		"a native option is chosen by what it shows",
		{
			as: reading("select", { object: "category", value: "Design" }),
			controls: [select("Category", ["Any", "Design", "Budget"]), link("Design stories")],
		},
		"select Category = Design",
	],
	[
		"a native option is chosen by its value attribute",
		{
			as: reading("select", { object: "size", value: "extra-large" }),
			controls: [select("Size", ["Small", "Extra Large"]), button("Large print")],
		},
		"select Size = Extra Large",
	],
	[
		"the same option in two lists goes by the list's name",
		{
			as: reading("select", { object: "work country", value: "Japan" }),
			controls: [
				select("Home country", ["Choose", "Japan"]),
				select("Work country", ["Choose", "Japan"]),
			],
		},
		"select Work country = Japan",
	],
	[
		"a missing option gives none",
		{
			as: reading("select", { object: "size", value: "Huge" }),
			controls: [select("Size", ["Small", "Large"]), button("Help")],
		},
		"none",
	],
	[
		"a missing button gives none",
		{
			as: reading("press", { object: "Export report", role: "button" }),
			controls: [button("Save"), link("Home"), button("Delete")],
		},
		"none",
	],
	[
		"a missing row gives none",
		{
			as: reading("remove", { verbWords: "Delete", object: "Dora", commits: true }),
			controls: [button("Delete", { row: "Ann" }), button("Delete", { row: "Ben" })],
		},
		"none",
	],
	[
		"a name that is only alike gives none",
		{
			as: reading("open", { object: "Villa Verona", quoted: ["Villa Verona"] }),
			controls: [link("Villa Rosa"), link("Villa Verano Park"), link("Hotel Sol")],
		},
		"none",
	],
	[
		"cookies are refused by what refuses",
		{
			as: reading("refuse", { verbWords: "Reject", object: "cookies" }),
			controls: [button("Accept all"), button("Reject all"), link("Privacy")],
		},
		"click Reject all",
	],
	[
		"Only necessary refuses too",
		{
			as: reading("refuse", { verbWords: "Decline", object: "cookies" }),
			controls: [button("Allow all"), button("Only necessary")],
		},
		"click Only necessary",
	],
	[
		"Got it accepts",
		{
			as: reading("accept", { verbWords: "Accept", object: "cookies" }),
			controls: [button("Got it"), link("Cookie policy")],
		},
		"click Got it",
	],
	[
		"a tab is opened by name and role",
		{
			as: reading("open", { object: "Billing", role: "tab" }),
			controls: [tab("Profile"), tab("Billing"), link("Billing help")],
		},
		"click Billing",
	],
];

for (const [name, input, wanted] of BEHAVIOURS) {
	test(name, async () => {
		const { shown } = await decide({ goal: input.as?.object ?? "", ...input });
		expect(shown).toBe(wanted);
	});
}
