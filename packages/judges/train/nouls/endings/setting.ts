import type { Change, MemoryEntry } from "@surehand/core";
import { box, button, field, link, select, submit } from "../../controls.ts";
import { clicked, say, type Tales } from "./told.ts";

export const settingTales: Tales = {
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
