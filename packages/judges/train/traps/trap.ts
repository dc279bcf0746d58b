import type { Candidate } from "@surehand/core";
import { bare, button, type Control, field, link, search, submit } from "../controls.ts";
import type { Case } from "../page.ts";
import type { Said, Tongue } from "./say.ts";

/** One labelled decision. */
export interface Trap extends Case {
	/** Scenario it was written for; a fold holds out whole scenarios. */
	readonly group: string;
	readonly tongue: Tongue | "cross";
	/** What is right, such as `click Save`, `click Delete @ Ann`, `select Color = Red`, `fill City = Rome`, `none`. Any of several. */
	readonly want: readonly string[];
}

type Extra = Omit<Case, "goal" | "as" | "controls">;

/** A set of decisions about one idea, in one language. */
export interface Scenario {
	readonly group: string;
	readonly tongue: Tongue | "cross";
	readonly said: readonly Said[];
	readonly controls: readonly Control[];
	readonly want: string | readonly string[];
	readonly extra?: Extra;
	/** Nothing but its own controls on the page. */
	readonly plain?: boolean;
	/** Part of the group that makes a scenario of its own. */
	readonly part?: string;
}

/** Deterministic numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
	const mixed = [...items];
	for (let at = mixed.length - 1; at > 0; at -= 1) {
		const other = Math.floor(random() * (at + 1));
		const [a, b] = [mixed[at], mixed[other]];
		if (a !== undefined && b !== undefined) {
			mixed[at] = b;
			mixed[other] = a;
		}
	}
	return mixed;
}

const CHROME: Readonly<Record<Tongue, readonly Control[]>> = {
	en: [
		link("Home", { mainContent: false }),
		link("Blog", { mainContent: false }),
		link("About us", { mainContent: false }),
		link("Careers", { mainContent: false }),
		link("Privacy policy", { mainContent: false, visibility: "below" }),
		link("Terms of service", { mainContent: false, visibility: "below" }),
		link("Contact", { mainContent: false }),
		button("Menu", { mainContent: false, expanded: false, hasPopup: "menu" }),
		link("Skip to content", { mainContent: false }),
		bare("Close banner", { mainContent: false }),
		search("Search the site", { form: "site", mainContent: false }),
		field("Your email for news", { mainContent: false, form: "news" }),
		submit("Join", { mainContent: false, form: "news" }),
		link("Facebook", { mainContent: false, visibility: "below" }),
		link("Instagram", { mainContent: false, visibility: "below" }),
		link("English", { mainContent: false }),
		link("Help centre", { mainContent: false }),
	],
	zh: [
		link("首页", { mainContent: false }),
		link("博客", { mainContent: false }),
		link("关于我们", { mainContent: false }),
		link("招聘", { mainContent: false }),
		link("隐私政策", { mainContent: false, visibility: "below" }),
		link("服务条款", { mainContent: false, visibility: "below" }),
		link("联系我们", { mainContent: false }),
		button("菜单", { mainContent: false, expanded: false, hasPopup: "menu" }),
		link("跳到正文", { mainContent: false }),
		bare("关闭横幅", { mainContent: false }),
		search("站内搜索", { form: "site", mainContent: false }),
		field("订阅邮箱", { mainContent: false, form: "news" }),
		submit("加入", { mainContent: false, form: "news" }),
		link("微博", { mainContent: false, visibility: "below" }),
		link("微信", { mainContent: false, visibility: "below" }),
		link("中文", { mainContent: false }),
		link("帮助中心", { mainContent: false }),
	],
};

/** Spells a scenario out: each wording once, with another order and another amount of the usual page furniture. */
export function trapsOf(scenarios: readonly Scenario[]): Trap[] {
	return scenarios.flatMap((scenario, number) => {
		const { group, tongue, said, controls, want, extra } = scenario;
		return said.map((one, at): Trap => {
			const random = randomOf(number * 97 + at * 31 + group.length);
			const amount = scenario.plain ? 0 : Math.floor(random() * 14);
			const furniture = shuffled(furnitureFor(scenario), random)
				.slice(0, amount)
				.map((control) => ({ ...control, mainContent: random() < 0.5 }));
			const ordered =
				(extra?.history ?? []).length > 0 ||
				controls.some(({ index, box }) => index !== undefined || box !== undefined);
			const own = ordered ? controls : controlsMixed(controls, { said: one, random });
			const before = Math.floor(random() * (furniture.length + 1));
			return {
				...extra,
				group: scenario.part === undefined ? group : `${group}-${scenario.part}`,
				tongue,
				goal: one.goal,
				as: one.as,
				controls: [...furniture.slice(0, before), ...own, ...furniture.slice(before)].filter(
					(control, _, all) => isFirst(control, { all, own }),
				),
				want: typeof want === "string" ? [want] : want,
			};
		});
	});
}

/** A way on has no place where "none" is to be right, or where another way is. */
function furnitureFor({ tongue, want, group }: Scenario): readonly Control[] {
	const usual = CHROME[tongue === "zh" ? "zh" : "en"];
	const wayless =
		want === "none" ||
		want[0] === "none" ||
		/^(?:behind|more|further|entering|next-step|shown|section|menu-path)/.test(group);
	return wayless
		? usual.filter(({ role, hasPopup }) => role === "link" && hasPopup === undefined)
		: usual;
}

/** Order carries meaning only when the goal counts. */
function controlsMixed(
	controls: readonly Control[],
	how: { said: Said; random: () => number },
): readonly Control[] {
	return how.said.as.ordinal === undefined ? shuffled(controls, how.random) : controls;
}

/** Furniture never doubles a control the scenario is about. */
function isFirst(
	control: Control,
	{ all, own }: { all: readonly Control[]; own: readonly Control[] },
): boolean {
	if (own.includes(control)) return true;
	return all.every((other) => other === control || other.name !== control.name);
}

/** Scenarios of one idea told in both languages. */
export function both(
	group: string,
	tell: (tongue: Tongue) => readonly Omit<Scenario, "group" | "tongue">[],
): Scenario[] {
	return (["en", "zh"] as const).flatMap((tongue) =>
		tell(tongue).map((scenario) => ({ group, tongue, ...scenario })),
	);
}

/** `click Delete @ Ann` as text of a candidate: action, name, near row, value. */
export function isWanted(candidate: Candidate | undefined, want: string): boolean {
	if (want === "none") return candidate === undefined;
	if (!candidate) return false;
	const [head = "", value] = want.split(" = ");
	const [act = "", row] = head.split(" @ ");
	const [kind, ...rest] = act.split(" ");
	const name = rest.join(" ");
	const { action, target } = candidate;
	if (action.kind !== kind) return false;
	if (action.kind === "scroll" || action.kind === "back")
		return name === "" || ("direction" in action && action.direction === name);
	if (action.kind === "press" && !target) return action.keys === name;
	if (action.kind === "dialog") return name === (action.accept ? "accept" : "dismiss");
	if (target?.name !== name) return false;
	if (
		row !== undefined &&
		!(target.near.row ?? target.near.heading ?? target.near.group ?? "").includes(row)
	)
		return false;
	return value === undefined || candidate.value?.text === value || candidate.value?.key === value;
}
