import type { Act, Pack } from "../lexicon/pack.ts";
import { stem } from "../stem.ts";
import { matchAt } from "./phrase-table.ts";
import type { Token } from "./tokens.ts";

/** A verb phrase found at a place, with the words of its object around which it may stand. */
export interface VerbMatch {
	readonly act: Act;
	/** First token after the verb. */
	readonly from: number;
	/** The verb itself holds a pronoun for its object ("añádelo"). */
	readonly refers?: boolean;
	/** Tokens of the tail of a verb with a gap ("on" of "turn … on"). */
	readonly tail?: { readonly at: number; readonly length: number };
}

export interface VerbOptions {
	readonly pack: Pack;
	/** Also accept an English `-ing` form. */
	readonly gerund?: boolean;
}

/** The verb phrase that starts at `at`. A phrase of several words in a row is preferred to one with a gap. */
export function matchVerb(
	tokens: readonly Token[],
	at: number,
	options: VerbOptions,
): VerbMatch | undefined {
	const { pack } = options;
	const words = options.gerund === true ? withBaseForm(tokens, at, pack) : tokens;
	const plain = matchAt(pack.verbs, words, at);
	if (plain && plain.length > 1) return { act: plain.value, from: at + plain.length };
	const head = matchAt(pack.gapVerbs, words, at);
	const from = at + (head?.length ?? 1);
	let nearest: (VerbMatch & { tail: { at: number; length: number } }) | undefined;
	for (const entry of head?.value ?? []) {
		const tail = entry.tail === undefined ? -1 : tailAt(words, { from, tail: entry.tail, pack });
		if (tail > from && tail < (nearest?.tail.at ?? Number.POSITIVE_INFINITY))
			nearest = { act: entry.act, from, tail: { at: tail, length: entry.tail?.length ?? 0 } };
	}
	if (nearest) return nearest;
	return plain ? { act: plain.value, from: at + plain.length } : withPronoun(tokens, at, pack);
}

/** "añádelo", "aprila": Spanish and Italian orders take the pronoun at their end. */
function withPronoun(tokens: readonly Token[], at: number, pack: Pack): VerbMatch | undefined {
	const match =
		pack.language === "es" || pack.language === "it"
			? /^(.{3,}?)(?:l[oaie]|l[oa]s)$/u.exec(tokens[at]?.text ?? "")
			: null;
	const token = tokens[at];
	if (!match?.[1] || !token) return undefined;
	const text = match[1].normalize("NFD").replaceAll("\u0301", "").normalize("NFC");
	const plain = matchAt(pack.verbs, tokens.with(at, { ...token, text }), at);
	return plain && { act: plain.value, from: at + plain.length, refers: true };
}

/** Does any verb with a gap start here, whatever follows? */
export function startsGapVerb(tokens: readonly Token[], at: number, pack: Pack): boolean {
	return matchAt(pack.gapVerbs, tokens, at) !== undefined;
}

/** How many words may stand in the gap of a verb. */
const GAP_WORDS = 60;

function tailAt(
	tokens: readonly Token[],
	options: { from: number; tail: readonly string[]; pack: Pack },
): number {
	const { from, tail, pack } = options;
	const end = Math.min(tokens.length, from + GAP_WORDS);
	for (let at = from + 1; at + tail.length <= end; at += 1) {
		if (!tail.every((word, offset) => tokens[at + offset]?.text === word)) continue;
		const after = at + tail.length;
		const next = tokens[after];
		if (tail.length > 1 || next === undefined || next.kind === "punct") return at;
		if (matchAt(pack.prepositions, tokens, after) || matchAt(pack.and, tokens, after)) return at;
		if (matchAt(pack.trailers, tokens, after)) return at;
	}
	return -1;
}

/** The same tokens with an English `-ing` form at `at` replaced by its base form, when a verb has it. */
function withBaseForm(tokens: readonly Token[], at: number, pack: Pack): readonly Token[] {
	const token = tokens[at];
	if (!token?.text.endsWith("ing")) return tokens;
	const base = baseForm(token.text, pack);
	return base === undefined ? tokens : tokens.with(at, { ...token, text: base });
}

const baseForms = new WeakMap<Pack, ReadonlyMap<string, string>>();

/** The first word of a verb phrase that has the same stem ("placed" → "place"). */
export function baseForm(word: string, pack: Pack): string | undefined {
	let forms = baseForms.get(pack);
	if (!forms) {
		const heads = [...pack.verbs.byFirst.keys(), ...pack.gapVerbs.byFirst.keys()];
		forms = new Map(heads.toReversed().map((head) => [stem(head), head]));
		baseForms.set(pack, forms);
	}
	return IRREGULAR[word] ?? forms.get(stem(word));
}

const IRREGULAR: Readonly<Record<string, string>> = {
	sent: "send",
	paid: "pay",
	bought: "buy",
	chosen: "choose",
	made: "make",
	lying: "lie",
	written: "write",
	typing: "type",
	setting: "set",
	putting: "put",
};
