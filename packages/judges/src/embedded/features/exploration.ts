import type { Option, Scene } from "../reading/scene.ts";
import { containsPhrase, wordsOf } from "../words.ts";
import type { Feature } from "./feature.ts";

/** When nothing on the page is what the clause names: is this a way to it? All fade as a real match appears. */
export const explorationFeatures: readonly Feature[] = [
	{
		name: "way",
		prior: 6.5,
		of: (option, scene) => (1 - scene.best) * ofRow(option) * wayOf(option, scene),
	},
	{ name: "way_related", prior: 2.5, of: (option, scene) => (1 - scene.best) * relatedWay(option) },
	{
		name: "way_paging",
		prior: 3,
		of: (option, scene) => (1 - scene.best) * pagingWay(option, scene),
	},
	{
		name: "way_usual",
		prior: 5,
		of: (option, scene) => (1 - scene.best) * ofRow(option) * usualWay(option, scene),
	},
	{
		name: "way_within",
		prior: 7,
		of: (option, scene) => (1 - scene.best) * withinWay(option, scene),
	},
	{
		name: "idle_control",
		prior: -2,
		of: ({ candidate: { target, action } }) => (target || action.kind === "dialog" ? 0 : 1),
	},
	{
		name: "offscreen",
		prior: 9,
		of: (option, scene) => (1 - scene.best) * leadsToOffscreen(option, scene),
	},
	{
		name: "loading",
		prior: 8,
		of: ({ gear }, { context }) =>
			gear === "wait" && context.observation.readiness === "loading" ? 1 : 0,
	},
	{
		name: "dead_end",
		prior: 4,
		of: ({ gear }, { context }) => (gear === "back" && context.observation.failure ? 1 : 0),
	},
];

/** A control of one row leads on for that row only. */
function ofRow({ candidate, match }: Option): number {
	if (candidate.target?.near.row === undefined) return 1;
	return match.rest + match.known + match.row >= 0.3 ? 1 : 0.2;
}

/** Concepts whose controls lead on when the target is not in sight. */
const LEADS: Readonly<Record<string, number>> = {
	menu: 0.6,
	load_more: 0.6,
	expand: 0.6,
	next: 0.45,
	continue: 0.45,
	advanced: 0.4,
	settings: 0.4,
	filter: 0.3,
	search: 0.3,
	account: 0.3,
	profile: 0.3,
	edit: 0.25,
	view: 0.25,
	help: 0.1,
	home: 0.1,
	dashboard: 0.15,
};

/** Where a thing is usually kept: concepts asked for, and concepts whose controls lead there. */
const KEPT_IN: readonly (readonly [asked: readonly string[], leads: readonly string[]])[] = [
	[
		["checkout", "place_order", "pay"],
		["cart", "checkout", "continue", "next", "payment", "shipping"],
	],
	[
		["payment", "coupon", "shipping"],
		["cart", "checkout"],
	],
	[
		["sign_out", "profile", "account", "password", "avatar"],
		["account", "profile", "menu", "settings", "avatar"],
	],
	[
		["sign_in", "sign_up"],
		["account", "profile", "menu", "sign_in", "sign_up", "home"],
	],
	[
		[
			"theme",
			"dark",
			"light",
			"language",
			"time_zone",
			"notifications",
			"privacy",
			"email",
			"username",
			"name",
			"currency",
		],
		["settings", "profile", "account", "menu"],
	],
	[
		["delete", "edit", "duplicate", "move", "archive", "share", "copy", "export", "save_as"],
		["menu", "load_more", "settings"],
	],
	[
		["filter", "sort", "category", "price"],
		["filter", "sort", "search", "advanced"],
	],
	[
		["help", "contact", "terms"],
		["menu", "about_us", "help"],
	],
	[
		["create", "add"],
		["create", "add", "menu"],
	],
];

function keeps(asked: ReadonlySet<string>, offered: ReadonlySet<string>): boolean {
	return KEPT_IN.some(
		([things, leads]) => things.some((id) => asked.has(id)) && leads.some((id) => offered.has(id)),
	);
}

/** How promising a control is as a way on, 0 to 1, whatever is looked for. */
export function wayOf(option: Option, { context }: Scene): number {
	const { gear, candidate, label } = option;
	const { target, action } = candidate;
	if (action.kind === "scroll")
		return action.direction === "down" || action.direction === "right"
			? target
				? 0.25
				: 0.35
			: 0.1;
	if (action.kind === "back") return context.history.length > 0 ? 0.15 : 0;
	if (!target || action.kind !== "click") return 0;
	let lead =
		gear === "tab"
			? 0.4
			: gear === "disclosure"
				? 0.5
				: gear === "menuitem"
					? 0.25
					: gear === "link"
						? 0.12
						: 0.05;
	if (target.hasPopup !== undefined || target.expanded === false) lead = Math.max(lead, 0.65);
	if (
		target.expanded === true ||
		target.selected === true ||
		(target.current !== undefined && target.current !== "false")
	)
		return 0;
	for (const id of label.concepts.set) lead = Math.max(lead, LEADS[id] ?? 0);
	return lead;
}

/** Its words or what stands around it touch what is looked for. */
function relatedWay({ match, gear, candidate }: Option): number {
	if (!candidate.target || candidate.action.kind !== "click" || gear === "toggle") return 0;
	return Math.max(
		match.known,
		0.7 * match.rest,
		0.8 * match.hints,
		0.5 * match.like,
		0.6 * match.precision,
	);
}

/** What a value is to be set in stands here, and pressing it may show its choices. */
function withinWay({ candidate, match, gear }: Option, { need }: Scene): number {
	if (candidate.action.kind !== "click" || gear === "native" || need.value === undefined) return 0;
	const opens =
		gear === "combo" ||
		candidate.target?.hasPopup !== undefined ||
		candidate.target?.expanded === false;
	return match.within * (opens ? 1 : 0.5);
}

/** A named thing may be among the entries not loaded yet. */
function pagingWay({ candidate, label }: Option, { need }: Scene): number {
	if (candidate.action.kind !== "click" || need.units.length + need.rowUnits.length === 0) return 0;
	return label.concepts.set.has("load_more") ||
		label.concepts.set.has("next") ||
		label.concepts.set.has("continue")
		? 1
		: 0;
}

/** Such things are usually kept behind a control like this. */
function usualWay({ candidate, label }: Option, { need }: Scene): number {
	if (!candidate.target || candidate.action.kind !== "click") return 0;
	const asked = new Set([...need.verbConcepts, ...need.concepts]);
	return keeps(asked, label.concepts.set) ? 1 : 0;
}

/** The labels known to lie out of view name what is looked for. */
function leadsToOffscreen({ candidate: { action } }: Option, { context, need }: Scene): number {
	if (action.kind !== "scroll") return 0;
	const { above, below } = context.observation.offscreen;
	const lying = action.direction === "down" ? below : action.direction === "up" ? above : [];
	return lying.some(
		(text) =>
			need.names.some((name) => containsPhrase(text, name)) ||
			(need.value !== undefined && wordsOf(text).folded === wordsOf(need.value).folded),
	)
		? 1
		: 0;
}
