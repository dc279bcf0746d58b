import { button, link, radio, toggle } from "../controls.ts";
import { check, uncheck } from "./say.ts";
import { both, type Scenario } from "./trap.ts";

/** States to be set: switches, buttons that turn something on or off, one of several. */
export const switchScenarios: readonly Scenario[] = [
	...both("switches", (tongue) => {
		const zh = tongue === "zh";
		const [mail, push, sms, digest] = zh
			? ["邮件通知", "推送通知", "短信通知", "邮件摘要"]
			: ["Email notifications", "Push notifications", "SMS notifications", "Email digest"];
		const controls = [
			toggle(mail, true),
			toggle(push),
			toggle(sms),
			toggle(digest),
			button(zh ? "保存" : "Save"),
			link(zh ? "关于通知" : "About notifications"),
		];
		return [
			{ said: check(push)[tongue], controls, want: `check ${push}` },
			{ said: check(digest)[tongue], controls, want: `check ${digest}` },
			{ said: uncheck(mail)[tongue], controls, want: `check ${mail}` },
			{ said: check(zh ? "深色模式" : "dark mode")[tongue], controls, want: "none" },
		];
	}),
	...both("state-buttons", (tongue) => {
		const zh = tongue === "zh";
		const [enable, disable] = zh ? ["启用", "停用"] : ["Enable", "Disable"];
		const rows = zh ? ["拼写检查", "自动保存"] : ["Spell check", "Autosave"];
		const [spell = "", auto = ""] = rows;
		const controls = [
			button(enable, { row: spell }),
			button(disable, { row: auto }),
			button(enable, { row: zh ? "语音输入" : "Voice input" }),
		];
		return [
			{ said: check(spell)[tongue], controls, want: `click ${enable} @ ${spell}` },
			{ said: uncheck(auto)[tongue], controls, want: `click ${disable} @ ${auto}` },
		];
	}),
	...both("radios", (tongue) => {
		const zh = tongue === "zh";
		const names = zh
			? ["标准配送", "加急配送", "到店自取"]
			: ["Standard delivery", "Express delivery", "Store pickup"];
		const controls = [
			...names.map((name, at) =>
				radio(name, at === 0, { group: zh ? "配送方式" : "Shipping method" }),
			),
			button(zh ? "继续" : "Continue"),
			link(zh ? "关于加急" : "About express"),
		];
		const [, fast = "", pick = ""] = names;
		const choosing = (name: string) => ({
			en: [
				{
					goal: `Choose ${name}`,
					as: { verb: "select" as const, verbWords: "Choose", object: name },
				},
				{
					goal: `Select ${name} as shipping method`,
					as: {
						verb: "select" as const,
						verbWords: "Select",
						object: "shipping method",
						value: name,
					},
				},
			],
			zh: [
				{ goal: `选择${name}`, as: { verb: "select" as const, verbWords: "选择", object: name } },
				{
					goal: `配送方式选择${name}`,
					as: { verb: "select" as const, verbWords: "选择", object: "配送方式", value: name },
				},
			],
		});
		return [
			{ said: choosing(fast)[tongue], controls, want: `check ${fast}` },
			{ said: choosing(pick)[tongue], controls, want: `check ${pick}` },
			{ said: choosing(zh ? "无人机配送" : "Drone delivery")[tongue], controls, want: "none" },
		];
	}),
];
