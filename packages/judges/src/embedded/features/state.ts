import type { Verb } from "@surehand/core";
import type { Option, Scene } from "../reading/scene.ts";
import type { Feature } from "./feature.ts";

/** Is it in a state in which the act makes sense? */
export const stateFeatures: readonly Feature[] = [
	{ name: "holds", prior: -4.5, of: (option, scene) => (holdsAlready(option, scene) ? 1 : 0) },
	{ name: "wrong_way", prior: -5, of: (option, scene) => (wrongWay(option, scene) ? 1 : 0) },
	{ name: "disabled", prior: -5, of: ({ candidate }) => (candidate.target?.disabled ? 1 : 0) },
	{
		name: "read_only",
		prior: -3,
		of: ({ candidate }) => (candidate.action.kind === "fill" && candidate.target?.readonly ? 1 : 0),
	},
	{
		name: "covered",
		prior: -1.2,
		of: ({ candidate }) => (candidate.target?.coveredBy === undefined ? 0 : 1),
	},
	{
		name: "dialog_open",
		prior: 3,
		of: ({ candidate }, { context }) =>
			context.observation.dialog && candidate.action.kind === "dialog" ? 1 : 0,
	},
];

const TURNS_ON: ReadonlySet<Verb> = new Set([
	"check",
	"select",
	"open",
	"expand",
	"complete",
	"filter",
	"sort",
]);

const MAY_COLLAPSE: ReadonlySet<Verb> = new Set([
	"collapse",
	"press",
	"close",
	"uncheck",
	"do",
	"refuse",
]);

/** What is asked holds already: doing it again would change nothing or undo it. */
export function holdsAlready({ candidate, value }: Option, { need }: Scene): boolean {
	const { action, target } = candidate;
	if (!target) return false;
	if (action.kind === "fill")
		return (
			!target.sensitive &&
			target.value !== undefined &&
			target.value !== "" &&
			target.value === action.text
		);
	if (action.kind === "select")
		return (
			target.options?.some((option) => option.selected && action.options.includes(option.label)) ===
				true && value.option > 0
		);
	if (action.kind === "check") return target.checked === action.checked;
	if (action.kind !== "click") return false;
	if (need.verb === "collapse") return target.expanded === false;
	if (need.verb === "uncheck") return target.checked === false || target.pressed === false;
	if (target.expanded === true && target.role !== "tab" && !MAY_COLLAPSE.has(need.verb))
		return true;
	if (!TURNS_ON.has(need.verb)) return false;
	return (
		target.checked === true ||
		target.selected === true ||
		target.pressed === true ||
		(target.current !== undefined && target.current !== "false")
	);
}

/** Turning on what is to be turned off, or the reverse. */
function wrongWay({ candidate: { action, target } }: Option, { need }: Scene): boolean {
	if (action.kind !== "check" || target?.role === "radio") return false;
	if (need.verb === "uncheck") return action.checked;
	return !action.checked && need.verb !== "press" && need.verb !== "do" && need.verb !== "remove";
}
