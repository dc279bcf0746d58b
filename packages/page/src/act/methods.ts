/** Methods called through their prototypes: a form's fields may shadow them on the form itself. */
const call = Function.prototype.call;

export const scrollBy: (element: Element, options: ScrollToOptions) => void = call.bind(
	Element.prototype.scrollBy,
);
export const scrollIntoView: (element: Element, options: ScrollIntoViewOptions) => void = call.bind(
	Element.prototype.scrollIntoView,
);

const innerText = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "innerText")?.get;

/** Text as shown: the line ends of an editor are in no text node. */
export function shownTextOf(element: HTMLElement): string {
	return String(innerText?.call(element) ?? "");
}
