import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import { readZhPhrase } from "./noun-phrase.ts";
import { isEmpty, maskOf, type Part, sub, trimPart } from "./part.ts";
import { type ZhReading, zhClause, zhFields } from "./reading.ts";

/** "打开 A › B › C": one clause for each step, the last with the verb itself. */
export function readZhPath(reading: ZhReading, verb: Verb): readonly Draft[] | undefined {
	const { source, rest } = reading;
	const mask = maskOf(source, rest);
	const steps: Part[] = [];
	let from = 0;
	for (const match of mask.matchAll(/\s*(?:[›>→»▸]|->|=>)\s*/gu)) {
		steps.push(trimPart(source, sub(rest, from, match.index)));
		from = match.index + match[0].length;
	}
	steps.push(trimPart(source, sub(rest, from)));
	if (steps.length < 2 || steps.some(isEmpty)) return undefined;
	return steps.map((step, at) =>
		zhClause(
			{ ...reading, rest: step },
			at === steps.length - 1 ? verb : "open",
			zhFields(readZhPhrase(source, step)),
		),
	);
}
