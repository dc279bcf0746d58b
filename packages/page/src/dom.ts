import { getter, method } from "./own.ts";

/** The DOM through own references, and the tree as rendered: through open shadow roots and slots. */

const { Document: Doc, Element: El, HTMLElement: Html, Node: Nod, ShadowRoot: Shadow } = globalThis;

export const nodeTypeOf: (node: Node) => number = getter(Nod.prototype, "nodeType");
export const parentNodeOf: (node: Node) => Node | null = getter(Nod.prototype, "parentNode");
export const firstChildOf: (node: Node) => Node | null = getter(Nod.prototype, "firstChild");
export const nextSiblingOf: (node: Node) => Node | null = getter(Nod.prototype, "nextSibling");
export const baseUriOf: (node: Node) => string = getter(Nod.prototype, "baseURI");
export const isConnected: (node: Node) => boolean = getter(Nod.prototype, "isConnected");
export const textContentOf: (node: Node) => string | null = getter(Nod.prototype, "textContent");
export const rootNodeOf: (node: Node) => Node = method(Nod.prototype, "getRootNode");
export const dataOf: (node: Node) => string = getter(globalThis.CharacterData.prototype, "data");

/** Local name as written in the DOM: lower case for HTML elements. */
export const tagOf: (element: Element) => string = getter(El.prototype, "localName");
export const namespaceOf: (element: Element) => string | null = getter(
	El.prototype,
	"namespaceURI",
);
export const attr: (element: Element, name: string) => string | null = method(
	El.prototype,
	"getAttribute",
);
export const hasAttr: (element: Element, name: string) => boolean = method(
	El.prototype,
	"hasAttribute",
);
export const hasAttrs: (element: Element) => boolean = method(El.prototype, "hasAttributes");
export const attrNames: (element: Element) => string[] = method(El.prototype, "getAttributeNames");
export const boxOf: (element: Element) => DOMRect = method(El.prototype, "getBoundingClientRect");
export const boxesOf: (element: Element) => DOMRectList = method(El.prototype, "getClientRects");
export const matches: (element: Element, css: string) => boolean = method(El.prototype, "matches");
export const closestOf: (element: Element, css: string) => Element | null = method(
	El.prototype,
	"closest",
);
export const checkVisibility: (element: Element, options: CheckVisibilityOptions) => boolean =
	method(El.prototype, "checkVisibility");
export const scrollWidthOf: (element: Element) => number = getter(El.prototype, "scrollWidth");
export const scrollHeightOf: (element: Element) => number = getter(El.prototype, "scrollHeight");
export const clientWidthOf: (element: Element) => number = getter(El.prototype, "clientWidth");
export const clientHeightOf: (element: Element) => number = getter(El.prototype, "clientHeight");
export const clientLeftOf: (element: Element) => number = getter(El.prototype, "clientLeft");
export const clientTopOf: (element: Element) => number = getter(El.prototype, "clientTop");
export const scrollTopOf: (element: Element) => number = getter(El.prototype, "scrollTop");
export const scrollLeftOf: (element: Element) => number = getter(El.prototype, "scrollLeft");
const assignedSlotOf: (element: Element) => HTMLSlotElement | null = getter(
	El.prototype,
	"assignedSlot",
);
const textAssignedSlotOf: (text: Text) => HTMLSlotElement | null = getter(
	globalThis.Text.prototype,
	"assignedSlot",
);
const openRootOf: (element: Element) => ShadowRoot | null = getter(El.prototype, "shadowRoot");
const elementQuery: (element: Element, css: string) => NodeListOf<Element> = method(
	El.prototype,
	"querySelectorAll",
);
const documentQuery: (doc: Document, css: string) => NodeListOf<Element> = method(
	Doc.prototype,
	"querySelectorAll",
);
const fragmentQuery: (root: DocumentFragment, css: string) => NodeListOf<Element> = method(
	globalThis.DocumentFragment.prototype,
	"querySelectorAll",
);
const documentById: (doc: Document, id: string) => Element | null = method(
	Doc.prototype,
	"getElementById",
);
const fragmentById: (root: DocumentFragment, id: string) => Element | null = method(
	globalThis.DocumentFragment.prototype,
	"getElementById",
);
const assignedNodesOf: (slot: HTMLSlotElement) => Node[] = method(
	globalThis.HTMLSlotElement.prototype,
	"assignedNodes",
);
const hostOf: (root: ShadowRoot) => Element = getter(Shadow.prototype, "host");
const documentElementAt: (doc: Document, x: number, y: number) => Element | null = method(
	Doc.prototype,
	"elementFromPoint",
);
const documentElementsAt: (doc: Document, x: number, y: number) => Element[] = method(
	Doc.prototype,
	"elementsFromPoint",
);
const shadowElementAt: (root: ShadowRoot, x: number, y: number) => Element | null = method(
	Shadow.prototype,
	"elementFromPoint",
);
const documentElementGetter: (doc: Document) => Element | null = getter(
	Doc.prototype,
	"documentElement",
);
export const bodyOf: (doc: Document) => HTMLElement | null = getter(Doc.prototype, "body");
export const titleOf: (doc: Document) => string = getter(Doc.prototype, "title");
export const readyStateOf: (doc: Document) => DocumentReadyState = getter(
	Doc.prototype,
	"readyState",
);
export const activeElementOf: (doc: Document) => Element | null = getter(
	Doc.prototype,
	"activeElement",
);
export const scrollingElementOf: (doc: Document) => Element | null = getter(
	Doc.prototype,
	"scrollingElement",
);
export const isEditable: (element: HTMLElement) => boolean = getter(
	Html.prototype,
	"isContentEditable",
);
const computed = globalThis.getComputedStyle;
const propertyOf: (style: CSSStyleDeclaration, name: string) => string = method(
	globalThis.CSSStyleDeclaration.prototype,
	"getPropertyValue",
);

