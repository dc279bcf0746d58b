import { type Draft, draftOf } from "../draft.ts";
import type { Verb } from "../goal.ts";
import type { Act } from "../lexicon/pack.ts";
import { maskOf, type Part, quotesIn, sub, textOfPart, trimPart } from "../zh/part.ts";
import {
	numberOf,
	readSovPhrase,
	type SovContext,
	type SovPhrase,
	sovItems,
	sovTables,
	wordBefore,
} from "./phrase.ts";

/** A clause of a verb-final language: its verb and the phrases its particles mark. */
export interface Frame {
	readonly act: Act;
	readonly text: string;
	readonly verbWords: string;
	/** を, 을/를. */
	readonly object?: Part;
	/** に, へ, 에, (으)로. */
	readonly to?: Part;
	/** で, から, 에서. */
	readonly from?: Part;
	/** と, 라고: words said or typed. */
	readonly said?: Part;
	/** Words with no particle. */
	readonly bare?: Part;
	/** All the words before the verb. */
	readonly all: Part;
}

type Fields = NonNullable<Parameters<typeof draftOf>[1]>;

/** The clauses of a frame. */
export function frameClauses(frame: Frame, context: SovContext): readonly Draft[] {
	switch (frame.act) {
		case "fill":
		case "set":
		case "edit":
			return fillFrame(frame, context);
		case "select":
			return selectFrame(frame, context);
		case "search":
			return searchFrame(frame, context);
		case "add":
		case "create":
			return itemFrame(frame, context);
		case "act":
			return namedFrame(frame, context).map((draft) => actOf(draft, "press"));
		case "mark":
			return markFrame(frame, context);
		case "sort":
		case "filter":
			return [
				clause(frame, frame.act, context, {
					value: textOfPart(context.source, frame.to ?? frame.object ?? frame.from ?? frame.all),
				}),
			];
		case "sign_in":
		case "sign_out":
		case "register":
			return [clause(frame, frame.act, context)];
		case "press":
			return pressFrame(frame, context);
		default:
			return namedFrame(frame, context);
	}
}

function clause(frame: Frame, verb: Verb, context: SovContext, fields: Fields = {}): Draft {
	const quoted = quotesIn(context.source, frame.all).map((quote) => quote.inner);
	const times = context.data.times.exec(maskOf(context.source, frame.all));
	const count = times ? numberOf(times[1] ?? "1", context.data) : undefined;
	return draftOf(
		{ text: frame.text, verb, verbWords: frame.verbWords, quoted },
		{ ...(count !== undefined && count > 1 && { count }), ...fields },
	);
}

function fieldsOf(phrase: SovPhrase): Fields {
	const { noun: _, ...fields } = phrase;
	return fields.quoted.length > 0 ? fields : { ...fields, quoted: undefined };
}

const VERBS: Partial<Readonly<Record<Act, Verb>>> = {
	find: "open",
	use: "press",
	turn: "press",
	put: "fill",
	ensure: "read",
	name: "fill",
	state_on: "check",
	state_off: "uncheck",
	act: "press",
	mark: "check",
	set: "fill",
};

function verbOf(act: Act): Verb {
	return VERBS[act] ?? (act as Verb);
}

function namedFrame(frame: Frame, context: SovContext): readonly Draft[] {
	const verb = verbOf(frame.act);
	const thing = frame.object ?? frame.to ?? frame.bare;
	const place = frame.object
		? (frame.from ??
			(verb === "drag" || verb === "upload" || verb === "submit" ? undefined : frame.to))
		: frame.from;
	const row = place && rowOf(place, context);
	const destination =
		frame.object && frame.to && (verb === "drag" || verb === "submit")
			? readSovPhrase(frame.to, context).object
			: undefined;
	if (!thing) return [clause(frame, verb, context, { row })];
	return sovItems(withoutOf(thing, context), context).map((item) => {
		const fields = fieldsOf(readSovPhrase(item, context));
		const upload =
			verb === "upload" && frame.object && frame.to
				? { object: readSovPhrase(frame.to, context).object, value: fields.object }
				: {};
		return clause(frame, verb, context, {
			...fields,
			row: fields.row ?? row,
			destination,
			...upload,
		});
	});
}

function rowOf(part: Part, context: SovContext): string | undefined {
	const { source, data } = context;
	const mask = maskOf(source, trimPart(source, part));
	if (data.screens.test(mask)) return undefined;
	const noun = data.rowNouns.exec(mask);
	const bare = trimPart(source, part);
	return textOfPart(source, noun && noun.index > 0 ? sub(bare, 0, noun.index) : bare);
}

/** Enter and its like are keys; anything else is a control. */
function pressFrame(frame: Frame, context: SovContext): readonly Draft[] {
	const thing = frame.object ?? frame.bare;
	const mask = thing ? maskOf(context.source, trimPart(context.source, thing)) : "";
	const words = mask.replace(new RegExp(`\\s*${context.data.times.source}\\s*$`, "u"), "");
	const key = context.data.keys.find(([pattern]) => pattern.test(words))?.[1];
	return key === undefined ? namedFrame(frame, context) : [clause(frame, "key", context, { key })];
}

