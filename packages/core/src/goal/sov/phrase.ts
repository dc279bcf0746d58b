import type { Extreme } from "../lexicon/pack.ts";
import type { SovData } from "../lexicon/sov.ts";
import type { Source } from "../source.ts";
import { maskOf, type Part, quotesIn, sub, textOfPart, trimPart } from "../zh/part.ts";
import { type Lookup, lookup, wordBefore } from "../zh/words.ts";

export interface SovContext {
	readonly source: Source;
	readonly data: SovData;
}

export interface SovPhrase {
	readonly object?: string;
	readonly role?: string;
	readonly ordinal?: number;
	readonly count?: number;
	readonly extreme?: Extreme;
	readonly row?: string;
	readonly refers?: boolean;
	readonly quoted: readonly string[];
	/** Words beside a quoted name ("task" of "「X」というタスク"). */
	readonly noun?: string;
}

const tables = new WeakMap<
	SovData,
	Record<"roles" | "choice" | "field" | "search" | "stores", Lookup<string>>
>();

export function sovTables(
	data: SovData,
): Record<"roles" | "choice" | "field" | "search" | "stores", Lookup<string>> {
	const known = tables.get(data);
	if (known) return known;
	const built = {
		roles: lookup(data.roles),
		choice: lookup([[data.choiceNouns, ""]]),
		field: lookup([[data.fieldNouns, ""]]),
		search: lookup([[data.searchNouns, ""]]),
		stores: lookup([[data.stores, ""]]),
	};
	tables.set(data, built);
	return built;
}

/** Takes a Japanese or Korean noun phrase apart. */
export function readSovPhrase(part: Part, context: SovContext): SovPhrase {
	const { source, data } = context;
	const owned = takeOwner(trimPart(source, part), context);
	const lead = takeLead(owned.rest, data, source);
	const quotes = quotesIn(source, lead.rest);
	const named = data.named.exec(maskOf(source, lead.rest));
	const role = takeRole(lead.rest, context);
	const [only] = quotes;
	const single = quotes.length === 1 && only;
	const text = single
		? only.inner
		: named
			? textOfPart(source, sub(lead.rest, 0, named.index))
			: textOfPart(source, role.rest);
	const noun = named ? textOfPart(source, sub(lead.rest, named.index + named[0].length)) : "";
	const refers = data.pronouns.test(text);
	const object = text === "" ? role.text : text;
	return {
		...(object !== "" && !refers && { object }),
		...(role.role !== "" && { role: role.role }),
		...(lead.ordinal !== undefined && { ordinal: lead.ordinal }),
		...(lead.count !== undefined && lead.count > 1 && { count: lead.count }),
		...(lead.extreme && { extreme: lead.extreme }),
		...(owned.row !== undefined && { row: owned.row }),
		...(refers && { refers }),
		...(noun !== "" && role.role === "" && { noun }),
		quoted: quotes.map((quote) => quote.inner),
	};
}

/** "花子の行の編集ボタン": the row and what is left. */
function takeOwner(part: Part, context: SovContext): { rest: Part; row?: string } {
	const { source, data } = context;
	const mask = maskOf(source, part);
	const places = [...mask.matchAll(new RegExp(data.of, "gu"))];
	const last = places.at(-1);
	if (!last) return { rest: part };
	const left = sub(part, 0, last.index);
	const right = sub(part, last.index + last[0].length);
	const leftMask = maskOf(source, left);
	const row = data.rowNouns.exec(leftMask);
	if (row && row.index > 0)
		return { rest: right, row: textOfPart(source, sub(left, 0, row.index)) };
	const { roles, field } = sovTables(data);
	const rightMask = maskOf(source, right);
	const control =
		(wordBefore(roles, rightMask)?.value ?? "") !== "" ||
		wordBefore(field, rightMask)?.phrase === rightMask;
	const placed =
		data.ordinals.some(([pattern]) => pattern.test(`${leftMask}の`) || pattern.test(leftMask)) ||
		data.extremes.some(([pattern]) => pattern.test(`${leftMask}の`));
	return control && !placed && !data.named.test(mask)
		? { rest: right, row: textOfPart(source, left) }
		: { rest: part };
}

interface Lead {
	readonly rest: Part;
	readonly ordinal?: number;
	readonly count?: number;
	readonly extreme?: Extreme;
}

function takeLead(part: Part, data: SovData, source: Source): Lead {
	const mask = maskOf(source, part);
	const after = (length: number): Part => trimPart(source, sub(part, length));
	for (const [pattern, ordinal] of data.ordinals) {
		const match = pattern.exec(mask);
		if (match && match[0].length < mask.length) return { rest: after(match[0].length), ordinal };
	}
	for (const [pattern, extreme] of data.extremes) {
		const match = pattern.exec(mask);
		if (match) return { rest: after(match[0].length), extreme };
	}
	const count = data.count.exec(mask);
	if (count && count[0].length < mask.length)
		return { rest: after(count[0].length), count: numberOf(count[1] ?? "1", data) };
	return { rest: part };
}

export function numberOf(text: string, data: SovData): number {
	return /^\d+$/u.test(text) ? Number(text) : (data.numbers[text] ?? 1);
}

function takeRole(part: Part, context: SovContext): { rest: Part; role: string; text: string } {
	const { source, data } = context;
	const mask = maskOf(source, part);
	const found = wordBefore(sovTables(data).roles, mask);
	if (!found) return { rest: part, role: "", text: "" };
	const rest = sub(part, 0, mask.length - found.phrase.length);
	return {
		rest: trimPart(source, rest),
		role: found.value,
		text: textOfPart(source, sub(part, mask.length - found.phrase.length)),
	};
}

/** The members of "AとB". */
export function sovItems(part: Part, context: SovContext): readonly Part[] {
	const { source, data } = context;
	const mask = maskOf(source, part);
	const items: Part[] = [];
	let from = 0;
	for (const match of mask.matchAll(new RegExp(data.listed, "gu"))) {
		const quoted =
			mask[match.index - 1] === "\ue000" || mask[match.index + match[0].length] === "\ue000";
		if (
			match[0] === "と" &&
			!quoted &&
			!/[\p{sc=Han}\p{sc=Katakana}ー]と[\p{sc=Han}\p{sc=Katakana}]/u.test(
				mask.slice(match.index - 1, match.index + 2),
			)
		)
			continue;
		if (match[0] === "や" && !quoted) continue;
		items.push(trimPart(source, sub(part, from, match.index)));
		from = match.index + match[0].length;
	}
	items.push(trimPart(source, sub(part, from)));
	return items.every((item) => item.end > item.start) ? items : [part];
}
