/** What a driver reads from a surface: text plus addressable targets, never pixels. Plain JSON, immutable. */
export interface Observation {
	readonly url: string;
	readonly title: string;
	/** BCP 47 tag the document declares, empty when it declares none. */
	readonly lang: string;
	/** `loading`: the document is not complete, or the page itself says it is busy. */
	readonly readiness: "ready" | "loading";
	/** Visible text, main content first, at most `Limits.textChars` (head + tail when longer). */
	readonly text: string;
	readonly headings: readonly string[];
	/** Texts of alert and status regions, toasts and field errors visible now. */
	readonly messages: readonly Message[];
	readonly targets: readonly Target[];
	/** A JavaScript dialog that is open and blocks the page. */
	readonly dialog?: PendingDialog;
	/** The browser's own error page, or a document the server answered with status >= 400. */
	readonly failure?: PageFailure;
	/** What is chosen now: checked, selected, pressed, current. At most `Limits.selectedOptions`. */
	readonly selected: readonly string[];
	readonly offscreen: { readonly above: readonly string[]; readonly below: readonly string[] };
	readonly scroll: ScrollState;
	/** Every open tab of the surface in opening order; exactly one is active. */
	readonly tabs: readonly {
		readonly url: string;
		readonly title: string;
		readonly active: boolean;
	}[];
	/** What was not read or was cut. "No such control" is never concluded from an area listed here. */
	readonly blindSpots: readonly BlindSpot[];
}

export interface Message {
	readonly kind: "alert" | "status" | "field_error";
	readonly text: string;
}

export interface PendingDialog {
	readonly kind: "alert" | "confirm" | "prompt" | "beforeunload";
	readonly message: string;
	readonly defaultValue?: string;
}

export interface PageFailure {
	/** HTTP status of the main document, absent for a network error. */
	readonly status?: number;
	/** Browser error code such as `ERR_CONNECTION_REFUSED`. */
	readonly code?: string;
	readonly text: string;
}

/** Scroll offsets and sizes in CSS pixels. */
export interface ScrollState {
	readonly y: number;
	readonly height: number;
	readonly viewportHeight: number;
}

export type BlindSpotKind =
	| "frame"
	| "closed_shadow"
	| "canvas"
	| "plugin"
	| "targets_cut"
	| "text_cut"
	| "options_cut"
	| "virtual_list";

export interface BlindSpot {
	readonly kind: BlindSpotKind;
	readonly detail: string;
	/** How many things were left out, where it is known. */
	readonly count?: number;
}

/** What may be done to a target. */
export type Operation =
	| "click"
	| "double_click"
	| "right_click"
	| "hover"
	| "fill"
	| "select"
	| "check"
	| "drag"
	| "upload"
	| "scroll"
	| "press";

/** One actionable thing in one observation. */
export interface Target {
	/** Address inside this observation only, such as `t12`. Never kept across steps. */
	readonly ref: string;
	/** Identity across steps: role + name + test id/id + frame + near. Equal keys mean look-alikes. */
	readonly key: string;
	/** ARIA role, explicit before implicit; `generic` for a bare clickable. */
	readonly role: string;
	/** Accessible name, NFKC, white space folded; empty when it has none. */
	readonly name: string;
	readonly description?: string;
	readonly placeholder?: string;
	/** Lower-case tag name, such as `button`. */
	readonly tag: string;
	/** `type` of an input, lower case. */
	readonly inputType?: string;
	/** Current value; for a sensitive target only `•` repeated once per character. */
	readonly value?: string;
	readonly checked?: boolean | "mixed";
	readonly selected?: boolean;
	readonly expanded?: boolean;
	readonly pressed?: boolean | "mixed";
	readonly current?: string;
	readonly invalid?: boolean;
	readonly required?: boolean;
	readonly readonly?: boolean;
	readonly disabled?: boolean;
	readonly href?: string;
	/** Native or open custom options. */
	readonly options?: readonly TargetOption[];
	readonly multiple?: boolean;
	/** Field whose value must not be shown: password, card security code, one-time code, or filled with a secret. */
	readonly sensitive?: boolean;
	readonly autocomplete?: string;
	readonly pattern?: string;
	readonly min?: string;
	readonly max?: string;
	readonly step?: string;
	readonly maxLength?: number;
	readonly hasPopup?: string;
	readonly testId?: string;
	readonly id?: string;
	/** `name` attribute of a form control. */
	readonly fieldName?: string;
	/** Identifier of the form (or form-like group) it belongs to, stable inside one document. */
	readonly form?: string;
	/** Pressing it submits its form. */
	readonly submits?: boolean;
	/** Text around it that tells it from its look-alikes. */
	readonly near: Near;
	/** Frame path, absent in the top document. */
	readonly frame?: string;
	readonly operations: readonly Operation[];
	/** In `main`, `article` or a dialog, outside `nav`, `header`, `footer`, `aside`. */
	readonly mainContent: boolean;
	readonly visibility: "in_view" | "above" | "below" | "left" | "right";
	/** Name of what covers its click point now. */
	readonly coveredBy?: string;
	/** Box in CSS pixels of the top viewport; for order and comparison only. */
	readonly box?: {
		readonly x: number;
		readonly y: number;
		readonly width: number;
		readonly height: number;
	};
	/** Inside a modal dialog or popover that is on top. */
	readonly onTop?: boolean;
	/**
	 * Why a bare element is offered: `listener`, `cursor`, `tabindex`, `onclick`, `label`; `drag`, `drop`, `hover`,
	 * `cell` and `scroll` name what it is for besides pressing.
	 */
	readonly hint?: string;
}

export interface TargetOption {
	readonly label: string;
	readonly value: string;
	readonly selected: boolean;
	readonly disabled?: boolean;
}

/** Context of a target. Only what distinguishes; every text at most 120 characters. */
export interface Near {
	/** Text of the table row, list item or card it stands in, without its own name. */
	readonly row?: string;
	/** Legend of its fieldset or label of its group. */
	readonly group?: string;
	readonly heading?: string;
	/** Name of the dialog it is in. */
	readonly dialog?: string;
	/** Column header, for a cell. */
	readonly column?: string;
	/** Landmark or section label. */
	readonly section?: string;
	/** 1-based place among the items of its row's list, and how many there are. */
	readonly index?: number;
	readonly of?: number;
}
