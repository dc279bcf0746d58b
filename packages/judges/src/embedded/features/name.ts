import type { Feature } from "./feature.ts";

/** Is its name what the clause names? */
export const nameFeatures: readonly Feature[] = [
	{ name: "exact", prior: 2.2, of: ({ match }) => match.exact },
	{ name: "quoted", prior: 1.2, of: ({ match }) => match.quoted },
	{ name: "words", prior: 1.4, of: ({ match }) => match.words },
	{ name: "known", prior: 1.8, of: ({ match }) => match.known },
	{ name: "precision", prior: 0.8, of: ({ match }) => match.precision },
	{ name: "verb", prior: 1.2, of: ({ match }) => match.verb },
	{
		name: "verb_placed",
		prior: 1.6,
		of: ({ match }) => match.verb * Math.min(1, match.known + match.rest + match.row),
	},
	{ name: "around", prior: 0.8, of: ({ match }) => match.rest },
	{ name: "place_exact", prior: 1.2, of: ({ match }) => match.placeExact },
	{ name: "within", prior: 1.4, of: ({ match }) => match.within },
	{ name: "quote_missed", prior: -1.5, of: ({ match }) => match.quoteMissed },
	{ name: "hints", prior: 1.0, of: ({ match }) => match.hints },
	{ name: "like", prior: 0.6, of: ({ match }) => (match.known < 0.9 ? match.like : 0) },
	{ name: "opposite", prior: -3.5, of: ({ match }) => match.opposite },
	{ name: "confusable", prior: -1.5, of: ({ match }) => match.confusable * (1 - match.exact) },
	{ name: "stray", prior: -0.8, of: ({ match }) => match.stray * (1 - match.exact) },
	{ name: "standing", prior: 3.0, of: ({ standing }) => standing },
];
