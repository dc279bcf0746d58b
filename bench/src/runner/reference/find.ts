import type { Near, Observation, Target } from "@surehand/core";
import type { TargetQuery } from "./step.ts";

export type Found =
	| { readonly status: "found"; readonly target: Target }
	| { readonly status: "missing" | "ambiguous"; readonly detail: string };

/** The one target a query names. */
export function findTarget(observation: Observation, query: TargetQuery): Found {
	const fitting = observation.targets.filter((target) => fits(target, query));
	const chosen = query.nth === undefined ? fitting[0] : fitting[query.nth - 1];
	if (!chosen) return { status: "missing", detail: describe(query, fitting.length) };
	return fitting.length > 1 && query.nth === undefined
		? { status: "ambiguous", detail: describe(query, fitting.length) }
		: { status: "found", target: chosen };
}

function fits(target: Target, query: TargetQuery): boolean {
	return (
		(query.role === undefined || target.role === query.role) &&
		(query.name === undefined || fold(target.name) === fold(query.name)) &&
		(query.part === undefined || fold(target.name).includes(fold(query.part))) &&
		(query.near === undefined || surroundings(target.near).includes(fold(query.near))) &&
		(query.frame === undefined || target.frame?.includes(query.frame) === true) &&
		fitsState(target, query)
	);
}

function fitsState(target: Target, query: TargetQuery): boolean {
	return (
		(query.value === undefined || target.value === query.value) &&
		(query.checked === undefined || target.checked === query.checked) &&
		(query.expanded === undefined || target.expanded === query.expanded) &&
		(query.pressed === undefined || target.pressed === query.pressed) &&
		(query.disabled === undefined || (target.disabled ?? false) === query.disabled)
	);
}

function surroundings(near: Near): string {
	const { row, group, heading, dialog, column, section } = near;
	return fold([row, group, heading, dialog, column, section].filter(Boolean).join(" "));
}

function fold(text: string): string {
	return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

function describe(query: TargetQuery, count: number): string {
	return `${count} targets fit ${JSON.stringify(query)}`;
}
