/** What the document did since recording started: changes a person would notice, and texts that came and went. */
import type { Message } from "@surehand/core";
import {
	attr,
	dataOf,
	doc,
	flatParentOf,
	isElement,
	nodeTypeOf,
	queryAll,
	shadowRootOf,
	TEXT,
	tagOf,
	textContentOf,
} from "../dom.ts";
import { busyElements, isBusyText } from "./busy.ts";
import { liveKindOf } from "./live.ts";
import { noteRead } from "./unchanged.ts";

/** The same attribute of one element changing more often than this is an animation. */
const ATTRIBUTE_REPEATS = 4;
/** The same text with other digits more often than this is a clock. */
const TEXT_REPEATS = 2;
const MESSAGE_CHARS = 200;
const MESSAGES = 20;
const REMEMBERED_NODES = 500;
const SILENT_TAGS = /^(?:script|style|link|meta|title|template|noscript)$/;
const WATCHED_ATTRIBUTES = [
	"class",
	"style",
	"hidden",
	"disabled",
	"open",
	"checked",
	"selected",
	"value",
	"href",
	"src",
	"role",
	"inert",
	"readonly",
	"data-state",
	"aria-busy",
	"aria-checked",
	"aria-current",
	"aria-disabled",
	"aria-expanded",
	"aria-hidden",
	"aria-invalid",
	"aria-label",
	"aria-pressed",
	"aria-selected",
	"aria-valuenow",
];

interface Recording {
	readonly observer: MutationObserver;
	readonly url: string;
	readonly busyBefore: ReadonlySet<Element>;
	changed: boolean;
	changedAt: number;
	readonly repeats: WeakMap<Node, Map<string, number>>;
	/** Texts of nodes added since, to be told when they go again. */
	readonly added: Map<Node, string>;
	readonly messages: Map<string, Message>;
}

let recording: Recording | undefined;
let hasShadow = false;

/** Starts anew; whatever an earlier recording saw is forgotten. */
export function startRecording(): void {
	stopRecording();
	recording = {
		observer: new MutationObserver(onRecords),
		url: location.href,
		busyBefore: new Set(busyElements()),
		changed: false,
		changedAt: performance.now(),
		repeats: new WeakMap(),
		added: new Map(),
		messages: new Map(),
	};
	observeRoot(doc);
	for (const element of queryAll(doc, "*")) observeShadow(element);
}

/** Starts unless started; true when it had to. */
export function ensureRecording(): boolean {
	if (recording) return false;
	startRecording();
	return true;
}

function stopRecording(): void {
	recording?.observer.disconnect();
	recording = undefined;
}

/** Time of the last change a person would notice; `changed` false when there was none. */
export function changes(): { readonly changed: boolean; readonly at: number } {
	if (!recording) return { changed: false, at: 0 };
	if (!recording.changed && location.href !== recording.url) mark(recording);
	return { changed: recording.changed, at: recording.changedAt };
}

/** Busy signs that were not there when recording started. */
export function newlyBusy(): boolean {
	return busyElements().some((element) => !recording?.busyBefore.has(element));
}

/** Texts of live regions and short-lived texts, oldest first; ends the recording. */
export function takeMessages(): Message[] {
	const messages = [...(recording?.messages.values() ?? [])].slice(0, MESSAGES);
	stopRecording();
	noteRead(hasShadow);
	return messages;
}

function observeRoot(root: Node): void {
	recording?.observer.observe(root, {
		subtree: true,
		childList: true,
		characterData: true,
		characterDataOldValue: true,
		attributes: true,
		attributeFilter: WATCHED_ATTRIBUTES,
	});
}

function observeShadow(element: Element): void {
	const root = shadowRootOf(element);
	if (!root) return;
	hasShadow = true;
	observeRoot(root);
	for (const inner of queryAll(root, "*")) observeShadow(inner);
}

function onRecords(records: readonly MutationRecord[]): void {
	const current = recording;
	if (!current) return;
	for (const record of records) {
		if (isNotable(current, record)) mark(current);
		listen(current, record);
		for (const node of Array.from(record.addedNodes)) {
			if (isElement(node)) {
				observeShadow(node);
				for (const inner of queryAll(node, "*")) observeShadow(inner);
			}
		}
	}
}

function mark(current: Recording): void {
	current.changed = true;
	current.changedAt = performance.now();
}

function isNotable(current: Recording, record: MutationRecord): boolean {
	if (record.type === "attributes") {
		return countOf(current, record.target, record.attributeName ?? "") <= ATTRIBUTE_REPEATS;
	}
	if (record.type === "characterData") {
		const texts = { from: record.oldValue ?? "", to: dataOf(record.target) };
		return !isTicking(current, record.target, texts);
	}
	const added = textOf(record.addedNodes);
	const removed = textOf(record.removedNodes);
	if (added === undefined && removed === undefined) return false;
	return !isTicking(current, record.target, { from: removed ?? "", to: added ?? "" });
}

function countOf(current: Recording, node: Node, what: string): number {
	const counts = current.repeats.get(node) ?? new Map<string, number>();
	current.repeats.set(node, counts);
	const count = (counts.get(what) ?? 0) + 1;
	counts.set(what, count);
	return count;
}

/** The same words with other digits, again and again. */
function isTicking(
	current: Recording,
	node: Node,
	texts: { readonly from: string; readonly to: string },
): boolean {
	if (shapeOf(texts.from) !== shapeOf(texts.to)) return false;
	return countOf(current, node, "tick") > TEXT_REPEATS;
}

function shapeOf(text: string): string {
	return text.replace(/[\d\s\p{P}]+/gu, "");
}

/** Text of nodes that can show something; undefined when none of them can. */
function textOf(nodes: NodeList): string | undefined {
	let text: string | undefined;
	for (const node of Array.from(nodes)) {
		const type = nodeTypeOf(node);
		if (type === TEXT) {
			const data = dataOf(node);
			if (data.trim() !== "") text = (text ?? "") + data;
		} else if (isElement(node) && !SILENT_TAGS.test(tagOf(node))) {
			text = (text ?? "") + (textContentOf(node) ?? "");
		}
	}
	return text;
}

function listen(current: Recording, record: MutationRecord): void {
	hearLive(current, record.target);
	for (const node of Array.from(record.addedNodes)) {
		const text = shortText(node);
		if (text === "") continue;
		if (current.added.size < REMEMBERED_NODES) current.added.set(node, text);
		hearLive(current, node);
	}
	for (const node of Array.from(record.removedNodes)) {
		const text = current.added.get(node);
		current.added.delete(node);
		if (text !== undefined && !isBusyText(text)) say(current, { kind: "status", text });
	}
}

function hearLive(current: Recording, node: Node): void {
	for (let at = isElement(node) ? node : flatParentOf(node); at; at = flatParentOf(at)) {
		const kind = liveKindOf(at);
		if (!kind) continue;
		const text = shortText(at);
		if (text !== "" && !isBusyText(text)) say(current, { kind, text });
		return;
	}
}

function say(current: Recording, message: Message): void {
	if (!current.messages.has(message.text)) current.messages.set(message.text, message);
}

function shortText(node: Node): string {
	if (isElement(node) && (SILENT_TAGS.test(tagOf(node)) || attr(node, "hidden") !== null))
		return "";
	const text = (textContentOf(node) ?? "").normalize("NFKC").replace(/\s+/g, " ").trim();
	return text.length <= MESSAGE_CHARS ? text : "";
}
