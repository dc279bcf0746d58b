import { button, field, link, password, submit } from "../../controls.ts";
import { clicked, say, type T, type Tales } from "./told.ts";

const toSign = (t: T) => {
	const enter = t("Sign in", "登录");
	const said = say(t("Log in", "登录"), {
		verb: "sign_in",
		verbWords: t("Log in", "登录"),
		journey: true,
	});
	const out = say(t("Log out again", "再退出登录"), {
		verb: "sign_out",
		verbWords: t("Log out", "退出登录"),
		object: t("again", "再"),
	});
	const form = [
		field(t("Email", "邮箱"), { value: "a@b.test" }),
		password(t("Password", "密码"), { value: "••••" }),
		submit(enter),
	];
	return { enter, said, out, form };
};

export const journeysTales: Tales = {
	signing: (t) => {
		const { enter, said, form } = toSign(t);
		return [
			{
				said,
				page: {
					controls: [link(t("Sign out", "退出登录"))],
					text: t("Welcome, Ada", "欢迎，小张"),
					headings: [t("Your account", "我的账户")],
					url: "https://site.example/account",
				},
				last: clicked(enter, { change: "navigated" }),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/login", to: "https://site.example/account" },
					added: [t("Welcome, Ada", "欢迎，小张"), t("Sign out", "退出登录")],
				},
				reached: true,
			},
			{
				said,
				page: {
					controls: form,
					headings: [enter],
					messages: [{ kind: "alert", text: t("Wrong email or password.", "邮箱或密码错误") }],
				},
				last: clicked(enter),
				change: {
					messages: [{ kind: "alert", text: t("Wrong email or password.", "邮箱或密码错误") }],
					added: [t("Wrong email or password.", "邮箱或密码错误")],
				},
				state: "attempted",
				reached: false,
			},
		];
	},
	signingMore: (t) => {
		const { enter, said, out, form } = toSign(t);
		return [
			{
				said,
				page: { controls: form, headings: [enter] },
				last: {
					action: "fill",
					target: { key: "p", role: "textbox", name: t("Password", "密码") },
					value: "password",
					named: false,
				},
				change: { targets: [] },
				state: "attempted",
				reached: false,
			},
			{
				said: out,
				page: {
					controls: [field(t("Email", "邮箱")), password(t("Password", "密码")), submit(enter)],
					headings: [enter],
					title: enter,
					url: "https://site.example/login",
				},
				last: clicked(t("Sign out", "退出登录"), { change: "navigated" }),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/account", to: "https://site.example/login" },
					added: [enter, t("Email", "邮箱")],
				},
				reached: true,
			},
		];
	},
	checkingOut: (t) => {
		const said = say(t("Check out", "结账"), {
			verb: "checkout",
			verbWords: t("Check out", "结账"),
			journey: true,
		});
		const next = t("Continue", "继续");
		return [
			{
				said,
				page: {
					controls: [field(t("Address", "地址"), { required: true }), submit(next)],
					headings: [t("Delivery address", "收货地址")],
					url: "https://site.example/checkout",
				},
				last: clicked(t("Check out", "结账"), { change: "navigated" }),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/cart", to: "https://site.example/checkout" },
					added: [t("Delivery address", "收货地址")],
				},
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: {
					controls: [button(t("Place order", "提交订单"))],
					headings: [t("Review your order", "确认订单")],
					url: "https://site.example/review",
				},
				last: clicked(next, { change: "navigated", named: false }),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/checkout", to: "https://site.example/review" },
					added: [t("Total €40", "合计 ¥40")],
				},
				state: "attempted",
				reached: false,
			},
			{
				said,
				page: {
					controls: [link(t("Home", "首页"))],
					headings: [t("Thank you for your order", "感谢您的订购")],
					url: "https://site.example/thanks",
					messages: [{ kind: "status", text: t("Order confirmed", "订单已确认") }],
				},
				last: clicked(t("Place order", "提交订单"), { change: "navigated" }),
				change: {
					kind: "navigated",
					url: { from: "https://site.example/review", to: "https://site.example/thanks" },
					added: [t("Thank you for your order", "感谢您的订购")],
				},
				reached: true,
			},
		];
	},
};
