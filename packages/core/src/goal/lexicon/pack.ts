import type { Verb } from "../goal.ts";
import { type PhraseTable, phraseTable } from "../svo/phrase-table.ts";

/**
 * What a verb phrase asks for before its arguments are read. Beside the verbs of a clause: `act` (a control of that name:
 * "archive", "refresh"), `state_on`/`state_off` (a toggle of that name: "star", "unfollow"), `mark` ("mark … as …"),
 * `set` ("set … to …"), `use`, `ensure` ("make sure …"), `name` ("name it …"), `find`, `put`, `turn`.
 */
export type Act =
	| Verb
	| "act"
	| "state_on"
	| "state_off"
	| "mark"
	| "set"
	| "use"
	| "ensure"
	| "name"
	| "find"
	| "put"
	| "turn";

type Preposition =
	| "into"
	| "in"
	| "on"
	| "from"
	| "for"
	| "of"
	| "to"
	| "with"
	| "as"
	| "beside"
	| "using";

export type ConditionKind = "if" | "unless" | "until" | "when";

export interface Extreme {
	readonly pick: "min" | "max";
	readonly of: string;
}

/** A language as data. Phrases are separated by "|"; "…" in a verb is the gap its object stands in ("turn … on"). */
export interface PackData {
	readonly language: string;
	readonly verbs: Partial<Readonly<Record<Act, string>>>;
	/** Words before the verb that carry nothing ("please", "I want to"). */
	readonly leadIns: string;
	/** Verbs that are nouns as well: as part of a field name ("type", "order number") they start no clause. */
	readonly nounVerbs: string;
	readonly sequence: string;
	/** The part of `sequence` that starts a new clause whatever follows ("then Notifications"). */
	readonly andThen: string;
	/** "but first log in": the clause comes before the one said before it. */
	readonly beforehand: string;
	readonly and: string;
	readonly or: string;
	readonly but: string;
	readonly never: string;
	/** Words inside an order that turn it into a prohibition ("nicht", "pas"). */
	readonly negators: string;
	readonly without: string;
	readonly instead: string;
	readonly conditions: Readonly<Record<ConditionKind, string>>;
	readonly stop: { readonly before: string; readonly at: string };
	readonly before: string;
	readonly after: string;
	readonly by: string;
	readonly because: string;
	/** Finite verbs that show that a stretch is a statement, not an order. */
	readonly finite: string;
	/** Words that make a statement a demand ("should be", "must be"). */
	readonly should: string;
	readonly prepositions: Readonly<Record<Preposition, string>>;
	readonly articles: string;
	/** Between a field and its new value ("change X to Y"). */
	readonly setTo: string;
	readonly naming: string;
	readonly exactly: string;
	readonly pronouns: string;
	readonly roles: readonly (readonly [string, string])[];
	readonly rowNouns: string;
	readonly fieldNouns: string;
	readonly choiceNouns: string;
	/** Places an existing thing is put in: such a quoted thing is no text to type. */
	readonly cartNouns: string;
	/** Things that may be in the way. */
	readonly wayNouns: string;
	/** "the given text": the value is in the bag, not in the goal. */
	readonly given: string;
	readonly ordinals: readonly (readonly [string, number])[];
	/** Words after "first"/"last" that make it part of a name. */
	readonly notOrdinalBefore: string;
	readonly numbers: readonly (readonly [string, number])[];
	/** "times" after a number; and whole words such as "twice". */
	readonly times: string;
	readonly timesWords: readonly (readonly [string, number])[];
	readonly extremes: readonly (readonly [string, Extreme])[];
	readonly keys: readonly (readonly [string, string])[];
	readonly keyNouns: string;
	readonly on: string;
	readonly off: string;
	readonly both: string;
	/** Words for "done" after "mark … as". */
	readonly done: string;
	readonly trailers: string;
	readonly joinedNames: string;
	/** Words before a value that only say it is one ("the text", "the number"). */
	readonly literalNouns: string;
	/** "the form", "the fields": where a list of fields goes. */
	readonly formNouns: string;
	/** Adjectives that compare by the noun after them ("the highest score"). */
	readonly openExtremes: readonly (readonly [string, "min" | "max"])[];
	readonly commits: string;
	/** Things a search lists ("hotels", "flights"). */
	readonly searchNouns: string;
	/** "sorted by" inside a search. */
	readonly sorting: string;
	/** Words that compare with the number after them ("under", "at least"). */
	readonly bounds: string;
	/** Answers to a question that let it happen, or not ("OK", "Cancel"). */
	readonly yes: string;
	readonly no: string;
	/** Things that ask and are answered ("the dialog"). */
	readonly askers: string;
	/** "user", "account": whose name is typed to sign in. */
	readonly accountNouns: string;
}

