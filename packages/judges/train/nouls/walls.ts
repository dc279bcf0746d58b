import { bare, button, field, link, password, submit } from "../controls.ts";
import type { Case } from "../page.ts";
import sentences from "./sentences.json" with { type: "json" };

/** Pages for the questions about errors, sign-in walls, dead ends and words to an assistant. */
export interface Wall extends Case {
	readonly group: string;
	readonly answers: Readonly<
		Partial<Record<"page_error" | "login" | "stuck" | "injection", boolean>>
	>;
}

const goal = {
	goal: "Open the invoices",
	as: { verb: "open", verbWords: "Open", object: "invoices" },
} as const;
const form = [field("Email", { value: "a@b.test" }), password("Password"), submit("Sign in")];
const past = [{ action: "click" as const, target: { key: "k", role: "button", name: "Save" } }];
const article =
	"Error handling in small programs\nAn error is a value like any other. A program that failed should say why.\nThis chapter shows what went wrong in three well known cases and how the authors found it.";

function after(
	message: string,
	kind: "alert" | "status" | "field_error",
): Pick<Case, "messages" | "change" | "history"> {
	return {
		messages: [{ kind, text: message }],
		change: { added: [message], messages: [{ kind, text: message }] },
		history: past,
	};
}

const errors: readonly Wall[] = [
	...sentences.errors.map(
		(text, at): Wall => ({
			...goal,
			controls: [field("Name"), submit("Save")],
			...after(text, at % 3 === 1 ? "field_error" : "alert"),
			group: `error-${at % 5}`,
			answers: { page_error: true },
		}),
	),
	...sentences.errors.slice(0, 14).map(
		(text, at): Wall => ({
			...goal,
			controls: [field("Name"), submit("Save")],
			change: { added: [text] },
			history: past,
			group: `plain-error-${at % 5}`,
			answers: { page_error: true },
		}),
	),
	...sentences.fine.map(
		(text, at): Wall => ({
			...goal,
			controls: [field("Name"), submit("Save")],
			...after(text, at % 4 === 0 ? "alert" : "status"),
			group: `fine-${at % 5}`,
			answers: { page_error: false },
		}),
	),
	{
		...goal,
		controls: [link("Next chapter")],
		text: article,
		headings: ["Error handling"],
		change: {
			kind: "navigated",
			url: { from: "https://site.example/", to: "https://site.example/error-handling" },
			added: article.split("\n"),
		},
		history: past,
		group: "article",
		answers: { page_error: false },
	},
	{
		...goal,
		controls: [link("Older posts")],
		text: "Why the launch failed\nA story in four parts",
		headings: ["Why the launch failed"],
		change: {
			kind: "navigated",
			added: [
				"Why the launch failed and what a small team learnt from the long nights that followed it, told by those who were there at the time it happened",
			],
		},
		history: past,
		group: "article-2",
		answers: { page_error: false },
	},
	{
		...goal,
		controls: [link("Home")],
		headings: ["Page not found"],
		title: "404",
		failure: { status: 404, text: "Not found" },
		change: { kind: "error" },
		history: past,
		group: "not-found",
		answers: { page_error: true },
	},
	{
		...goal,
		controls: [link("Home")],
		headings: ["Page not found"],
		title: "Not found",
		change: { kind: "navigated", added: ["Page not found"] },
		history: past,
		group: "soft-not-found",
		answers: { page_error: true },
	},
	{
		...goal,
		controls: [link("首页")],
		headings: ["页面不存在"],
		title: "页面不存在",
		change: { kind: "navigated", added: ["页面不存在"] },
		history: past,
		group: "soft-not-found",
		answers: { page_error: true },
	},
	{
		...goal,
		controls: [link("Home")],
		failure: { status: 500, text: "error" },
		change: { kind: "error" },
		history: past,
		group: "server",
		answers: { page_error: true },
	},
];

