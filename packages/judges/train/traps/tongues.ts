import { button, type Control, field, link, select } from "../controls.ts";
import type { Said } from "./say.ts";
import pages from "./tongues.json" with { type: "json" };
import type { Scenario } from "./trap.ts";

type Names = Readonly<Record<string, string>>;

/** The same small pages in other languages than the goal's. */
const PAGES: Readonly<Record<string, Names>> = pages;

type Ask = readonly [key: string, said: Said, others: readonly string[]];

const ENGLISH: readonly Ask[] = [
	["save", { goal: "Save", as: { verb: "submit", verbWords: "Save" } }, ["cancel", "del", "edit"]],
	[
		"enter",
		{ goal: "Sign in", as: { verb: "sign_in", verbWords: "Sign in" } },
		["join", "settings", "search"],
	],
	[
		"next",
		{ goal: "Click Next", as: { verb: "press", verbWords: "Click", object: "Next" } },
		["back", "cancel", "save"],
	],
	[
		"del",
		{ goal: "Delete it", as: { verb: "remove", verbWords: "Delete" } },
		["edit", "save", "cancel"],
	],
	[
		"settings",
		{ goal: "Open the settings", as: { verb: "open", verbWords: "Open", object: "settings" } },
		["search", "enter", "cart"],
	],
	[
		"reject",
		{ goal: "Reject the cookies", as: { verb: "refuse", verbWords: "Reject", object: "cookies" } },
		["accept", "settings"],
	],
	[
		"join",
		{ goal: "Create an account", as: { verb: "register", verbWords: "Create", object: "account" } },
		["enter", "search", "cancel"],
	],
	[
		"checkout",
		{ goal: "Check out", as: { verb: "checkout", verbWords: "Check out" } },
		["cart", "settings", "search"],
	],
];

const CHINESE: readonly Ask[] = [
	[
		"save",
		{ goal: "点击保存", as: { verb: "press", verbWords: "点击", object: "保存" } },
		["cancel", "del", "edit"],
	],
	[
		"enter",
		{ goal: "登录", as: { verb: "sign_in", verbWords: "登录" } },
		["join", "settings", "search"],
	],
	[
		"back",
		{ goal: "点击上一步", as: { verb: "press", verbWords: "点击", object: "上一步" } },
		["next", "cancel", "save"],
	],
	[
		"edit",
		{ goal: "点击编辑", as: { verb: "press", verbWords: "点击", object: "编辑" } },
		["del", "save", "cancel"],
	],
	["accept", { goal: "接受", as: { verb: "accept", verbWords: "接受" } }, ["reject", "settings"]],
	[
		"download",
		{ goal: "下载", as: { verb: "download", verbWords: "下载" } },
		["search", "settings", "save"],
	],
];

const FIELDS: readonly Ask[] = [
	[
		"last",
		{
			goal: "Enter 'Berg' as the last name",
			as: {
				verb: "fill",
				verbWords: "Enter",
				object: "last name",
				value: "Berg",
				quoted: ["Berg"],
			},
		},
		["first", "mail", "city"],
	],
	[
		"mail",
		{
			goal: "Type a@b.test into the email field",
			as: { verb: "fill", verbWords: "Type", object: "email", value: "a@b.test" },
		},
		["first", "pass", "city"],
	],
];

export const tongueScenarios: readonly Scenario[] = Object.entries(PAGES).flatMap(
	([language, names]) => {
		const asks =
			language === "en" ? CHINESE : language === "zh" ? ENGLISH : [...ENGLISH, ...CHINESE.slice(2)];
		const buttons = asks.map(
			([key, said, others]): Scenario => ({
				group: `page-in-${language}`,
				tongue: "cross",
				said: [said],
				controls: [key, ...others].map((other) => button(names[other] ?? "")),
				want: `click ${names[key]}`,
			}),
		);
		const fields =
			language === "en"
				? []
				: FIELDS.map(
						([key, said, others]): Scenario => ({
							group: `page-in-${language}`,
							tongue: "cross",
							said: [said],
							controls: [key, ...others].map((other): Control => field(names[other] ?? "")),
							want: `fill ${names[key]} = ${said.as.value}`,
						}),
					);
		const missing: Scenario = {
			group: `page-in-${language}`,
			tongue: "cross",
			said: [asks[0]?.[1] ?? { goal: "Save", as: { verb: "submit" } }],
			controls: [
				link(names.settings ?? ""),
				button(names.cancel ?? ""),
				select(names.city ?? "", ["Roma", "Lima"]),
			],
			want: "none",
		};
		return [...buttons, ...fields, missing];
	},
);
