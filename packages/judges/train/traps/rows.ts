import { bare, box, button, link } from "../controls.ts";
import { edit, finish, open, remove } from "./say.ts";
import { both, type Scenario } from "./trap.ts";

const PEOPLE = {
	en: ["Ann Lee", "Anna Leeds", "Ben Ford", "Cleo Marsh"],
	zh: ["张伟", "张伟强", "李娜", "王芳"],
} as const;
const TASKS = {
	en: ["water plants", "water the garden", "call plumber", "plan trip"],
	zh: ["浇花", "给花园浇水", "修水管", "计划旅行"],
} as const;

/** Tables, cards and lists with the same buttons in every row. */
export const rowScenarios: readonly Scenario[] = [
	...both("table-rows", (tongue) => {
		const zh = tongue === "zh";
		const people = PEOPLE[tongue];
		const [first, near, second, third] = people;
		const [del, change, all] = zh ? ["删除", "编辑", "全部删除"] : ["Delete", "Edit", "Delete all"];
		const rows = people.flatMap((name) => [
			link(name, { row: name }),
			button(change, { row: `${name} ${zh ? "经理" : "Manager"}` }),
			button(del, { row: `${name} ${zh ? "经理" : "Manager"}` }),
		]);
		const controls = [...rows, button(all), button(zh ? "添加用户" : "Add user")];
		return [
			{ said: remove(first)[tongue], controls, want: `click ${del} @ ${first} ` },
			{ said: remove(second)[tongue], controls, want: `click ${del} @ ${second}` },
			{ said: edit(third)[tongue], controls, want: `click ${change} @ ${third}` },
			{ said: edit(near)[tongue], controls, want: `click ${change} @ ${near}` },
			{ said: open(second)[tongue], controls, want: `click ${second}` },
			{ said: remove(zh ? "赵敏" : "Dora Quill")[tongue], controls, want: ["none"] },
		];
	}),
	...both("named-row-buttons", (tongue) => {
		const zh = tongue === "zh";
		const tasks = TASKS[tongue];
		const [first, near, third] = tasks;
		const del = (name: string) => (zh ? `删除 ${name}` : `Delete ${name}`);
		const controls = [
			...tasks.flatMap((name) => [
				box(name, false, { row: name }),
				button(del(name), { row: name }),
			]),
			button(zh ? "清除已完成" : "Clear completed"),
			link(zh ? "已完成" : "Completed"),
			link(zh ? "全部" : "All", { current: "page" }),
			link(zh ? "进行中" : "Active"),
		];
		return [
			{ said: remove(first)[tongue], controls, want: `click ${del(first)}` },
			{ said: finish(near)[tongue], controls, want: `check ${near}` },
			{ said: finish(third)[tongue], controls, want: `check ${third}` },
			{ said: remove(near)[tongue], controls, want: `click ${del(near)}` },
			{
				said: open(zh ? "已完成" : "Completed")[tongue],
				controls,
				want: `click ${zh ? "已完成" : "Completed"}`,
			},
		];
	}),
	...both("cards", (tongue) => {
		const zh = tongue === "zh";
		const names = zh
			? ["帆布背包", "帆布背包雨罩", "旅行水壶", "登山杖"]
			: ["Canvas backpack", "Canvas backpack cover", "Travel flask", "Trekking poles"];
		const [pack = "", cover = "", flask = ""] = names;
		const add = zh ? "加入购物车" : "Add to cart";
		const details = zh ? "详情" : "Details";
		const controls = [
			...names.flatMap((name, at) => [
				button(add, { heading: name, row: `${name} €${20 + at * 7}` }),
				link(details, { heading: name, row: `${name} €${20 + at * 7}` }),
			]),
			link(zh ? "购物车（0）" : "Cart (0)"),
			link(zh ? "结账" : "Checkout"),
		];
		const addOf = (name: string) => ({
			en: [
				{
					goal: `Add the ${name} to the cart`,
					as: { verb: "add" as const, verbWords: "Add", object: name, destination: "cart" },
				},
				{
					goal: `Put '${name}' in the basket`,
					as: {
						verb: "add" as const,
						verbWords: "Put",
						object: name,
						quoted: [name],
						destination: "basket",
					},
				},
			],
			zh: [
				{
					goal: `把${name}加入购物车`,
					as: { verb: "add" as const, verbWords: "加入", object: name, destination: "购物车" },
				},
				{
					goal: `将“${name}”放进购物车`,
					as: {
						verb: "add" as const,
						verbWords: "放进",
						object: name,
						quoted: [name],
						destination: "购物车",
					},
				},
			],
		});
		return [
			{ said: addOf(pack)[tongue], controls, want: `click ${add} @ ${pack} €` },
			{ said: addOf(cover)[tongue], controls, want: `click ${add} @ ${cover}` },
			{ said: addOf(flask)[tongue], controls, want: `click ${add} @ ${flask}` },
			{
				said: open(zh ? `${flask}的详情` : `the details of ${flask}`)[tongue].slice(0, 1),
				controls,
				want: `click ${details} @ ${flask}`,
			},
			{ said: addOf(zh ? "帐篷" : "Dome tent")[tongue], controls, want: "none" },
		];
	}),
	...both("bare-rows", (tongue) => {
		const zh = tongue === "zh";
		const files = zh
			? ["季度报告.pdf", "季度报告草稿.pdf", "预算.xlsx"]
			: ["quarterly-report.pdf", "quarterly-report-draft.pdf", "budget.xlsx"];
		const [report = "", draft = "", sheet = ""] = files;
		const star = zh ? "收藏" : "Star";
		const controls = files.flatMap((name) => [
			bare(name, { row: name }),
			bare(star, { row: name }),
			bare(zh ? "更多" : "More", { row: name, hasPopup: "menu", expanded: false }),
		]);
		return [
			{ said: open(sheet)[tongue], controls, want: `click ${sheet}` },
			{ said: open(report)[tongue], controls, want: `click ${report}` },
			{ said: open(draft)[tongue], controls, want: `click ${draft}` },
			{
				said: [
					{
						goal: zh ? `收藏${sheet}` : `Star ${sheet}`,
						as: { verb: "press", verbWords: star, object: zh ? `收藏` : "Star", row: sheet },
					},
				],
				controls,
				want: `click ${star} @ ${sheet}`,
			},
		];
	}),
];
