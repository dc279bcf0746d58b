import type { Source } from "../source.ts";
import { isEmpty, maskOf, type Part, sub, trimPart } from "../zh/part.ts";

type Case = "object" | "to" | "from" | "said" | "topic";

export interface Cases {
	readonly object?: Part;
	readonly to?: Part;
	readonly from?: Part;
	readonly said?: Part;
	readonly bare?: Part;
}

/** Particles with the case they give, tried in this order at each place. */
const JA: readonly (readonly [RegExp, Case])[] = [
	[/として/u, "to"],
	[/を/u, "object"],
	[/(?:の中)?から(?!の)/u, "from"],
	[/(?:の中|の行|欄)?で(?=[^すもはの]|$)/u, "from"],
	[/には|に(?=[^しもよつん]|$)|へ(?!ル)/u, "to"],
	[/と(?=$|入力|書|記入|打)/u, "said"],
	[/は(?=[^じりが])/u, "topic"],
];

const KO: readonly (readonly [RegExp, Case])[] = [
	[/(?:이라고|라고|고)(?=\s|$)(?<=[\ue000\p{L}](?:이라고|라고))/u, "said"],
	[/(?:을|를)(?=\s|$)/u, "object"],
	[/(?:에서|중에서|부터)(?=\s|$)/u, "from"],
	[/(?:으로|로|에게|에|까지)(?=\s|$)/u, "to"],
	[/(?<!라)(?:은|는)(?=\s|$)/u, "topic"],
];

/** Groups the words before a verb by their particles. A case said twice keeps its last phrase. */
export function readCases(source: Source, part: Part, language: "ja" | "ko"): Cases {
	const mask = maskOf(source, part);
	const found: { [K in Case]?: Part } = {};
	let from = 0;
	for (const hit of hits(mask, language === "ja" ? JA : KO)) {
		const phrase = trimPart(source, sub(part, from, hit.at));
		if (isEmpty(phrase)) continue;
		found[hit.kind] = phrase;
		from = hit.at + hit.length;
	}
	const bare = trimPart(source, sub(part, from));
	const { topic, ...cases } = found;
	return {
		...(topic && !cases.object && { object: topic }),
		...cases,
		...(!isEmpty(bare) && { bare }),
	};
}

function hits(
	mask: string,
	table: readonly (readonly [RegExp, Case])[],
): readonly { at: number; length: number; kind: Case }[] {
	const all = table.flatMap(([pattern, kind]) =>
		[...mask.matchAll(new RegExp(pattern, "gu"))].map((match) => ({
			at: match.index,
			length: match[0].length,
			kind,
		})),
	);
	const kept: { at: number; length: number; kind: Case }[] = [];
	for (const hit of all.toSorted((a, b) => a.at - b.at || b.length - a.length)) {
		const last = kept.at(-1);
		if (!last || hit.at >= last.at + last.length) kept.push(hit);
	}
	return kept;
}
