import type { Clause, Verb } from "@surehand/core";
import { type Concepts, conceptsIn, kindOf } from "../lexicon/lexicon.ts";
import { isUnspaced, sameText, type Words, wordsOf } from "../words.ts";
import type { PageWords } from "./page.ts";

/** What a clause asks for, cut into the same pieces as the labels it is compared with. */
export interface Need {
	readonly clause: Clause;
	readonly verb: Verb;
	/** Does the verb itself name a control ("save", "search"), or only what is done to one ("click")? */
	readonly verbNames: boolean;
	/** Content words of the verb ("clear" in "clear out"). */
	readonly verbStems: readonly string[];
	readonly verbConcepts: ReadonlySet<string>;
	/** Every concept asked for, by verb or name. */
	readonly asked: ReadonlySet<string>;
	/** The lexicon knows the verb's words; they are then compared by meaning only. */
	readonly verbIsKnown: boolean;
	/** Phrases any of which may be the target's whole name. */
	readonly names: readonly string[];
	/** The same, folded. */
	readonly foldedNames: ReadonlySet<string>;
	/** Runs of words written with capitals ("Casa Flora" in "the stay Casa Flora"); folded. */
	readonly foldedRuns: ReadonlySet<string>;
	/** What may stand as a whole around the target: what it is called, or its row; folded. */
	readonly foldedPlaces: readonly string[];
	/** The phrases of the clause that name the target, without its verb. */
	readonly called: readonly string[];
	/** Quoted phrases that name something (not the value put in, not the row). */
	readonly quoted: readonly string[];
	/** What the target is called, piece by piece. */
	readonly units: readonly Unit[];
	/** What it stands within, when the clause names that apart ("Design" within "category"). */
	readonly withinUnits: readonly Unit[];
	readonly concepts: ReadonlySet<string>;
	/** Every stem and concept of the clause: what it speaks of at all. */
	readonly spoken: Words;
	readonly spokenConcepts: Concepts;
	readonly rowUnits: readonly Unit[];
	readonly value: string | undefined;
}

/** One thing a phrase names: a known concept however it is worded, or a single word. */
export interface Unit {
	readonly stems: readonly string[];
	readonly concepts: readonly string[];
	/** How rare it is on the page, 0.25 to 1. */
	readonly rarity: number;
	/** Its rarity; two overlapping halves of an unspaced word count half each. */
	readonly weight: number;
}

/** Verbs that say what is done to a control, not what it is called. */
const PLAIN_VERBS: ReadonlySet<Verb> = new Set([
	"open",
	"press",
	"fill",
	"select",
	"check",
	"uncheck",
	"key",
	"scroll",
	"hover",
	"drag",
	"double_click",
	"right_click",
	"wait",
	"read",
	"keep",
	"do",
	"expand",
	"collapse",
]);

const PARTICLES: ReadonlySet<string> = new Set(
	"in out up on off to for the a an my me at it into go down".split(" "),
);

const VERB_CONCEPTS: Readonly<Partial<Record<Verb, readonly string[]>>> = {
	add: ["add", "create"],
	create: ["create", "add"],
	remove: ["delete", "remove", "clear"],
	edit: ["edit"],
	complete: ["complete"],
	submit: ["submit", "save", "apply", "confirm", "send"],
	sign_in: ["sign_in"],
	sign_out: ["sign_out"],
	register: ["sign_up"],
	checkout: ["checkout", "place_order", "pay", "buy"],
	search: ["search"],
	sort: ["sort"],
	filter: ["filter", "apply"],
	accept: ["accept"],
	refuse: ["reject"],
	back: ["back"],
	close: ["close"],
	upload: ["upload"],
	download: ["download", "export"],
	check: ["enable"],
	uncheck: ["disable"],
	expand: ["expand", "load_more"],
	collapse: ["collapse"],
	play: ["play"],
};

const STOP_STEMS: ReadonlySet<string> = new Set(
	[
		"a an the this that these those of to in on at by for from with into onto as and or is are be been it its i me my your you our their",
		"please then so there here all any some one page button link field box icon element control site website app using use via named called label labelled titl",
		"der die das den dem des ein eine und oder im am zum zur von mit le la les un une du de et ou au aux en dans pour sur el los las y o del al con por para os um uma e do da dos das no na il lo gli i nel nella di",
	]
		.join(" ")
		.split(" "),
);

export function readNeed(clause: Clause, page: PageWords): Need {
	const { called, within } = phrasesOf(clause);
	const nameText = called.join(" \n ");
	const spokenText = [clause.text, clause.value, clause.row]
		.filter((text) => text !== undefined)
		.join(" \n ");
	const names = [...called, `${clause.verbWords} ${called[0] ?? ""}`, clause.text].filter(
		(text) => text.trim() !== "",
	);
	const runs = properRuns(clause)
		.filter((run) => called.some((name) => name.includes(run)))
		.map((run) => wordsOf(run).folded);
	const acts = verbConcepts(clause);
	const concepts = conceptsIn(nameText).set;
	return {
		clause,
		verb: clause.verb,
		called,
		verbNames: !PLAIN_VERBS.has(clause.verb),
		verbStems: unitsOf(clause.verbWords).flatMap(({ stems }) =>
			stems.filter((stem) => !PARTICLES.has(stem)),
		),
		verbConcepts: acts,
		asked: new Set([...acts, ...concepts]),
		verbIsKnown: [...conceptsIn(clause.verbWords).set].some((id) => kindOf(id) === "action"),
		names,
		foldedNames: new Set(names.map((name) => wordsOf(name).folded).filter((text) => text !== "")),
		foldedRuns: new Set(runs),
		foldedPlaces: [...called, clause.row]
			.map((text) => wordsOf(text).folded)
			.filter((text) => text !== ""),
		quoted: quotedNames(clause),
		units: weighed(unitsOf(...called), page),
		withinUnits: weighed(unitsOf(...within), page),
		concepts,
		spoken: wordsOf(spokenText),
		spokenConcepts: conceptsIn(spokenText),
		rowUnits: weighed(unitsOf(clause.row ?? ""), page),
		value: clause.value,
	};
}

