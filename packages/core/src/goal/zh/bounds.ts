import type { Draft, Piece } from "../draft.ts";
import type { Source } from "../source.ts";
import { readZhPhrase, zhItems } from "./noun-phrase.ts";
import { readZhOrder } from "./order.ts";
import { isEmpty, maskOf, type Part, sub, textOfPart, trimPart } from "./part.ts";
import { leadLength } from "./split.ts";

/** "不要发送或发布": one prohibition for each act. */
export function readZhProhibition(
	source: Source,
	part: Part,
	options: { never: number; last: Draft | undefined },
): readonly Piece[] {
	const text = textOfPart(source, part);
	const inner = trimPart(source, sub(part, options.never));
	if (isEmpty(inner)) return [];
	const parts = alternatives(source, inner);
	const read = parts.flatMap((each) => {
		const bare = sub(each, leadLength(maskOf(source, each)));
		return readZhOrder(source, bare, bare);
	});
	const shared = read.findLast((draft) => draft.object !== undefined);
	if (read.length === 0) {
		const object = readZhPhrase(source, inner).object;
		return object === undefined
			? []
			: [
					{
						kind: "prohibition",
						prohibition: {
							text,
							verb: isName(maskOf(source, inner)) ? (options.last?.verb ?? "do") : "do",
							object,
						},
					},
				];
	}
	return read.map((draft) => {
		const object =
			draft.object ?? draft.value ?? (draft.refers === true ? undefined : shared?.object);
		return {
			kind: "prohibition",
			prohibition: { text, verb: draft.verb, ...(object !== undefined && { object }) },
		};
	});
}

/** "不要绿色": a short name, not an act this file does not know. */
function isName(mask: string): boolean {
	return mask.length <= 4 || /^\ue000+$/u.test(mask);
}

/** "尺寸不要改": what must be left alone is said first. */
export function readZhDenied(source: Source, part: Part): readonly Piece[] | undefined {
	const match = /^(?!除)(.{1,16}?)(?:都|也|就|千万)*(?:不要|请勿|不能|不得|不许|别)(?=.)/u.exec(
		maskOf(source, part),
	);
	if (!match) return undefined;
	const inner = sub(part, match[0].length);
	const object = readZhPhrase(source, sub(part, 0, match[1]?.length ?? 0)).object;
	const read = readZhOrder(source, inner, inner);
	if (read.length === 0 || object === undefined) return undefined;
	const text = textOfPart(source, part);
	return read.map((draft) => ({
		kind: "prohibition",
		prohibition: { text, verb: draft.verb, object },
	}));
}

function alternatives(source: Source, part: Part): readonly Part[] {
	const mask = maskOf(source, part);
	const cuts = [...mask.matchAll(/或者|或是|或|、/gu)];
	let from = 0;
	const parts = cuts.map((cut) => {
		const piece = trimPart(source, sub(part, from, cut.index));
		from = cut.index + cut[0].length;
		return piece;
	});
	const all = [...parts, trimPart(source, sub(part, from))];
	return all.length > 1
		? all.flatMap((each) => (isEmpty(each) ? [] : [each]))
		: zhItems(source, part).length > 1
			? [part]
			: [part];
}

const BEFORE =
	/^(?:请|但|并|最后|先|然后|就|只需|只要|务必|并且|但是|要)*(?:在)?(.+?)(?:之前|以前|前)(?:就|请|先|要|必须|立即|便)*(?:停下来?|停止|停住|打住|停|暂停)(?:下来|操作|即可|吧|不要继续)*$/u;
const STOP_BEFORE = /^(?:请|但|并|最后|先|就|要)*(?:停在|停止于|止于)(.+?)(?:之前|以前|前)$/u;
const STOP_AT =
	/^(?:请|但|并|最后|先|就|要|然后)*(?:停在|停留在|止步于|停止在|停到)(.+?)(?:上|那里|处|这里|即可|就行|就好)*$/u;
const UP_TO =
	/^(?:请|但|并|最后|先|就|要|然后)*(?:一直)?(?:进行到|进行至|到达|到了|进入|走到|做到|操作到|来到|到|至|看到)(.+?)(?:时|后|之后)?(?:就|即|便|为止|请)*(?:停下来?|停止|停住|打住|停|为止|止)(?:即可|吧|不要继续)*$/u;
const ALONE =
	/^(?:请|但|并|最后|先|就|要|然后|到此)*(?:停下来?|停止操作|停止|停住|打住|为止|停在那里|停在这里|到此为止)$/u;

/** "付款前停下", "停在付款页面", "到结算页为止". */
export function readZhStop(source: Source, part: Part, last: Draft | undefined): Piece | undefined {
	const mask = maskOf(source, part);
	if (mask.length > 120) return undefined;
	if (ALONE.test(mask)) {
		return stop(source, {
			kind: "at",
			part,
			...(last && { verb: last.verb }),
			object: last?.object,
		});
	}
	const before = BEFORE.exec(mask) ?? STOP_BEFORE.exec(mask);
	if (before) return stopFrom(source, part, { kind: "before", match: before });
	const at = STOP_AT.exec(mask) ?? UP_TO.exec(mask);
	return at ? stopFrom(source, part, { kind: "at", match: at }) : undefined;
}

function stopFrom(
	source: Source,
	part: Part,
	found: { kind: "before" | "at"; match: RegExpExecArray },
): Piece {
	const words = found.match[1] ?? "";
	const from = found.match[0].lastIndexOf(words, found.match[0].length);
	const inner = trimPart(source, sub(part, from, from + words.length));
	const screen = /(?:页面|页|步骤|界面|一步|那步)$/u.test(maskOf(source, inner));
	const [draft] = screen ? [] : readZhOrder(source, inner, inner);
	const object = draft ? (draft.object ?? draft.value) : readZhPhrase(source, inner).object;
	return stop(source, {
		kind: found.kind,
		part: inner,
		...(draft && { verb: draft.verb }),
		object,
	});
}

function stop(
	source: Source,
	said: { kind: "before" | "at"; part: Part; verb?: Draft["verb"]; object: string | undefined },
): Piece {
	return {
		kind: "stop",
		stopAt: {
			kind: said.kind,
			text: textOfPart(source, said.part),
			...(said.verb !== undefined && { verb: said.verb }),
			...(said.object !== undefined && { object: said.object }),
		},
	};
}
