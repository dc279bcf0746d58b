import type { Draft, Piece } from "../draft.ts";
import type { Clause } from "../goal.ts";
import { JA } from "../lexicon/ja.ts";
import { KO } from "../lexicon/ko.ts";
import type { Range } from "../sentences.ts";
import type { Source } from "../source.ts";
import { isEmpty, maskOf, type Part, sub, textOfPart, trimPart } from "../zh/part.ts";
import { readCases } from "./particles.ts";
import type { SovContext } from "./phrase.ts";
import { readSovPhrase } from "./phrase.ts";
import { readFrame } from "./read-frame.ts";
import { type VerbAt, verbsIn } from "./split.ts";

type Condition = NonNullable<Clause["condition"]>;

const LEAD =
	/^(?:[\s、。,.]|まず|次に|それから|その後|最後に|そして|また|つぎに|はじめに|続いて|もし|먼저|다음으로|그리고|그런 다음|그 다음에?|그다음에?|마지막으로|이어서|그 후에?|만약|만일|제발|부디)+/u;
const POSITIVE = /忘れ(?:ずに|ないで)|잊지 말고/u;

/** The pieces of a Japanese or Korean sentence. */
export function readSovSentence(
	source: Source,
	range: Range,
	language: "ja" | "ko",
): readonly Piece[] {
	const context: SovContext = { source, data: language === "ja" ? JA : KO };
	const stop = readStop(range, context);
	if (stop) return stop;
	const verbs = verbsIn(source, range, language);
	const pieces: Piece[] = [];
	const afterwards: Piece[] = [];
	let condition: Condition | undefined = leadingCondition(verbs[0], context);
	for (const [at, verb] of verbs.entries()) {
		const skip = at === 0 && condition ? conditionEnd(verb, context) : 0;
		const drafts = clausesOf(verb, { context, skip });
		if (verb.mood === "if" || verb.mood === "when") {
			condition = { kind: "if", text: textOfPart(source, trimLead(verb.whole, source)) };
		} else if (verb.mood === "never") pieces.push(...prohibited(verb, drafts, context));
		else if (verb.mood === "before")
			afterwards.push(
				...drafts.map((draft): Piece => ({ kind: "clause", draft: { ...draft, implied: true } })),
			);
		else if (verb.mood === "stop") pieces.push(stopBefore(verb, drafts, context));
		else pieces.push(...ordered(drafts, condition, context));
	}
	return [...pieces, ...afterwards];
}

function clausesOf(verb: VerbAt, options: { context: SovContext; skip: number }): readonly Draft[] {
	const { context } = options;
	const { source, data } = context;
	const words = trimLead(sub(verb.words, options.skip), source);
	const text = textOfPart(source, trimLead(sub(verb.whole, options.skip), source));
	const cases = readCases(source, words, data.language);
	return readFrame({
		context,
		act: verb.act,
		text,
		verbWords: textOfPart(source, verb.stem),
		all: words,
		...cases,
	});
}

function trimLead(part: Part, source: Source): Part {
	const lead = LEAD.exec(maskOf(source, part))?.[0].length ?? 0;
	const rest = sub(part, lead);
	const positive = POSITIVE.exec(maskOf(source, rest));
	return trimPart(source, positive ? sub(rest, positive.index + positive[0].length) : rest);
}

function ordered(
	drafts: readonly Draft[],
	condition: Condition | undefined,
	context: SovContext,
): readonly Piece[] {
	return drafts.map((draft): Piece => {
		if (!condition) return { kind: "clause", draft };
		if (context.data.way.test(condition.text.toLowerCase()))
			return { kind: "contingency", when: condition.text, draft };
		return { kind: "clause", draft: { ...draft, condition } };
	});
}

function prohibited(verb: VerbAt, drafts: readonly Draft[], context: SovContext): readonly Piece[] {
	const text = textOfPart(context.source, trimLead(verb.whole, context.source));
	return drafts.map((draft): Piece => {
		const object = draft.object ?? draft.value;
		return {
			kind: "prohibition",
			prohibition: { text, verb: draft.verb, ...(object !== undefined && { object }) },
		};
	});
}

/** "もしバナーが出たら、…", "배너가 나오면 …": a condition whose verb is none of the goal's acts. */
const CONDITION = { ja: /^(.{2,40}?)(?:たら|れば|場合は?|なら)[、\s]/u, ko: /^(.{2,40}?)면[\s,]/u };

function conditionMatch(
	verb: VerbAt,
	context: SovContext,
): { text: string; length: number } | undefined {
	const { source, data } = context;
	const lead = LEAD.exec(maskOf(source, verb.words))?.[0].length ?? 0;
	const match = CONDITION[data.language].exec(maskOf(source, verb.words).slice(lead));
	if (!match) return undefined;
	return {
		text: textOfPart(source, sub(verb.words, lead, lead + match[0].length)),
		length: lead + match[0].length,
	};
}

function leadingCondition(verb: VerbAt | undefined, context: SovContext): Condition | undefined {
	const match = verb && conditionMatch(verb, context);
	return match && { kind: "if", text: match.text };
}

function conditionEnd(verb: VerbAt, context: SovContext): number {
	return conditionMatch(verb, context)?.length ?? 0;
}

function stopBefore(verb: VerbAt, drafts: readonly Draft[], context: SovContext): Piece {
	const [draft] = drafts;
	return {
		kind: "stop",
		stopAt: {
			kind: "before",
			text: textOfPart(
				context.source,
				trimLead({ start: verb.words.start, end: verb.stem.end }, context.source),
			),
			...(draft && { verb: draft.verb }),
			...(draft?.object !== undefined && { object: draft.object }),
		},
	};
}

/** "支払いの前で止まる", "결제 페이지에서 멈추세요": the whole sentence is a place to stop. */
const STOP = {
	ja: /^(.+?)(の?前で|の?手前で|で)(?:止ま|止め|停止|やめ)/u,
	ko: /^(.+?)( 전에| 앞에서|에서)\s?(?:멈추|멈춰|중단|정지)/u,
};

function readStop(range: Range, context: SovContext): readonly Piece[] | undefined {
	const { source, data } = context;
	const part = trimLead(range, source);
	const match = STOP[data.language].exec(maskOf(source, part));
	if (
		!match ||
		isEmpty(part) ||
		verbsIn(source, sub(part, 0, match[1]?.length ?? 0), data.language).length > 0
	)
		return undefined;
	const inner = sub(part, 0, match[1]?.length ?? 0);
	const object = readSovPhrase(inner, context).object;
	return [
		{
			kind: "stop",
			stopAt: {
				kind: /前|전|앞/u.test(match[2] ?? "") ? "before" : "at",
				text: textOfPart(source, inner),
				...(object !== undefined && { object }),
			},
		},
	];
}
