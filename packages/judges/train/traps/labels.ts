import { bare, button, item, link, tab } from "../controls.ts";
import { act, open, press } from "./say.ts";
import { both, type Scenario } from "./trap.ts";

/** Labels that share words with what is asked, or say its contrary. */
export const labelScenarios: readonly Scenario[] = [
	...both("saving", (tongue) => {
		const zh = tongue === "zh";
		const [save, as, draft, cancel, discard] = zh
			? ["保存", "另存为", "保存草稿", "取消", "放弃更改"]
			: ["Save", "Save as", "Save draft", "Cancel", "Discard changes"];
		const controls = [save, as, draft, cancel, discard].map((name) => button(name));
		const saving = act("submit", { en: ["Save", "Save the changes"], zh: ["保存", "保存修改"] });
		return [
			{ said: saving[tongue], controls, want: `click ${save}` },
			{ said: press(as)[tongue], controls, want: `click ${as}` },
			{ said: press(draft)[tongue], controls, want: `click ${draft}` },
			{ said: press(cancel)[tongue], controls, want: `click ${cancel}` },
			{ said: saving[tongue], controls: controls.slice(3), want: "none" },
		];
	}),
	...both("entering", (tongue) => {
		const zh = tongue === "zh";
		const [signIn, signUp, forgot, out] = zh
			? ["登录", "注册", "忘记密码", "退出登录"]
			: ["Sign in", "Sign up", "Forgot password?", "Sign out"];
		const controls = [link(signIn), link(signUp), link(forgot)];
		const entering = act("sign_in", { en: ["Log in", "Sign in"], zh: ["登录", "登入"] });
		const joining = act("register", {
			en: ["Create an account", "Sign up", "Register"],
			zh: ["注册", "创建账号"],
		});
		const leaving = act("sign_out", { en: ["Log out", "Sign out"], zh: ["退出登录", "登出"] });
		return [
			{ said: entering[tongue], controls, want: `click ${signIn}` },
			{ said: joining[tongue], controls, want: `click ${signUp}` },
			{ said: press(forgot)[tongue], controls, want: `click ${forgot}` },
			{
				said: leaving[tongue],
				controls: [
					link(out),
					link(zh ? "切换账号" : "Switch account"),
					link(zh ? "账号设置" : "Account settings"),
				],
				want: `click ${out}`,
			},
			{ said: leaving[tongue], controls, want: "none" },
		];
	}),
	...both("paging", (tongue) => {
		const zh = tongue === "zh";
		const [prev, next, first, last] = zh
			? ["上一页", "下一页", "首页码", "末页"]
			: ["Previous", "Next", "First", "Last"];
		const controls = [
			button(prev),
			button(next),
			button(first),
			button(last),
			...["1", "2", "3"].map((name) => link(name)),
			link(zh ? "下一场活动" : "Next event: Spring fair"),
		];
		return [
			{
				said: [
					{
						goal: zh ? "到下一页" : "Go to the next page",
						as: {
							verb: "open",
							verbWords: zh ? "到" : "Go to",
							object: zh ? "下一页" : "next page",
						},
					},
				],
				controls,
				want: `click ${next}`,
			},
			{
				said: [
					{
						goal: zh ? "回到上一页" : "Go to the previous page",
						as: {
							verb: "open",
							verbWords: zh ? "回到" : "Go to",
							object: zh ? "上一页" : "previous page",
						},
					},
				],
				controls,
				want: `click ${prev}`,
			},
			{
				said: [
					{
						goal: zh ? "跳到最后一页" : "Jump to the last page",
						as: {
							verb: "open",
							verbWords: zh ? "跳到" : "Jump to",
							object: zh ? "最后一页" : "last page",
						},
					},
				],
				controls,
				want: `click ${last}`,
			},
			{
				said: [
					{
						goal: zh ? "打开第3页" : "Open page 3",
						as: { verb: "open", verbWords: zh ? "打开" : "Open", object: zh ? "3" : "page 3" },
					},
				],
				controls,
				want: "click 3",
			},
		];
	}),
	...both("consent", (tongue) => {
		const zh = tongue === "zh";
		const [accept, reject, manage] = zh
			? ["全部接受", "全部拒绝", "管理偏好"]
			: ["Accept all", "Reject all", "Manage preferences"];
		const controls = [accept, reject, manage].map((name) =>
			button(name, { onTop: true, dialog: zh ? "我们使用 Cookie" : "We use cookies" }),
		);
		const yes = act(
			"accept",
			{ en: ["Accept", "Allow", "Agree to"], zh: ["接受", "同意"] },
			zh ? undefined : "the cookies",
		);
		const no = act(
			"refuse",
			{ en: ["Reject", "Decline", "Refuse"], zh: ["拒绝", "不同意"] },
			zh ? undefined : "the cookies",
		);
		const soft = [
			button(zh ? "好的" : "Got it", { onTop: true }),
			button(zh ? "仅必要" : "Only necessary", { onTop: true }),
		];
		return [
			{ said: yes[tongue], controls, want: `click ${accept}` },
			{ said: no[tongue], controls, want: `click ${reject}` },
			{ said: yes[tongue], controls: soft, want: `click ${soft[0]?.name}` },
			{ said: no[tongue], controls: soft, want: `click ${soft[1]?.name}` },
		];
	}),
	...both("tabs-and-menus", (tongue) => {
		const zh = tongue === "zh";
		const names = zh
			? ["概览", "账单", "账单地址", "成员", "设置"]
			: ["Overview", "Billing", "Billing address", "Members", "Settings"];
		const controls = names.map((name, at) =>
			at === 2 ? link(name) : tab(name, { selected: at === 0 }),
		);
		const [, bill = "", address = "", members = "", settings = ""] = names;
		const items = (
			zh ? ["重命名", "移动", "复制", "删除"] : ["Rename", "Move", "Duplicate", "Delete"]
		).map((name) => item(name, { onTop: true }));
		return [
			{ said: open(bill)[tongue], controls, want: `click ${bill}` },
			{ said: open(address)[tongue], controls, want: `click ${address}` },
			{ said: open(members)[tongue], controls, want: `click ${members}` },
			{ said: open(zh ? "偏好设置" : "Preferences")[tongue], controls, want: `click ${settings}` },
			{
				said: press(zh ? "重命名" : "Rename")[tongue],
				controls: [...items, ...controls],
				want: `click ${items[0]?.name}`,
			},
			{
				said: press(zh ? "复制" : "Duplicate")[tongue],
				controls: [...items, ...controls],
				want: `click ${items[2]?.name}`,
			},
		];
	}),
	...both("shared-words", (tongue) => {
		const zh = tongue === "zh";
		const names = zh
			? ["报告问题", "导出报告", "月度报告", "报告模板", "举报用户"]
			: ["Report a problem", "Export report", "Monthly report", "Report templates", "Open source"];
		const controls = names.map((name, at) => (at === 1 ? button(name) : link(name)));
		const [problem = "", out = "", month = "", templates = ""] = names;
		return [
			{ said: open(month)[tongue], controls, want: `click ${month}` },
			{ said: press(out)[tongue], controls, want: `click ${out}` },
			{ said: open(templates)[tongue], controls, want: `click ${templates}` },
			{ said: press(problem)[tongue], controls, want: `click ${problem}` },
			{ said: open(zh ? "年度报告" : "Yearly report")[tongue], controls, want: "none" },
		];
	}),
	...both("titles", (tongue) => {
		const zh = tongue === "zh";
		const titles = zh
			? ["如何删除旧照片", "登录安全指南", "搜索技巧十条", "下一代电池"]
			: [
					"How to delete old photos",
					"A guide to sign-in safety",
					"Ten search tips",
					"Save the date: spring fair",
				];
		const [del, enter, look, save] = zh
			? ["删除", "登录", "搜索", "保存"]
			: ["Delete", "Sign in", "Search", "Save"];
		const controls = [
			...titles.map((name) => link(name)),
			button(del),
			button(enter),
			button(look),
			button(save),
		];
		return [
			{ said: press(del)[tongue], controls, want: `click ${del}` },
			{
				said: act("sign_in", { en: ["Sign in"], zh: ["登录"] })[tongue],
				controls,
				want: `click ${enter}`,
			},
			{
				said: act("submit", { en: ["Save"], zh: ["保存"] })[tongue],
				controls,
				want: `click ${save}`,
			},
			{ said: open(titles[0] ?? "")[tongue], controls, want: `click ${titles[0]}` },
			{ said: open(titles[2] ?? "")[tongue], controls, want: `click ${titles[2]}` },
		];
	}),
	...both("mail-actions", (tongue) => {
		const zh = tongue === "zh";
		const names = zh
			? ["回复", "回复全部", "转发", "归档", "删除", "标为未读"]
			: ["Reply", "Reply all", "Forward", "Archive", "Delete", "Mark as unread"];
		const controls = names.map((name) => button(name));
		return names.map((name) => ({
			said: press(name)[tongue].slice(0, 2),
			controls,
			want: `click ${name}`,
		}));
	}),
	...both("toolbar", (tongue) => {
		const zh = tongue === "zh";
		const names = zh
			? ["粗体", "斜体", "下划线", "撤销", "重做", "左对齐", "右对齐"]
			: ["Bold", "Italic", "Underline", "Undo", "Redo", "Align left", "Align right"];
		const controls = names.map((name) => button(name, { pressed: false }));
		return names
			.slice(0, 7)
			.map((name) => ({ said: press(name)[tongue].slice(0, 1), controls, want: `click ${name}` }));
	}),
	...both("pictures-without-names", (tongue) => {
		const zh = tongue === "zh";
		const controls = [
			bare("", { id: "btn-trash", testId: "delete-item" }),
			bare("", { id: "btn-pencil", testId: "edit-item" }),
			bare("", { description: zh ? "分享" : "Share" }),
			button("+", { description: zh ? "添加" : "" }),
			button("×"),
			link("", { href: "/account/settings" }),
		];
		return [
			{ said: press(zh ? "设置" : "settings")[tongue].slice(0, 1), controls, want: "click " },
			{
				said: [
					{
						goal: zh ? "点击“+”" : "Click '+'",
						as: { verb: "press", verbWords: zh ? "点击" : "Click", object: "+", quoted: ["+"] },
					},
				],
				controls,
				want: "click +",
			},
			{
				said: [
					{
						goal: zh ? "点击“×”" : 'Click "×"',
						as: { verb: "press", verbWords: zh ? "点击" : "Click", object: "×", quoted: ["×"] },
					},
				],
				controls,
				want: "click ×",
			},
		];
	}),
];
