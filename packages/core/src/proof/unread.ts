import type { Clause, Goal } from "../goal/goal.ts";
import { isCjk, stem, tokens } from "../goal/words.ts";

/** Politeness and joints between clauses that ask for nothing. */
const FILLERS = new Set(
	"please kindly thanks thank then and also now next finally first after before afterwards when once done finished that this the a an to of in on at for with by from i we you it is are be just so but or as well there here step goal task ok okay hi hello stop short right only if not yet".split(
		" ",
	),
);
const FILLER_CHARS = new Set(
	"请再并且然后最接着首先谢之以后和与及在的了把将麻烦你您第一二三四五步就才让给我帮到去时着点如果当直只有万但前停下一行那找用里",
);
/** Sentences that describe where one is; they ask for nothing. */
const BACKGROUND =
	/^\s*(i am|i'm|my|you are|you're|the|here is|here are|this is|there is|there are|we are|it is|我在|我叫|我是|你现在|你在|这是|这个|这里)/iu;
/** Languages whose every word the goal reader accounts for. */
const FULLY_READ: ReadonlySet<string> = new Set(["en", "zh", "und"]);
const FEW_WORDS = 2;
const FEW_CHARS = 3;

/** Part of the goal that ended up in no clause, prohibition, contingency or stop: it was not understood. */
export function unreadPart(goal: Goal): string | undefined {
	if (!FULLY_READ.has(goal.language)) return undefined;
	const read = [
		...goal.clauses.map(wordsOf),
		...goal.prohibitions.map(({ text }) => text),
		...goal.contingencies.flatMap(({ when, clause }) => [when, wordsOf(clause)]),
		goal.stopAt?.text ?? "",
	].join("\n");
	const words = new Set(tokens(read).map(stem));
	const chars = new Set(read);
	const left = goal.text.split(/[.;!?。；！？\n]+|,|，/u).find((part) => {
		if (BACKGROUND.test(part)) return false;
		const unknown = tokens(part).filter(
			(word) => !isCjk(word) && word.length > 1 && !FILLERS.has(word) && !words.has(stem(word)),
		);
		const unknownChars = [...part].filter(
			(char) => isCjk(char) && !FILLER_CHARS.has(char) && !chars.has(char),
		);
		return unknown.length >= FEW_WORDS || unknownChars.length >= FEW_CHARS;
	});
	return left?.trim();
}

function wordsOf({ text, object, value, row, quoted, condition, destination }: Clause): string {
	return [text, object, value, row, ...quoted, condition?.text, destination]
		.filter((part) => part !== undefined)
		.join(" ");
}
