import type { Box, Look } from "../view/look.ts";

/** Why a bare element is taken for a control. */
export type Hint =
	| "listener"
	| "cursor"
	| "tabindex"
	| "onclick"
	| "label"
	| "drag"
	| "drop"
	| "hover"
	| "cell"
	| "scroll";

/** Something a person can act on, before it is described. */
export interface Control {
	/** What it is: carries role, name and state. */
	readonly element: Element;
	/** What shows of it and is pressed. */
	readonly look: Look;
	/** A control by its own markup, not by a guess from behaviour. */
	readonly semantic: boolean;
	readonly hint?: Hint;
	/** Box of what can be pressed, CSS pixels of this frame's viewport. */
	readonly box: Box;
	/** The same control in other words (link in a menu item, cell around a button): adds what this one does not say. */
	twin?: Element;
	/** Content that scrolls inside it. */
	readonly scrolls?: boolean;
}

/** The element to be pressed, when it is not the control itself. */
export function standInOf(control: Control): Element | undefined {
	return control.look.element === control.element ? undefined : control.look.element;
}
