import { box, button, field, link, submit } from "../../controls.ts";
import { clicked, say, type T, type Tales } from "./told.ts";

const toRemove = (t: T) => {
	const name = t("water plants", "浇花");
	const said = say(t(`Delete '${name}'`, `删除“${name}”`), {
		verb: "remove",
		verbWords: t("Delete", "删除"),
		object: name,
		quoted: [name],
		commits: true,
	});
	const del = t("Delete", "删除");
	return { name, said, del };
};

export const actingTales: Tales = {
	removing: (t) => {
		const { name, said, del } = toRemove(t);
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
		];
	},
	removingFails: (t) => {
		const { name, said, del } = toRemove(t);
		return [
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
};