const ELEMENT = 1;
export const TEXT = 3;
const HTML_NS = "http://www.w3.org/1999/xhtml";
export const SVG_NS = "http://www.w3.org/2000/svg";

export const doc: Document = globalThis.document;

/** The document's root element; null only while the document is being replaced. */
export function documentElement(): Element | null {
	return documentElementGetter(doc);
}

export function isElement(node: Node | null): node is Element {
	return node !== null && nodeTypeOf(node) === ELEMENT;
}

export function isHtml(element: Element): element is HTMLElement {
	return namespaceOf(element) === HTML_NS;
}

/** Live computed style; read properties with `css`. */
export function styleOf(element: Element, pseudo?: "::before" | "::after"): CSSStyleDeclaration {
	return computed(element, pseudo);
}

/** Resolved value of one property, by its hyphenated name. */
export function css(style: CSSStyleDeclaration, property: string): string {
	return propertyOf(style, property);
}

/** Closed roots a driver handed over, by host. */
const adopted = new WeakMap<Element, ShadowRoot>();
let anyAdopted = false;

/** Makes closed shadow roots readable, as if they were open. */
export function adoptRoots(roots: readonly ShadowRoot[]): void {
	for (const root of roots) adopted.set(hostOf(root), root);
	anyAdopted = anyAdopted || roots.length > 0;
}

/** The open (or adopted) shadow root of an element. */
export function shadowRootOf(element: Element): ShadowRoot | null {
	return openRootOf(element) ?? (anyAdopted ? (adopted.get(element) ?? null) : null);
}

/** Children as rendered: of the shadow root, of the slot's assigned nodes, else the light children. */
export function flatChildrenOf(element: Element): Node[] {
	if (tagOf(element) === "slot" && isHtml(element)) {
		const assigned = assignedNodesOf(element as HTMLSlotElement);
		if (assigned.length > 0) return assigned;
	}
	const children: Node[] = [];
	const from = shadowRootOf(element) ?? element;
	for (let child = firstChildOf(from); child; child = nextSiblingOf(child)) children.push(child);
	return children;
}

/** Parent element as rendered, through slots and shadow hosts; null above the root element. */
export function flatParentOf(node: Node): Element | null {
	const slot =
		nodeTypeOf(node) === ELEMENT
			? assignedSlotOf(node as Element)
			: nodeTypeOf(node) === TEXT
				? textAssignedSlotOf(node as Text)
				: null;
	if (slot) return slot;
	const parent = parentNodeOf(node);
	if (isElement(parent)) return parent;
	return parent && isShadowRoot(parent) ? hostOf(parent) : null;
}

/** True when `node` is `ancestor` or is rendered inside it. */
export function flatContains(ancestor: Element, node: Node): boolean {
	for (let at: Node | null = node; at; at = flatParentOf(at)) if (at === ancestor) return true;
	return false;
}

/** Nearest element, itself included, for which `test` holds. */
export function flatClosest(
	element: Element | null,
	test: (element: Element) => boolean,
): Element | null {
	for (let at = element; at; at = flatParentOf(at)) if (test(at)) return at;
	return null;
}

function isShadowRoot(node: Node): node is ShadowRoot {
	return nodeTypeOf(node) === 11 && node instanceof Shadow;
}

/** Element with this id in the tree `near` stands in (ids do not cross shadow boundaries). */
export function byId(near: Node, id: string): Element | null {
	if (id === "") return null;
	const root = rootNodeOf(near);
	if (nodeTypeOf(root) === 9) return documentById(root as Document, id);
	return nodeTypeOf(root) === 11 ? fragmentById(root as DocumentFragment, id) : null;
}

/** Matches inside one tree, in its order; throws on a bad selector. */
export function queryAll(root: Node, selector: string): Element[] {
	const type = nodeTypeOf(root);
	if (type === 9) return Array.from(documentQuery(root as Document, selector));
	if (type === 11) return Array.from(fragmentQuery(root as DocumentFragment, selector));
	return Array.from(elementQuery(root as Element, selector));
}

/** Innermost element painted at a point of the viewport, through open shadow roots. */
export function elementAt(x: number, y: number): Element | null {
	let found = documentElementAt(doc, x, y);
	while (found) {
		const root = shadowRootOf(found);
		const inner = root ? shadowElementAt(root, x, y) : null;
		if (!inner || inner === found) return found;
		found = inner;
	}
	return found;
}

/** Every element at a point of the viewport, topmost first, not looking into shadow roots. */
export function elementsAt(x: number, y: number): Element[] {
	return documentElementsAt(doc, x, y);
}
