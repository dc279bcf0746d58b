import { type Draft, draftOf } from "../draft.ts";
import type { Verb } from "../goal.ts";
import type { Act } from "../lexicon/pack.ts";
import { maskOf, type Part, quotesIn, sub, textOfPart, trimPart } from "../zh/part.ts";
import { numberOf, readSovPhrase, type SovContext, type SovPhrase } from "./phrase.ts";

/** A clause of a verb-final language: its verb and the phrases its particles mark. */
export interface Frame {
	readonly context: SovContext;
	readonly act: Act;
	readonly text: string;
	readonly verbWords: string;
	/** を, 을/를. */
	readonly object?: Part;
	/** に, へ, 에, (으)로. */
	readonly to?: Part;
	/** で, から, 에서. */
	readonly from?: Part;
	/** と, 라고: words said or typed. */
	readonly said?: Part;
	/** Words with no particle. */
	readonly bare?: Part;
	/** All the words before the verb. */
	readonly all: Part;
}

export type Fields = NonNullable<Parameters<typeof draftOf>[1]>;

/** A draft of the frame; "三回" and "두 번" anywhere count it. */
export function frameDraft(frame: Frame, verb: Verb, fields: Fields = {}): Draft {
	const { source, data } = frame.context;
	const quoted = quotesIn(source, frame.all).map((quote) => quote.inner);
	const times = data.times.exec(maskOf(source, frame.all));
	const count = times ? numberOf(times[1] ?? "1", data) : 1;
	return draftOf(
		{ text: frame.text, verb, verbWords: frame.verbWords, quoted },
		{ ...(count > 1 && { count }), ...fields },
	);
}

export function phraseFields(phrase: SovPhrase): Fields {
	const { noun: _, quoted, ...fields } = phrase;
	return quoted.length > 0 ? { ...fields, quoted } : fields;
}

/** What a place phrase names as a row; a page or screen is none. */
export function frameRow(part: Part, context: SovContext): string | undefined {
	const { source, data } = context;
	const bare = trimPart(source, part);
	const mask = maskOf(source, bare);
	if (data.screens.test(mask)) return undefined;
	const noun = data.rowNouns.exec(mask);
	return textOfPart(source, noun && noun.index > 0 ? sub(bare, 0, noun.index) : bare);
}

/** Without の or 의 at the end. */
export function withoutOf(part: Part, context: SovContext): Part {
	const bare = trimPart(context.source, part);
	const mask = maskOf(context.source, bare);
	return /[の의]$/u.test(mask) && mask.length > 1 ? sub(bare, 0, mask.length - 1) : bare;
}

export function objectOf(part: Part | undefined, context: SovContext): string | undefined {
	return part && readSovPhrase(part, context).object;
}