/** Names in the clause, as its capitals show them; none where a script has no capitals. */
export function properRuns({ text, verbWords }: Clause): readonly string[] {
	const rest = text.slice(text.startsWith(verbWords) ? Math.max(1, verbWords.length) : 1);
	return rest.match(/(?<![.!?:]\s*)\b\p{Lu}[\p{L}\p{N}'’-]*(?:\s+\p{Lu}[\p{L}\p{N}'’-]*)*/gu) ?? [];
}

/** What a word of the page's own title is worth in telling its controls apart. */
const OF_THE_PAGE = 0.4;

function weighed(units: readonly Unit[], page: PageWords): readonly Unit[] {
	return units.map((unit) => {
		const common = unit.stems.every((stem) => page.subject.has(stem)) ? OF_THE_PAGE : 1;
		const rarity = common * Math.max(...unit.stems.map((stem) => page.rarity(stem)));
		return { ...unit, rarity, weight: unit.weight * rarity };
	});
}

/** Verbs whose value is itself the thing to press or choose. */
const VALUE_IS_TARGET: ReadonlySet<Verb> = new Set([
	"select",
	"filter",
	"sort",
	"open",
	"press",
	"check",
	"uncheck",
	"do",
	"keep",
	"hover",
]);

/** What the target itself is called, and what it stands within. */
function phrasesOf(clause: Clause): { called: readonly string[]; within: readonly string[] } {
	const quoted = quotedNames(clause);
	const { object, value } = clause;
	if (value !== undefined && VALUE_IS_TARGET.has(clause.verb)) {
		return {
			called: [value],
			within: [object, ...quoted].filter(
				(text) => text !== undefined && !sameText(text, value),
			) as string[],
		};
	}
	if (object !== undefined && sameText(object, value)) return { called: quoted, within: [] };
	const unnamed = quoted.length > 0 || (clause.verbWords !== "" && !PLAIN_VERBS.has(clause.verb));
	const named = object ?? (unnamed ? undefined : leftover(clause));
	return {
		called: [...new Set([named, ...quoted].filter((text) => text !== undefined))],
		within: [],
	};
}

function quotedNames(clause: Clause): readonly string[] {
	const { value, row, destination } = clause;
	return clause.quoted.filter(
		(text) => ![value, row, destination].some((other) => sameText(text, other)),
	);
}

function verbConcepts(clause: Clause): ReadonlySet<string> {
	const spoken = [...conceptsIn(clause.verbWords).set].filter((id) => kindOf(id) === "action");
	const usual = VERB_CONCEPTS[clause.verb] ?? [];
	if (PLAIN_VERBS.has(clause.verb)) return new Set(usual);
	if (clause.verb === "remove" || spoken.length === 0) return new Set(usual);
	return new Set(clause.verb === "checkout" ? [...spoken, ...usual] : spoken);
}

/** Text of the clause without the words that gave the verb, its value and its row. */
function leftover(clause: Clause): string {
	let text = clause.text;
	for (const part of [clause.verbWords, clause.value, clause.row]) {
		if (part) text = text.replace(part, " ");
	}
	return text.trim();
}

/** Phrases as units, each once; stop words only when there is nothing else. */
export function unitsOf(...phrases: readonly string[]): readonly Unit[] {
	const units = new Map<string, Unit>();
	for (const phrase of phrases) {
		for (const unit of piecesOf(phrase)) units.set(unit.stems.join(" "), unit);
	}
	const all = [...units.values()].filter(({ concepts }) => !concepts.includes(GENERIC));
	const content = all.filter(({ stems }) => !stems.every((stem) => STOP_STEMS.has(stem)));
	return content.length > 0 ? content : all;
}

/** Concept of words for controls as such ("button", "dialog"): they do not tell which is meant. */
const GENERIC = "generic";

function piecesOf(phrase: string): Unit[] {
	const { folded } = wordsOf(phrase);
	const units: Unit[] = [];
	let from = 0;
	const plain = (text: string): void => {
		for (const stem of wordsOf(text.trim()).stems) {
			units.push({ stems: [stem], concepts: [], rarity: 1, weight: isUnspaced(stem) ? 0.5 : 1 });
		}
	};
	for (const { start, end, ids } of conceptsIn(phrase).spans) {
		plain(folded.slice(from, start));
		units.push({
			stems: wordsOf(folded.slice(start, end)).stems,
			concepts: ids,
			rarity: 1,
			weight: 1,
		});
		from = end;
	}
	plain(folded.slice(from));
	return units;
}

/** Share of the units a text says in the same words. */
export function coverAll(units: readonly Unit[], words: Words): number {
	let total = 0;
	let covered = 0;
	for (const { stems, weight } of units) {
		total += weight;
		covered += (weight * stems.filter((stem) => words.set.has(stem)).length) / stems.length;
	}
	return total === 0 ? 0 : covered / total;
}
