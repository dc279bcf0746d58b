import {
	attr,
	dataOf,
	flatChildrenOf,
	flatParentOf,
	isElement,
	nodeTypeOf,
	TEXT,
	tagOf,
} from "../dom.ts";
import { fieldValue, typeOf } from "../fields.ts";
import { nameOf } from "../name/accessible-name.ts";
import { perReading } from "../reading.ts";
import { isEditingHost, roleOf } from "../role.ts";
import { visibleText } from "../view/visible-text.ts";
import { clean } from "../words.ts";
import { iconWords } from "./icon.ts";

const BESIDE_CHARS = 60;
const LEVELS = 3;
const FIELD_TAGS = new Set(["input", "select", "textarea", "button", "a"]);

/** What a control without a name is for, as far as its place or its picture tells; empty when it has a name. */
export const purposeOf: (element: Element) => string = perReading((element: Element) => {
	if (nameOf(element) !== "") return "";
	return isField(element) ? textBeside(element) : iconWords(element);
});

function isField(element: Element): boolean {
	const type = typeOf(element);
	if (type === "submit" || type === "button" || type === "image" || type === "reset") return false;
	return fieldValue(element) !== undefined || isEditingHost(element) || isChoice(element);
}

function isChoice(element: Element): boolean {
	const role = roleOf(element);
	return role === "checkbox" || role === "radio" || role === "switch";
}

/** Words next to a field that no markup ties to it: after a box to tick, before everything else. */
function textBeside(element: Element): string {
	const sides = isChoice(element) ? ["after", "before"] : ["before"];
	for (const side of sides) {
		let at: Element = element;
		for (let level = 0; level < LEVELS; level += 1) {
			const parent = flatParentOf(at);
			if (!parent || tagOf(parent) === "body" || tagOf(parent) === "form") break;
			const text = nearestText(flatChildrenOf(parent), { of: at, before: side === "before" });
			if (text === undefined) break;
			if (text !== "") return text;
			at = parent;
		}
	}
	return "";
}

/** The closest text on one side; undefined when another field stands between. */
function nearestText(
	nodes: readonly Node[],
	side: { readonly of: Element; readonly before: boolean },
): string | undefined {
	const at = nodes.indexOf(side.of);
	const beside = side.before ? nodes.slice(0, Math.max(at, 0)).reverse() : nodes.slice(at + 1);
	for (const node of beside) {
		if (isElement(node) && holdsField(node)) return undefined;
		const text =
			nodeTypeOf(node) === TEXT
				? clean(dataOf(node))
				: isElement(node)
					? clean(visibleText(node))
					: "";
		if (text !== "") return text.length <= BESIDE_CHARS ? text : undefined;
	}
	return "";
}

function holdsField(element: Element): boolean {
	if (FIELD_TAGS.has(tagOf(element)) || attr(element, "role") === "button") return true;
	return flatChildrenOf(element).some((child) => isElement(child) && holdsField(child));
}
