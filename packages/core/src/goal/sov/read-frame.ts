import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import type { Act } from "../lexicon/pack.ts";
import { maskOf, textOfPart, trimPart } from "../zh/part.ts";
import { type Frame, frameDraft, frameRow, objectOf, phraseFields, withoutOf } from "./frame.ts";
import { fillFrame, itemFrame, searchFrame, selectFrame } from "./frame-values.ts";
import { readSovPhrase, sovItems } from "./phrase.ts";

/** The clauses of a frame. */
export function readFrame(frame: Frame): readonly Draft[] {
	switch (frame.act) {
		case "fill":
		case "set":
		case "edit":
			return fillFrame(frame);
		case "select":
			return selectFrame(frame);
		case "search":
			return searchFrame(frame);
		case "add":
		case "create":
			return itemFrame(frame);
		case "act":
			return namedFrame(frame).map(ofControl);
		case "mark":
			return markFrame(frame);
		case "sort":
		case "filter":
			return [orderFrame(frame, frame.act)];
		case "sign_in":
		case "sign_out":
		case "register":
			return [frameDraft(frame, frame.act)];
		case "press":
			return pressFrame(frame);
		default:
			return namedFrame(frame);
	}
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

/** Verbs whose に or 에 is where the thing goes. */
const MOVES: ReadonlySet<Verb> = new Set(["drag", "upload", "submit"]);

function namedFrame(frame: Frame): readonly Draft[] {
	const { context } = frame;
	const verb = VERBS[frame.act] ?? (frame.act as Verb);
	const thing = frame.object ?? frame.to ?? frame.bare;
	const place = frame.object && !MOVES.has(verb) ? (frame.from ?? frame.to) : frame.from;
	const row = place && frameRow(place, context);
	if (!thing) return [frameDraft(frame, verb, { row })];
	const goal = frame.object && MOVES.has(verb) ? objectOf(frame.to, context) : undefined;
	return sovItems(withoutOf(thing, context), context).map((item) => {
		const fields = phraseFields(readSovPhrase(item, context));
		const placed = { ...fields, row: fields.row ?? row };
		if (verb !== "upload") return frameDraft(frame, verb, { ...placed, destination: goal });
		return frameDraft(
			frame,
			verb,
			goal === undefined ? placed : { ...placed, object: goal, value: fields.object },
		);
	});
}

function orderFrame(frame: Frame, verb: "sort" | "filter"): Draft {
	const said = frame.to ?? frame.object ?? frame.from ?? frame.all;
	return frameDraft(frame, verb, { value: textOfPart(frame.context.source, said) });
}

/** Enter and its like are keys; anything else is a control. */
function pressFrame(frame: Frame): readonly Draft[] {
	const { source, data } = frame.context;
	const thing = frame.object ?? frame.bare;
	const mask = thing ? maskOf(source, trimPart(source, thing)) : "";
	const words = mask.replace(new RegExp(`\\s*${data.times.source}\\s*$`, "u"), "");
	const key = data.keys.find(([pattern]) => pattern.test(words))?.[1];
	return key === undefined ? namedFrame(frame) : [frameDraft(frame, "key", { key })];
}

/** "「X」を完了としてマーク", "'X'를 읽음으로 표시". */
function markFrame(frame: Frame): readonly Draft[] {
	const { source, data } = frame.context;
	const state = frame.to ?? frame.said;
	const { to: _, ...unmarked } = frame;
	const drafts = namedFrame({ ...unmarked, act: "check" });
	if (!state) return drafts;
	const text = textOfPart(source, state);
	if (data.done.test(text)) return drafts.map((draft) => ({ ...draft, verb: "complete" as const }));
	return drafts.map((draft) => ({
		...draft,
		object: text,
		...(draft.object !== undefined && { row: draft.object }),
	}));
}

/** The control is named by the verb; the thing is its row. */
function ofControl(draft: Draft): Draft {
	const row = draft.row ?? draft.object;
	return { ...draft, verb: "press", object: draft.verbWords, ...(row !== undefined && { row }) };
}
