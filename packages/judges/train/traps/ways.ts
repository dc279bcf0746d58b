import { bare, box, button, field, link, search, select, submit, tab } from "../page.ts";
import { act, check, fill, open, press, remove } from "./say.ts";
import { both, type Scenario } from "./trap.ts";

/** What is asked is not in sight: ways to it, dead ends, and the honest "none". */
export const wayScenarios: readonly Scenario[] = [
	...both("behind-menu", (tongue) => {
		const zh = tongue === "zh";
		const menu = button(zh ? "菜单" : "Menu", { expanded: false, hasPopup: "menu" });
		const controls = [
			menu,
			link(zh ? "今日新闻" : "Today's stories"),
			link(zh ? "天气" : "Weather"),
			button(zh ? "点赞" : "Like"),
		];
		return [
			{
				said: open(zh ? "下载中心" : "Downloads")[tongue].slice(0, 2),
				part: "menu",
				controls,
				want: [`click ${menu.name}`],
			},
			{
				said: act("sign_out", { en: ["Log out"], zh: ["退出登录"] })[tongue],
				controls: [
					button(zh ? "我的账号" : "My account", { expanded: false, hasPopup: "menu" }),
					...controls.slice(1),
				],
				want: `click ${zh ? "我的账号" : "My account"}`,
				part: "account",
			},
			{
				said: press(zh ? "重命名" : "Rename")[tongue].slice(0, 2),
				controls: [
					button(zh ? "更多操作" : "More actions", { expanded: false, hasPopup: "menu" }),
					...controls.slice(1),
				],
				want: `click ${zh ? "更多操作" : "More actions"}`,
				part: "more",
			},
		];
	}),
	...both("behind-tab", (tongue) => {
		const zh = tongue === "zh";
		const tabs = [
			tab(zh ? "常规" : "General", { selected: true }),
			tab(zh ? "安全" : "Security"),
			tab(zh ? "通知" : "Notifications"),
		];
		const controls = [...tabs, field(zh ? "昵称" : "Nickname"), button(zh ? "保存" : "Save")];
		return [
			{
				said: check(zh ? "邮件通知" : "email notifications")[tongue].slice(0, 2),
				controls,
				want: `click ${tabs[2]?.name}`,
			},
			{
				said: press(zh ? "安全日志" : "security log")[tongue].slice(0, 1),
				controls,
				want: `click ${tabs[1]?.name}`,
				part: "log",
			},
		];
	}),
	...both("behind-page", (tongue) => {
		const zh = tongue === "zh";
		const settings = link(zh ? "设置" : "Settings");
		const controls = [
			settings,
			link(zh ? "首页" : "Home", { current: "page" }),
			link(zh ? "照片" : "Photos"),
			link(zh ? "购物车（1）" : "Cart (1)"),
		];
		return [
			{
				said: check(zh ? "深色主题" : "dark theme")[tongue].slice(0, 2),
				controls,
				want: `click ${settings.name}`,
			},
			{
				said: act("checkout", { en: ["Check out"], zh: ["结账"] })[tongue],
				controls,
				want: `click ${controls[3]?.name}`,
				part: "cart",
			},
			{
				said: fill(zh ? "小张" : "Ada", zh ? "昵称" : "nickname")[tongue].slice(0, 1),
				controls: [link(zh ? "个人资料" : "Profile"), ...controls.slice(1)],
				want: `click ${zh ? "个人资料" : "Profile"}`,
				part: "profile",
			},
		];
	}),
	...both("further-down", (tongue) => {
		const zh = tongue === "zh";
		const controls = [
			link(zh ? "今日新闻" : "Stories"),
			link(zh ? "天气" : "Weather"),
			button(zh ? "点赞" : "Like"),
		];
		const name = zh ? "下载说明书" : "Download the manual";
		return [
			{
				said: press(name)[tongue],
				controls,
				want: "scroll down",
				extra: { below: [name, zh ? "媒体资料" : "Press kit"] },
			},
			{
				said: open(zh ? "媒体资料" : "Press kit")[tongue].slice(0, 2),
				controls,
				want: "scroll down",
				part: "contact",
				extra: { below: [name, zh ? "媒体资料" : "Press kit"] },
			},
		];
	}),
	...both("more-results", (tongue) => {
		const zh = tongue === "zh";
		const more = button(zh ? "加载更多" : "Load more");
		const next = link(zh ? "下一页" : "Next page");
		const rows = (
			zh
				? ["青山客栈", "白水民宿", "古城驿站"]
				: ["Green hill inn", "White water lodge", "Old gate hostel"]
		).map((name) => link(name));
		const wanted = zh ? "云顶小屋" : "Cloud top cabin";
		return [
			{
				said: open(wanted)[tongue].slice(0, 2),
				controls: [...rows, more],
				want: `click ${more.name}`,
			},
			{
				said: open(wanted)[tongue].slice(0, 2),
				controls: [...rows, next],
				want: `click ${next.name}`,
				part: "next",
			},
		];
	}),
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
	...both("wizard", (tongue) => {
		const zh = tongue === "zh";
		const next = submit(zh ? "下一步" : "Next");
		const controls = [
			select(
				zh ? "课程" : "Course",
				zh ? ["请选择", "烘焙", "陶艺"] : ["Choose", "Baking", "Pottery"],
				{ chosen: zh ? "烘焙" : "Baking" },
			),
			next,
			button(zh ? "上一步" : "Back"),
			button(zh ? "取消" : "Cancel"),
		];
		return [
			{
				plain: true,
				said: act("register", { en: ["Register", "Sign up"], zh: ["报名", "注册"] })[tongue],
				controls,
				want: `click ${next.name}`,
				extra: {
					history: [
						{
							action: "select",
							target: {
								key: "combobox|Course|",
								role: "combobox",
								name: zh ? "课程" : "Course",
								form: "f1",
							},
							named: false,
						},
					],
				},
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
