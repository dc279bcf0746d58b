import type { Near } from "@surehand/core";
import { attr, flatContains } from "../dom.ts";
import { labelsOf } from "../fields.ts";
import { testIdOf } from "../identity.ts";
import { nameOf, placeholderOf } from "../name/accessible-name.ts";
import { roleOf } from "../role.ts";
import { purposeOf } from "../target/purpose.ts";
import { visibleText } from "../view/visible-text.ts";
import { clean, folded } from "../words.ts";
import { findAll } from "./find-all.ts";
import { type Filter, type Hint, parseHint } from "./grammar.ts";
import { labelGrade } from "./labels.ts";

/** A target as hints see it. */
export interface Hinted {
	readonly element: Element;
	readonly standIn?: Element;
	near(): Near;
}

/** Those of the targets a hint names, in their order; none when the hint names nothing. */
export function matchHint<T extends Hinted>(text: string, targets: readonly T[]): readonly T[] {
	const hint = parseHint(text);
	if (hint.kind === "words") return byWords(hint.words, targets);
	if (hint.kind === "role")
		return targets.filter(
			(target) =>
				roleOf(target.element) === hint.role &&
				hint.filters.every((filter) => passes(target, filter, true)),
		);
	return ownersOf(elementsOf(hint), targets).filter(
		(target) =>
			hint.kind === "css" || rowFilters(hint.filters).every((filter) => passes(target, filter)),
	);
}

/** Only the best kind of match counts: an exact label beats a label that contains the words. */
function byWords<T extends Hinted>(words: string, targets: readonly T[]): readonly T[] {
	const graded = targets.map((target) => ({ target, grade: gradeOf(target, words) }));
	const best = Math.min(...graded.map(({ grade }) => grade));
	if (best === Number.POSITIVE_INFINITY) return [];
	return graded.filter(({ grade }) => grade === best).map(({ target }) => target);
}

function gradeOf({ element, standIn }: Hinted, words: string): number {
	const texts = [
		nameOf(element),
		...labelsOf(element).map((label) => visibleText(label)),
		standIn ? visibleText(standIn, { chars: 400 }) : visibleText(element, { chars: 400 }),
		purposeOf(element),
		clean(placeholderOf(element)),
		testIdOf(element) ?? "",
	];
	const grades = texts.map((text, index) => {
		const grade = labelGrade(text, words);
		// The accessible name first, then what is seen, then what only hints at the purpose.
		return grade === undefined ? Number.POSITIVE_INFINITY : grade * 10 + Math.min(index, 3);
	});
	return Math.min(...grades);
}

function elementsOf(hint: Exclude<Hint, { kind: "words" | "role" }>): readonly Element[] {
	if (hint.kind === "css") return quietly(hint.css);
	const all =
		hint.kind === "id" ? quietly(`#${CSS.escape(hint.id)}`) : quietly(tagSelector(hint.tag));
	const own = hint.filters.filter((filter) => filter.field !== "near");
	return all.filter((element) => own.every((filter) => holds(element, filter)));
}

function tagSelector(tag: string): string {
	return tag === "*" ? "*" : CSS.escape(tag);
}

function quietly(css: string): readonly Element[] {
	const found = findAll(css);
	return "fault" in found ? [] : found.elements;
}

function rowFilters(filters: readonly Filter[]): readonly Filter[] {
	return filters.filter((filter) => filter.field === "near");
}

function holds(element: Element, filter: Filter): boolean {
	switch (filter.field) {
		case "text":
			return [visibleText(element), nameOf(element)].some((text) => compares(text, filter));
		default: {
			const value = attr(element, filter.field);
			if (value === null) return false;
			// Attribute values are exact: no folding of case.
			if (filter.test === "has") return true;
			return filter.test === "equals" ? value === filter.value : value.includes(filter.value);
		}
	}
}

function compares(text: string, filter: Filter): boolean {
	const have = folded(text);
	const want = folded(filter.value);
	if (filter.test === "has") return have !== "";
	return filter.test === "equals" ? have === want : have.includes(want);
}

function passes(target: Hinted, filter: Filter, byRole = false): boolean {
	// With a role, the name is the accessible one; with a tag, it is the attribute.
	if (filter.field === "name" && byRole) return compares(nameOf(target.element), filter);
	if (filter.field !== "near") return holds(target.element, filter);
	const { row, group, heading, dialog, column, section } = target.near();
	return [row, group, heading, dialog, column, section].some(
		(text) => text !== undefined && compares(text, filter),
	);
}

/**
 * Targets the elements belong to: the target itself, the one it is part of, the control a label speaks for, or the only
 * target inside it.
 */
function ownersOf<T extends Hinted>(
	elements: readonly Element[],
	targets: readonly T[],
): readonly T[] {
	const owners = new Set<T>();
	for (const element of elements) {
		const exact = targets.find((each) => each.element === element || each.standIn === element);
		const labelled = exact ?? targets.find((each) => labelsOf(each.element).includes(element));
		const around =
			labelled ?? targets.findLast((each) => flatContains(each.standIn ?? each.element, element));
		const inside = around ? [around] : targets.filter((each) => isInside(each, element));
		if (inside.length === 1 && inside[0]) owners.add(inside[0]);
	}
	return targets.filter((target) => owners.has(target));
}

function isInside(target: Hinted, element: Element): boolean {
	return flatContains(element, target.standIn ?? target.element);
}
