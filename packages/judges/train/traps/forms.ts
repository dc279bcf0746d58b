import {
	bare,
	box,
	button,
	field,
	link,
	option,
	password,
	search,
	select,
	submit,
	tab,
} from "../page.ts";
import { act, choose, fill, lookFor, open, press } from "./say.ts";
import { both, type Scenario } from "./trap.ts";

/** Fields, options, and what has to be entered before something is pressed. */
export const formScenarios: readonly Scenario[] = [
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
	...both("person-fields", (tongue) => {
		const zh = tongue === "zh";
		const names = zh
			? ["姓氏", "名字", "邮箱", "确认邮箱", "手机号", "城市", "邮编"]
			: ["Last name", "First name", "Email", "Confirm email", "Mobile number", "City", "Postcode"];
		const types = ["text", "text", "email", "email", "tel", "text", "text"];
		const controls = [
			...names.map((name, at) => field(name, { inputType: types[at] ?? "text" })),
			password(zh ? "密码" : "Password"),
			box(zh ? "记住我" : "Remember me"),
			submit(zh ? "保存" : "Save"),
		];
		const [last = "", first = "", mail = "", again = "", phone = "", city = "", post = ""] = names;
		return [
			{
				said: fill(zh ? "伟" : "Ada", zh ? first : "first name")[tongue],
				controls,
				want: `fill ${first} = ${zh ? "伟" : "Ada"}`,
			},
			{
				said: fill(zh ? "张" : "Berg", zh ? last : "surname")[tongue],
				controls,
				want: `fill ${last} = ${zh ? "张" : "Berg"}`,
			},
			{
				said: fill("ada@mail.test", zh ? mail : "e-mail")[tongue],
				controls,
				want: `fill ${mail} = ada@mail.test`,
			},
			{
				said: fill("ada@mail.test", zh ? again : "confirm email")[tongue],
				controls,
				want: `fill ${again} = ada@mail.test`,
			},
			{
				said: fill("0151 555", zh ? "电话" : "phone")[tongue],
				controls,
				want: `fill ${phone} = 0151 555`,
			},
			{
				said: fill(zh ? "杭州" : "Bergen", zh ? city : "city")[tongue],
				controls,
				want: `fill ${city} = ${zh ? "杭州" : "Bergen"}`,
			},
			{
				said: fill("5003", zh ? "邮政编码" : "zip code")[tongue],
				controls,
				want: `fill ${post} = 5003`,
			},
		];
	}),
	...both("bag-values", (tongue) => {
		const zh = tongue === "zh";
		const [user, mail, town] = zh
			? ["用户名", "电子邮箱", "城市"]
			: ["Username", "Email address", "Town"];
		const controls = [
			field(user),
			field(mail, { inputType: "email" }),
			field(town),
			submit(zh ? "创建账号" : "Create account"),
			link(zh ? "已有账号？登录" : "Already a member? Sign in"),
		];
		const joining = act("register", {
			en: ["Register", "Create an account"],
			zh: ["注册", "创建账号"],
		});
		return [
			{
				said: joining[tongue],
				controls,
				want: `fill ${user} = username`,
				extra: { values: { username: "ada99" } },
			},
			{
				said: joining[tongue],
				controls,
				want: `fill ${mail} = email`,
				extra: { values: { email: "ada@mail.test" } },
			},
			{
				said: joining[tongue],
				controls: controls.map((control) =>
					control.name === mail ? { ...control, value: "ada@mail.test" } : control,
				),
				want: `click ${zh ? "创建账号" : "Create account"}`,
				extra: {
					history: [
						{
							action: "fill",
							target: { key: `textbox|${mail}|`, role: "textbox", name: mail, form: "f1" },
							value: "email",
						},
					],
				},
			},
		];
	}),
	...both("search-fields", (tongue) => {
		const zh = tongue === "zh";
		const [look, letter, where] = zh
			? ["搜索商品", "订阅邮箱", "目的地"]
			: ["Search products", "Email for our letter", "Destination"];
		const wanted = zh ? "台灯" : "desk lamp";
		const controls = [
			search(look),
			field(letter, { inputType: "email", form: "letter" }),
			submit(zh ? "订阅" : "Subscribe", { form: "letter" }),
			button(zh ? "搜索" : "Search", { form: "search", submits: true }),
			link(zh ? "台式电脑" : "Desks"),
		];
		const town = zh ? "里斯本" : "Lisbon";
		const stays = [
			field(where),
			field(zh ? "入住日期" : "Check-in date", { inputType: "date" }),
			submit(zh ? "搜索" : "Search"),
			link(zh ? "波尔图攻略" : "Porto guide"),
		];
		return [
			{ plain: true, said: lookFor(wanted)[tongue], controls, want: `fill ${look} = ${wanted}` },
			{
				plain: true,
				said: lookFor(town)[tongue],
				controls: stays,
				want: `fill ${where} = ${town}`,
			},
			{
				plain: true,
				said: lookFor(wanted)[tongue],
				controls: [search(look, { value: wanted }), ...controls.slice(1)],
				want: `click ${zh ? "搜索" : "Search"}`,
				extra: {
					history: [
						{
							action: "fill",
							target: { key: `searchbox|${look}|`, role: "searchbox", name: look, form: "search" },
							value: wanted,
						},
					],
				},
			},
		];
	}),
	...both("add-then-press", (tongue) => {
		const zh = tongue === "zh";
		const [place, add] = zh ? ["新的待办", "添加"] : ["What needs doing?", "Add"];
		const text = zh ? "买牛奶" : "buy milk";
		const adding = {
			en: [
				{
					goal: `Add '${text}'`,
					as: { verb: "add" as const, verbWords: "Add", object: text, value: text, quoted: [text] },
				},
				{
					goal: `Create the task '${text}'`,
					as: {
						verb: "create" as const,
						verbWords: "Create",
						object: "task",
						value: text,
						quoted: [text],
					},
				},
			],
			zh: [
				{
					goal: `添加“${text}”`,
					as: {
						verb: "add" as const,
						verbWords: "添加",
						object: text,
						value: text,
						quoted: [text],
					},
				},
			],
		};
		const controls = [
			field(place),
			submit(add),
			link(zh ? "全部" : "All"),
			button(zh ? "添加成员" : "Add member"),
		];
		return [
			{ said: adding[tongue], controls, want: `fill ${place} = ${text}` },
			{
				said: adding[tongue],
				controls: [field(place, { value: text }), ...controls.slice(1)],
				want: `click ${add}`,
				extra: {
					history: [
						{
							action: "fill",
							target: { key: `textbox|${place}|`, role: "textbox", name: place, form: "f1" },
							value: text,
						},
					],
				},
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
	...both("dialogs", (tongue) => {
		const zh = tongue === "zh";
		const [del, keep] = zh ? ["删除", "保留"] : ["Delete", "Keep"];
		const title = zh ? "删除“旧照片”？" : 'Delete "Old photos"?';
		const controls = [
			button(del, { onTop: true, dialog: title }),
			button(keep, { onTop: true, dialog: title }),
			button(del, { row: zh ? "旧照片" : "Old photos" }),
			button(del, { row: zh ? "新照片" : "New photos" }),
		];
		const name = zh ? "旧照片" : "Old photos";
		return [
			{
				said: [
					{
						goal: zh ? `删除“${name}”` : `Delete '${name}'`,
						as: {
							verb: "remove",
							verbWords: zh ? "删除" : "Delete",
							object: name,
							quoted: [name],
							commits: true,
						},
					},
				],
				controls: controls.map((control) =>
					control.onTop ? control : { ...control, coveredBy: title },
				),
				want: `click ${del}`,
				extra: {
					history: [
						{
							action: "click",
							change: "changed",
							target: { key: `button|${del}|${name}`, role: "button", name: del },
						},
					],
				},
			},
			{ said: press(keep)[tongue].slice(0, 2), controls, want: `click ${keep}` },
		];
	}),
	...both("files", (tongue) => {
		const zh = tongue === "zh";
		const names = zh
			? ["上传文件", "下载模板", "导出为 CSV", "导入联系人", "打印"]
			: ["Upload file", "Download template", "Export as CSV", "Import contacts", "Print"];
		const controls = names.map((name) => button(name));
		return [
			{
				said: act("download", { en: ["Download"], zh: ["下载"] }, zh ? "模板" : "the template")[
					tongue
				],
				controls,
				want: `click ${names[1]}`,
			},
			{ said: press(names[2] ?? "")[tongue], controls, want: `click ${names[2]}` },
			{
				said: press(zh ? "导入" : "Import")[tongue].slice(0, 1),
				controls,
				want: `click ${names[3]}`,
			},
			{ said: press(zh ? "打印" : "Print")[tongue], controls, want: `click ${names[4]}` },
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
