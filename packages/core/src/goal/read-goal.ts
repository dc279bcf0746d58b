import { type Draft, draftOf, type Piece } from "./draft.ts";
import type { Goal } from "./goal.ts";
import { languageScore, scriptOf } from "./language.ts";
import { DE } from "./lexicon/de.ts";
import { EN } from "./lexicon/en.ts";
import { ES } from "./lexicon/es.ts";
import { FR } from "./lexicon/fr.ts";
import { IT } from "./lexicon/it.ts";
import type { Pack } from "./lexicon/pack.ts";
import { PT } from "./lexicon/pt.ts";
import { RU } from "./lexicon/ru.ts";
import { ZH_COMMITS } from "./lexicon/zh.ts";
import { linkPieces } from "./link.ts";
import { type Range, splitSentences } from "./sentences.ts";
import { readSource, type Source } from "./source.ts";
import { readSovSentence } from "./sov/read-sentence.ts";
import { matchAt } from "./svo/phrase-table.ts";
import { readSentence } from "./svo/read-sentence.ts";
import { tokenize } from "./svo/tokens.ts";
import { foldText } from "./words.ts";
import { readZhSentence } from "./zh/read-sentence.ts";

const LATIN: readonly Pack[] = [EN, DE, FR, ES, PT, IT];

export interface ReadGoalOptions {
	/** The value bag; a value said by its key ("the given address") is left to it. */
	readonly values?: Readonly<Record<string, string>>;
}

/**
 * Reads a goal into ordered clauses. Pure and total: never throws, same text same reading, time linear in the text.
 * Values, objects, rows and quotes are verbatim stretches of the text. What is not understood is left out; when nothing
 * is, the whole text is one clause `do`.
 *
 * Conventions beyond the contract of `Goal`:
 * - Fields said beside a journey ("log in with user name A", "create X with price B") are `fill` clauses before it.
 * - `add` with a quoted text that may be typed has it as `value`, and as `object` unless a noun names the kind of thing;
 *   into a cart or a like store nothing is typed, so there is no `value`.
 * - An act no verb stands for ("archive the mail from Ann") is `press` of the control named by that word (`object`), in the
 *   `row` of the thing; a toggle ("star", "follow", "mark as read") is `check` or `uncheck` in the same way.
 * - What narrows a search ("in the category X", "for 2 adults", "under 90 euros", "sorted by …") follows it as `select`, `fill`,
 *   `filter` and `sort` clauses. A value only referred to ("the given city") is no value.
 * - Times said beside a new thing or a booking are `fill` clauses before it, without `object` unless "from", "to" or "due" names
 *   the end. "log in as A" has A as `value`; said with a password, A is a `fill` without `object`.
 * - An answer to a question ("answer Cancel", "点取消") and "dismiss/confirm the dialog" are `accept` or `refuse`.
 * - "it" is resolved to the thing named before; a thing only looked for ("find the row for Ann and …") becomes the row of
 *   the next clause; "before saving, …" adds the saving unless the goal orders it elsewhere.
 */
export function readGoal(text: string, options: ReadGoalOptions = {}): Goal {
	const source = readSource(text);
	const ranges = splitSentences(source);
	const latin = latinPack(source);
	const pieces = ranges.flatMap((range) => readRange(source, { range, latin }));
	const linked = linkPieces(withoutBagKeys(pieces, options.values ?? {}), {
		isCommit: (words) => isCommit(words, latin),
	});
	const language = languageOf(source, latin);
	if (linked.clauses.length > 0) return { text, language, ...linked };
	const whole = text.trim();
	const draft = draftOf(
		{ text: whole, verb: "do", verbWords: "", quoted: source.quotes.map((quote) => quote.inner) },
		{ object: whole },
	);
	const fallback = linkPieces([{ kind: "clause", draft }], { isCommit: () => false });
	return { text, language, ...linked, clauses: fallback.clauses };
}

/** "set the note to {note}": the words are a key of the bag, so the value is the bag's. */
function withoutBagKeys(
	pieces: readonly Piece[],
	values: Readonly<Record<string, string>>,
): readonly Piece[] {
	const keys = new Set(Object.keys(values).flatMap((key) => [foldText(key), `{${foldText(key)}}`]));
	const quoted = (draft: Draft): boolean => draft.quoted.some((text) => text === draft.value);
	return pieces.map((piece) => {
		if (piece.kind !== "clause" || piece.draft.value === undefined) return piece;
		const { value, ...draft } = piece.draft;
		if (!keys.has(foldText(value)) || (quoted(piece.draft) && !value.startsWith("{"))) return piece;
		return { ...piece, draft: { object: value, ...draft } };
	});
}

function readRange(source: Source, options: { range: Range; latin: Pack }): readonly Piece[] {
	const { range, latin } = options;
	const script = scriptOf(source.mask.slice(range.start, range.end));
	if (script === "han") return readZhSentence(source, range);
	if (script === "kana") return readSovSentence(source, range, "ja");
	if (script === "hangul") return readSovSentence(source, range, "ko");
	if (script === "cyrillic") return readSentence(range, { source, pack: RU });
	return readSentence(range, { source, pack: latin });
}

function latinPack(source: Source): Pack {
	const words = tokenize(source, { start: 0, end: Math.min(source.text.length, 2_000) })
		.filter((token) => token.kind === "word")
		.map((token) => token.text);
	const scored = LATIN.map((pack) => ({ pack, score: languageScore(words, pack) }));
	return scored.reduce((best, each) => (each.score > best.score ? each : best)).pack;
}

function languageOf(source: Source, latin: Pack): string {
	switch (scriptOf(source.mask)) {
		case "han":
			return "zh";
		case "kana":
			return "ja";
		case "hangul":
			return "ko";
		case "cyrillic":
			return "ru";
		default:
			return latin.language;
	}
}

function isCommit(words: string, pack: Pack): boolean {
	const source = readSource(words);
	if (ZH_COMMITS.test(source.mask)) return true;
	const tokens = tokenize(source, { start: 0, end: words.length });
	return tokens.length > 0 && matchAt(pack.commits, tokens, 0) !== undefined;
}
