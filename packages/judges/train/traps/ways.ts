import { button, field, link, select, submit, tab } from "../controls.ts";
import { act, check, fill, open, press } from "./say.ts";
import { both, type Scenario } from "./trap.ts";

/** What is asked is not in sight: ways to it. */
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
];
