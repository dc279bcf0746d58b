import { JA_VERBS } from "../lexicon/ja.ts";
import { KO_VERBS } from "../lexicon/ko.ts";
import type { Act } from "../lexicon/pack.ts";
import type { Source } from "../source.ts";
import { maskOf, type Part, sub } from "../zh/part.ts";

/** How a verb is used: an order, a prohibition, a condition, a point in time, or a place to stop. */
type Mood = "order" | "never" | "if" | "when" | "before" | "stop";

export interface VerbAt {
	readonly act: Act;
	readonly mood: Mood;
	/** Words before the verb. */
	readonly words: Part;
	/** The verb's stem. */
	readonly stem: Part;
	/** Words and verb with its ending. */
	readonly whole: Part;
}

interface Grammar {
	readonly verbs: RegExp;
	readonly acts: readonly Act[];
	/** What follows a stem up to the next clause, and the mood it gives. */
	readonly endings: readonly (readonly [RegExp, Mood])[];
}

const JA_GRAMMAR: Grammar = grammarOf(JA_VERBS, [
	[
		/^(?:し|さ|せ|[わかきくけさしすせたちつてなにぬねまみむめらりるれっいん])?(?:ないで(?:ください)?|ないこと|ない(?=[、。]|$)|てはいけません|てはいけない|ず(?=に|、))[にでください、。\s]*/u,
		"never",
	],
	[
		/^[^\s、。]{0,3}(?:る|す|う|く|む|つ|ぶ)?(?:前に)(?:止ま|停止|やめ|止め)[^、。]*[、。\s]*/u,
		"stop",
	],
	[/^[^\s、。]{0,3}前に[、\s]*/u, "before"],
	[/^[^\s、。]{0,3}(?:たら|れば|場合は?|なら)[、\s]*/u, "if"],
	[
		/^(?:して(?:から)?|し終えたら|してください|した後で?|したあと|し、|します|しろ|せよ|する(?:こと)?|をお願いします|[いきっんしりえけべめれせてでりみびち]*(?:て|で)(?:から|ください|下さい)?|[いきしりみびちえけ]、|[うくすつぬぶむる](?:こと)?|[いきしりみびち]?ます|た後で?|[いっ]た後)?[、。\s]*/u,
		"order",
	],
]);

const KO_GRAMMAR: Grammar = grammarOf(KO_VERBS, [
	[/^[^\s,.]{0,3}지\s?(?:마세요|마십시오|말고|말아|않고|마라|말 것)[^\s,.]*[\s,.]*/u, "never"],
	[/^[^\s,.]{0,3}기?\s?전에\s(?:멈추|중단|정지)[^\s,.]*[\s,.]*/u, "stop"],
	[/^[^\s,.]{0,3}기 전에[\s,.]*/u, "before"],
	[/^[^\s,.]{0,3}면[\s,.]*/u, "if"],
	[/^[^\s,.]{0,6}(?:\s?(?:다음에?|후에?|뒤에?)(?=[\s,.]|$))?[\s,.]*/u, "order"],
]);

function grammarOf(
	verbs: readonly (readonly [Act, string])[],
	endings: Grammar["endings"],
): Grammar {
	return {
		verbs: new RegExp(verbs.map(([, pattern]) => `(${pattern})`).join("|"), "gu"),
		acts: verbs.map(([act]) => act),
		endings,
	};
}

/** The verbs of a sentence in order, each with the words before it. */
export function verbsIn(source: Source, range: Part, language: "ja" | "ko"): readonly VerbAt[] {
	const grammar = language === "ja" ? JA_GRAMMAR : KO_GRAMMAR;
	const mask = maskOf(source, range);
	const verbs: VerbAt[] = [];
	let from = 0;
	for (const match of mask.matchAll(grammar.verbs)) {
		if (match.index < from) continue;
		const group = match.slice(1).findIndex((text) => text !== undefined);
		const act = grammar.acts[group];
		if (act === undefined) continue;
		const after = match.index + match[0].length;
		const ending = endingOf(mask.slice(after, after + 40), grammar);
		verbs.push({
			act,
			mood: ending.mood,
			words: sub(range, from, match.index),
			stem: sub(range, match.index, after),
			whole: sub(range, from, after + ending.length),
		});
		from = after + ending.length;
	}
	return verbs;
}

function endingOf(mask: string, grammar: Grammar): { mood: Mood; length: number } {
	for (const [pattern, mood] of grammar.endings) {
		const match = pattern.exec(mask);
		if (match) return { mood, length: match[0].length };
	}
	return { mood: "order", length: 0 };
}
