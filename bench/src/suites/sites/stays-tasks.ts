import type { Seen, SiteTask } from "./site-task.ts";

/** A search was submitted with these fields. */
function searched(seen: Seen, wanted: Readonly<Record<string, string>>): boolean {
	return seen.requests.some(
		({ path, query }) =>
			path.endsWith("/stays/") &&
			Object.entries(wanted).every(([name, value]) => query[name]?.toLowerCase() === value),
	);
}

export const STAYS_TASKS: readonly SiteTask[] = [
	{
		id: "stays-casa-flora",
		kind: "search",
		start: "/stays/",
		goal: "Find stays in Lisbon, choose the Design category, enable Free cancellation, then open Casa Flora",
		expect: "done",
		reached: (seen) =>
			seen.at === "/stays/casa-flora" &&
			searched(seen, { destination: "lisbon", category: "design", free_cancellation: "1" }),
	},
	{
		id: "stays-casa-flora-zh",
		kind: "search",
		start: "/zh/stays/",
		goal: "查找里斯本的住宿，选择设计类别，启用免费取消，然后打开弗洛拉之家",
		expect: "done",
		reached: (seen) =>
			seen.at === "/zh/stays/casa-flora" &&
			searched(seen, { destination: "里斯本", category: "design", free_cancellation: "1" }),
	},
	{
		id: "stays-by-value",
		kind: "search",
		start: "/stays/",
		goal: "Search for stays in the given city",
		values: { city: "Kyoto" },
		expect: "done",
		reached: (seen) => searched(seen, { destination: "kyoto" }),
	},
	{
		id: "stays-budget-oslo",
		kind: "search",
		start: "/stays/",
		goal: "Show budget stays in Oslo",
		expect: "done",
		reached: (seen) => searched(seen, { destination: "oslo", category: "budget" }),
	},
	{
		id: "stays-sort",
		kind: "search",
		start: "/stays/",
		goal: "Search Valencia sorted by price, lowest first, and open Orange Court",
		expect: "done",
		reached: (seen) =>
			seen.at === "/stays/orange-court" &&
			searched(seen, { destination: "valencia", sort: "price" }),
	},
	{
		id: "stays-look-alike",
		kind: "search",
		start: "/stays/",
		goal: "Open the stay 'Casa Flora Garden' and save it for later",
		expect: "done",
		writes: { "POST /stays/casa-flora-garden/save": 1 },
		reached: (seen) => seen.requests.some(({ path }) => path === "/stays/casa-flora-garden/save"),
	},
	{
		id: "stays-missing-option",
		kind: "impossible",
		start: "/stays/",
		goal: "Find stays in Lisbon in the category Castle",
		expect: "fail",
	},
	{
		id: "stays-missing-stay",
		kind: "impossible",
		start: "/stays/",
		goal: "Open the stay 'Casa Fauna'",
		expect: "fail",
	},
	{
		id: "stays-missing-page",
		kind: "impossible",
		start: "/stays/casa-fauna",
		goal: "Save this stay for later",
		expect: "fail",
	},
];
