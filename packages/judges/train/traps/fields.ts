import { box, button, field, link, password, search, submit } from "../controls.ts";
import { act, fill, lookFor, press } from "./say.ts";
import { both, type Scenario } from "./trap.ts";

/** What goes into which field, and what has to be entered before something is pressed. */
export const fieldScenarios: readonly Scenario[] = [
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
];