function fillFrame(frame: Frame, context: SovContext): readonly Draft[] {
	const verb: Verb = frame.act === "edit" ? "edit" : "fill";
	const swapped = frame.act !== "fill" || frame.said === undefined;
	const changes = frame.act !== "fill" && frame.object && frame.to;
	const field = changes
		? frame.object
		: (frame.to ?? frame.from ?? (frame.said ? frame.object : undefined));
	const value = changes ? frame.to : (frame.said ?? (swapped ? frame.object : undefined));
	const phrase = field ? readSovPhrase(field, context) : undefined;
	if (!field && value) return [aloneFill(frame, value, context)];
	const text =
		value && !context.data.given.test(maskOf(context.source, trimPart(context.source, value)))
			? textOfPart(context.source, value)
			: undefined;
	const row = changes && frame.from ? rowOf(frame.from, context) : undefined;
	return [
		clause(frame, verb, context, {
			...(phrase && fieldsOf(phrase)),
			value: text,
			row: phrase?.row ?? row,
		}),
	];
}

/** A field noun alone is a field whose value is not said; anything else is the text. */
function aloneFill(frame: Frame, value: Part, context: SovContext): Draft {
	const mask = maskOf(context.source, trimPart(context.source, value));
	const field = wordBefore(sovTables(context.data).field, mask)?.phrase === mask;
	const text = textOfPart(context.source, value);
	const verb: Verb = frame.act === "edit" ? "edit" : "fill";
	return clause(
		frame,
		verb,
		context,
		field || verb === "edit" ? fieldsOf(readSovPhrase(value, context)) : { value: text },
	);
}

function selectFrame(frame: Frame, context: SovContext): readonly Draft[] {
	const { source } = context;
	const thing = frame.object ?? frame.bare;
	if (!thing) return [clause(frame, "select", context)];
	const place = frame.from ?? frame.to;
	const object = place ? readSovPhrase(place, context) : undefined;
	const bare = trimPart(source, thing);
	const phrase = readSovPhrase(bare, context);
	if (phrase.ordinal !== undefined || phrase.extreme)
		return [clause(frame, "select", context, fieldsOf(phrase))];
	const mask = maskOf(source, bare);
	const noun = wordBefore(sovTables(context.data).choice, mask);
	const inner =
		noun && noun.phrase.length < mask.length
			? sub(bare, 0, mask.length - noun.phrase.length)
			: undefined;
	const values = sovItems(inner ? withoutOf(inner, context) : bare, context);
	const named =
		inner && noun
			? textOfPart(source, sub(bare, mask.length - noun.phrase.length))
			: object?.object;
	return values.map((value) =>
		clause(frame, "select", context, {
			object: named,
			role: object?.role,
			value: readSovPhrase(value, context).object,
		}),
	);
}

function withoutOf(part: Part, context: SovContext): Part {
	const bare = trimPart(context.source, part);
	const mask = maskOf(context.source, bare);
	return /[の의]$/u.test(mask) ? sub(bare, 0, mask.length - 1) : bare;
}

function searchFrame(frame: Frame, context: SovContext): readonly Draft[] {
	const { source, data } = context;
	const thing = frame.object ?? frame.said ?? frame.bare;
	if (!thing) return [clause(frame, "search", context)];
	const bare = trimPart(source, thing);
	const mask = maskOf(source, bare);
	const [quote] = quotesIn(source, bare);
	const noun = wordBefore(sovTables(data).search, mask);
	const object =
		noun && noun.phrase.length < mask.length
			? textOfPart(source, sub(bare, mask.length - noun.phrase.length))
			: undefined;
	if (quote) return [clause(frame, "search", context, { value: quote.inner, object })];
	const left =
		noun && object !== undefined
			? trimPart(source, sub(bare, 0, mask.length - noun.phrase.length))
			: undefined;
	const owned = left && /(?:の|의)$/u.test(maskOf(source, left));
	if (left && owned)
		return [
			clause(frame, "search", context, {
				object,
				value: textOfPart(source, withoutOf(left, context)),
			}),
		];
	if (frame.from && noun?.phrase === mask) {
		return [
			clause(frame, "search", context, {
				object: textOfPart(source, bare),
				value: textOfPart(source, frame.from),
			}),
		];
	}
	return [clause(frame, "search", context, { value: textOfPart(source, bare) })];
}

function itemFrame(frame: Frame, context: SovContext): readonly Draft[] {
	const verb = frame.act === "create" ? "create" : "add";
	const thing = frame.object ?? frame.said ?? frame.bare;
	const to = frame.to ? readSovPhrase(frame.to, context).object : undefined;
	if (!thing) return [clause(frame, verb, context, { destination: to })];
	const stored = to !== undefined && wordBefore(sovTables(context.data).stores, to) !== undefined;
	return sovItems(thing, context).map((item) => {
		const phrase = readSovPhrase(item, context);
		const value = stored
			? undefined
			: (phrase.quoted[0] ?? (phrase.noun === undefined ? undefined : phrase.object));
		return clause(frame, verb, context, {
			...fieldsOf(phrase),
			object: phrase.noun ?? phrase.object,
			value,
			destination: to,
		});
	});
}

function markFrame(frame: Frame, context: SovContext): readonly Draft[] {
	const state = frame.to ?? frame.said;
	const drafts = namedFrame({ ...frame, act: "check", ...(state && { to: state }) }, context);
	if (!state) return drafts;
	const text = textOfPart(context.source, state);
	if (context.data.done.test(text))
		return drafts.map((draft) => ({ ...draft, verb: "complete" as const }));
	return drafts.map((draft) => ({
		...draft,
		object: text,
		...(draft.object !== undefined && { row: draft.object }),
	}));
}

function actOf(draft: Draft, verb: Verb): Draft {
	const row = draft.row ?? draft.object;
	return { ...draft, verb, object: draft.verbWords, ...(row !== undefined && { row }) };
}
