export interface Words {
	readonly brand: string;
	readonly title: string;
	readonly field: string;
	readonly placeholder: string;
	readonly add: string;
	readonly list: string;
	readonly remove: string;
	readonly all: string;
	readonly active: string;
	readonly completed: string;
	readonly filters: string;
	readonly clear: string;
	readonly left: readonly [one: string, many: string];
	readonly markAll: string;
	readonly edit: string;
}

export const WORDS: Readonly<Record<"en" | "zh", Words>> = {
	en: {
		brand: "Pebble",
		title: "To-do list",
		field: "New to-do",
		placeholder: "What needs doing?",
		add: "Add",
		list: "To-dos",
		remove: "Delete",
		all: "All",
		active: "Active",
		completed: "Completed",
		filters: "Show",
		clear: "Clear completed",
		left: ["{n} item left", "{n} items left"],
		markAll: "Mark all as complete",
		edit: "Edit",
	},
	zh: {
		brand: "卵石",
		title: "待办清单",
		field: "新待办",
		placeholder: "要做什么？",
		add: "添加",
		list: "待办事项",
		remove: "删除",
		all: "全部",
		active: "未完成",
		completed: "已完成",
		filters: "显示",
		clear: "清除已完成",
		left: ["剩余 {n} 项", "剩余 {n} 项"],
		markAll: "全部标记为完成",
		edit: "编辑",
	},
};
