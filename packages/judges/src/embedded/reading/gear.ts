import type { Candidate, Verb } from "@surehand/core";

/** What kind of thing a candidate does, as a person would sort the controls of a page. */
export type Gear =
	| "fill"
	| "fill_search"
	| "select"
	| "check"
	| "toggle"
	| "radio"
	| "option"
	| "tab"
	| "link"
	| "button"
	| "menuitem"
	| "combo"
	| "field"
	| "disclosure"
	| "cell"
	| "bare"
	| "slider"
	| "double"
	| "right"
	| "hover"
	| "press"
	| "scroll"
	| "drag"
	| "upload"
	| "dialog"
	| "back"
	| "wait"
	/** Pressing a native list shows nothing that could be read: its options are chosen directly. */
	| "native"
	| "tab_switch";

const ROLE_GEARS: Readonly<Record<string, Gear>> = {
	link: "link",
	button: "button",
	tab: "tab",
	option: "option",
	radio: "radio",
	menuitemradio: "radio",
	checkbox: "toggle",
	switch: "toggle",
	menuitemcheckbox: "toggle",
	menuitem: "menuitem",
	treeitem: "menuitem",
	combobox: "combo",
	listbox: "combo",
	textbox: "field",
	searchbox: "field",
	spinbutton: "field",
	row: "cell",
	cell: "cell",
	gridcell: "cell",
	listitem: "cell",
	columnheader: "cell",
	rowheader: "cell",
	slider: "slider",
};

export function gearOf({ action, target }: Candidate): Gear {
	if (action.kind === "fill")
		return target?.role === "searchbox" || target?.inputType === "search" ? "fill_search" : "fill";
	if (action.kind === "tab") return "tab_switch";
	if (action.kind !== "click") return action.kind;
	if (action.count === 2) return "double";
	if (action.button === "right") return "right";
	if (target?.tag === "select") return "native";
	if (target?.tag === "summary") return "disclosure";
	return ROLE_GEARS[target?.role ?? ""] ?? "bare";
}

type Fits = Readonly<Partial<Record<Gear, number>>>;

const PRESSING: Fits = {
	button: 1,
	link: 0.8,
	menuitem: 0.9,
	tab: 0.6,
	bare: 0.5,
	disclosure: 0.4,
	cell: 0.3,
	option: 0.4,
	radio: 0.3,
	toggle: 0.2,
	check: 0,
	press: 0,
	dialog: 0.6,
	field: -0.6,
	combo: 0,
	slider: -0.5,
};
const OPENING: Fits = {
	link: 1,
	tab: 1,
	menuitem: 0.9,
	button: 0.8,
	disclosure: 0.9,
	cell: 0.7,
	bare: 0.6,
	combo: 0.5,
	option: 0.4,
	toggle: -0.4,
	check: -0.5,
	radio: -0.3,
	field: -0.5,
	slider: -0.6,
	tab_switch: 0.6,
	back: -0.4,
};
const CHOOSING: Fits = {
	select: 1,
	option: 1,
	radio: 1,
	check: 0.7,
	toggle: 0.6,
	menuitem: 0.9,
	tab: 0.7,
	combo: 0.4,
	cell: 0.6,
	button: 0.5,
	bare: 0.5,
	link: 0.5,
	slider: 0.2,
	fill: -0.1,
	fill_search: -0.2,
	field: -0.3,
	disclosure: 0.2,
};

