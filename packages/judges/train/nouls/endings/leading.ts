import { button, field, link, password, select, submit, tab } from "../../controls.ts";
import { clicked, say, type T, type Tales } from "./told.ts";

const toOpen = (t: T) => {
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
	return { name, said, there, moved };
};

export const leadingTales: Tales = {
	opening: (t) => {
		const { name, said, there, moved } = toOpen(t);
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
		];
	},
	openingFails: (t) => {
		const { name, said, there } = toOpen(t);
		return [
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
};
