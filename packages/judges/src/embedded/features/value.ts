import type { Verb } from "@surehand/core";
import type { Option, Scene } from "../reading/scene.ts";
import type { Feature } from "./feature.ts";
import { isEntered } from "./order.ts";

/** Does the value belong there? */
export const valueFeatures: readonly Feature[] = [
	{ name: "own_value", prior: 1.2, of: ({ value }) => value.own },
	{
		name: "field",
		prior: 2.2,
		of: ({ value, candidate }) => (candidate.action.kind === "fill" ? value.field : 0),
	},
	{
		name: "searching",
		prior: 1.6,
		of: ({ value }, { need }) =>
			need.verb === "search" || need.verb === "filter" ? value.searching : -0.3 * value.searching,
	},
	{ name: "format", prior: 0.8, of: ({ value }) => value.format },
	{ name: "option", prior: 2.6, of: ({ value }) => value.option },
	{
		name: "option_field",
		prior: 1.2,
		of: ({ value, candidate }) =>
			candidate.action.kind === "select" ? value.field * value.option : 0,
	},
	{ name: "wrong_option", prior: -5, of: wrongOption },
	{ name: "foreign_value", prior: -1.5, of: foreignValue },
	{ name: "value_missing", prior: -0.8, of: ({ candidate }) => (candidate.valueMissing ? 1 : 0) },
	{ name: "bag_due", prior: 3, of: bagDue },
	{ name: "value_entered", prior: -3, of: valueEntered },
	{ name: "only_field", prior: 1.0, of: onlyField },
];

/** Another option of a list than the one named. */
function wrongOption({ candidate, value }: Option): number {
	return candidate.action.kind === "select" ? 1 - value.option : 0;
}

/** Text the clause does not speak of, into a field nobody named. */
function foreignValue({ candidate, value }: Option): number {
	return candidate.action.kind === "fill" && !candidate.valueMissing
		? (1 - value.own) * (1 - value.field)
		: 0;
}

const WHOLE_FORM: ReadonlySet<Verb> = new Set([
	"sign_in",
	"register",
	"checkout",
	"submit",
	"search",
	"add",
	"create",
	"check",
]);

/** A value handed over for this very field, while its form is to be sent. */
function bagDue({ candidate, value }: Option, { context, need }: Scene): number {
	if (
		candidate.action.kind !== "fill" ||
		candidate.value?.key === undefined ||
		!WHOLE_FORM.has(need.verb)
	)
		return 0;
	return value.field >= 0.75 && !isEntered(candidate, context) ? 1 : 0;
}

/** The text stands in another field already. */
function valueEntered({ candidate }: Option, { context }: Scene): number {
	return candidate.action.kind === "fill" && isEntered(candidate, context) ? 1 : 0;
}

/** The one place to type on the page takes the clause's own text, whatever it is called. */
function onlyField({ candidate, value }: Option, { fields }: Scene): number {
	return candidate.action.kind === "fill" && value.own >= 0.9 && fields === 1 ? 1 : 0;
}
