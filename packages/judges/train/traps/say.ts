import type { Clause } from "@surehand/core";

export type Tongue = "en" | "zh";

/** A goal in words with its reading, the way the goal reader hands it on. Variants differ in wording or in the split. */
export interface Said {
	readonly goal: string;
	readonly as: Partial<Clause> & Pick<Clause, "verb">;
}

type Sayings = Readonly<Record<Tongue, readonly Said[]>>;

export const press = (name: string): Sayings => ({
	en: [
		{ goal: `Click ${name}`, as: { verb: "press", verbWords: "Click", object: name } },
		{
			goal: `Press the ${name} button`,
			as: { verb: "press", verbWords: "Press", object: name, role: "button" },
		},
		{
			goal: `Click on "${name}"`,
			as: { verb: "press", verbWords: "Click on", object: name, quoted: [name] },
		},
	],
	zh: [
		{ goal: `点击${name}`, as: { verb: "press", verbWords: "点击", object: name } },
		{
			goal: `点击“${name}”按钮`,
			as: { verb: "press", verbWords: "点击", object: name, quoted: [name], role: "button" },
		},
		{ goal: `按下${name}`, as: { verb: "press", verbWords: "按下", object: name } },
	],
});

export const open = (name: string): Sayings => ({
	en: [
		{ goal: `Open ${name}`, as: { verb: "open", verbWords: "Open", object: name } },
		{ goal: `Go to the ${name} page`, as: { verb: "open", verbWords: "Go to", object: name } },
		{ goal: `Show me ${name}`, as: { verb: "open", verbWords: "Show", object: name } },
		{
			goal: `Open '${name}'`,
			as: { verb: "open", verbWords: "Open", object: name, quoted: [name] },
		},
	],
	zh: [
		{ goal: `打开${name}`, as: { verb: "open", verbWords: "打开", object: name } },
		{ goal: `进入${name}页面`, as: { verb: "open", verbWords: "进入", object: name } },
		{
			goal: `查看“${name}”`,
			as: { verb: "open", verbWords: "查看", object: name, quoted: [name] },
		},
	],
});

export const choose = (value: string, field: string): Sayings => ({
	en: [
		{
			goal: `Choose ${value} as the ${field}`,
			as: { verb: "select", verbWords: "Choose", object: field, value },
		},
		{
			goal: `Set ${field} to '${value}'`,
			as: { verb: "select", verbWords: "Set", object: field, value, quoted: [value] },
		},
		{
			goal: `Select the ${value} ${field}`,
			as: { verb: "select", verbWords: "Select", object: `${value} ${field}` },
		},
	],
	zh: [
		{
			goal: `${field}选择${value}`,
			as: { verb: "select", verbWords: "选择", object: field, value },
		},
		{
			goal: `把${field}设为“${value}”`,
			as: { verb: "select", verbWords: "设为", object: field, value, quoted: [value] },
		},
	],
});

export const check = (name: string): Sayings => ({
	en: [
		{ goal: `Enable ${name}`, as: { verb: "check", verbWords: "Enable", object: name } },
		{ goal: `Turn on ${name}`, as: { verb: "check", verbWords: "Turn on", object: name } },
		{
			goal: `Tick "${name}"`,
			as: { verb: "check", verbWords: "Tick", object: name, quoted: [name] },
		},
	],
	zh: [
		{ goal: `启用${name}`, as: { verb: "check", verbWords: "启用", object: name } },
		{
			goal: `勾选“${name}”`,
			as: { verb: "check", verbWords: "勾选", object: name, quoted: [name] },
		},
	],
});

export const uncheck = (name: string): Sayings => ({
	en: [
		{ goal: `Disable ${name}`, as: { verb: "uncheck", verbWords: "Disable", object: name } },
		{ goal: `Turn off ${name}`, as: { verb: "uncheck", verbWords: "Turn off", object: name } },
	],
	zh: [
		{ goal: `关闭${name}`, as: { verb: "uncheck", verbWords: "关闭", object: name } },
		{ goal: `取消勾选${name}`, as: { verb: "uncheck", verbWords: "取消勾选", object: name } },
	],
});

