import { flatParentOf, queryAll, tagOf } from "../dom.ts";
import { nameOf } from "../name/accessible-name.ts";
import { isSeen } from "../view/paint.ts";

interface StepButtons {
	readonly more: Element;
	readonly less: Element;
}

const MORE =
	/^[+＋▲△⌃˄]$|increase|increment|\bmore\b|\bplus\b|\badd\b|\bup\b|mehr|erhöhen|augmenter|aument/iu;
const LESS =
	/^[-−–－▼▽⌄˅]$|decrease|decrement|\bless\b|\bminus\b|remove|\bdown\b|weniger|verringern|diminuer|dismin|reduc/iu;

/** The two buttons beside a number. */
export function stepButtons(element: Element): StepButtons | undefined {
	let scope: Element | null = element;
	for (let level = 0; level < 3 && scope; level++) {
		const buttons: Element[] = queryAll(scope, "button, [role=button]").filter(isSeen);
		const more = buttons.filter((button) => MORE.test(nameOf(button).trim()));
		const less = buttons.filter((button) => LESS.test(nameOf(button).trim()));
		if (more.length > 1 || less.length > 1) return undefined;
		if (more[0] && less[0]) return { more: more[0], less: less[0] };
		scope = tagOf(scope) === "form" ? null : flatParentOf(scope);
	}
	return undefined;
}
