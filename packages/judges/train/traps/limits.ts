import { bare, box, button, field, link, search, submit } from "../controls.ts";
import { act, check, fill, open, press, remove } from "./say.ts";
import { both, type Scenario } from "./trap.ts";

/** Dead ends, controls named by a word, and the honest "none". */
export const limitScenarios: readonly Scenario[] = [
	...both("nothing-fits", (tongue) => {
		const zh = tongue === "zh";
		const shop = zh ? ["红色杯子", "蓝色杯子", "木勺"] : ["Red mug", "Blue mug", "Wooden spoon"];
		const controls = [
			...shop.flatMap((name) => [link(name), button(zh ? "购买" : "Buy", { heading: name })]),
			box(zh ? "仅看有货" : "In stock only"),
		];
		return [
			{ said: open(zh ? "绿色杯子" : "Green mug")[tongue], controls, want: "none" },
			{ said: press(zh ? "导出数据" : "Export data")[tongue], controls, want: "none" },
			{ said: remove(zh ? "铁锅" : "Iron pan")[tongue], controls, want: "none" },
			{ said: check(zh ? "免费取消" : "Free cancellation")[tongue], controls, want: "none" },
			{
				said: fill("SAVE10", zh ? "优惠码" : "promo code")[tongue].slice(0, 2),
				controls,
				want: "none",
			},
		];
	}),
	...both("near-names", (tongue) => {
		const zh = tongue === "zh";
		const names = zh
			? ["花神之家", "花神酒店", "花园之家"]
			: ["Villa Rosa", "Villa Rosalia", "Hotel Rosa"];
		const controls = names.map((name) =>
			link(name, { row: `${name} ${zh ? "里斯本" : "Lisbon"}` }),
		);
		const [a = "", b = "", c = ""] = names;
		return [
			{ said: open(a)[tongue], controls, want: `click ${a}` },
			{ said: open(b)[tongue], controls, want: `click ${b}` },
			{ said: open(c)[tongue], controls, want: `click ${c}` },
			{ said: open(zh ? "花仙之家" : "Villa Bianca")[tongue].slice(-1), controls, want: "none" },
		];
	}),
	...both("dead-before", (tongue) => {
		const zh = tongue === "zh";
		const help = zh ? "帮助" : "Help";
		const controls = [
			button(help, { key: "dead" }),
			link(zh ? "帮助中心" : "Help centre", { mainContent: false }),
			link(zh ? "产品" : "Products"),
		];
		const past = {
			action: "click" as const,
			change: "nothing" as const,
			target: { key: "dead", role: "button", name: help },
		};
		return [
			{
				said: open(help)[tongue].slice(0, 2),
				controls,
				want: `click ${zh ? "帮助中心" : "Help centre"}`,
				extra: { history: [past, past] },
			},
		];
	}),
	...both("disabled-or-covered", (tongue) => {
		const zh = tongue === "zh";
		const send = zh ? "发送验证码" : "Send code";
		const controls = [
			button(send, { coveredBy: zh ? "提示" : "Notice" }),
			button(zh ? "关闭提示" : "Close notice", { onTop: true }),
			field(zh ? "手机号" : "Phone"),
		];
		return [
			{
				said: act("close", { en: ["Close", "Dismiss"], zh: ["关闭"] }, zh ? "提示" : "the notice")[
					tongue
				],
				controls,
				want: `click ${zh ? "关闭提示" : "Close notice"}`,
			},
		];
	}),
	...both("controls-by-word", (tongue) => {
		const zh = tongue === "zh";
		const controls = [
			button(zh ? "返回顶部" : "Back to top"),
			link(zh ? "滚动新闻" : "Rolling news"),
			field(zh ? "备注" : "Note"),
		];
		const past = [{ action: "click" as const, named: true, change: "navigated" as const }];
		return [
			{
				said: [
					{
						goal: zh ? "向下滚动" : "Scroll down",
						as: { verb: "scroll", verbWords: zh ? "滚动" : "Scroll" },
					},
				],
				controls,
				want: "scroll down",
				extra: { more: true },
			},
			{
				said: [
					{
						goal: zh ? "返回上一页面" : "Go back",
						as: { verb: "back", verbWords: zh ? "返回" : "Go back" },
					},
				],
				controls,
				want: "back",
				extra: { history: past },
			},
			{
				said: [
					{
						goal: zh ? "按 Escape 键" : "Press Escape",
						as: { verb: "key", verbWords: zh ? "按" : "Press", key: "Escape" },
					},
				],
				controls,
				want: "press Escape",
			},
		];
	}),
	...both("already-so", (tongue) => {
		const zh = tongue === "zh";
		const [free, pool] = zh ? ["免费取消", "游泳池"] : ["Free cancellation", "Swimming pool"];
		const controls = [
			box(free, true),
			box(pool),
			submit(zh ? "应用" : "Apply"),
			search(zh ? "搜索" : "Search"),
			bare(zh ? "取消" : "Cancel"),
		];
		return [{ said: check(pool)[tongue], controls, want: `check ${pool}` }];
	}),
];
