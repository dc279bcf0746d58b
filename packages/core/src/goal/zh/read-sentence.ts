import { type Draft, draftOf, type Piece } from "../draft.ts";
import type { Clause } from "../goal.ts";
import { ZH_WAY } from "../lexicon/zh.ts";
import type { Range } from "../sentences.ts";
import type { Source } from "../source.ts";
import { orderIn, readBeside, unchanged, withoutGuide } from "./beside.ts";
import { readZhDenied, readZhProhibition, readZhStop } from "./bounds.ts";
import { readZhFields } from "./fields.ts";
import { readZhPhrase } from "./noun-phrase.ts";
import { readZhOrder } from "./order.ts";
import { isEmpty, maskOf, type Part, sub, textOfPart, trimPart } from "./part.ts";
import { readZhPath } from "./path.ts";
import { filterZh, isNarrowing } from "./qualifiers.ts";
import { readZhState } from "./read-clause.ts";
import { zhFill } from "./read-values.ts";
import { withoutLocative, type ZhReading, zhRow } from "./reading.ts";
import { CONDITIONS, leadLength, neverLength, splitChunks, VERBS } from "./split.ts";
import { wordAt } from "./words.ts";

type Condition = NonNullable<Clause["condition"]>;

interface Walk {
	readonly source: Source;
	readonly pieces: Piece[];
	/** Said before its clause, for the clauses that follow in this sentence. */
	condition?: Condition;
	/** The condition speaks of something in the way. */
	inTheWay?: boolean;
	/** Acts that "X前" puts after the rest of the sentence. */
	readonly afterwards: Draft[];
}

/** The pieces of one Chinese sentence. */
export function readZhSentence(source: Source, range: Range): readonly Piece[] {
	const walk: Walk = { source, pieces: [], afterwards: [] };
	const chunks = splitChunks(source, range);
	for (const [at, chunk] of chunks.entries()) readChunk(walk, chunk.part, at === chunks.length - 1);
	for (const draft of walk.afterwards) walk.pieces.push({ kind: "clause", draft });
	return walk.pieces;
}

function readChunk(walk: Walk, part: Part, last: boolean): void {
	const { source } = walk;
	if (/^(?:再|然后|接着|最后|随后|之后)/u.test(maskOf(source, part)) && walk.pieces.length > 0)
		delete walk.condition;
	const lead = leadLength(maskOf(source, part));
	const rest = trimPart(source, sub(part, lead));
	const mask = maskOf(source, rest);
	if (isEmpty(rest)) return;
	const stop = readZhStop(source, trimPart(source, part), lastDraft(walk));
	if (stop) {
		walk.pieces.push(stop);
		return;
	}
	const never = neverLength(mask, 0);
	if (never > 0) {
		walk.pieces.push(...readZhProhibition(source, rest, { never, last: lastDraft(walk) }));
		return;
	}
	const condition = wordAt(CONDITIONS, mask, 0);
	const verb = wordAt(VERBS, mask, 0);
	const only = /^只?有(.+?)(?:时|的时候|的情况下)?才/u.exec(mask);
	if (only?.[1] !== undefined) {
		const from = only[0].indexOf(only[1]);
		walk.condition = {
			kind: "if",
			text: textOfPart(source, sub(rest, from, from + only[1].length)),
		};
		readChunk(walk, sub(rest, only[0].length), true);
		delete walk.condition;
		return;
	}
	const waits =
		/^等(?:\d|一|几|片刻|[二三两四五])/u.test(mask) ||
		(verb?.phrase.length ?? 0) > (condition?.phrase.length ?? 0);
	if (condition && !waits && !(condition.phrase === "等" && last)) {
		readCondition(walk, { rest, kind: condition.value, from: condition.phrase.length, last });
		return;
	}
	const supposed = /^.{2,24}?的话/u.exec(mask)?.[0];
	if (supposed !== undefined) {
		readCondition(walk, { rest, kind: "if", from: 0, last });
		return;
	}
	if (readBeforeAfter(walk, { rest, last })) return;
	readPlain(walk, { part, rest });
}

function readPlain(walk: Walk, chunk: { part: Part; rest: Part }): void {
	const { source } = walk;
	const rest = withoutGuide(source, chunk.rest);
	const beside = readBeside(source, rest, lastDraft(walk));
	if (beside) {
		addClauses(walk, beside.drafts, beside.first);
		return;
	}
	const guided = rest.start > chunk.rest.start;
	const order = unchanged(source, rest) ?? orderIn(source, guided ? rest : chunk.part, rest);
	if (order.length > 0) {
		const said = maskOf(source, rest);
		const named = wordAt(VERBS, said, 0) === undefined && !/^[把将在从给用]/u.test(said);
		addClauses(walk, order, named && makesNew(lastDraft(walk)));
		return;
	}
	const reading: ZhReading = {
		source,
		act: "do",
		text: textOfPart(source, rest),
		verbWords: "",
		rest,
	};
	const denied = readZhDenied(source, rest);
	if (denied) {
		walk.pieces.push(...denied);
		return;
	}
	const statement = readZhPath(reading, "open") ?? readZhState(reading);
	if (statement) {
		addClauses(walk, statement);
		return;
	}
	const pairs = readZhFields(source, rest).filter(
		(pair) => pair.field !== undefined && pair.value !== undefined,
	);
	const filled = lastDraft(walk)?.verb;
	const listed = filled === "fill" || filled === "create" || filled === "add" || filled === "edit";
	const marked = /[:=]|设为|改为|填/u.test(maskOf(source, rest));
	if (pairs.length > 0 && (listed || marked)) {
		addClauses(
			walk,
			pairs.map((pair) => zhFill(reading, pair)),
			filled !== "fill" && listed,
		);
		return;
	}
	const place = placeOf(source, rest);
	const narrows = isSearching(walk, maskOf(source, rest));
	if (place) walk.pieces.push(place);
	else if (narrows && maskOf(source, rest).length <= 10 && !/^[请谢]/u.test(maskOf(source, rest)))
		addClauses(walk, [filterZh(reading, rest)]);
	else if (!BACKGROUND.test(maskOf(source, walk.pieces.length > 0 ? rest : chunk.part))) {
		addClauses(walk, [
			draftOf({ text: reading.text, verb: "do", verbWords: "" }, { object: reading.text }),
		]);
	}
}

