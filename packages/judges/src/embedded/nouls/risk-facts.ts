import type { Target } from "@surehand/core";
import { conceptsIn, kindOf } from "../lexicon/lexicon.ts";
import type { Label } from "../reading/label.ts";
import { wordsOf } from "../words.ts";
import { type FactInput, type Facts, flag } from "./fact.ts";

/** Acts that can be taken back, or lead only to another page. */
const HARMLESS: ReadonlySet<string> = new Set([
	"save_draft",
	"add_to_cart",
	"next",
	"previous",
	"back",
	"filter",
	"sort",
	"search",
	"view",
	"sign_in",
	"sign_out",
	"cancel",
	"close",
	"undo",
	"restore",
	"reset",
	"compare",
	"copy",
	"print",
	"download",
	"export",
	"help",
	"settings",
	"edit",
	"expand",
	"collapse",
	"load_more",
	"star",
	"wishlist",
	"history",
	"skip",
	"retry",
	"hide",
	"select_all",
	"deselect",
	"preview",
	"unstar",
	"refresh",
	"discard",
	"forgot_password",
]);
/** Acts that only a context makes final: agreeing to what a dialog or form says. */
const AGREEING: ReadonlySet<string> = new Set([
	"confirm",
	"accept",
	"submit",
	"continue",
	"complete",
	"apply",
	"approve",
	"book",
	"checkout",
	"buy",
	"sign_up",
	"subscribe",
]);
const ENDING: ReadonlySet<string> = new Set([
	"delete",
	"remove",
	"clear",
	"unsubscribe",
	"cancel_booking",
	"leave",
	"archive",
	"disable",
	"report",
	"block_user",
]);
const MONEY = /[$€£¥₩]\s?\d|\d\s?[$€£¥₩元円원]|\b(?:usd|eur|gbp|cny|rmb)\s?\d/i;

/** Can pressing the best option be taken back? */
export function riskFacts({ best, context }: FactInput): Facts {
	const target = best?.candidate.target;
	const presses =
		best !== undefined && ["click", "press", "drag", "dialog"].includes(best.candidate.action.kind);
	if (!best || !presses) return NO_RISK;
	const dialog =
		best.candidate.action.kind === "dialog" ? (context.observation.dialog?.message ?? "") : "";
	const { label } = best;
	const ids = conceptsIn(dialog || label.nameText).set;
	const risks = [...ids].filter((id) => kindOf(id) === "risk");
	const around = surroundings(target, label);
	return {
		risk_named: flag(risks.length > 0),
		risk_whole: flag(risks.length > 0 && isWhole(label, target)),
		risk_harmless: flag([...ids].some((id) => HARMLESS.has(id)) && risks.length === 0),
		risk_ending: flag([...ids].some((id) => ENDING.has(id))),
		risk_agreeing: flag([...ids].some((id) => AGREEING.has(id))),
		risk_around: flag(around.risky && [...ids].some((id) => AGREEING.has(id) || ENDING.has(id))),
		risk_money: flag(
			(MONEY.test(label.nameText) || around.money) &&
				(risks.length > 0 || [...ids].some((id) => AGREEING.has(id))),
		),
		risk_final: flag(around.final),
		risk_link: flag(
			target?.role === "link" && target.href !== undefined && target.submits !== true,
		),
		risk_long: flag(label.words.stems.length > 6),
		risk_field: flag(
			target !== undefined &&
				[
					"checkbox",
					"radio",
					"switch",
					"tab",
					"option",
					"textbox",
					"searchbox",
					"combobox",
				].includes(target.role),
		),
		risk_submits: flag(target?.submits === true),
		risk_refusing: flag(best.candidate.action.kind === "dialog" && !best.candidate.action.accept),
	};
}

const NO_RISK: Facts = {
	risk_named: 0,
	risk_whole: 0,
	risk_harmless: 0,
	risk_ending: 0,
	risk_agreeing: 0,
	risk_around: 0,
	risk_money: 0,
	risk_final: 0,
	risk_link: 0,
	risk_long: 0,
	risk_field: 0,
	risk_submits: 0,
	risk_refusing: 0,
};

/** The label is little more than the act itself. */
function isWhole(label: Label, target: Target | undefined): boolean {
	return (
		label.words.folded.length > 0 && (label.words.stems.length <= 4 || target?.role === "button")
	);
}

function surroundings(
	target: Target | undefined,
	label: Label,
): { risky: boolean; money: boolean; final: boolean } {
	const near = target?.near;
	const text = [near?.dialog, near?.heading, near?.group, near?.row, target?.description]
		.filter((part) => part !== undefined)
		.join(" \n ");
	const { set } = conceptsIn(text);
	return {
		risky: [...set].some(
			(id) => kindOf(id) === "risk" || id === "delete" || id === "payment" || id === "checkout",
		),
		money: MONEY.test(text) || set.has("total"),
		final:
			set.has("msg_irrevocable") ||
			conceptsIn(label.nameText).set.has("msg_irrevocable") ||
			wordsOf(text).folded.includes("are you sure"),
	};
}
