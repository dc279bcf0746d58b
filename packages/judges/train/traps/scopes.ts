import { button, item, link, tab, toggle } from "../controls.ts";
import { check, choose, open } from "./say.ts";
import { both, type Scenario } from "./trap.ts";

/** Things named together with what they stand in, or with a word for their kind. */
export const scopeScenarios: readonly Scenario[] = [
	...both("shown-value", (tongue) => {
		const zh = tongue === "zh";
		const [any, city, guests] = zh ? ["不限", "城市", "人数"] : ["Any", "City", "Guests"];
		const list = { hasPopup: "listbox", expanded: false };
		const controls = [
			button(any, { group: city, ...list }),
			button("2", { group: guests, ...list }),
			button(zh ? "应用" : "Apply"),
			link(zh ? "地图" : "Map"),
		];
		return [
			{
				said: choose(zh ? "里昂" : "Lyon", city)[tongue].slice(0, 2),
				controls,
				want: `click ${any} @ ${city}`,
			},
			{
				said: choose("4", guests)[tongue].slice(0, 2),
				controls,
				want: `click 2 @ ${guests}`,
				part: "guests",
			},
			{
				said: choose(zh ? "克朗" : "Krone", zh ? "货币" : "currency")[tongue].slice(0, 2),
				controls: [
					button(zh ? "欧元" : "Euro", { group: zh ? "货币" : "Currency" }),
					button(zh ? "应用" : "Apply"),
				],
				want: `click ${zh ? "欧元" : "Euro"}`,
				part: "plain",
			},
		];
	}),
	...both("kind-and-name", (tongue) => {
		const zh = tongue === "zh";
		const names = zh ? ["山顶", "港口", "老城"] : ["Hilltop", "Harbour", "Old Town"];
		const controls = names.map((name) => link(name));
		return names.map((name) => ({
			said: open(zh ? `${name}站` : `the station ${name}`)[tongue].slice(0, 1),
			controls,
			want: `click ${name}`,
		}));
	}),
	...both("word-of-the-page", (tongue) => {
		const zh = tongue === "zh";
		const names = zh ? ["电话", "邮件", "门铃"] : ["Phone", "Mail", "Doorbell"];
		const controls = names.map((name) => toggle(name));
		const title = zh ? "警报" : "Alarms";
		return names.map((name) => ({
			said: check(zh ? `${name}警报` : `alarms by ${name.toLowerCase()}`)[tongue].slice(0, 1),
			controls,
			want: `check ${name}`,
			extra: { title, headings: [title] },
		}));
	}),
	...both("next-step", (tongue) => {
		const zh = tongue === "zh";
		const onward = zh ? "继续" : "Continue";
		const controls = [button(onward), button(zh ? "取消" : "Cancel")];
		return [
			{
				said: choose(zh ? "胡桃木" : "Walnut", zh ? "木材" : "wood")[tongue].slice(0, 2),
				controls,
				want: `click ${onward}`,
				extra: { title: zh ? "定制桌子" : "Build a table" },
			},
			{
				said: open(zh ? "摘要" : "the summary")[tongue].slice(0, 1),
				controls,
				want: `click ${onward}`,
				part: "summary",
			},
		];
	}),
	...both("section-in-section", (tongue) => {
		const zh = tongue === "zh";
		const [outer, inner, other] = zh
			? ["更多选项", "夜间", "声音"]
			: ["More options", "Night", "Sound"];
		const said = {
			goal: zh ? `在“${outer}”中打开“夜间日志”` : `In '${outer}' switch on 'Night log'`,
			as: {
				verb: "check" as const,
				verbWords: zh ? "打开" : "switch on",
				object: zh ? "夜间日志" : "Night log",
				row: outer,
				quoted: [outer, zh ? "夜间日志" : "Night log"],
			},
		};
		const closed = [button(outer, { expanded: false }), link(zh ? "帮助" : "Help")];
		const opened = [
			button(outer, { expanded: true }),
			button(inner, { expanded: false, section: outer }),
			button(other, { expanded: false, section: outer }),
		];
		return [
			{ said: [said], controls: closed, want: `click ${outer}` },
			{ said: [said], controls: opened, want: `click ${inner}`, part: "inner" },
			{
				said: [said],
				controls: [...opened, toggle(zh ? "夜间日志" : "Night log", false, { section: outer })],
				want: `check ${zh ? "夜间日志" : "Night log"}`,
				part: "there",
			},
		];
	}),
	...both("menu-path", (tongue) => {
		const zh = tongue === "zh";
		const [file, view, print] = zh ? ["文件", "视图", "打印"] : ["File", "View", "Print"];
		const bar = [
			item(file, { hasPopup: "menu", expanded: false }),
			item(view, { hasPopup: "menu", expanded: false }),
			tab(zh ? "文档一" : "Document 1"),
		];
		const said = {
			goal: zh ? `从文件菜单选择打印` : `Choose ${print} from the ${file} menu`,
			as: {
				verb: "select" as const,
				verbWords: zh ? "选择" : "Choose",
				object: zh ? "文件菜单" : "File menu",
				value: print,
			},
		};
		return [
			{ said: [said], controls: bar, want: `click ${file}` },
			{
				said: [said],
				controls: [
					item(print, { onTop: true }),
					item(zh ? "关闭" : "Close", { onTop: true }),
					...bar,
				],
				want: `click ${print}`,
				part: "open",
			},
		];
	}),
];
