import type { BlindSpot, Limits, Message, Target } from "@surehand/core";
import type { ChildFrame, FrameReading } from "@surehand/page";

type Caps = Pick<Limits, "targets" | "textChars" | "selectedOptions" | "offscreenLabels">;

/** A frame as read, with the readings of its child frames by frame id. */
export interface FrameRead {
	readonly frameId: string;
	readonly reading: FrameReading;
	readonly children: readonly FrameRead[];
}

/** How a target is found again: the frame it is in and the key the page script gave it there. */
export interface TargetHome {
	readonly frameId: string;
	readonly documentId: string;
	readonly key: string;
	readonly likeCount: number;
}

export interface Merged {
	readonly text: string;
	readonly headings: readonly string[];
	readonly messages: readonly Message[];
	readonly targets: readonly Target[];
	readonly homes: ReadonlyMap<string, TargetHome>;
	readonly selected: readonly string[];
	readonly offscreen: { readonly above: readonly string[]; readonly below: readonly string[] };
	readonly blindSpots: readonly BlindSpot[];
	readonly watched: readonly Message[];
	readonly documentIds: ReadonlyMap<string, string>;
	/** Visible frames no reading was found for. */
	readonly unreadFrames: number;
}

interface Place {
	readonly x: number;
	readonly y: number;
	/** Frame path, empty in the top document. */
	readonly path: string;
	readonly view: { readonly width: number; readonly height: number };
}

interface Draft {
	readonly homes: Map<string, TargetHome>;
	readonly documentIds: Map<string, string>;
	readonly blindSpots: BlindSpot[];
	readonly shown: FrameReading[];
}

const TAIL_SHARE = 0.25;

/** One observation out of one reading per frame: targets stand where their frame stands in the page. */
export function mergeFrames(top: FrameRead, caps: Caps): Merged {
	const draft: Draft = { homes: new Map(), documentIds: new Map(), blindSpots: [], shown: [] };
	const { scroll } = top.reading;
	const view = { width: Number.POSITIVE_INFINITY, height: scroll.viewportHeight };
	const targets = place(top, { draft, at: { x: 0, y: 0, path: "", view } });
	const kept = targets.slice(0, caps.targets);
	if (kept.length < targets.length) {
		const count = targets.length - kept.length;
		draft.blindSpots.push({ kind: "targets_cut", detail: `${count} more controls`, count });
	}
	const readings = draft.shown;
	const text = cutText(
		readings.map((each) => each.text).filter((each) => each !== ""),
		caps,
		draft,
	);
	return {
		text,
		headings: readings.flatMap((each) => each.headings),
		messages: distinct(readings.flatMap((each) => each.messages)),
		targets: kept,
		homes: draft.homes,
		selected: readings.flatMap((each) => each.selected).slice(0, caps.selectedOptions),
		offscreen: {
			above: readings.flatMap((each) => each.offscreen.above).slice(0, caps.offscreenLabels),
			below: readings.flatMap((each) => each.offscreen.below).slice(0, caps.offscreenLabels),
		},
		blindSpots: [...readings.flatMap((each) => each.blindSpots), ...draft.blindSpots],
		watched: distinct(readings.flatMap((each) => each.watched)),
		documentIds: draft.documentIds,
		unreadFrames: draft.blindSpots.filter((each) => each.kind === "frame").length,
	};
}

function place(frame: FrameRead, into: { draft: Draft; at: Place }): Target[] {
	const { draft, at } = into;
	const { reading } = frame;
	draft.shown.push(reading);
	draft.documentIds.set(frame.frameId, reading.documentId);
	const counts = new Map<string, number>();
	for (const { key } of reading.targets) counts.set(key, (counts.get(key) ?? 0) + 1);
	const targets = reading.targets.map((target) => {
		draft.homes.set(target.ref, {
			frameId: frame.frameId,
			documentId: reading.documentId,
			key: target.key,
			likeCount: counts.get(target.key) ?? 1,
		});
		return at.path === "" ? target : inFrame(target, at);
	});
	const spots = [...reading.frames].filter((child) => child.visible).reverse();
	for (const child of spots) {
		const read = frame.children.find((each) => isIn(each, child));
		if (!read) {
			draft.blindSpots.push({ kind: "frame", detail: `not read: ${child.src || child.name}` });
			continue;
		}
		const inner = place(read, { draft, at: placeOf(child, at) });
		targets.splice(child.targetsBefore, 0, ...inner);
	}
	return targets;
}

function isIn(read: FrameRead, spot: ChildFrame): boolean {
	if (spot.documentId !== undefined) return read.reading.documentId === spot.documentId;
	return read.frameId === spot.frameId;
}

function placeOf(child: ChildFrame, parent: Place): Place {
	const name = frameName(child);
	return {
		x: parent.x + child.box.x,
		y: parent.y + child.box.y,
		path: parent.path === "" ? name : `${parent.path} > ${name}`,
		view: parent.view,
	};
}

/** A name that is the same on the next load: its own when it holds no generated number, else where it leads. */
function frameName(child: ChildFrame): string {
	if (child.name !== "" && !/\d{4}/.test(child.name)) return child.name;
	const path = URL.canParse(child.src) ? new URL(child.src).host + new URL(child.src).pathname : "";
	return path === "" ? `frame ${child.index + 1}` : path;
}

function inFrame(target: Target, at: Place): Target {
	const box = target.box && { ...target.box, x: target.box.x + at.x, y: target.box.y + at.y };
	const visibility = box ? sideOf(box, at.view) : undefined;
	return {
		...target,
		key: `${target.key}|in:${at.path}`,
		frame: at.path,
		...(box ? { box } : {}),
		...(visibility && target.visibility === "in_view" ? { visibility } : {}),
	};
}

function sideOf(box: NonNullable<Target["box"]>, view: Place["view"]): Target["visibility"] {
	const middle = box.y + box.height / 2;
	if (middle < 0) return "above";
	return middle > view.height ? "below" : "in_view";
}

/** Head and tail when longer than the cap. */
function cutText(texts: readonly string[], caps: Caps, draft: Draft): string {
	const text = texts.join("\n");
	if (text.length <= caps.textChars) return text;
	const tail = Math.floor(caps.textChars * TAIL_SHARE);
	const head = caps.textChars - tail - 3;
	const count = text.length - head - tail;
	draft.blindSpots.push({ kind: "text_cut", detail: `${count} characters in the middle`, count });
	return `${text.slice(0, head)}\n…\n${text.slice(text.length - tail)}`;
}

function distinct(messages: readonly Message[]): Message[] {
	const seen = new Map(messages.map((message) => [`${message.kind} ${message.text}`, message]));
	return [...seen.values()];
}
