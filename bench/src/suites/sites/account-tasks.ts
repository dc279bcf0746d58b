import { MEMBER } from "./member.ts";
import type { SiteTask } from "./site-task.ts";

const WRONG = { password: "not-the-password" } as const;

export const ACCOUNT_TASKS: readonly SiteTask[] = [
	{
		id: "account-sign-in",
		kind: "login",
		start: "/account/sign-in",
		goal: "Sign in",
		...MEMBER,
		expect: "done",
		writes: { "POST /account/sign-in": 1 },
		reached: (seen) => seen.at === "/account/",
	},
	{
		id: "account-orders",
		kind: "login",
		start: "/account/orders",
		goal: "Sign in and open your orders",
		...MEMBER,
		expect: "done",
		writes: { "POST /account/sign-in": 1 },
		reached: (seen) => seen.at === "/account/orders",
	},
	{
		id: "account-wrong-password",
		kind: "page-error",
		start: "/account/sign-in",
		goal: "Sign in",
		values: MEMBER.values,
		secrets: WRONG,
		expect: "error",
		writes: { "POST /account/sign-in": 1 },
	},
	{
		id: "account-wrong-password-401",
		kind: "page-error",
		start: "/account/strict/sign-in",
		goal: "Sign in",
		values: MEMBER.values,
		secrets: WRONG,
		expect: "error",
		writes: { "POST /account/strict/sign-in": 1 },
	},
	{
		id: "account-wall",
		kind: "login",
		start: "/account/orders",
		goal: "Show the state of order HL-204",
		expect: "login",
	},
	{
		id: "account-sign-in-out",
		kind: "login",
		start: "/account/sign-in",
		goal: "Sign in, then sign out again",
		...MEMBER,
		expect: "done",
		writes: { "POST /account/sign-in": 1, "POST /account/sign-out": 1 },
		reached: (seen) => seen.requests.some(({ path }) => path === "/account/sign-out"),
	},
];
