import type { Option, Scene } from "../reading/scene.ts";
import type { Feature } from "./feature.ts";

/** Does it stand where the clause says, and where people look? */
export const placeFeatures: readonly Feature[] = [
	{ name: "row", prior: 3, of: ({ match }) => match.row },
	{
		name: "other_row",
		prior: -2,
		of: otherRow,
	},
	{
		name: "ordinal",
		prior: 4,
		of: ({ candidate }, { places }) => places.ordinal.get(candidate.target?.ref ?? "") ?? 0,
	},
	{
		name: "extreme",
		prior: 4,
		of: ({ candidate }, { places }) => places.extreme.get(candidate.target?.ref ?? "") ?? 0,
	},
	{ name: "behind", prior: -2.5, of: behind },
	{ name: "main", prior: 0.4, of: ({ candidate }) => (candidate.target?.mainContent ? 1 : 0) },
	{
		name: "in_view",
		prior: 0.2,
		of: ({ candidate }) => (candidate.target?.visibility === "in_view" ? 1 : 0),
	},
];

/** Not in the row named. A way on, which matches nothing yet, may well stand outside it. */
function otherRow({ match, candidate }: Option, { need }: Scene): number {
	if (need.rowUnits.length === 0 || !candidate.target) return 0;
	return (1 - match.row) * (match.known > 0 || match.verb > 0 ? 1 : 0.3);
}

/** A dialog is on top and this is not in it. */
function behind({ candidate }: Option, { topmost }: Scene): number {
	return topmost && candidate.target && !candidate.target.onTop ? 1 : 0;
}
