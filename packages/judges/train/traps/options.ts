import { bare, button, field, link, option, select, submit, tab } from "../controls.ts";
import { choose, open } from "./say.ts";
import { both, type Scenario } from "./trap.ts";

/** Options of lists, native and custom, and days of a calendar. */
export const optionScenarios: readonly Scenario[] = [
	...both("native-options", (tongue) => {
		const zh = tongue === "zh";
		const [field1, field2] = zh ? ["住宿类别", "排序方式"] : ["Stay type", "Sort by"];
		const kinds = zh ? ["全部", "设计", "经济", "家庭"] : ["All", "Design", "Budget", "Family"];
		const orders = zh
			? ["推荐", "价格从低到高", "价格从高到低"]
			: ["Recommended", "Price: low to high", "Price: high to low"];
		const controls = [
			select(field1, kinds),
			select(field2, orders),
			link(zh ? "设计师专访" : "Design stories"),
			field(zh ? "目的地" : "Where to"),
			submit(zh ? "搜索" : "Search"),
		];
		const [, design = "", budget = ""] = kinds;
		return [
			{ said: choose(design, field1)[tongue], controls, want: `select ${field1} = ${design}` },
			{ said: choose(budget, field1)[tongue], controls, want: `select ${field1} = ${budget}` },
			{ said: choose(zh ? "城堡" : "Castle", field1)[tongue].slice(0, 2), controls, want: "none" },
			{
				said: zh
					? [
							{
								goal: "按价格从低到高排序",
								as: { verb: "sort", verbWords: "排序", object: "价格从低到高" },
							},
						]
					: [
							{
								goal: "Sort by price, low to high",
								as: { verb: "sort", verbWords: "Sort by", object: "price, low to high" },
							},
							{
								goal: "Sort by price, lowest first",
								as: { verb: "sort", verbWords: "Sort by", object: "price, lowest first" },
							},
						],
				controls,
				want: `select ${field2} = ${orders[1]}`,
			},
		];
	}),
	...both("same-option-twice", (tongue) => {
		const zh = tongue === "zh";
		const [home, work] = zh ? ["家庭国家", "工作国家"] : ["Home country", "Work country"];
		const lands = zh ? ["请选择", "法国", "日本"] : ["Choose", "France", "Japan"];
		const controls = [select(home, lands), select(work, lands), submit(zh ? "保存" : "Save")];
		return [
			{
				said: choose(lands[1] ?? "", work)[tongue].slice(0, 2),
				controls,
				want: `select ${work} = ${lands[1]}`,
			},
			{
				said: choose(lands[2] ?? "", home)[tongue].slice(0, 2),
				controls,
				want: `select ${home} = ${lands[2]}`,
			},
		];
	}),
	...both("open-list", (tongue) => {
		const zh = tongue === "zh";
		const names = zh ? ["里斯本", "里斯本机场", "里昂"] : ["Lisbon", "Lisbon Airport", "Lyon"];
		const [city = "", airport = ""] = names;
		const list = names.map((name) => option(name, { onTop: true }));
		const closed = [
			{
				role: "combobox",
				tag: "button",
				name: zh ? "城市" : "City",
				expanded: false,
				hasPopup: "listbox",
			},
			button(zh ? "搜索" : "Search"),
			link(zh ? "城市指南" : "City guides"),
		];
		return [
			{
				said: choose(city, zh ? "城市" : "city")[tongue],
				controls: [...list, button(zh ? "搜索" : "Search")],
				want: `click ${city}`,
			},
			{
				said: choose(airport, zh ? "城市" : "city")[tongue].slice(0, 2),
				controls: [...list, button(zh ? "搜索" : "Search")],
				want: `click ${airport}`,
			},
			{
				said: choose(city, zh ? "城市" : "city")[tongue].slice(0, 2),
				controls: closed,
				part: "closed",
				want: `click ${closed[0]?.name}`,
			},
		];
	}),
	...both("options-first", (tongue) => {
		const zh = tongue === "zh";
		const [branch, show] = zh ? ["分馆", "显示开放时间"] : ["Library", "Show opening times"];
		const places = zh ? ["港口分馆", "山顶分馆"] : ["Harbour library", "Hilltop library"];
		const goal = zh ? `显示${places[1]}的开放时间` : `Show the opening times of the ${places[1]}`;
		const as = {
			verb: "open" as const,
			verbWords: zh ? "显示" : "Show",
			object: zh ? `${places[1]}的开放时间` : `opening times of the ${places[1]}`,
		};
		const before = [select(branch, places, { chosen: places[0] ?? "" }), submit(show)];
		const after = [select(branch, places, { chosen: places[1] ?? "" }), submit(show)];
		return [
			{ said: [{ goal, as }], controls: before, want: `select ${branch} = ${places[1]}` },
			{
				said: [{ goal, as }],
				controls: after,
				want: `click ${show}`,
				extra: {
					history: [
						{
							action: "select",
							named: false,
							target: { key: `combobox|${branch}|`, role: "combobox", name: branch, form: "f1" },
							value: places[1] ?? "",
						},
					],
				},
			},
		];
	}),
	...both("dates", (tongue) => {
		const zh = tongue === "zh";
		const days = ["5", "14", "15", "16", "25"].map((name) =>
			button(name, { group: zh ? "2031年5月" : "May 2031" }),
		);
		const times = ["09:00", "09:30", "19:00"].map((name) =>
			bare(name, { group: zh ? "时间" : "Time" }),
		);
		return [
			{
				said: choose("15", zh ? "日期" : "day")[tongue].slice(0, 2),
				controls: [
					...days,
					button(zh ? "下个月" : "Next month"),
					button(zh ? "上个月" : "Previous month"),
				],
				want: "click 15",
			},
			{
				said: choose("09:30", zh ? "时间" : "time")[tongue].slice(0, 2),
				controls: [...times, tab(zh ? "周末" : "Weekend")],
				want: "click 09:30",
			},
			{ said: open("5")[tongue].slice(0, 1), controls: days, want: "click 5" },
		];
	}),
];
