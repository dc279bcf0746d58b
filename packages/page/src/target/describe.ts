import type { Near, Target } from "@surehand/core";
import { attr, isHtml, tagOf } from "../dom.ts";
import { hrefOf, typeOf } from "../fields.ts";
import { identityKey, testIdOf } from "../identity.ts";
import { nameOf, placeholderOf, referencedText } from "../name/accessible-name.ts";
import { roleOf } from "../role.ts";
import { markSecret } from "../sensitive.ts";
import { inZone, ZONE } from "../view/look.ts";
import { placeOf, type Viewport } from "../view/place.ts";
import { clean, shorten } from "../words.ts";
import type { Control } from "./control.ts";
import { formIdOf, submits } from "./form.ts";
import { operationsOf } from "./operations.ts";
import { optionsOf } from "./options.ts";
import { purposeOf } from "./purpose.ts";
import { descriptionOf, isDisabled, stateOf } from "./state.ts";

const HREF_CHARS = 500;
const DIALOGS = ZONE.dialog | ZONE.popover;
const SIDE = ZONE.nav | ZONE.header | ZONE.footer | ZONE.aside;

export interface Describing {
	readonly ref: string;
	readonly viewport: Viewport;
	readonly near: Near;
	readonly secretKeys: ReadonlySet<string>;
	readonly optionsPerTarget: number;
	/** The document has a main area of its own. */
	readonly hasMain: boolean;
	readonly onTop: boolean;
	readonly coveredBy?: string;
	/** Told how many options were left out. */
	readonly onCut: (left: number) => void;
}

/** Everything a judge may want to know about one control. */
export function describe(control: Control, about: Describing): Target {
	const { element, hint } = control;
	const key = identityKey(element);
	if (about.secretKeys.has(key)) markSecret(element);
	const state = withTwin(stateOf(element, inZone(control.look, ZONE.inert)), control);
	const place = placeOf(control.box, control.look, about.viewport);
	const { x, y, width, height } = control.box;
	return {
		ref: about.ref,
		key,
		role: roleForTarget(control),
		...wordsOf(element),
		tag: tagOf(element),
		...state,
		...attributesOf(element, control.twin),
		...listedOptions(element, about),
		near: about.near,
		operations: operationsOf(control, state),
		mainContent: isMain(control, about.hasMain),
		visibility: place === "nowhere" ? "in_view" : place,
		...(about.coveredBy === undefined ? {} : { coveredBy: about.coveredBy }),
		box: { x: round(x), y: round(y), width: round(width), height: round(height) },
		...(about.onTop ? { onTop: true } : {}),
		...(hint ? { hint } : {}),
	};
}

/** A pane that only scrolls has no better word than group. */
function roleForTarget({ element, hint }: Control): string {
	const role = roleOf(element);
	return role === "generic" && hint === "scroll" ? "group" : role;
}

function wordsOf(element: Element): Pick<Target, "name" | "description" | "placeholder"> {
	const name = nameOf(element);
	const described = referencedText(element, "aria-describedby");
	const description = descriptionOf(element, name, described) || purposeOf(element);
	const placeholder = clean(placeholderOf(element));
	return {
		name,
		...(description ? { description } : {}),
		...(placeholder ? { placeholder: shorten(placeholder, 120) } : {}),
	};
}

type State = ReturnType<typeof stateOf>;

/** States that a cell, item or inner box around the same control carries instead of it. */
function withTwin(state: State, control: Control): State {
	if (!control.twin) return state;
	const { selected, current, checked, expanded, pressed } = stateOf(control.twin, false);
	const disabled = state.disabled ?? isDisabled(control.twin);
	return {
		...(selected === undefined ? {} : { selected }),
		...(current === undefined ? {} : { current }),
		...(checked === undefined ? {} : { checked }),
		...(expanded === undefined ? {} : { expanded }),
		...(pressed === undefined ? {} : { pressed }),
		...state,
		...(disabled ? { disabled } : {}),
	};
}

type Attributes = Pick<
	Target,
	| "inputType"
	| "href"
	| "autocomplete"
	| "pattern"
	| "min"
	| "max"
	| "step"
	| "maxLength"
	| "testId"
	| "id"
	| "fieldName"
	| "form"
	| "submits"
>;

function attributesOf(element: Element, twin: Element | undefined): Attributes {
	const href = hrefOf(element) ?? (twin ? hrefOf(twin) : undefined);
	const html = isHtml(element);
	const inputType = html && tagOf(element) === "input" ? typeOf(element) : "";
	const form = formIdOf(element);
	return {
		...(inputType ? { inputType } : {}),
		...(href ? { href: shorten(href, HREF_CHARS) } : {}),
		...written(element, "autocomplete", "autocomplete"),
		...written(element, "pattern", "pattern"),
		...limit(element, "min"),
		...limit(element, "max"),
		...written(element, "step", "step"),
		...maxLength(element),
		...present("testId", testIdOf(element)),
		...written(element, "id", "id"),
		...(html ? written(element, "name", "fieldName") : {}),
		...present("form", form),
		...(submits(element) ? { submits: true } : {}),
	};
}

function written<K extends keyof Attributes>(
	element: Element,
	attribute: string,
	field: K,
): Partial<Record<K, string>> {
	return present(field, attr(element, attribute)?.trim());
}

function present<K extends keyof Attributes>(
	field: K,
	value: string | undefined,
): Partial<Record<K, string>> {
	return value ? ({ [field]: shorten(value, 200) } as Partial<Record<K, string>>) : {};
}

function limit(element: Element, side: "min" | "max"): Pick<Attributes, "min" | "max"> {
	return present(side, attr(element, side) ?? attr(element, `aria-value${side}`) ?? undefined);
}

function maxLength(element: Element): Pick<Attributes, "maxLength"> {
	const length = Number.parseInt(attr(element, "maxlength") ?? "", 10);
	return length >= 0 ? { maxLength: length } : {};
}

function listedOptions(element: Element, about: Describing): Pick<Target, "options"> {
	const listed = optionsOf(element, about.optionsPerTarget);
	if (!listed) return {};
	if (listed.total > listed.options.length) about.onCut(listed.total - listed.options.length);
	return { options: listed.options };
}

/** In the main area or a dialog; on a page that declares no main area, outside the areas beside it. */
export function isMain({ look }: Control, hasMain: boolean): boolean {
	if (inZone(look, DIALOGS)) return true;
	if (inZone(look, SIDE)) return false;
	return !hasMain || inZone(look, ZONE.main | ZONE.article);
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
