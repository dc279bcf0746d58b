import { expect, test } from "vitest";
import { type Behaviour, reading } from "../../train/behaviour.ts";
import {
	bare,
	box,
	button,
	field,
	item,
	link,
	option,
	password,
	radio,
	search,
	select,
	submit,
} from "../../train/controls.ts";
import { decide } from "../../train/decide.ts";

/** What is done next, in which order, and by which way. */
const BEHAVIOURS: readonly Behaviour[] = [
	[
		"a text to look for goes into the search box",
		{
			as: reading("search", { verbWords: "Search for", value: "lamp", quoted: ["lamp"] }),
			controls: [field("Email"), search("Search products"), submit("Subscribe")],
		},
		"fill Search products = lamp",
	],
	[
		"what was typed to be searched is then searched for",
		{
			as: reading("search", { verbWords: "Search for", value: "lamp" }),
			controls: [
				search("Search", { value: "lamp" }),
				button("Go", { submits: true, form: "search" }),
				link("Lamps"),
			],
			history: [
				{
					action: "fill",
					value: "lamp",
					target: { key: "searchbox|Search|", role: "searchbox", name: "Search", form: "search" },
				},
			],
		},
		"click Go",
	],
	[
		"a text to add is typed before Add is pressed",
		{
			as: reading("add", {
				verbWords: "Add",
				object: "buy milk",
				value: "buy milk",
				quoted: ["buy milk"],
			}),
			controls: [field("New task"), submit("Add"), link("All")],
		},
		"fill New task = buy milk",
	],
	[
		"a value handed over is filled before its form is sent",
		{
			as: reading("register", { verbWords: "Register", journey: true }),
			values: { email: "a@b.test" },
			controls: [field("Email", { inputType: "email" }), submit("Register")],
		},
		"fill Email = a@b.test",
	],
	[
		"an address does not go into the phone field",
		{
			as: reading("fill", { object: "email", value: "a@b.test" }),
			controls: [field("Phone", { inputType: "tel" }), field("E-mail", { inputType: "email" })],
		},
		"fill E-mail = a@b.test",
	],
	[
		"an option spoken of comes before the button that applies it",
		{
			goal: "Show times for Hilltop",
			as: reading("open", { verbWords: "Show", object: "times for Hilltop" }),
			controls: [select("Place", ["Harbour", "Hilltop"]), submit("Show times")],
		},
		"select Place = Hilltop",
	],
	[
		"the second is the second",
		{
			as: reading("press", { object: "Show", ordinal: 2 }),
			controls: [
				button("Show", { row: "one" }),
				button("Show", { row: "two" }),
				button("Show", { row: "three" }),
			],
		},
		"click Show @ two",
	],
	[
		"the last is the last",
		{
			as: reading("press", { object: "Show", ordinal: -1 }),
			controls: [
				button("Show", { row: "one" }),
				button("Show", { row: "two" }),
				button("Show", { row: "three" }),
			],
		},
		"click Show @ three",
	],
	[
		"the cheapest is the one with the lowest price",
		{
			as: reading("open", { object: "room", extreme: { pick: "min", of: "price" } }),
			controls: [
				link("Sea", { row: "Sea €120" }),
				link("Hill", { row: "Hill €1,080" }),
				link("Town", { row: "Town €95" }),
			],
		},
		"click Town @ Town €95",
	],
	[
		"what is in the dialog on top goes before what is behind it",
		{
			as: reading("press", { object: "Delete" }),
			controls: [
				button("Delete", { row: "Old" }),
				button("Delete", { onTop: true }),
				button("Keep", { onTop: true }),
			],
		},
		"click Delete",
	],
	[
		"a twin that did nothing twice is left alone",
		{
			as: reading("open", { object: "Help" }),
			controls: [button("Help", { key: "dead" }), link("Help centre")],
			history: [
				{ change: "nothing", target: { key: "dead", role: "button", name: "Help" } },
				{ change: "nothing", target: { key: "dead", role: "button", name: "Help" } },
			],
		},
		"click Help centre",
	],
	[
		"Preferences are found under Settings",
		{
			as: reading("open", { object: "Preferences" }),
			controls: [link("Settings"), link("Prices"), link("Jobs")],
		},
		"click Settings",
	],
	[
		"Bin is emptied by Trash",
		{
			as: reading("press", { object: "Bin" }),
			controls: [button("Trash"), button("Archive"), button("Reply")],
		},
		"click Trash",
	],
	[
		"a picture button is known by its identifier",
		{
			as: reading("press", { object: "settings" }),
			controls: [bare("", { testId: "open-settings" }), bare("", { testId: "open-chat" })],
		},
		"click ",
	],
	[
		"a sign is pressed as it is written",
		{
			as: reading("press", { object: "+", quoted: ["+"] }),
			controls: [button("−"), button("+"), button("=")],
		},
		"click +",
	],
	[
		"one of several is chosen",
		{
			as: reading("select", { object: "delivery", value: "Express" }),
			controls: [radio("Standard", true), radio("Express"), link("Express terms")],
		},
		"check Express",
	],
	[
		"an open list gives its option",
		{
			as: reading("select", { object: "city", value: "Lisbon" }),
			controls: [
				option("Lisbon Airport", { onTop: true }),
				option("Lisbon", { onTop: true }),
				button("Search"),
			],
		},
		"click Lisbon",
	],
	[
		"a closed list is opened",
		{
			as: reading("select", { object: "city", value: "Lisbon" }),
			controls: [
				{ role: "combobox", tag: "button", name: "City", expanded: false },
				button("Search"),
			],
		},
		"click City",
	],
	[
		"what is in no sight is looked for in the menu",
		{
			as: reading("press", { object: "Rename" }),
			controls: [button("More actions", { expanded: false, hasPopup: "menu" }), link("Stories")],
		},
		"click More actions",
	],
	[
		"checking out leads through the cart",
		{
			as: reading("checkout", { verbWords: "Check out", journey: true }),
			controls: [link("Cart (2)"), link("Home"), link("Blog")],
		},
		"click Cart (2)",
	],
	[
		"what lies further down is scrolled to",
		{
			as: reading("press", { object: "Download the manual" }),
			controls: [link("Stories"), button("Like")],
			below: ["Download the manual"],
		},
		"scroll down",
	],
	[
		"a key is pressed",
		{
			as: reading("key", { verbWords: "Press", key: "Escape" }),
			controls: [button("Escape room"), field("Note")],
		},
		"press Escape",
	],
	[
		"going back goes back",
		{
			as: reading("back", { verbWords: "Go back" }),
			controls: [link("Background"), link("Stories")],
			history: [{ change: "navigated" }],
		},
		"back",
	],
	[
		"a menu item on top is pressed",
		{
			as: reading("press", { object: "Duplicate" }),
			controls: [
				item("Rename", { onTop: true }),
				item("Duplicate", { onTop: true }),
				button("Duplicate page"),
			],
		},
		"click Duplicate",
	],
	[
		"a task is completed by its own box",
		{
			as: reading("complete", {
				verbWords: "Complete",
				object: "water plants",
				quoted: ["water plants"],
			}),
			controls: [box("water plants"), button("Delete water plants"), link("Completed")],
		},
		"check water plants",
	],
	[
		"a password is not typed where it shows",
		{
			as: reading("sign_in", { verbWords: "Sign in", journey: true }),
			values: { username: "ann" },
			controls: [field("User name"), password("Password"), submit("Sign in")],
		},
		"fill User name = ann",
	],
	[
		"the Chinese second step back is the previous one",
		{
			as: reading("press", { verbWords: "点击", object: "上一步" }),
			lang: "zh",
			controls: [button("下一步"), button("上一步"), button("取消")],
		},
		"click 上一步",
	],
];

for (const [name, input, wanted] of BEHAVIOURS) {
	test(name, async () => {
		const { shown } = await decide({ goal: input.as?.object ?? "", ...input });
		expect(shown).toBe(wanted);
	});
}
