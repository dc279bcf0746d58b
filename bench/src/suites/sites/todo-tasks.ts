import type { Seen, SiteTask } from "./site-task.ts";

const ITEMS = `[...document.querySelectorAll(".todo-list span")].map((item) => item.textContent).join("|")`;

function wrote(seen: Seen, wanted: { readonly path: string; readonly title: string }): boolean {
	return seen.requests.some(
		({ path, form, method }) =>
			method === "POST" && path === wanted.path && form.title === wanted.title,
	);
}

export const TODO_TASKS: readonly SiteTask[] = [
	{
		id: "todo-add-complete-clear",
		kind: "list",
		start: "/todo/",
		goal: "Add 'buy milk' and 'walk the dog', complete 'buy milk', then clear completed",
		expect: "done",
		writes: { "POST /todo/items": 2, "PATCH /todo/items/": 1, "POST /todo/clear": 1 },
		reached: (seen) =>
			wrote(seen, { path: "/todo/items", title: "buy milk" }) &&
			seen.holds(`${ITEMS} === "walk the dog"`),
	},
	{
		id: "todo-add-complete-clear-zh",
		kind: "list",
		start: "/zh/todo/",
		goal: "添加“买牛奶”和“遛狗”，完成“买牛奶”，然后清除已完成",
		expect: "done",
		writes: { "POST /zh/todo/items": 2, "PATCH /zh/todo/items/": 1, "POST /zh/todo/clear": 1 },
		reached: (seen) =>
			wrote(seen, { path: "/zh/todo/items", title: "买牛奶" }) && seen.holds(`${ITEMS} === "遛狗"`),
	},
	{
		id: "todo-add-one",
		kind: "list",
		start: "/todo/",
		goal: "Add the to-do 'call the plumber'",
		expect: "done",
		writes: { "POST /todo/items": 1 },
		reached: (seen) => seen.holds(`${ITEMS} === "call the plumber"`),
	},
	{
		id: "todo-filter",
		kind: "list",
		start: "/todo/",
		goal: "Add 'fix the gate' and 'post the letter', complete 'post the letter' and show only the active to-dos",
		expect: "done",
		writes: { "POST /todo/items": 2, "PATCH /todo/items/": 1 },
		reached: (seen) =>
			seen.at === "/todo/?show=active" ? seen.holds(`${ITEMS} === "fix the gate"`) : false,
	},
	{
		id: "todo-complete-missing",
		kind: "impossible",
		start: "/todo/",
		goal: "Complete the to-do 'water the roses'",
		expect: "fail",
	},
];
