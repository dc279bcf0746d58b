import { MEMBER } from "./member.ts";
import type { SiteTask } from "./site-task.ts";

const ADDRESS = {
	name: "Ada Berg",
	street: "Quay 1",
	city: "Porto",
	postcode: "4000-123",
} as const;

export const SHOP_TASKS: readonly SiteTask[] = [
	{
		id: "shop-check-out",
		kind: "consent",
		start: "/shop/",
		goal: "Log in, add the backpack to the cart and check out",
		values: { ...MEMBER.values, ...ADDRESS },
		secrets: MEMBER.secrets,
		expect: "confirm",
		writes: {
			"POST /shop/sign-in": 1,
			"POST /shop/cart/add": 1,
			"POST /shop/checkout": 1,
			"POST /shop/orders": 1,
		},
		ready: (seen) => seen.at === "/shop/review" && seen.holds(`txt("main").includes("€63.90")`),
		effect: ({ orders }) =>
			orders.length === 1 &&
			orders[0]?.lines.length === 1 &&
			orders[0].lines[0]?.name === "Backpack" &&
			Object.entries(ADDRESS).every(([field, value]) => orders[0]?.address[field] === value),
	},
	{
		id: "shop-add-by-card",
		kind: "row",
		start: "/shop/",
		goal: "Add the bike light to the cart",
		expect: "done",
		writes: { "POST /shop/cart/add": 1 },
		reached: ({ requests }) =>
			requests.some(({ path, form }) => path === "/shop/cart/add" && form.product === "bike-light"),
	},
	{
		id: "shop-add-two",
		kind: "row",
		start: "/shop/",
		goal: "Add the camp lamp and the picnic rug to the cart and open the cart",
		expect: "done",
		writes: { "POST /shop/cart/add": 2 },
		reached: (seen) =>
			seen.at === "/shop/cart"
				? seen.holds(
						`$$("tbody tr").map((row) => row.cells[0].textContent).join() === "Camp lamp,Picnic rug"`,
					)
				: false,
	},
	{
		id: "shop-no-address",
		kind: "missing-value",
		start: "/shop/",
		goal: "Sign in, add the steel bottle to the cart and check out",
		values: MEMBER.values,
		secrets: MEMBER.secrets,
		expect: "input",
		writes: { "POST /shop/sign-in": 1, "POST /shop/cart/add": 1 },
		ready: (seen) => seen.at === "/shop/checkout",
	},
	{
		id: "shop-login-wall",
		kind: "login",
		start: "/shop/",
		goal: "Add the backpack to the cart and check out",
		values: ADDRESS,
		expect: "login",
		writes: { "POST /shop/cart/add": 1 },
	},
];
