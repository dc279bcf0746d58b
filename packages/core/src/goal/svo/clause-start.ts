import type { ConditionKind, Pack } from "../lexicon/pack.ts";
import { matchAt } from "./phrase-table.ts";
import type { Token } from "./tokens.ts";
import { matchVerb, startsGapVerb, type VerbMatch } from "./verb.ts";

/** How a stretch of words begins, after the words that carry nothing. */
export type Start =
	| OrderStart
	| { readonly kind: "verb"; readonly at: number; readonly verb: VerbMatch }
	| {
			readonly kind: "never" | "without" | "by" | "because";
			readonly at: number;
			readonly from: number;
	  }
	| {
			readonly kind: "stop";
			readonly at: number;
			readonly from: number;
			readonly stop: "before" | "at";
	  }
	| {
			readonly kind: "condition";
			readonly at: number;
			readonly from: number;
			readonly condition: ConditionKind;
	  };

export interface OrderStart {
	readonly kind: "order";
	readonly order: "before" | "after";
	readonly at: number;
	readonly from: number;
}

/** The start of a clause at `at`, if one can start there. Lead-ins ("please", "I want to", "first,") are skipped. */
export function clauseStart(
	tokens: readonly Token[],
	at: number,
	options: { pack: Pack },
): Start | undefined {
	const { pack } = options;
	let place = at;
	let gerund = false;
	for (let skipped = 0; skipped < 8; skipped += 1) {
		const lead = matchAt(pack.leadIns, tokens, place)?.length ?? 0;
		const start = startAt(tokens, place, { pack, gerund });
		if (start && lengthOf(start) >= lead) return start;
		if (lead === 0) return start;
		gerund = tokens[place + lead - 1]?.text === "by";
		place += lead;
		while (tokens[place]?.text === "," || tokens[place]?.text === ":") place += 1;
	}
	return undefined;
}

function lengthOf(start: Start): number {
	return (start.kind === "verb" ? start.verb.from : start.from) - start.at;
}

function startAt(
	tokens: readonly Token[],
	at: number,
	options: { pack: Pack; gerund: boolean },
): Start | undefined {
	const { pack } = options;
	const stop = matchAt(pack.stop, tokens, at);
	if (stop && (stop.length > 1 || isEnd(tokens, at + 1))) {
		return { kind: "stop", at, from: at + stop.length, stop: stop.value };
	}
	const never = matchAt(pack.never, tokens, at);
	if (never) return { kind: "never", at, from: at + never.length };
	const condition = matchAt(pack.conditions, tokens, at);
	if (condition)
		return { kind: "condition", at, from: at + condition.length, condition: condition.value };
	for (const order of ["before", "after"] as const) {
		const found = matchAt(pack[order], tokens, at);
		if (found) return { kind: "order", order, at, from: at + found.length };
	}
	for (const kind of ["without", "because", "by"] as const) {
		const found = matchAt(pack[kind], tokens, at);
		if (found) return { kind, at, from: at + found.length };
	}
	const verb = matchVerb(tokens, at, options);
	if (verb) return { kind: "verb", at, verb };
	if (startsGapVerb(tokens, at, pack))
		return { kind: "verb", at, verb: { act: "do", from: at + 1 } };
	return undefined;
}

function isEnd(tokens: readonly Token[], at: number): boolean {
	const next = tokens[at];
	return next === undefined || next.kind === "punct";
}