interface VerbEntry {
	readonly act: Act;
	/** Words after the gap, such as "on" of "turn … on". */
	readonly tail?: readonly string[];
}

type Sets =
	| "leadIns"
	| "nounVerbs"
	| "sequence"
	| "andThen"
	| "beforehand"
	| "and"
	| "or"
	| "but"
	| "never"
	| "negators"
	| "without"
	| "instead"
	| "before"
	| "after"
	| "by"
	| "because"
	| "finite"
	| "should"
	| "articles"
	| "setTo"
	| "naming"
	| "exactly"
	| "pronouns"
	| "rowNouns"
	| "fieldNouns"
	| "choiceNouns"
	| "cartNouns"
	| "wayNouns"
	| "given"
	| "notOrdinalBefore"
	| "times"
	| "keyNouns"
	| "on"
	| "off"
	| "both"
	| "done"
	| "trailers"
	| "joinedNames"
	| "literalNouns"
	| "formNouns"
	| "commits"
	| "searchNouns"
	| "sorting"
	| "bounds"
	| "yes"
	| "no"
	| "askers"
	| "accountNouns";

/** A language ready for look-ups. */
export interface Pack extends Readonly<Record<Sets, PhraseTable<true>>> {
	readonly language: string;
	readonly verbs: PhraseTable<Act>;
	/** Verbs with a gap, by the words before it. */
	readonly gapVerbs: PhraseTable<readonly VerbEntry[]>;
	readonly conditions: PhraseTable<ConditionKind>;
	readonly stop: PhraseTable<"before" | "at">;
	readonly prepositions: PhraseTable<Preposition>;
	readonly roles: PhraseTable<string>;
	readonly ordinals: PhraseTable<number>;
	readonly numbers: PhraseTable<number>;
	readonly timesWords: PhraseTable<number>;
	readonly extremes: PhraseTable<Extreme>;
	readonly openExtremes: PhraseTable<"min" | "max">;
	readonly keys: PhraseTable<string>;
}

const SETS: readonly Sets[] = [
	"leadIns",
	"nounVerbs",
	"sequence",
	"andThen",
	"beforehand",
	"and",
	"or",
	"but",
	"never",
	"negators",
	"without",
	"instead",
	"before",
	"after",
	"by",
	"because",
	"finite",
	"should",
	"articles",
	"setTo",
	"naming",
	"exactly",
	"pronouns",
	"rowNouns",
	"fieldNouns",
	"choiceNouns",
	"cartNouns",
	"wayNouns",
	"given",
	"notOrdinalBefore",
	"times",
	"keyNouns",
	"on",
	"off",
	"both",
	"done",
	"trailers",
	"joinedNames",
	"literalNouns",
	"formNouns",
	"commits",
	"searchNouns",
	"sorting",
	"bounds",
	"yes",
	"no",
	"askers",
	"accountNouns",
];

export function compilePack(data: PackData): Pack {
	const sets = Object.fromEntries(
		SETS.map((name) => [name, phraseTable([[data[name], true as const]])]),
	) as Record<Sets, PhraseTable<true>>;
	const rows = entriesOf(data.verbs).flatMap(([act, phrases]) =>
		phrases.split("|").map((phrase): readonly [string, Act] => [phrase.trim(), act]),
	);
	return {
		...sets,
		language: data.language,
		verbs: phraseTable(rows.filter(([phrase]) => !phrase.includes("…"))),
		gapVerbs: phraseTable(gapRows(rows.filter(([phrase]) => phrase.includes("…")))),
		conditions: phraseTable(entriesOf(data.conditions).map(([kind, phrases]) => [phrases, kind])),
		stop: phraseTable(entriesOf(data.stop).map(([kind, phrases]) => [phrases, kind])),
		prepositions: phraseTable(
			entriesOf(data.prepositions).map(([kind, phrases]) => [phrases, kind]),
		),
		roles: phraseTable(data.roles),
		ordinals: phraseTable(data.ordinals),
		numbers: phraseTable(data.numbers),
		timesWords: phraseTable(data.timesWords),
		extremes: phraseTable(data.extremes),
		openExtremes: phraseTable(data.openExtremes),
		keys: phraseTable(data.keys),
	};
}

function gapRows(
	rows: readonly (readonly [string, Act])[],
): readonly (readonly [string, readonly VerbEntry[]])[] {
	const byHead = new Map<string, VerbEntry[]>();
	for (const [phrase, act] of rows) {
		const [head = "", tail = ""] = phrase.split("…").map((side) => side.trim());
		byHead.set(head, [...(byHead.get(head) ?? []), { act, tail: tail.split(/\s+/u) }]);
	}
	return [...byHead];
}

function entriesOf<K extends string, V>(
	record: Partial<Readonly<Record<K, V>>>,
): readonly [K, V][] {
	return Object.entries(record) as [K, V][];
}
