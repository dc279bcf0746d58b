/** What shows now and did not before: how a pop-up is recognised when nothing names it. */
import { boxOf, checkVisibility, doc, flatParentOf, queryAll, shadowRootOf } from "../../dom.ts";

const MOST = 30_000;

/** Everything that takes room on the page and is not hidden. */
export function shownElements(): Set<Element> {
	const shown = new Set<Element>();
	const visit = (root: Document | ShadowRoot): void => {
		for (const element of queryAll(root, "*")) {
			if (shown.size > MOST) return;
			if (isShown(element)) shown.add(element);
			const inner = shadowRootOf(element);
			if (inner) visit(inner);
		}
	};
	visit(doc);
	return shown;
}

export function isShown(element: Element): boolean {
	const { width, height, right, bottom } = boxOf(element);
	if (width < 1 || height < 1 || right <= 0 || bottom + scrollY <= 0) return false;
	return checkVisibility(element, { visibilityProperty: true, opacityProperty: true });
}

/** Outermost elements that appeared since. */
export function appearedSince(before: ReadonlySet<Element>): Element[] {
	const fresh = new Set([...shownElements()].filter((element) => !before.has(element)));
	return [...fresh].filter((element) => {
		const parent = flatParentOf(element);
		return parent === null || !fresh.has(parent);
	});
}

export function vanishedSince(before: ReadonlySet<Element>): boolean {
	return [...before].some((element) => !isShown(element));
}

/** Pixels between two boxes, 0 when they touch. */
export function gapBetween(a: Element, b: Element): number {
	const [one, other] = [boxOf(a), boxOf(b)];
	const x = Math.max(0, other.left - one.right, one.left - other.right);
	const y = Math.max(0, other.top - one.bottom, one.top - other.bottom);
	return Math.hypot(x, y);
}

/** Stands wholly within the box of the other. */
export function isWithin(inner: Element, outer: Element): boolean {
	const [a, b] = [boxOf(inner), boxOf(outer)];
	const near = 2;
	return (
		a.left >= b.left - near &&
		a.right <= b.right + near &&
		a.top >= b.top - near &&
		a.bottom <= b.bottom + near
	);
}
