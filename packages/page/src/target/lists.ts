/** Controls that open a list, as far as markup and words tell while it is closed. */
import {
	attr,
	hasAttr,
	isHtml,
	parentNodeOf,
	queryAll,
	rootNodeOf,
	tagOf,
	textContentOf,
} from "../dom.ts";
import { typeOf } from "../fields.ts";
import { roleOf } from "../role.ts";

const POPUPS: ReadonlySet<string> = new Set(["listbox", "menu", "tree", "grid", "true"]);
const OPENER_ROLES: ReadonlySet<string> = new Set([
	"button",
	"generic",
	"textbox",
	"group",
	"none",
]);
const TOKENS: ReadonlySet<string> = new Set(
	"select selectbox dropdown combobox combo picker listbox autocomplete multiselect chosen typeahead".split(
		" ",
	),
);
/** What an author calls the part of a list that is pressed to open it. */
const FACES: ReadonlySet<string> = new Set(
	"box button btn container control field header input toggle trigger value wrap wrapper".split(
		" ",
	),
);
const NOT_LISTS = /date|time|calendar|color|colour|file|all|day/u;
const ARROW = /[▾▼▿⌄⏷🔽∨]\s*$/u;
const WORD_CHARS = 80;

/** True when a press opens a list of which one thing is chosen: the effect `select` can be asked for. */
export function opensList(element: Element): boolean {
	const role = roleOf(element);
	if (isHtml(element) && tagOf(element) === "select") return false;
	// Pressing a link goes where it leads; its menu opens under the mouse.
	if (role === "link") return false;
	if (role === "combobox") return !attr(element, "list");
	const popup = attr(element, "aria-haspopup");
	if (popup !== null && POPUPS.has(popup)) return true;
	if (!OPENER_ROLES.has(role)) return false;
	if (role === "textbox" && !isReadonlyInput(element)) return false;
	if (ARROW.test(wordsOf(element))) return true;
	const parent = role === "button" ? null : parentNodeOf(element);
	return [element, parent].some((at) => at !== null && isNamedList(at as Element));
}

const OPEN_LISTS: ReadonlySet<string> = new Set(["listbox", "tree", "treegrid"]);

/** A list or tree with a name of its own that lies open by itself: one is chosen of what is in it. The pop-ups of other controls are not. */
export function isOpenList(element: Element, role: string | undefined): boolean {
	if (role === undefined || tagOf(element) === "select" || !OPEN_LISTS.has(role)) return false;
	if (!["aria-label", "aria-labelledby", "title"].some((name) => attr(element, name)?.trim()))
		return false;
	const id = attr(element, "id");
	if (!id) return true;
	const owners = `[aria-controls~="${CSS.escape(id)}"], [aria-owns~="${CSS.escape(id)}"]`;
	return queryAll(rootNodeOf(element), owners).length === 0;
}

function isReadonlyInput(element: Element): boolean {
	return tagOf(element) === "input" && typeOf(element) === "text" && hasAttr(element, "readonly");
}

function wordsOf(element: Element): string {
	const text = textContentOf(element) ?? "";
	return text.length > WORD_CHARS ? "" : text;
}

/** Called a list by the author. */
function isNamedList(element: Element): boolean {
	if (!("getAttribute" in element)) return false;
	const names = `${attr(element, "class") ?? ""} ${attr(element, "id") ?? ""}`;
	return names.split(/\s+/u).some((name) => {
		const tokens = name
			.replace(/([a-z])([A-Z])/gu, "$1-$2")
			.toLowerCase()
			.split(/[-_]+/u)
			.filter((token) => token !== "");
		const at = tokens.findLastIndex((token) => TOKENS.has(token));
		return (
			at >= 0 &&
			tokens.slice(at + 1).every((token) => FACES.has(token)) &&
			!tokens.some((token) => NOT_LISTS.test(token))
		);
	});
}
