import type { Candidate } from "../candidates/candidate.ts";
import type { Goal } from "../goal/goal.ts";
import { coverage, foldText } from "../goal/words.ts";
import type { PendingDialog } from "../surface/observation.ts";
import {
	IRREVERSIBLE_WORDS,
	type IrreversibleClass,
	REVERSIBLE_WORDS,
} from "./irreversible-words.ts";

/** Consent a goal's own words cannot give: these always stop for approval. */
const NEVER_BY_GOAL: ReadonlySet<IrreversibleClass> = new Set([
	"pay",
	"order",
	"delete_all",
	"transfer",
	"rights",
]);

export interface Irreversible {
	readonly class: IrreversibleClass;
	/** What the classification rests on, for people. */
	readonly because: string;
}

/** Deterministic half of the gate: what the words of the control (or of the open dialog) say. */
export function irreversibleByWords(
	candidate: Candidate,
	dialog?: PendingDialog,
	pageText = "",
): Irreversible | undefined {
	if (candidate.action.kind === "dialog") {
		return candidate.action.accept && dialog?.kind !== "alert"
			? classify(dialog?.message ?? "")
			: undefined;
	}
	if (candidate.action.kind === "select") return chosenItem(candidate);
	if (!presses(candidate)) return undefined;
	const { target } = candidate;
	if (!target || target.role === "option" || isField(target.role)) return undefined;
	if (target.role === "link" && target.href !== undefined && !target.submits)
		return classifyLink(target.name);
	return (
		classify(target.name || (target.description ?? "")) ?? bindingContext(target.name, pageText)
	);
}

const GO_ON =
	/^(continue|confirm|next|submit|ok|okay|yes|agree|i agree|accept|finish|complete|proceed|go|done|weiter|bestätigen|continuer|confirmer|continuar|confirmar|继续|确认|確認|提交|下一步|完成|同意|确定|確定)[.!→ ]*$/u;
const BINDING =
	/\bby (clicking|continuing|pressing|tapping|confirming|submitting)\b[^.\n]{0,100}\b(order|purchase|pay|buy|charge|charged|subscri\w+)|\bbinding (order|purchase|contract)|\b(card|account|you) (will be|is|are|gets) (now )?charged\b|点击[^。\n]{0,30}(即|将|表示)[^。\n]{0,30}(付款|支付|下单|购买|扣款)|将从[^。\n]{0,20}扣款/u;

const TOTAL = /\b(total|amount due|to pay)\b[^\n]{0,20}\d|(总计|合计|总价|应付)[^\n]{0,12}\d/u;
const PAYMENT =
	/\b(payment|pay with|paying with)\b[^\n]{0,40}|\b(visa|mastercard|amex|paypal|card)\b[^\n]{0,20}(ending|\*{2,}|•{2,})|(支付方式|付款方式|银行卡)[^\n]{0,20}/u;

/** A control that only says "Continue" where the page says that continuing binds or charges, or shows a total and how it is paid. */
function bindingContext(name: string, pageText: string): Irreversible | undefined {
	if (!GO_ON.test(foldText(name))) return undefined;
	const text = foldText(pageText);
	const found = BINDING.exec(text)?.[0] ?? (TOTAL.test(text) ? PAYMENT.exec(text)?.[0] : undefined);
	return found === undefined
		? undefined
		: { class: "order", because: `goes on where the page says "${found.slice(0, 100)}"` };
}

/** Choosing in a menu carries the item out; choosing an option of a native list only sets it. */
function chosenItem({ target, value }: Candidate): Irreversible | undefined {
	return target && !target.options && value?.text !== undefined ? classify(value.text) : undefined;
}

function presses({ action }: Candidate): boolean {
	return action.kind === "click" || action.kind === "press" || action.kind === "drag";
}

function isField(role: string): boolean {
	return (
		role === "textbox" ||
		role === "searchbox" ||
		role === "checkbox" ||
		role === "radio" ||
		role === "switch" ||
		role === "tab"
	);
}

/** A plain link leads to a page; only words that name the very act count. */
function classifyLink(name: string): Irreversible | undefined {
	const found = classify(name);
	return found && (found.class === "pay" || found.class === "order") && name.length > 30
		? undefined
		: found;
}

function classify(text: string): Irreversible | undefined {
	const folded = foldText(text);
	if (REVERSIBLE_WORDS.some((words) => words.test(folded))) return undefined;
	const hit = IRREVERSIBLE_WORDS.find(({ words }) => words.test(folded));
	return hit
		? {
				class: hit.class,
				because: `names an act that cannot be undone (${hit.class.replace("_", " ")})`,
			}
		: undefined;
}

/**
 * Did the goal ask for this act in its own words? Paying, ordering, deleting more than the named item, transferring and
 * rights are never covered; sending, publishing and removing a named thing are, when the goal names them.
 */
export function consentByGoal(found: Irreversible, candidate: Candidate, goal: Goal): boolean {
	if (NEVER_BY_GOAL.has(found.class)) return false;
	const named = goal.clauses.some(
		(clause) =>
			clause.commits &&
			matchesClass(found.class, clause.verb, `${clause.verbWords} ${clause.text}`),
	);
	if (!named) return false;
	if (found.class !== "delete") return true;
	const target = candidate.target;
	const context = target
		? [target.name, target.near.row, target.near.heading, target.near.dialog].join(" ")
		: "";
	return goal.clauses.some((clause) => {
		const object = clause.row ?? clause.object ?? clause.quoted[0];
		return (
			object !== undefined &&
			(coverage(object, context) >= 0.5 ||
				candidate.action.kind === "dialog" ||
				context.trim() === target?.name)
		);
	});
}

function matchesClass(kind: IrreversibleClass, verb: string, words: string): boolean {
	if (kind === "delete") return verb === "remove" || verb === "edit" || verb === "complete";
	return (
		verb === "submit" ||
		verb === "press" ||
		verb === "do" ||
		verb === "add" ||
		verb === "create" ||
		classify(words)?.class === kind
	);
}
