import { type Words, wordsOf } from "../words.ts";
import account from "./account.json" with { type: "json" };
import actions from "./actions.json" with { type: "json" };
import commerce from "./commerce.json" with { type: "json" };
import { buildMatcher, type Found } from "./matcher.ts";
import messages from "./messages.json" with { type: "json" };
import navigation from "./navigation.json" with { type: "json" };
import objects from "./objects.json" with { type: "json" };
import risks from "./risks.json" with { type: "json" };
import states from "./states.json" with { type: "json" };

export const LANGUAGES = [
	"en",
	"zh-Hans",
	"zh-Hant",
	"ja",
	"ko",
	"de",
	"fr",
	"es",
	"pt",
	"it",
	"ru",
] as const;
type Language = (typeof LANGUAGES)[number];

/** `action` what a control does, `object` what it is about, `state` how a thing is, `message` what a page says, `risk` what cannot be undone. */
export type ConceptKind = "action" | "object" | "state" | "message" | "risk";

export interface Concept {
	readonly id: string;
	readonly kind: ConceptKind;
	readonly words: Readonly<Partial<Record<Language, readonly string[]>>>;
	/** Concepts that mean the contrary; holds both ways. */
	readonly opposites: readonly string[];
	/** Concepts easily taken for this one that are another thing; holds both ways. */
	readonly near: readonly string[];
	/** Concepts that mean nearly the same on a control; holds both ways. */
	readonly kin: readonly string[];
}

interface Entry {
	readonly opposites?: readonly string[];
	readonly near?: readonly string[];
	readonly kin?: readonly string[];
	readonly words: Readonly<Record<string, string>>;
}

/** One file of concepts. Words of a language are separated by `|`. */
interface ConceptFile {
	readonly kind: string;
	readonly concepts: Readonly<Record<string, Entry>>;
}

const FILES: readonly ConceptFile[] = [
	account,
	actions,
	commerce,
	navigation,
	objects,
	states,
	messages,
	risks,
];

export const CONCEPTS: ReadonlyMap<string, Concept> = new Map(
	FILES.flatMap((file) =>
		Object.entries(file.concepts).map(([id, entry]) => [id, readEntry(id, { file, entry })]),
	),
);

const IDS: readonly string[] = [...CONCEPTS.keys()];
const RIVALS = mutual((concept) => [...concept.opposites, ...concept.near]);
const KIN = mutual((concept) => concept.kin);
const OPPOSITES = mutual((concept) => concept.opposites);
const matcher = buildMatcher(phrasesOf());
const cache = new WeakMap<Words, Concepts>();

/** What a text speaks of. */
export interface Concepts {
	/** Concepts of the longest phrases: "cancel subscription" is one thing, not also "cancel". */
	readonly set: ReadonlySet<string>;
	/** Those inside longer phrases too. */
	readonly loose: ReadonlySet<string>;
	/** Where in the folded text the longest phrases stand. */
	readonly spans: readonly {
		readonly start: number;
		readonly end: number;
		readonly ids: readonly string[];
	}[];
}

const NONE: Concepts = { set: new Set(), loose: new Set(), spans: [] };

/** Every concept a text names, in any of the languages. */
export function conceptsIn(text: string | undefined): Concepts {
	return conceptsOf(wordsOf(text));
}

export function conceptsOf(words: Words): Concepts {
	if (words.folded === "") return NONE;
	const known = cache.get(words);
	if (known) return known;
	const found = matcher.find(words.folded);
	const concepts = found.all.length === 0 ? NONE : read(found);
	cache.set(words, concepts);
	return concepts;
}

function read({ spans, all }: Found): Concepts {
	const named = spans.map(({ start, end, payloads }) => ({ start, end, ids: payloads.map(idAt) }));
	return {
		spans: named,
		set: new Set(named.flatMap(({ ids }) => ids)),
		loose: new Set(all.map(idAt)),
	};
}

function idAt(index: number): string {
	return IDS[index] ?? "";
}

/** Are the two contrary to each other, or easily confused? */
export function areRivals(a: string, b: string): boolean {
	return RIVALS.get(a)?.has(b) === true;
}

export function areKin(a: string, b: string): boolean {
	return KIN.get(a)?.has(b) === true;
}

export function areOpposites(a: string, b: string): boolean {
	return OPPOSITES.get(a)?.has(b) === true;
}

export function kindOf(id: string): ConceptKind | undefined {
	return CONCEPTS.get(id)?.kind;
}

function readEntry(id: string, source: { file: ConceptFile; entry: Entry }): Concept {
	const { file, entry } = source;
	const words: Partial<Record<Language, readonly string[]>> = {};
	for (const language of LANGUAGES) {
		const listed = entry.words[language];
		if (listed) words[language] = listed.split("|");
	}
	return {
		id,
		kind: file.kind as ConceptKind,
		words,
		opposites: entry.opposites ?? [],
		near: entry.near ?? [],
		kin: entry.kin ?? [],
	};
}

function mutual(related: (concept: Concept) => readonly string[]): Map<string, Set<string>> {
	const links = new Map<string, Set<string>>();
	const link = (from: string, to: string): void => {
		const known = links.get(from);
		if (known) known.add(to);
		else links.set(from, new Set([to]));
	};
	for (const concept of CONCEPTS.values()) {
		for (const other of related(concept)) {
			link(concept.id, other);
			link(other, concept.id);
		}
	}
	return links;
}

function phrasesOf(): Map<string, number[]> {
	const phrases = new Map<string, number[]>();
	for (const [at, id] of IDS.entries()) {
		for (const phrase of Object.values(CONCEPTS.get(id)?.words ?? {}).flat()) {
			const { folded } = wordsOf(phrase);
			const known = phrases.get(folded);
			if (!known) phrases.set(folded, [at]);
			else if (!known.includes(at)) known.push(at);
		}
	}
	return phrases;
}
