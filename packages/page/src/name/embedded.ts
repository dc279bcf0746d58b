import { attr, isHtml, tagOf } from "../dom.ts";
import { fieldValue } from "../fields.ts";
import { isEditingHost, roleOf } from "../role.ts";
import { isSensitive } from "../sensitive.ts";
import { visibleText } from "../view/visible-text.ts";

const VALUE_ROLES = new Set([
	"combobox",
	"listbox",
	"progressbar",
	"scrollbar",
	"searchbox",
	"slider",
	"spinbutton",
	"textbox",
	"meter",
]);

/** A control inside a label or another control's content stands there with its value, not its name. */
export function isEmbeddedControl(element: Element): boolean {
	return VALUE_ROLES.has(roleOf(element));
}

/** Value of a control as text; nothing of a field that must not be shown. */
export function embeddedValue(element: Element): string {
	if (isSensitive(element)) return "";
	const spoken = attr(element, "aria-valuetext") ?? attr(element, "aria-valuenow");
	if (spoken) return spoken;
	const held = fieldValue(element);
	if (held !== undefined) return held;
	if (isHtml(element) && (tagOf(element) === "progress" || tagOf(element) === "meter"))
		return attr(element, "value") ?? "";
	const role = roleOf(element);
	return role === "textbox" || role === "searchbox" || role === "combobox" || isEditingHost(element)
		? visibleText(element)
		: "";
}