/** Does the stretch before look for something that this one may narrow? */
function isSearching(walk: Walk, mask: string): boolean {
	const last = lastDraft(walk)?.verb;
	if (last === "search" || last === "filter") return true;
	const before = walk.pieces.findLast(
		(piece) =>
			piece.kind === "clause" && piece.draft.verb !== "fill" && piece.draft.verb !== "sort",
	);
	return isNarrowing(mask) && before?.kind === "clause" && before.draft.verb === "search";
}

/** Words of a stretch that tells and does not order. */
const BACKGROUND =
	/是|有|在|了|吗|呢|谢|好|我|你|您|这|那|该|它|他|她|会|能|可|时|候|为|共|^.?$|^\P{L}*$/u;

/** Fields said after "新建一个客户" are filled before the act that makes it. */
function addClauses(walk: Walk, drafts: readonly Draft[], beforeLast = false): void {
	const { condition } = walk;
	const pieces = drafts.map((draft): Piece => {
		if (!condition) return { kind: "clause", draft };
		return walk.inTheWay === true
			? { kind: "contingency", when: condition.text, draft }
			: { kind: "clause", draft: { ...draft, condition } };
	});
	if (beforeLast) walk.pieces.splice(-1, 0, ...pieces);
	else walk.pieces.push(...pieces);
}

/** A new thing whose fields are said after it: they are filled before it is made. */
function makesNew(draft: Draft | undefined): boolean {
	const makes = draft && ["create", "add", "register"].includes(draft.verb);
	return makes === true && draft.value === undefined;
}

function readCondition(
	walk: Walk,
	said: { rest: Part; kind: Condition["kind"]; from: number; last: boolean },
): void {
	const { source } = walk;
	const inner = trimPart(source, sub(said.rest, said.from));
	const mask = maskOf(source, inner);
	const then = /(?:时|的时候|的话|后|之后|以后)?(?:就|则|便|请)(?=[^\s是])/u.exec(mask);
	const acts = then && wordAt(VERBS, mask, then.index + then[0].length) !== undefined;
	const cut = then && (said.last || acts) && then.index > 1 ? then : undefined;
	const words = cut ? sub(inner, 0, cut.index) : withoutTail(source, inner);
	const condition: Condition = { kind: said.kind, text: textOfPart(source, words) };
	walk.inTheWay =
		(said.kind === "if" || said.kind === "when") && ZH_WAY.test(maskOf(source, words));
	if (cut) {
		walk.condition = condition;
		readChunk(walk, sub(inner, cut.index + cut[0].length), true);
		delete walk.condition;
		return;
	}
	if (!said.last && said.kind !== "until") {
		walk.condition = condition;
		return;
	}
	const at = walk.pieces.findLastIndex((piece) => piece.kind === "clause");
	const piece = walk.pieces[at];
	if (piece?.kind !== "clause") return;
	walk.pieces[at] = { kind: "clause", draft: { ...piece.draft, condition } };
}

function withoutTail(source: Source, part: Part): Part {
	const tail = /(?:的时候|时候|时|的话|之后|以后|后|为止)$/u.exec(maskOf(source, part));
	return tail && tail.index > 0 ? sub(part, 0, tail.index) : part;
}

/** "保存前", "登录之后": the act and its place in the order. */
function readBeforeAfter(walk: Walk, chunk: { rest: Part; last: boolean }): boolean {
	const { source } = walk;
	const mask = maskOf(source, chunk.rest);
	const match = /^(?:在)?(.+?)(之前|以前|前|之后|以后|后|完成后|完后|完)$/u.exec(mask);
	if (!match || chunk.last) return false;
	const from = mask.startsWith("在") ? 1 : 0;
	const inner = sub(chunk.rest, from, from + (match[1]?.length ?? 0));
	const drafts = readZhOrder(source, inner, inner).map((draft) => ({ ...draft, implied: true }));
	if (drafts.length === 0) return /(?:后|完)$/u.test(mask);
	if (/前$/u.test(match[2] ?? "")) walk.afterwards.push(...drafts);
	else addClauses(walk, drafts);
	return true;
}

/** "在“钉子”那一行", "在姓名栏里": a place for the next clause. */
function placeOf(source: Source, part: Part): Piece | undefined {
	const mask = maskOf(source, part);
	const lead = /^(?:在|对于|对|从|关于|针对)/u.exec(mask)?.[0].length ?? 0;
	if (lead === 0) return undefined;
	const bare = withoutLocative(source, sub(part, lead));
	const row = zhRow(source, bare);
	if (row) return { kind: "place", ...row };
	const phrase = readZhPhrase(source, bare);
	if (phrase.object === undefined || /(?:页面|页|网站|界面|系统)$/u.test(maskOf(source, bare)))
		return { kind: "place" };
	return phrase.role === "textbox" || phrase.role === "combobox"
		? { kind: "place", field: phrase.object }
		: { kind: "place", row: phrase.object };
}

function lastDraft(walk: Walk): Draft | undefined {
	const piece = walk.pieces.findLast((each) => each.kind === "clause");
	return piece?.kind === "clause" ? piece.draft : undefined;
}
