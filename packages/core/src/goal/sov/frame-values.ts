import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import { maskOf, type Part, quotesIn, sub, textOfPart, trimPart } from "../zh/part.ts";
import { wordBefore } from "../zh/words.ts";
import { type Frame, frameDraft, frameRow, objectOf, phraseFields, withoutOf } from "./frame.ts";
import { readSovPhrase, sovItems, sovTables } from "./phrase.ts";

/** "名前欄に「花子」と入力", "언어를 독일어로 변경". */
export function fillFrame(frame: Frame): readonly Draft[] {
	const { context } = frame;
	const verb: Verb = frame.act === "edit" ? "edit" : "fill";
	const changes = frame.act !== "fill" && frame.object !== undefined && frame.to !== undefined;
	const field = changes
		? frame.object
		: (frame.to ?? frame.from ?? (frame.said ? frame.object : undefined));
	const value = changes ? frame.to : (frame.said ?? frame.object);
	if (!field && value) return [aloneFill(frame, value)];
	const phrase = field ? readSovPhrase(field, context) : undefined;
	const row = changes && frame.from ? frameRow(frame.from, context) : undefined;
	return [
		frameDraft(frame, verb, {
			...(phrase && phraseFields(phrase)),
			value: value && saidValue(frame, value),
			row: phrase?.row ?? row,
		}),
	];
}

/** The text, unless the words only point at one in the bag. */
function saidValue(frame: Frame, value: Part): string | undefined {
	const { source, data } = frame.context;
	return data.given.test(maskOf(source, trimPart(source, value)))
		? undefined
		: textOfPart(source, value);
}

/** A field noun alone is a field whose value is not said; anything else is the text. */
function aloneFill(frame: Frame, value: Part): Draft {
	const { source, data } = frame.context;
	const mask = maskOf(source, trimPart(source, value));
	const field = wordBefore(sovTables(data).field, mask)?.phrase === mask;
	if (frame.act === "edit")
		return frameDraft(frame, "edit", phraseFields(readSovPhrase(value, frame.context)));
	if (field) return frameDraft(frame, "fill", phraseFields(readSovPhrase(value, frame.context)));
	return frameDraft(frame, "fill", { value: saidValue(frame, value) });
}

/** "デザインのカテゴリを選択", "サイズで「大」を選ぶ". */
export function selectFrame(frame: Frame): readonly Draft[] {
	const { context } = frame;
	const { source, data } = context;
	const thing = frame.object ?? frame.bare;
	if (!thing) return [frameDraft(frame, "select")];
	const bare = trimPart(source, thing);
	const phrase = readSovPhrase(bare, context);
	if (phrase.ordinal !== undefined || phrase.extreme)
		return [frameDraft(frame, "select", phraseFields(phrase))];
	const place = frame.from ?? frame.to;
	const control = place ? readSovPhrase(place, context) : undefined;
	const mask = maskOf(source, bare);
	const noun = wordBefore(sovTables(data).choice, mask);
	const cut =
		noun && noun.phrase.length < mask.length ? mask.length - noun.phrase.length : undefined;
	const said = cut === undefined ? bare : withoutOf(sub(bare, 0, cut), context);
	const object = cut === undefined ? control?.object : textOfPart(source, sub(bare, cut));
	return sovItems(said, context).map((value) =>
		frameDraft(frame, "select", { object, role: control?.role, value: objectOf(value, context) }),
	);
}

/** "リスボンの宿を検索", "빨간 신발을 검색". */
export function searchFrame(frame: Frame): readonly Draft[] {
	const { context } = frame;
	const { source, data } = context;
	const thing = frame.object ?? frame.said ?? frame.bare;
	if (!thing) return [frameDraft(frame, "search")];
	const bare = trimPart(source, thing);
	const mask = maskOf(source, bare);
	const [quote] = quotesIn(source, bare);
	const noun = wordBefore(sovTables(data).search, mask);
	const cut =
		noun && noun.phrase.length < mask.length ? mask.length - noun.phrase.length : undefined;
	const object = cut === undefined ? undefined : textOfPart(source, sub(bare, cut));
	if (quote) return [frameDraft(frame, "search", { value: quote.inner, object })];
	const left = cut === undefined ? undefined : trimPart(source, sub(bare, 0, cut));
	if (left && /[の의]$/u.test(maskOf(source, left))) {
		return [
			frameDraft(frame, "search", { object, value: textOfPart(source, withoutOf(left, context)) }),
		];
	}
	if (frame.from && noun?.phrase === mask) {
		return [
			frameDraft(frame, "search", {
				object: textOfPart(source, bare),
				value: textOfPart(source, frame.from),
			}),
		];
	}
	return [frameDraft(frame, "search", { value: textOfPart(source, bare) })];
}

/** "「牛乳」と「卵」を追加", "배낭을 장바구니에 담다". */
export function itemFrame(frame: Frame): readonly Draft[] {
	const { context } = frame;
	const verb = frame.act === "create" ? "create" : "add";
	const thing = frame.object ?? frame.said ?? frame.bare;
	const destination = objectOf(frame.to, context);
	if (!thing) return [frameDraft(frame, verb, { destination })];
	const stored =
		destination !== undefined &&
		wordBefore(sovTables(context.data).stores, destination) !== undefined;
	return sovItems(thing, context).map((item) => {
		const phrase = readSovPhrase(item, context);
		const named = phrase.quoted[0] ?? (phrase.noun === undefined ? undefined : phrase.object);
		return frameDraft(frame, verb, {
			...phraseFields(phrase),
			object: phrase.noun ?? phrase.object,
			value: stored ? undefined : named,
			destination,
		});
	});
}