export const fill = (value: string, name: string): Sayings => ({
	en: [
		{
			goal: `Enter '${value}' as the ${name}`,
			as: { verb: "fill", verbWords: "Enter", object: name, value, quoted: [value] },
		},
		{
			goal: `Type ${value} into ${name}`,
			as: { verb: "fill", verbWords: "Type", object: name, value },
		},
		{ goal: `${name}: ${value}`, as: { verb: "fill", verbWords: "", object: name, value } },
	],
	zh: [
		{
			goal: `在${name}中输入“${value}”`,
			as: { verb: "fill", verbWords: "输入", object: name, value, quoted: [value] },
		},
		{ goal: `${name}填写${value}`, as: { verb: "fill", verbWords: "填写", object: name, value } },
	],
});

export const lookFor = (value: string): Sayings => ({
	en: [
		{
			goal: `Search for '${value}'`,
			as: { verb: "search", verbWords: "Search for", value, quoted: [value] },
		},
		{ goal: `Find ${value}`, as: { verb: "search", verbWords: "Find", value } },
	],
	zh: [
		{ goal: `搜索“${value}”`, as: { verb: "search", verbWords: "搜索", value, quoted: [value] } },
		{ goal: `查找${value}`, as: { verb: "search", verbWords: "查找", value } },
	],
});

export const remove = (row: string): Sayings => ({
	en: [
		{
			goal: `Delete ${row}`,
			as: { verb: "remove", verbWords: "Delete", object: row, commits: true },
		},
		{
			goal: `Remove the entry for ${row}`,
			as: { verb: "remove", verbWords: "Remove", object: "entry", row, commits: true },
		},
		{
			goal: `Delete '${row}'`,
			as: { verb: "remove", verbWords: "Delete", object: row, quoted: [row], commits: true },
		},
	],
	zh: [
		{ goal: `删除${row}`, as: { verb: "remove", verbWords: "删除", object: row, commits: true } },
		{
			goal: `删除“${row}”`,
			as: { verb: "remove", verbWords: "删除", object: row, quoted: [row], commits: true },
		},
		{ goal: `移除${row}那一行`, as: { verb: "remove", verbWords: "移除", row, commits: true } },
	],
});

export const edit = (row: string): Sayings => ({
	en: [
		{ goal: `Edit ${row}`, as: { verb: "edit", verbWords: "Edit", object: row } },
		{
			goal: `Edit the row for ${row}`,
			as: { verb: "edit", verbWords: "Edit", object: "row", role: "row", row },
		},
	],
	zh: [
		{ goal: `编辑${row}`, as: { verb: "edit", verbWords: "编辑", object: row } },
		{ goal: `修改${row}这一行`, as: { verb: "edit", verbWords: "修改", row } },
	],
});

export const finish = (name: string): Sayings => ({
	en: [
		{
			goal: `Complete '${name}'`,
			as: { verb: "complete", verbWords: "Complete", object: name, quoted: [name] },
		},
		{
			goal: `Mark ${name} as done`,
			as: { verb: "complete", verbWords: "Mark as done", object: name },
		},
	],
	zh: [
		{
			goal: `完成“${name}”`,
			as: { verb: "complete", verbWords: "完成", object: name, quoted: [name] },
		},
		{
			goal: `把${name}标为已完成`,
			as: { verb: "complete", verbWords: "标为已完成", object: name },
		},
	],
});

/** A verb that names its own control, in words that may differ from the label. */
export function act(
	verb: Clause["verb"],
	words: Readonly<Record<Tongue, readonly string[]>>,
	object?: string,
): Sayings {
	const say = (text: string): Said => ({
		goal: object === undefined ? text : `${text} ${object}`,
		as: { verb, verbWords: text, ...(object === undefined ? {} : { object }) },
	});
	return { en: words.en.map(say), zh: words.zh.map(say) };
}

/** Adds a place or comparison to a saying. */
export function placed(
	sayings: Sayings,
	more: Partial<Clause>,
	words: Readonly<Record<Tongue, string>>,
): Sayings {
	const add =
		(tongue: Tongue) =>
		(said: Said): Said => ({
			goal: `${said.goal} (${words[tongue]})`,
			as: { ...said.as, ...more },
		});
	return { en: sayings.en.map(add("en")), zh: sayings.zh.map(add("zh")) };
}

export type { Sayings };
