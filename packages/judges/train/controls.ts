import type { Near, Target } from "@surehand/core";

/** Hand-written pages in few words, for training and tests. */
export type Control = Omit<Partial<Target>, "near"> &
	Partial<Near> & { readonly role: string; readonly name: string };

type More = Omit<Partial<Control>, "role" | "name">;

export const button = (name: string, more: More = {}): Control => ({
	role: "button",
	tag: "button",
	name,
	...more,
});
export const submit = (name: string, more: More = {}): Control => ({
	role: "button",
	tag: "button",
	name,
	submits: true,
	form: "f1",
	...more,
});
export const link = (name: string, more: More = {}): Control => ({
	role: "link",
	tag: "a",
	name,
	href: "#",
	...more,
});
export const tab = (name: string, more: More = {}): Control => ({
	role: "tab",
	tag: "button",
	name,
	...more,
});
export const bare = (name: string, more: More = {}): Control => ({
	role: "generic",
	tag: "div",
	name,
	hint: "listener",
	...more,
});
export const item = (name: string, more: More = {}): Control => ({
	role: "menuitem",
	tag: "li",
	name,
	...more,
});
export const option = (name: string, more: More = {}): Control => ({
	role: "option",
	tag: "li",
	name,
	...more,
});
export const field = (name: string, more: More = {}): Control => ({
	role: "textbox",
	tag: "input",
	inputType: "text",
	name,
	value: "",
	form: "f1",
	...more,
});
export const search = (name: string, more: More = {}): Control => ({
	role: "searchbox",
	tag: "input",
	inputType: "search",
	name,
	value: "",
	form: "search",
	...more,
});
export const password = (name: string, more: More = {}): Control =>
	field(name, { inputType: "password", sensitive: true, ...more });
export const box = (name: string, checked = false, more: More = {}): Control => ({
	role: "checkbox",
	tag: "input",
	inputType: "checkbox",
	name,
	checked,
	form: "f1",
	...more,
});
export const toggle = (name: string, checked = false, more: More = {}): Control => ({
	role: "switch",
	tag: "button",
	name,
	checked,
	...more,
});
export const radio = (name: string, checked = false, more: More = {}): Control => ({
	role: "radio",
	tag: "input",
	inputType: "radio",
	name,
	checked,
	form: "f1",
	...more,
});
export const select = (
	name: string,
	labels: readonly string[],
	more: More & { chosen?: string } = {},
): Control => {
	const { chosen = labels[0], ...rest } = more;
	return {
		role: "combobox",
		tag: "select",
		name,
		form: "f1",
		value: chosen ?? "",
		options: labels.map((label) => ({
			label,
			value: label.toLowerCase().replaceAll(" ", "-"),
			selected: label === chosen,
		})),
		...rest,
	};
};
