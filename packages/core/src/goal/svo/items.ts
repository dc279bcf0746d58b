import type { Pack } from "../lexicon/pack.ts";
import { matchAt } from "./phrase-table.ts";
import { type Token, trimmed } from "./tokens.ts";

/** The members of "A, B and C"; one member when it is no list. Names such as "Terms and Conditions" stay whole. */
export function splitItems(tokens: readonly Token[], pack: Pack): readonly (readonly Token[])[] {
	const items: (readonly Token[])[] = [];
	let from = 0;
	for (let at = 0; at < tokens.length; at += 1) {
		const joined = matchAt(pack.joinedNames, tokens, at);
		if (joined) {
			at += joined.length - 1;
			continue;
		}
		const length = separatorAt(tokens, at, pack);
		if (length === 0) continue;
		items.push(tokens.slice(from, at));
		from = at + length;
		at = from - 1;
	}
	items.push(tokens.slice(from));
	const kept = items.map(trimmed);
	return kept.every((item) => item.length > 0) ? kept : [trimmed(tokens)];
}

/** Length of ", and", "," or "and" at a place. */
function separatorAt(tokens: readonly Token[], at: number, pack: Pack): number {
	const token = tokens[at];
	if (!token || token.depth > 0) return 0;
	if (token.text === "," || token.text === ";") {
		const and = andAt(tokens, at + 1, pack);
		return 1 + and;
	}
	return at > 0 ? andAt(tokens, at, pack) : 0;
}

function andAt(tokens: readonly Token[], at: number, pack: Pack): number {
	const token = tokens[at];
	if (!token || token.depth > 0) return 0;
	return matchAt(pack.and, tokens, at)?.length ?? 0;
}
