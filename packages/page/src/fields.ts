import { attr, baseUriOf, doc, isHtml, queryAll, rootNodeOf, tagOf } from "./dom.ts";
import { getter } from "./own.ts";

/** Form controls: what they hold, who labels them, which form they belong to. */

const {
	HTMLAnchorElement: Anchor,
	HTMLAreaElement: Area,
	HTMLButtonElement: Button,
	HTMLDetailsElement: Details,
	HTMLFormElement: Form,
	HTMLInputElement: Input,
	HTMLLabelElement: Label,
	HTMLOptionElement: Option,
	HTMLSelectElement: Select,
	HTMLTextAreaElement: Area2,
	HTMLMeterElement: Meter,
	HTMLOutputElement: Output,
	HTMLProgressElement: Progress,
} = globalThis;

const inputType: (input: Element) => string = getter(Input.prototype, "type");
const buttonType: (button: Element) => string = getter(Button.prototype, "type");
const inputValue: (input: Element) => string = getter(Input.prototype, "value");
const areaValue: (area: Element) => string = getter(Area2.prototype, "value");
const inputFiles: (input: Element) => FileList | null = getter(Input.prototype, "files");
const fileName: (file: File) => string = getter(File.prototype, "name");
const inputMessage: (input: Element) => string = getter(Input.prototype, "validationMessage");
const areaMessage: (area: Element) => string = getter(Area2.prototype, "validationMessage");
const selectMessage: (area: Element) => string = getter(Select.prototype, "validationMessage");
export const isOn: (input: Element) => boolean = getter(Input.prototype, "checked");
export const isIndeterminate: (input: Element) => boolean = getter(
	Input.prototype,
	"indeterminate",
);
const optionsOf: (select: Element) => HTMLOptionsCollection = getter(Select.prototype, "options");
const suggestionsOf: (list: Element) => HTMLCollectionOf<HTMLOptionElement> = getter(
	globalThis.HTMLDataListElement.prototype,
	"options",
);
const chosenOf: (select: Element) => HTMLCollectionOf<HTMLOptionElement> = getter(
	Select.prototype,
	"selectedOptions",
);
export const isMultiple: (select: Element) => boolean = getter(Select.prototype, "multiple");
export const sizeOf: (select: Element) => number = getter(Select.prototype, "size");
export const optionLabel: (option: Element) => string = getter(Option.prototype, "label");
export const optionValue: (option: Element) => string = getter(Option.prototype, "value");
export const isChosen: (option: Element) => boolean = getter(Option.prototype, "selected");
export const labelledBy: (label: Element) => HTMLElement | null = getter(
	Label.prototype,
	"control",
);
export const isOpen: (details: Element) => boolean = getter(Details.prototype, "open");
const anchorHref: (anchor: Element) => string = getter(Anchor.prototype, "href");
const areaHref: (area: Element) => string = getter(Area.prototype, "href");
const formOwners: Readonly<Record<string, (element: Element) => HTMLFormElement | null>> = {
	input: getter(Input.prototype, "form"),
	button: getter(Button.prototype, "form"),
	select: getter(Select.prototype, "form"),
	textarea: getter(Area2.prototype, "form"),
	output: getter(Output.prototype, "form"),
};
const labelLists: Readonly<Record<string, (element: Element) => NodeListOf<Element> | null>> = {
	input: getter(Input.prototype, "labels"),
	button: getter(Button.prototype, "labels"),
	select: getter(Select.prototype, "labels"),
	textarea: getter(Area2.prototype, "labels"),
	meter: getter(Meter.prototype, "labels"),
	output: getter(Output.prototype, "labels"),
	progress: getter(Progress.prototype, "labels"),
};
export const isForm = (element: Element): boolean => element instanceof Form;

/** Type of an `input` or `button`, lower case; empty for everything else. */
export function typeOf(element: Element): string {
	if (!isHtml(element)) return "";
	const tag = tagOf(element);
	return tag === "input" ? inputType(element) : tag === "button" ? buttonType(element) : "";
}

/** Text a native field holds; undefined for anything that is no native field. */
export function fieldValue(element: Element): string | undefined {
	if (!isHtml(element)) return undefined;
	switch (tagOf(element)) {
		case "input":
			return inputType(element) === "file" ? fileNames(element) : inputValue(element);
		case "textarea":
			return areaValue(element);
		case "select":
			return Array.from(chosenOf(element), (option) => optionLabel(option).trim()).join(", ");
		default:
			return undefined;
	}
}

/** `value` of a native field as a form would send it; labels play no part. */
export function rawValues(element: Element): readonly string[] {
	if (isHtml(element) && tagOf(element) === "select")
		return Array.from(chosenOf(element), optionValue);
	const value = fieldValue(element);
	return value === undefined ? [] : [value];
}

function fileNames(input: Element): string {
	return Array.from(inputFiles(input) ?? [], (file) => fileName(file)).join(", ");
}

/** The first options of a `select` or `datalist`, all chosen ones, and how many there are in all. */
export function nativeOptions(
	list: Element,
	most: number,
): { readonly options: readonly Element[]; readonly total: number } {
	const all = tagOf(list) === "select" ? optionsOf(list) : suggestionsOf(list);
	const options: Element[] = [];
	for (let index = 0; index < all.length && index < most; index += 1) {
		const option = all[index];
		if (option) options.push(option);
	}
	if (all.length > most && tagOf(list) === "select")
		for (const chosen of Array.from(chosenOf(list)).slice(0, most))
			if (!options.includes(chosen)) options.push(chosen);
	return { options, total: all.length };
}

/** The browser's own words for why a native field is not valid; empty when it is. */
export function validationMessage(element: Element): string {
	const tag = tagOf(element);
	if (tag === "input") return inputMessage(element);
	if (tag === "textarea") return areaMessage(element);
	return tag === "select" ? selectMessage(element) : "";
}

/** `label` elements of a control, in document order. */
export function labelsOf(element: Element): readonly Element[] {
	if (!isHtml(element)) return [];
	const list = labelLists[tagOf(element)]?.(element);
	if (list) return Array.from(list);
	// A form-associated custom element: only its own internals know its labels, so look for them.
	if (!tagOf(element).includes("-")) return [];
	const id = attr(element, "id");
	return id ? queryAll(rootNodeOf(element), `label[for="${CSS.escape(id)}"]`) : [];
}

/** The form a native field belongs to, by ancestry or by its `form` attribute. */
export function formOwner(element: Element): Element | null {
	return (isHtml(element) ? formOwners[tagOf(element)]?.(element) : null) ?? null;
}

/** Where a link leads, resolved; undefined when it is no link. */
export function hrefOf(element: Element): string | undefined {
	const tag = tagOf(element);
	if (!isHtml(element)) {
		if (tag !== "a") return undefined;
		const target = attr(element, "href") ?? attr(element, "xlink:href");
		return target === null ? undefined : absolute(target);
	}
	if (attr(element, "href") === null) return undefined;
	if (tag === "a") return anchorHref(element);
	return tag === "area" ? areaHref(element) : undefined;
}

function absolute(target: string): string {
	try {
		return new URL(target, baseUriOf(doc)).href;
	} catch {
		return target;
	}
}
