/** Names one target of an observation. Every field given has to fit. */
export interface TargetQuery {
	readonly role?: string;
	/** Whole accessible name; case and white space do not count. */
	readonly name?: string;
	/** Part of the accessible name. */
	readonly part?: string;
	/** Part of the text around it: row, group, heading, dialog, column or section. */
	readonly near?: string;
	readonly frame?: string;
	readonly value?: string;
	readonly checked?: boolean;
	readonly expanded?: boolean;
	readonly pressed?: boolean;
	readonly disabled?: boolean;
	/** 1-based place among all that fit, in page order; without it exactly one has to fit. */
	readonly nth?: number;
}

/** One hand-written step, carried out through the product's own observation and actions. */
export interface ReferenceStep {
	readonly act:
		| "click"
		| "double_click"
		| "hover"
		| "fill"
		| "select"
		| "check"
		| "uncheck"
		| "press"
		| "scroll"
		| "drag"
		| "upload"
		| "dialog"
		| "tab"
		| "wait_for";
	/** Absent for the focused element, the page, or a dialog. */
	readonly target?: TargetQuery;
	/** Text, option label, key, scroll direction, file name, answer of a dialog, index of a tab. `{key}` takes a value. */
	readonly value?: string;
	/** Where a drag ends. */
	readonly to?: TargetQuery;
	/** Repeated until this is there, at most `times`. */
	readonly until?: TargetQuery;
	readonly times?: number;
	/** Milliseconds to let the page rest after the step, every time it is repeated. */
	readonly rest?: number;
}
