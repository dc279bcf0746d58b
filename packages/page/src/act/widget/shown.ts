/** What a widget shows as its value, and what it would send. */
import {
	attr,
	bodyOf,
	boxOf,
	doc,
	elementAt,
	flatClosest,
	flatContains,
	flatParentOf,
	isConnected,
	isHtml,
	queryAll,
	tagOf,
} from "../../dom.ts";
import { fieldValue, optionLabel, typeOf } from "../../fields.ts";
import { startReading } from "../../reading.ts";
import { allEntries, type Pressable } from "../../registry.ts";
import { roleOf } from "../../role.ts";
import { visibleText } from "../../view/visible-text.ts";
import { clean, folded } from "../../words.ts";
import { fieldOf } from "../field.ts";
import type { Item } from "./items.ts";
import { bare } from "./match.ts";

const SCOPE_LEVELS = 4;

/** A control that may be replaced by another node while it is used. */
export class Control {
	readonly scope: Element;
	readonly role: string;
	readonly #popups = new Set<Element>();
	#target: Pressable;
	#middle: { readonly x: number; readonly y: number };

	constructor(target: Pressable) {
		this.#target = target;
		this.role = roleOf(target.element);
		this.scope = scopeOf(target.element);
		this.#middle = middleOf(target);
	}

	get target(): Pressable {
		if (isConnected(this.#target.element)) this.#middle = middleOf(this.#target);
		else this.#target = this.#successor() ?? this.#target;
		return this.#target;
	}

	get element(): Element {
		return this.target.element;
	}

	/** Text of it is none of the value's. */
	ignore(popup: Element): void {
		this.#popups.add(popup);
	}

	/** The value as a person reads it in the control itself. */
	value(): string {
		startReading();
		const { element } = this;
		const field = fieldOf(element);
		const held = field && "value" in field ? clean((field as HTMLInputElement).value) : "";
		if (held !== "" || field === element) return held;
		return clean(visibleText(element, { skip: (at) => this.#popups.has(at) }));
	}

	/** Everything it and its surroundings show: chips, and values kept beside it. */
	company(): string[] {
		startReading();
		const scope = isConnected(this.scope) ? this.scope : scopeOf(this.element);
		const texts = leafTexts(scope, this.#popups);
		return [...texts, ...kept(scope)].map(clean).filter((text) => text !== "");
	}

	#successor(): Pressable | undefined {
		const at = elementAt(this.#middle.x, this.#middle.y);
		const tag = tagOf(this.#target.element);
		const found = flatClosest(at, (each) => tagOf(each) === tag && roleOf(each) === this.role);
		return found ? { element: found } : undefined;
	}
}

function middleOf(target: Pressable): { x: number; y: number } {
	const { x, y, width, height } = boxOf(target.standIn ?? target.element);
	return { x: x + width / 2, y: y + height / 2 };
}

/** The widest box around a control that holds no other listed one. */
function scopeOf(element: Element): Element {
	const others = allEntries()
		.map((entry) => entry.element)
		.filter((each) => !flatContains(each, element) && !flatContains(element, each));
	let scope = element;
	for (let level = 0; level < SCOPE_LEVELS; level++) {
		const outer = flatParentOf(scope);
		if (!outer || outer === bodyOf(doc) || tagOf(outer) === "form") break;
		if (others.some((each) => flatContains(outer, each) && !isPart(each))) break;
		scope = outer;
	}
	return scope;
}

/** Little buttons of a widget: open, clear, remove a chip. */
function isPart(element: Element): boolean {
	return tagOf(element) === "button" && boxOf(element).width <= 40;
}

function leafTexts(scope: Element, without: ReadonlySet<Element>): string[] {
	const found: string[] = [];
	const visit = (element: Element): void => {
		if (without.has(element)) return;
		const value = tagOf(element) === "select" ? undefined : fieldValue(element);
		if (value !== undefined && !/^(?:hidden|password)$/.test(typeOf(element))) found.push(value);
		const inner = queryAll(element, ":scope > *");
		const own = visibleText(element, { skip: (part) => inner.includes(part) });
		if (own !== "") found.push(own);
		for (const each of inner) visit(each);
	};
	visit(scope);
	return found;
}

/** Values kept for sending. */
function kept(scope: Element): string[] {
	return queryAll(scope, "input[type=hidden], select").flatMap((element) => {
		if (!isHtml(element)) return [];
		if (tagOf(element) === "input")
			return [attr(element, "value") ?? "", fieldValue(element) ?? ""];
		const chosen = Array.from((element as HTMLSelectElement).selectedOptions);
		return chosen.flatMap((option) => [option.value, optionLabel(option)]);
	});
}

/** How the widget tells that an item is its value. */
export function showsItem(
	control: Control,
	item: Item,
	before: { readonly value: string; readonly company: readonly string[] },
): boolean {
	const names = [item.label, ...item.also].map(bare).filter((name) => name !== "");
	const value = bare(control.value());
	if (names.includes(value)) return true;
	const changed = value !== bare(before.value);
	if (changed && value !== "" && names.some((name) => isPhraseOf(name, value))) return true;
	if (changed && value !== "" && isPhraseOf(value, names[0] ?? "")) return true;
	const count = (texts: readonly string[]): number =>
		texts.filter((text) => names.some((name) => bare(text) === name || startsOrEnds(text, name)))
			.length;
	return count(control.company()) > count(before.company);
}

function isPhraseOf(phrase: string, text: string): boolean {
	return phrase !== "" && ` ${text} `.includes(` ${phrase} `);
}

/** A chip's text may carry its remove sign. */
function startsOrEnds(text: string, name: string): boolean {
	const rest = folded(text).replace(folded(name), "");
	return rest !== folded(text) && !/[\p{L}\p{N}]/u.test(rest);
}
