import type { Change, ClauseState, MemoryEntry } from "@surehand/core";
import { box, button, type Case, field, link, password, select, submit, tab } from "../page.ts";
import type { Said, Tongue } from "../traps/say.ts";

/** What a page looks like after an action, and whether the goal is reached there. */
export interface Ending extends Case {
	readonly group: string;
	/** Reached for good; the three questions about it have the same right answer. */
	readonly reached: boolean;
}

interface Told {
	readonly said: Said;
	readonly page: Omit<Case, "goal" | "as">;
	readonly last: Partial<MemoryEntry>;
	readonly change?: Partial<Change>;
	readonly state?: ClauseState;
	readonly reached: boolean;
}

type T = (en: string, zh: string) => string;

const say = (goal: string, as: Said["as"]): Said => ({ goal, as });
const clicked = (name: string, more: Partial<MemoryEntry> = {}): Partial<MemoryEntry> => ({
	action: "click",
	target: { key: `button|${name}|`, role: "button", name },
	...more,
});

const TALES: Readonly<Record<string, (t: T) => readonly Told[]>> = {
	opening: (t) => {
		const name = t("Casa Verde", "绿色之家");
		const said = say(t(`Open ${name}`, `打开${name}`), {
			verb: "open",
			verbWords: t("Open", "打开"),
			object: name,
		});
		const there = {
			controls: [link(t("Back", "返回")), button(t("Book", "预订"))],
			headings: [name],
			title: name,
			url: "https://site.example/stay/casa-verde",
		};
		const moved = {
			kind: "navigated" as const,
			url: { from: "https://site.example/", to: there.url },
			added: [name, t("Quiet rooms by the park", "公园边的安静房间")],
		};
		return [
			{
				said,
				page: there,
				last: clicked(name, { change: "navigated" }),
				change: moved,
				reached: true,
			},
			{
				said,
				page: {
					...there,
					headings: [t("Casa Verdeña", "绿洲酒店")],
					title: t("Casa Azul", "蓝色之家"),
					url: "https://site.example/stay/7",
				},
				last: clicked(t("Casa Azul", "蓝色之家"), { change: "navigated", named: false }),
				change: {
					...moved,
					url: { from: "https://site.example/", to: "https://site.example/stay/7" },
					added: [t("Casa Azul", "蓝色之家")],
				},
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: {
					...there,
					headings: [t("Page not found", "页面不存在")],
					title: "404",
					failure: { status: 404, text: "Not found" },
				},
				last: clicked(name, { change: "error" }),
				change: { kind: "error" },
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: { controls: [link(name)], headings: [t("Stays", "住宿")] },
				last: clicked(name, { change: "nothing" }),
				change: { kind: "nothing" },
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: {
					controls: [
						field(t("Email", "邮箱")),
						password(t("Password", "密码")),
						submit(t("Sign in", "登录")),
					],
					headings: [t("Sign in to continue", "请先登录")],
					title: t("Sign in", "登录"),
					url: "https://site.example/login",
				},
				last: clicked(name, { change: "navigated" }),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/", to: "https://site.example/login" },
					added: [t("Sign in to continue", "请先登录")],
				},
				reached: false,
			},
		];
	},
	tabs: (t) => {
		const name = t("Billing", "账单");
		const said = say(t(`Open the ${name} tab`, `打开${name}标签页`), {
			verb: "open",
			verbWords: t("Open", "打开"),
			object: name,
			role: "tab",
		});
		return [
			{
				said,
				page: { controls: [tab(name, { selected: true, key: "k" }), tab(t("Members", "成员"))] },
				last: { ...clicked(name), target: { key: "k", role: "tab", name } },
				change: {
					added: [t("Your invoices", "您的发票")],
					targets: [{ key: "k", name, field: "selected", from: "false", to: "true" }],
				},
				reached: true,
			},
			{
				said,
				page: { controls: [tab(name), tab(t("Members", "成员"), { selected: true, key: "m" })] },
				last: {
					...clicked(t("Members", "成员"), { named: false }),
					target: { key: "m", role: "tab", name: t("Members", "成员") },
				},
				change: { added: [t("Invite a member", "邀请成员")] },
				state: "attempted",
				reached: false,
			},
		];
	},
	filling: (t) => {
		const name = t("Nickname", "昵称");
		const said = say(t(`Enter 'Ada' as the nickname`, `昵称填写Ada`), {
			verb: "fill",
			verbWords: t("Enter", "填写"),
			object: name,
			value: "Ada",
			quoted: ["Ada"],
		});
		const last = (more: Partial<MemoryEntry> = {}): Partial<MemoryEntry> => ({
			action: "fill",
			target: { key: "n", role: "textbox", name },
			value: "Ada",
			...more,
		});
		return [
			{
				said,
				page: { controls: [field(name, { value: "Ada", key: "n" }), submit(t("Save", "保存"))] },
				last: last(),
				change: {
					targets: [{ key: "n", name, field: "value", from: "", to: "Ada" }],
					readBack: { held: true, actual: "Ada" },
				},
				reached: true,
			},
			{
				said,
				page: { controls: [field(name, { value: "", key: "n" }), submit(t("Save", "保存"))] },
				last: last(),
				change: { kind: "changed", readBack: { held: false, actual: "" } },
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: {
					controls: [field(name, { value: "Ad", key: "n", invalid: true })],
					messages: [{ kind: "field_error", text: t("At least three letters", "至少三个字") }],
				},
				last: last(),
				change: { targets: [], readBack: { held: false, actual: "Ad" } },
				state: "attempted",
				reached: false,
			},
		];
	},
	choosing: (t) => {
		const [name, value] = [t("Colour", "颜色"), t("Green", "绿色")];
		const said = say(t(`Choose ${value} as the colour`, `颜色选择${value}`), {
			verb: "select",
			verbWords: t("Choose", "选择"),
			object: name,
			value,
		});
		const options = [t("Red", "红色"), value];
		const last: Partial<MemoryEntry> = {
			action: "select",
			target: { key: "c", role: "combobox", name },
			value,
		};
		return [
			{
				said,
				page: { controls: [select(name, options, { chosen: value, key: "c" })] },
				last,
				change: {
					targets: [{ key: "c", name, field: "value", from: options[0] ?? "", to: value }],
					readBack: { held: true, actual: value },
				},
				reached: true,
			},
			{
				said,
				page: { controls: [select(name, options, { key: "c" })] },
				last,
				change: { kind: "nothing" },
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: { controls: [select(name, options, { key: "c" })] },
				last: { ...last, value: options[0] ?? "", named: false },
				change: { targets: [] },
				state: "attempted",
				reached: false,
			},
		];
	},
	ticking: (t) => {
		const name = t("Weekly digest", "每周摘要");
		const on = say(t(`Turn on ${name}`, `启用${name}`), {
			verb: "check",
			verbWords: t("Turn on", "启用"),
			object: name,
		});
		const off = say(t(`Turn off ${name}`, `关闭${name}`), {
			verb: "uncheck",
			verbWords: t("Turn off", "关闭"),
			object: name,
		});
		const last: Partial<MemoryEntry> = {
			action: "check",
			target: { key: "d", role: "checkbox", name },
		};
		const turned = (to: string): Partial<Change> => ({
			targets: [{ key: "d", name, field: "checked", from: "", to }],
		});
		return [
			{
				said: on,
				page: { controls: [box(name, true, { key: "d" }), box(t("News", "新闻"))] },
				last,
				change: turned("true"),
				reached: true,
			},
			{
				said: off,
				page: { controls: [box(name, false, { key: "d" })] },
				last,
				change: turned("false"),
				reached: true,
			},
			{
				said: on,
				page: { controls: [box(name, false, { key: "d" })] },
				last,
				change: { kind: "nothing" },
				state: "attempted",
				reached: false,
			},
			{
				said: off,
				page: { controls: [box(name, true, { key: "d" })] },
				last,
				change: turned("true"),
				state: "attempted",
				reached: false,
			},
		];
	},
	removing: (t) => {
		const name = t("water plants", "浇花");
		const said = say(t(`Delete '${name}'`, `删除“${name}”`), {
			verb: "remove",
			verbWords: t("Delete", "删除"),
			object: name,
			quoted: [name],
			commits: true,
		});
		const del = t("Delete", "删除");
		return [
			{
				said,
				page: { controls: [box(t("call Bo", "给小波打电话"))], text: t("call Bo", "给小波打电话") },
				last: clicked(del),
				change: { removed: [name] },
				reached: true,
			},
			{
				said,
				page: {
					controls: [box(t("call Bo", "给小波打电话"))],
					text: t("call Bo", "给小波打电话"),
					messages: [{ kind: "status", text: t("Deleted", "已删除") }],
				},
				last: clicked(del),
				change: {
					removed: [name, del],
					messages: [{ kind: "status", text: t("Deleted", "已删除") }],
				},
				reached: true,
			},
			{
				said,
				page: { controls: [box(name), button(del, { row: name })], text: `${name}\n${del}` },
				last: clicked(del),
				change: { removed: [t("call Bo", "给小波打电话")] },
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: {
					controls: [
						button(del, { onTop: true }),
						button(t("Cancel", "取消"), { onTop: true }),
						box(name),
					],
					text: `${t("Delete this task?", "删除这个任务？")}\n${name}`,
				},
				last: clicked(del),
				change: { added: [t("Delete this task?", "删除这个任务？")] },
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: {
					controls: [box(name)],
					text: name,
					messages: [
						{
							kind: "alert",
							text: t("Could not delete. Try again later.", "删除失败，请稍后再试"),
						},
					],
				},
				last: clicked(del),
				change: {
					messages: [
						{
							kind: "alert",
							text: t("Could not delete. Try again later.", "删除失败，请稍后再试"),
						},
					],
				},
				state: "attempted",
				reached: false,
			},
		];
	},
	adding: (t) => {
		const name = t("buy milk", "买牛奶");
		const said = say(t(`Add '${name}'`, `添加“${name}”`), {
			verb: "add",
			verbWords: t("Add", "添加"),
			object: name,
			value: name,
			quoted: [name],
		});
		const add = t("Add", "添加");
		const place = t("New task", "新任务");
		return [
			{
				said,
				page: {
					controls: [field(place), box(name)],
					text: `${name}\n${t("1 item left", "剩余 1 项")}`,
				},
				last: clicked(add),
				change: { added: [name, t("1 item left", "剩余 1 项")] },
				reached: true,
			},
			{
				said,
				page: { controls: [field(place, { value: name }), submit(add)], text: "" },
				last: {
					action: "fill",
					value: name,
					target: { key: "p", role: "textbox", name: place },
					named: false,
				},
				change: { targets: [{ key: "p", name: place, field: "value", from: "", to: name }] },
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: {
					controls: [field(place, { value: name }), submit(add)],
					messages: [
						{ kind: "alert", text: t("The list is full; not saved", "列表已满，无法添加") },
					],
					text: t("The list is full", "列表已满"),
				},
				last: clicked(add),
				change: { added: [t("The list is full; not saved", "列表已满，无法添加")] },
				state: "attempted",
				reached: false,
			},
		];
	},
	cart: (t) => {
		const name = t("Canvas bag", "帆布包");
		const said = say(t(`Add the ${name} to the cart`, `把${name}加入购物车`), {
			verb: "add",
			verbWords: t("Add", "加入"),
			object: name,
			destination: t("cart", "购物车"),
		});
		const add = t("Add to cart", "加入购物车");
		return [
			{
				said,
				page: {
					controls: [button(add, { heading: name }), link(t("Cart (1)", "购物车（1）"))],
					messages: [{ kind: "status", text: t(`${name} is in your cart`, `${name}已加入购物车`) }],
				},
				last: clicked(add),
				change: {
					added: [
						t("Cart (1)", "购物车（1）"),
						t(`${name} is in your cart`, `${name}已加入购物车`),
					],
				},
				reached: true,
			},
			{
				said,
				page: {
					controls: [button(add, { heading: name }), link(t("Cart (1)", "购物车（1）"))],
					text: `${name}\n${add}`,
				},
				last: clicked(add),
				change: { added: [t("Cart (1)", "购物车（1）")], removed: [t("Cart (0)", "购物车（0）")] },
				reached: true,
			},
			{
				said,
				page: {
					controls: [button(add, { heading: name, disabled: true })],
					messages: [
						{ kind: "alert", text: t("Sold out, it could not be added", "已售罄，无法加入") },
					],
				},
				last: clicked(add),
				change: { added: [t("Sold out, it could not be added", "已售罄，无法加入")] },
				state: "attempted",
				reached: false,
			},
		];
	},
	signing: (t) => {
		const enter = t("Sign in", "登录");
		const said = say(t("Log in", "登录"), {
			verb: "sign_in",
			verbWords: t("Log in", "登录"),
			journey: true,
		});
		const out = say(t("Log out again", "再退出登录"), {
			verb: "sign_out",
			verbWords: t("Log out", "退出登录"),
			object: t("again", "再"),
		});
		const form = [
			field(t("Email", "邮箱"), { value: "a@b.test" }),
			password(t("Password", "密码"), { value: "••••" }),
			submit(enter),
		];
		return [
			{
				said,
				page: {
					controls: [link(t("Sign out", "退出登录"))],
					text: t("Welcome, Ada", "欢迎，小张"),
					headings: [t("Your account", "我的账户")],
					url: "https://site.example/account",
				},
				last: clicked(enter, { change: "navigated" }),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/login", to: "https://site.example/account" },
					added: [t("Welcome, Ada", "欢迎，小张"), t("Sign out", "退出登录")],
				},
				reached: true,
			},
			{
				said,
				page: {
					controls: form,
					headings: [enter],
					messages: [{ kind: "alert", text: t("Wrong email or password.", "邮箱或密码错误") }],
				},
				last: clicked(enter),
				change: {
					messages: [{ kind: "alert", text: t("Wrong email or password.", "邮箱或密码错误") }],
					added: [t("Wrong email or password.", "邮箱或密码错误")],
				},
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: { controls: form, headings: [enter] },
				last: {
					action: "fill",
					target: { key: "p", role: "textbox", name: t("Password", "密码") },
					value: "password",
					named: false,
				},
				change: { targets: [] },
				state: "attempted",
				reached: false,
			},
			{
				said: out,
				page: {
					controls: [field(t("Email", "邮箱")), password(t("Password", "密码")), submit(enter)],
					headings: [enter],
					title: enter,
					url: "https://site.example/login",
				},
				last: clicked(t("Sign out", "退出登录"), { change: "navigated" }),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/account", to: "https://site.example/login" },
					added: [enter, t("Email", "邮箱")],
				},
				reached: true,
			},
		];
	},
	saving: (t) => {
		const said = say(t("Save the profile", "保存资料"), {
			verb: "submit",
			verbWords: t("Save", "保存"),
			object: t("profile", "资料"),
			commits: true,
		});
		const save = t("Save", "保存");
		const controls = [field(t("Name", "姓名"), { value: "Ada" }), submit(save)];
		return [
			{
				said,
				page: {
					controls,
					headings: [t("Profile", "个人资料")],
					messages: [{ kind: "status", text: t("Saved.", "已保存") }],
				},
				last: clicked(save),
				change: { added: [t("Saved.", "已保存")] },
				reached: true,
			},
			{
				said,
				page: {
					controls,
					headings: [t("Profile", "个人资料")],
					messages: [{ kind: "field_error", text: t("Name is required", "姓名不能为空") }],
				},
				last: clicked(save),
				change: { added: [t("Name is required", "姓名不能为空")] },
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: { controls, headings: [t("Profile", "个人资料")] },
				last: clicked(save, { change: "nothing" }),
				change: { kind: "nothing" },
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: { controls: [], text: "", headings: [] },
				last: clicked(save),
				change: { removed: [t("Name", "姓名")] },
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: {
					controls: [link(t("Overview", "概览"))],
					headings: [t("Something went wrong", "出错了")],
					failure: { status: 500, text: "error" },
				},
				last: clicked(save, { change: "error" }),
				change: { kind: "error" },
				state: "attempted",
				reached: false,
			},
		];
	},
	searching: (t) => {
		const value = t("desk lamp", "台灯");
		const said = say(t(`Search for ${value}`, `搜索${value}`), {
			verb: "search",
			verbWords: t("Search for", "搜索"),
			value,
		});
		const look = t("Search", "搜索");
		const url = "https://site.example/find?q=desk+lamp";
		const box_ = field(look, { value });
		return [
			{
				said,
				page: {
					controls: [box_, link(t("Desk lamp, brass", "台灯 黄铜"))],
					url,
					headings: [t(`12 results for ${value}`, `“${value}”共12个结果`)],
				},
				last: clicked(look, { change: "navigated" }),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/", to: url },
					added: [t(`12 results for ${value}`, `“${value}”共12个结果`)],
				},
				reached: true,
			},
			{
				said,
				page: {
					controls: [box_],
					url,
					headings: [t("0 results", "共 0 条")],
					text: t(`No results for ${value}`, `没有找到“${value}”`),
				},
				last: clicked(look, { change: "navigated" }),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/", to: url },
					added: [t(`No results for ${value}`, `没有找到“${value}”`)],
				},
				reached: false,
			},
			{
				said,
				page: { controls: [box_, button(look)] },
				last: {
					action: "fill",
					value,
					target: { key: "q", role: "textbox", name: look },
					named: true,
				},
				change: { targets: [{ key: "q", name: look, field: "value", from: "", to: value }] },
				state: "attempted",
				reached: false,
			},
		];
	},
	sorting: (t) => {
		const said = say(t("Sort by price", "按价格排序"), {
			verb: "sort",
			verbWords: t("Sort by", "排序"),
			object: t("price", "价格"),
		});
		const head = t("Price", "价格");
		return [
			{
				said,
				page: { controls: [button(head, { key: "h" }), link("A"), link("B")] },
				last: { ...clicked(head), target: { key: "h", role: "button", name: head } },
				change: { reordered: true },
				reached: true,
			},
			{
				said,
				page: { controls: [button(head, { key: "h" }), link("A"), link("B")] },
				last: {
					...clicked(head, { change: "nothing" }),
					target: { key: "h", role: "button", name: head },
				},
				change: { kind: "nothing" },
				state: "attempted",
				reached: false,
			},
		];
	},
	showing: (t) => {
		const said = say(t("Show the opening times of the Hilltop library", "显示山顶分馆的开放时间"), {
			verb: "open",
			verbWords: t("Show", "显示"),
			object: t("opening times of the Hilltop library", "山顶分馆的开放时间"),
		});
		const show = t("Show opening times", "显示开放时间");
		const controls = (chosen: string) => [
			select(
				t("Library", "分馆"),
				[t("Harbour library", "港口分馆"), t("Hilltop library", "山顶分馆")],
				{ chosen },
			),
			button(show),
		];
		return [
			{
				said,
				page: {
					controls: controls(t("Hilltop library", "山顶分馆")),
					messages: [
						{ kind: "status", text: t("Hilltop library: 10 to 18", "山顶分馆：10点到18点") },
					],
				},
				last: clicked(show),
				change: { added: [t("Hilltop library: 10 to 18", "山顶分馆：10点到18点")] },
				reached: true,
			},
			{
				said,
				page: {
					controls: controls(t("Harbour library", "港口分馆")),
					messages: [
						{ kind: "status", text: t("Harbour library: 9 to 17", "港口分馆：9点到17点") },
					],
				},
				last: clicked(show),
				change: { added: [t("Harbour library: 9 to 17", "港口分馆：9点到17点")] },
				reached: false,
			},
		];
	},
	checkingOut: (t) => {
		const said = say(t("Check out", "结账"), {
			verb: "checkout",
			verbWords: t("Check out", "结账"),
			journey: true,
		});
		const next = t("Continue", "继续");
		return [
			{
				said,
				page: {
					controls: [field(t("Address", "地址"), { required: true }), submit(next)],
					headings: [t("Delivery address", "收货地址")],
					url: "https://site.example/checkout",
				},
				last: clicked(t("Check out", "结账"), { change: "navigated" }),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/cart", to: "https://site.example/checkout" },
					added: [t("Delivery address", "收货地址")],
				},
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: {
					controls: [button(t("Place order", "提交订单"))],
					headings: [t("Review your order", "确认订单")],
					url: "https://site.example/review",
				},
				last: clicked(next, { change: "navigated", named: false }),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/checkout", to: "https://site.example/review" },
					added: [t("Total €40", "合计 ¥40")],
				},
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: {
					controls: [link(t("Home", "首页"))],
					headings: [t("Thank you for your order", "感谢您的订购")],
					url: "https://site.example/thanks",
					messages: [{ kind: "status", text: t("Order confirmed", "订单已确认") }],
				},
				last: clicked(t("Place order", "提交订单"), { change: "navigated" }),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/review", to: "https://site.example/thanks" },
					added: [t("Thank you for your order", "感谢您的订购")],
				},
				reached: true,
			},
		];
	},
	earlierClauses: (t) => {
		const said = say(t("Open the report", "打开报告"), {
			verb: "open",
			verbWords: t("Open", "打开"),
			object: t("report", "报告"),
		});
		return [
			{
				said,
				page: { controls: [link(t("Report", "报告"))], headings: [t("Files", "文件")] },
				last: clicked(t("Files", "文件"), { named: false }),
				change: { added: [t("Report", "报告")] },
				state: "pending",
				reached: false,
			},
			{
				said,
				page: { controls: [link(t("Report", "报告"))], headings: [t("Report", "报告")] },
				last: clicked(t("Files", "文件"), { named: false }),
				change: { added: [t("Report", "报告")] },
				state: "pending",
				reached: false,
			},
			{
				said,
				page: {
					controls: [link(t("Files", "文件"))],
					headings: [t("Report", "报告")],
					url: "https://site.example/report",
				},
				last: clicked(t("Report", "报告")),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/", to: "https://site.example/report" },
					added: [t("Report", "报告")],
				},
				reached: true,
			},
		];
	},
	closing: (t) => {
		const said = say(t("Close the dialog", "关闭对话框"), {
			verb: "close",
			verbWords: t("Close", "关闭"),
			object: t("dialog", "对话框"),
		});
		const name = t("Close", "关闭");
		return [
			{
				said,
				page: { controls: [link(t("News", "新闻"))], text: t("News", "新闻") },
				last: clicked(name),
				change: { removed: [t("Tips for you", "给您的提示"), name] },
				reached: true,
			},
			{
				said,
				page: { controls: [button(name, { onTop: true })], text: t("Tips for you", "给您的提示") },
				last: clicked(name, { change: "nothing" }),
				change: { kind: "nothing" },
				state: "attempted",
				reached: false,
			},
		];
	},
	downloading: (t) => {
		const name = t("Download the invoice", "下载发票");
		const said = say(name, {
			verb: "download",
			verbWords: t("Download", "下载"),
			object: t("invoice", "发票"),
		});
		return [
			{
				said,
				page: { controls: [link(name)], headings: [t("Invoices", "发票")] },
				last: clicked(name, { change: "download" }),
				change: {
					kind: "download",
					downloads: [{ name: "invoice.pdf", sizeBytes: 900, sha256: "", path: "" }],
				},
				reached: true,
			},
			{
				said,
				page: { controls: [link(name)], headings: [t("Invoices", "发票")] },
				last: clicked(name, { change: "nothing" }),
				change: { kind: "nothing" },
				state: "attempted",
				reached: false,
			},
		];
	},
};

/** Every ending in both languages; named facts of the loop (state, last action) as it would hand them over. */
export const ENDINGS: readonly Ending[] = Object.entries(TALES).flatMap(([group, tell]) =>
	(["en", "zh"] as const).flatMap((tongue: Tongue) =>
		tell((en, zh) => (tongue === "zh" ? zh : en)).map(
			({ said, page, last, change, state, reached }): Ending => ({
				text: [...(page.headings ?? []), ...page.controls.map(({ name }) => name)].join("\n"),
				...page,
				group,
				goal: said.goal,
				as: said.as,
				history: [last],
				change: change ?? {},
				states: [state ?? "complete"],
				reached,
			}),
		),
	),
);
