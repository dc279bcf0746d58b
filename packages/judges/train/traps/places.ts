import { box, button, link } from "../controls.ts";
import { placed, press } from "./say.ts";
import { both, type Scenario } from "./trap.ts";

const cheap = {
	en: [
		{
			goal: "Open the cheapest stay",
			as: {
				verb: "open" as const,
				verbWords: "Open",
				object: "stay",
				extreme: { pick: "min" as const, of: "price" },
			},
		},
	],
	zh: [
		{
			goal: "打开最便宜的住宿",
			as: {
				verb: "open" as const,
				verbWords: "打开",
				object: "住宿",
				extreme: { pick: "min" as const, of: "价格" },
			},
		},
	],
};
const dear = {
	en: [
		{
			goal: "Open the most expensive offer",
			as: {
				verb: "open" as const,
				verbWords: "Open",
				object: "offer",
				extreme: { pick: "max" as const, of: "price" },
			},
		},
	],
	zh: [
		{
			goal: "打开最贵的一个",
			as: {
				verb: "open" as const,
				verbWords: "打开",
				extreme: { pick: "max" as const, of: "价格" },
			},
		},
	],
};
/** Targets named by their place or by a comparison. */
export const placeScenarios: readonly Scenario[] = [
	...both("ordinal", (tongue) => {
		const zh = tongue === "zh";
		const show = zh ? "显示" : "Show";
		const rows = [1, 2, 3, 4].map((at) =>
			button(show, { row: zh ? `第${at}项 内容` : `Entry no. ${at}`, index: at, of: 4 }),
		);
		const links = (
			zh ? ["晨报", "午报", "晚报"] : ["Morning paper", "Noon paper", "Evening paper"]
		).map((name, at) => link(name, { index: at + 1, of: 3 }));
		const boxes = (zh ? ["红", "绿", "蓝"] : ["Red", "Green", "Blue"]).map((name, at) =>
			box(name, false, { index: at + 1, of: 3 }),
		);
		const second = placed(press(show), { ordinal: 2 }, { en: "the second", zh: "第二个" });
		const last = placed(press(show), { ordinal: -1 }, { en: "the last", zh: "最后一个" });
		return [
			{
				said: second[tongue],
				controls: rows,
				want: zh ? `click ${show} @ 第2` : `click ${show} @ no. 2`,
			},
			{
				said: last[tongue],
				controls: rows,
				want: zh ? `click ${show} @ 第4` : `click ${show} @ no. 4`,
			},
			{
				said: [
					{
						goal: zh ? "打开第三个链接" : "Open the third link",
						as: { verb: "open", verbWords: zh ? "打开" : "Open", role: "link", ordinal: 3 },
					},
				],
				plain: true,
				controls: links,
				want: `click ${links[2]?.name}`,
				extra: { history: [{ action: "scroll", change: "changed", named: false }] },
			},
			{
				said: [
					{
						goal: zh ? "勾选第二个复选框" : "Check the second checkbox",
						as: { verb: "check", verbWords: zh ? "勾选" : "Check", role: "checkbox", ordinal: 2 },
					},
				],
				plain: true,
				controls: boxes,
				want: `check ${boxes[1]?.name}`,
			},
		];
	}),
	...both("extreme", (tongue) => {
		const zh = tongue === "zh";
		const rows = (
			zh
				? [
						["海边小屋", "¥420"],
						["山景旅馆", "¥260"],
						["老城客栈", "¥310"],
					]
				: [
						["Beach hut", "€142"],
						["Hill inn", "€86"],
						["Old town house", "€110"],
					]
		) as readonly [string, string][];
		const controls = rows.map(([name, price]) =>
			link(name, { row: `${name} ${zh ? "4.5 分" : "4.5 stars"} ${price}` }),
		);
		return [
			{ said: cheap[tongue], controls, want: `click ${rows[1]?.[0]}` },
			{ said: dear[tongue], controls, want: `click ${rows[0]?.[0]}` },
		];
	}),
];