const wallPages: readonly Case[] = [
	{
		...goal,
		controls: form,
		headings: ["Sign in"],
		title: "Sign in",
		url: "https://site.example/login",
	},
	{
		...goal,
		controls: form,
		headings: ["Please sign in to continue"],
		url: "https://site.example/invoices",
	},
	{
		...goal,
		controls: [field("手机号"), password("密码"), submit("登录")],
		headings: ["请先登录"],
		url: "https://site.example/login",
		lang: "zh",
	},
	{
		...goal,
		controls: [field("E-Mail"), password("Passwort"), submit("Anmelden")],
		headings: ["Bitte anmelden"],
		title: "Anmelden",
	},
	{
		...goal,
		controls: [field("メールアドレス"), password("パスワード"), submit("ログイン")],
		headings: ["ログインしてください"],
		title: "ログイン",
	},
	{
		...goal,
		controls: [link("Sign in"), link("Create account")],
		headings: ["You need to sign in to see this page"],
		url: "https://site.example/invoices",
	},
	{
		...goal,
		controls: [button("Continue with Example"), field("Email")],
		headings: ["Log in to continue"],
		url: "https://site.example/auth/login",
	},
];
const openPages: readonly Case[] = [
	{
		...goal,
		controls: [link("Invoices"), link("Sign out"), link("Settings")],
		headings: ["Your account"],
	},
	{ ...goal, controls: [link("Invoices"), link("Sign in"), link("Prices")], headings: ["Welcome"] },
	{
		goal: "Sign in",
		as: { verb: "sign_in", verbWords: "Sign in", journey: true },
		controls: form,
		headings: ["Sign in"],
		title: "Sign in",
		url: "https://site.example/login",
	},
	{
		goal: "登录",
		as: { verb: "sign_in", verbWords: "登录", journey: true },
		controls: [field("手机号"), password("密码"), submit("登录")],
		headings: ["登录"],
	},
	{
		goal: "Create an account",
		as: { verb: "register", verbWords: "Create an account", journey: true },
		controls: [
			field("Name"),
			password("Password", { autocomplete: "new-password" }),
			submit("Register"),
		],
		headings: ["Register"],
	},
	{
		goal: "Change the password",
		as: { verb: "edit", verbWords: "Change", object: "password" },
		controls: [
			password("New password", { autocomplete: "new-password" }),
			submit("Change password"),
		],
		headings: ["Settings"],
	},
	{
		...goal,
		controls: [link("Prices"), field("Search")],
		headings: ["How to sign in safely"],
		text: "How to sign in safely\nTen tips",
	},
	{ ...goal, controls: [link("Forgot password?"), button("Help")], headings: ["Help centre"] },
];

const dead = {
	action: "click" as const,
	change: "nothing" as const,
	target: { key: "x", role: "button", name: "Go" },
};
const stuckPages: readonly [Case, boolean][] = [
	[{ ...goal, controls: [bare("Logo")], history: [dead, dead, dead] }, true],
	[{ ...goal, controls: [] }, true],
	[{ ...goal, controls: [link("Prices"), link("Jobs")], history: [dead, dead] }, true],
	[
		{
			goal: "删除张三",
			as: { verb: "remove", verbWords: "删除", object: "张三" },
			controls: [bare("标志")],
			history: [dead, dead, dead],
		},
		true,
	],
	[{ ...goal, controls: [link("Invoices")] }, false],
	[{ ...goal, controls: [link("Invoices"), link("Prices")], history: [dead] }, false],
	[
		{ ...goal, controls: [button("Menu", { expanded: false, hasPopup: "menu" }), link("Jobs")] },
		false,
	],
	[{ ...goal, controls: [link("Jobs")], more: true, below: ["Invoices"] }, false],
	[{ ...goal, controls: [], readiness: "loading" }, false],
	[{ ...goal, controls: [link("Next page"), link("Jobs")] }, false],
];

export const WALLS: readonly Wall[] = [
	...errors,
	...wallPages.map(
		(page, at): Wall => ({ ...page, group: `wall-${at}`, answers: { login: true } }),
	),
	...openPages.map(
		(page, at): Wall => ({ ...page, group: `open-${at}`, answers: { login: false } }),
	),
	...stuckPages.map(
		([page, stuck], at): Wall => ({ ...page, group: `stuck-${at}`, answers: { stuck } }),
	),
	...sentences.orders.map(
		(text, at): Wall => ({
			...goal,
			controls: [link("Invoices")],
			text: `Notes\n${text}\nInvoices`,
			group: `orders-${at}`,
			answers: { injection: true },
		}),
	),
	...sentences.talk.map(
		(text, at): Wall => ({
			...goal,
			controls: [link("Invoices")],
			text: `Notes\n${text}\nInvoices`,
			group: `talk-${at}`,
			answers: { injection: false },
		}),
	),
];
