import { type Draft, draftOf } from "../draft.ts";
import type { Source } from "../source.ts";
import { readZhFields } from "./fields.ts";
import { FIELD_NOUNS } from "./noun-phrase.ts";
import { readZhOrder } from "./order.ts";
import { maskOf, type Part, sub, textOfPart, trimPart } from "./part.ts";
import { readZhCounted } from "./qualifiers.ts";
import { zhFill } from "./read-values.ts";
import type { ZhReading } from "./reading.ts";
import { VERBS } from "./split.ts";
import { readZhWhens } from "./when.ts";
import { wordAt } from "./words.ts";

/** "尺寸不变". */
export function unchanged(source: Source, part: Part): readonly Draft[] | undefined {
	const mask = maskOf(source, part);
	const match =
		/^(?!保持|维持|让)(\ue000{1,40}|\p{Script=Han}{1,8}?)(?:都|也|均)?(?:保持|维持)?不(?:变|动)$/u.exec(
			mask,
		);
	if (match?.[1] === undefined || /^[把将在]/u.test(mask)) return undefined;
	const said = { text: textOfPart(source, part), verb: "keep" as const };
	const verbWords = textOfPart(source, sub(part, match[1].length));
	return [
		draftOf({ ...said, verbWords }, { object: textOfPart(source, sub(part, 0, match[1].length)) }),
	];
}

/** "按向导操作：": says how, orders nothing. */
export function withoutGuide(source: Source, part: Part): Part {
	const lead = /^(?:按照?|根据|跟着|通过)[^,:]{0,8}?(?:操作|设置|完成|进行|走|填写)?[:,]/u.exec(
		maskOf(source, part),
	);
	return lead ? trimPart(source, sub(part, lead[0].length)) : part;
}

/** Clauses said beside the one before them, and whether they come first. */
export interface Beside {
	readonly drafts: readonly Draft[];
	readonly first: boolean;
}

/** Times, numbers of people, a field with its value: they belong to the clause before them. */
export function readBeside(
	source: Source,
	rest: Part,
	last: Draft | undefined,
): Beside | undefined {
	if (!last || last.verb === "do") return undefined;
	const text = textOfPart(source, rest);
	const reading: ZhReading = { source, act: "do", text, verbWords: "", rest };
	const counted = readZhCounted(reading);
	const first = BESIDE.has(last.verb);
	const whens = counted ? [counted] : readZhWhens(reading);
	if (whens) return { drafts: whens, first };
	const pairs = pairsIn(source, rest);
	if (!pairs) return undefined;
	const stored = last.verb === "add" && last.value !== undefined && last.destination !== undefined;
	return { drafts: pairs.map((pair) => zhFill(reading, pair)), first: first && !stored };
}

/** "附言“A”", "姓名罗西": fields with their values and no order. */
function pairsIn(source: Source, rest: Part): ReturnType<typeof readZhFields> | undefined {
	const mask = maskOf(source, rest);
	const noun = wordAt(FIELD_NOUNS, mask, 0);
	const verb = wordAt(VERBS, mask, 0);
	if (!noun || noun.phrase.length < 2 || noun.phrase.length <= (verb?.phrase.length ?? 0))
		return undefined;
	const pairs = readZhFields(source, rest);
	const valued =
		pairs.length > 0 &&
		pairs.every((pair) => pair.field && pair.value && !isAct(source, pair.value));
	if (!valued || (!verb && orderIn(source, rest, rest).length > 0)) return undefined;
	return pairs;
}

function isAct(source: Source, part: Part): boolean {
	const verb = wordAt(VERBS, maskOf(source, part), 0);
	return verb !== undefined && verb.phrase.length > 1;
}

/** What is said beside these is filled before them. */
const BESIDE: ReadonlySet<Draft["verb"]> = new Set([
	"create",
	"add",
	"register",
	"sign_in",
	"checkout",
]);

/** An order, also behind an adverb of up to three characters that no list knows. */
export function orderIn(source: Source, part: Part, rest: Part): readonly Draft[] {
	const order = readZhOrder(source, part, rest);
	if (order.length > 0) return order;
	const unled = rest.start > part.start ? readZhOrder(source, part, trimPart(source, part)) : [];
	if (unled.length > 0) return unled;
	const mask = maskOf(source, rest);
	const at = [1, 2, 3].find((place) => {
		const verb = wordAt(VERBS, mask, place);
		return verb && verb.phrase.length > 1 && ["press", "fill", "check"].includes(verb.value);
	});
	return at === undefined ? [] : readZhOrder(source, part, sub(rest, at));
}