/** How well a kind of control serves a verb: 1 just the thing, 0 neutral, −1 out of place. Absent: −0.7. */
const FITS: Readonly<Partial<Record<Verb, Fits>>> = {
	open: OPENING,
	press: {
		...PRESSING,
		link: 0.9,
		bare: 0.7,
		tab: 0.8,
		option: 0.6,
		radio: 0.6,
		toggle: 0.6,
		check: 0.6,
		cell: 0.6,
		disclosure: 0.8,
		press: 0.4,
		field: 0,
		combo: 0.4,
		select: 0.2,
	},
	fill: {
		fill: 1,
		fill_search: 0.8,
		combo: 0.1,
		field: 0.1,
		select: 0.4,
		slider: 0.5,
		press: -0.2,
	},
	search: {
		fill_search: 1,
		fill: 0.7,
		select: 0.3,
		button: 0.6,
		press: 0.5,
		link: 0.2,
		combo: 0.2,
		menuitem: 0.2,
		option: 0.4,
		bare: 0.2,
		check: -0.2,
	},
	select: CHOOSING,
	check: {
		check: 1,
		toggle: 1,
		radio: 0.8,
		option: 0.6,
		menuitem: 0.6,
		button: 0.5,
		bare: 0.5,
		select: 0.6,
		link: 0.2,
		cell: 0.3,
		combo: 0.1,
		tab: 0.2,
	},
	uncheck: {
		check: 1,
		toggle: 1,
		radio: 0.2,
		option: 0.6,
		menuitem: 0.6,
		button: 0.5,
		bare: 0.5,
		select: 0.5,
		link: 0.2,
		cell: 0.3,
	},
	add: {
		...PRESSING,
		fill: 0.5,
		fill_search: 0.1,
		press: 0.3,
		select: 0.2,
		check: 0.2,
		toggle: 0.3,
	},
	create: { ...PRESSING, fill: 0.5, press: 0.3, select: 0.2, check: 0.1 },
	remove: { ...PRESSING, bare: 0.6, check: -0.2, select: -0.4, fill: -0.8 },
	edit: { ...PRESSING, fill: 0.6, select: 0.5, double: 0.6, check: 0.1 },
	complete: { ...PRESSING, check: 1, toggle: 1, bare: 0.6, select: 0.3, option: 0.5 },
	submit: { ...PRESSING, press: 0.3, fill: 0.1, select: 0, check: -0.1 },
	sign_in: { ...PRESSING, fill: 0.6, press: 0.2, check: -0.2 },
	sign_out: PRESSING,
	register: { ...PRESSING, fill: 0.6, select: 0.4, check: 0.2, press: 0.1 },
	checkout: { ...PRESSING, fill: 0.6, select: 0.4, check: 0.2, press: 0.1 },
	sort: {
		select: 1,
		button: 0.8,
		cell: 0.8,
		link: 0.7,
		option: 0.9,
		radio: 0.8,
		menuitem: 0.9,
		combo: 0.6,
		bare: 0.6,
		tab: 0.5,
		toggle: 0.3,
		check: 0.2,
	},
	filter: {
		select: 0.9,
		check: 0.9,
		toggle: 0.9,
		radio: 0.9,
		option: 0.9,
		button: 0.7,
		link: 0.7,
		tab: 0.7,
		menuitem: 0.7,
		fill: 0.5,
		fill_search: 0.6,
		combo: 0.5,
		bare: 0.4,
		slider: 0.3,
		press: 0.2,
	},
	accept: { ...PRESSING, dialog: 1, check: 0.3, toggle: 0.3 },
	refuse: { ...PRESSING, dialog: 1, check: 0.1 },
	key: { press: 1, field: 0, bare: -0.2 },
	scroll: { scroll: 1 },
	hover: { hover: 1, bare: -0.1, button: -0.2, link: -0.3 },
	drag: { drag: 1, slider: 0.2 },
	upload: { upload: 1, button: 0.5, bare: 0.3, link: 0.2 },
	download: { ...PRESSING, link: 1 },
	double_click: { double: 1, button: -0.1, bare: -0.1, link: -0.2 },
	right_click: { right: 1, button: -0.1, bare: -0.1 },
	back: { back: 1, link: 0.7, button: 0.7, bare: 0.3 },
	wait: { wait: 1 },
	close: { ...PRESSING, tab_switch: 0.6, dialog: 0.6 },
	expand: {
		disclosure: 1,
		button: 0.9,
		menuitem: 0.8,
		link: 0.6,
		bare: 0.6,
		tab: 0.5,
		combo: 0.6,
		cell: 0.5,
	},
	collapse: { disclosure: 1, button: 0.9, menuitem: 0.8, link: 0.6, bare: 0.6, cell: 0.5 },
	play: { ...PRESSING, bare: 0.7 },
	do: {
		button: 0.6,
		link: 0.5,
		tab: 0.4,
		menuitem: 0.5,
		option: 0.4,
		radio: 0.4,
		toggle: 0.3,
		check: 0.4,
		select: 0.5,
		fill: 0.4,
		fill_search: 0.4,
		bare: 0.4,
		cell: 0.2,
		disclosure: 0.4,
		combo: 0.2,
		press: 0.1,
	},
	read: { link: 0.2, tab: 0.3, disclosure: 0.3, button: 0 },
	keep: {},
};
/** Not out of place with any verb, only of no use by themselves. */
const CONTROLS: ReadonlySet<Gear> = new Set(["scroll", "back", "wait", "press", "tab_switch"]);
const OUT_OF_PLACE = -0.7;

export function gearFit(verb: Verb, gear: Gear): number {
	return FITS[verb]?.[gear] ?? (CONTROLS.has(gear) ? 0 : OUT_OF_PLACE);
}
