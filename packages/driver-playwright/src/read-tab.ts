import type { BlindSpot, Limits, Proof, ProofVerdict } from "@surehand/core";
import type { ActedReport, FrameReading, ObserveInput } from "@surehand/page";
import type { DeepLook, Shallow } from "./deep-look.ts";
import { ContextLost, SurfaceError } from "./errors.ts";
import type { Patience, Trips } from "./link.ts";
import { type FrameRead, type Merged, mergeFrames } from "./merge.ts";
import type { Owners } from "./owners.ts";
import type { Tab } from "./tab.ts";
import type { Traffic } from "./traffic.ts";
import type { FrameWorld } from "./world.ts";

/** What reading needs besides the tab. */
export interface Reader {
	readonly trips: Trips;
	readonly owners: Owners;
	readonly traffic: Traffic;
	readonly deepLook: DeepLook;
	/** The document of each tab that was looked at in depth. */
	readonly deepest: WeakMap<Tab, number>;
}

/** The target just acted on, in its frame; and frames above that were armed against presses of their own. */
interface After {
	readonly frameId: string;
	readonly ref: string;
	readonly armed: readonly string[];
}

export interface ReadRequest {
	readonly signal: AbortSignal;
	readonly limits: Pick<
		Limits,
		"targets" | "textChars" | "selectedOptions" | "offscreenLabels" | "optionsPerTarget"
	>;
	readonly settle: NonNullable<ObserveInput["settle"]>;
	readonly includeMedia: boolean;
	readonly proofs: readonly Proof[];
	readonly secretKeys: readonly string[];
	readonly after?: After;
}

export interface TabReading {
	readonly main: FrameReading;
	readonly merged: Merged;
	/** Verdicts of the page's proofs, one list per frame, the main frame first. */
	readonly verdicts: readonly (readonly ProofVerdict[])[];
	readonly acted?: ActedReport;
	readonly settled: FrameReading["settled"];
	/** Frames are shown that could not be read yet but can be now. */
	readonly lateFrames: boolean;
	readonly shallow: readonly Shallow[];
}

const LATE_PASSES = 3;
const RELOADS = 6;
const CONTEXT_LIMIT_MS = 10_000;
const ANSWER_SLACK_MS = 10_000;
/** How much longer than the main frame another frame may take. */
const FRAME_SLACK_MS = 1_500;
const FRAME_LIMIT = 50;
const LOST = Symbol("lost");

/**
 * Settles and reads every frame of a tab; starts again when the document is replaced meanwhile, and looks once more,
 * without waiting, when frames came up while it settled.
 */
export async function readTab(tab: Tab, reader: Reader, request: ReadRequest): Promise<TabReading> {
	let first: TabReading | undefined;
	for (let attempt = 0; ; attempt++) {
		try {
			await readyFrames(tab, request);
			if (first) await adopt(tab, reader, request);
			const again = first ? withoutWaiting(request) : request;
			const reading = await readOnce(tab, reader, again);
			const more = attempt < LATE_PASSES && (await hasMore(tab, reader, { reading, request }));
			if (!more) return first ? joined(first, reading) : reading;
			first ??= reading;
		} catch (error) {
			if (!(error instanceof ContextLost) || attempt >= RELOADS) throw error;
		}
	}
}

/** Frames that came up meanwhile, or what only the browser can show. */
async function hasMore(
	tab: Tab,
	reader: Reader,
	seen: { readonly reading: TabReading; readonly request: ReadRequest },
): Promise<boolean> {
	if (seen.reading.lateFrames) return true;
	const patience = patienceOf(tab, seen.request);
	const fresh = seen.request.settle.ready === true || tab.documents !== reader.deepest.get(tab);
	const shallow = fresh
		? seen.reading.shallow
		: seen.reading.shallow.filter((each) => each.closedRoots > 0);
	reader.deepest.set(tab, tab.documents);
	return reader.deepLook.deepen(tab, { shallow, listeners: fresh }, patience);
}

async function readyFrames(tab: Tab, request: ReadRequest): Promise<void> {
	const patience = patienceOf(tab, request);
	await untilReadable(tab, patience);
	if (await tab.world.attachRemote()) await untilReadable(tab, patience);
}

function adopt(tab: Tab, reader: Reader, request: ReadRequest): Promise<void> {
	return reader.owners.adopt(tab, patienceOf(tab, request));
}

function patienceOf(tab: Tab, request: ReadRequest): Patience {
	return { signal: request.signal, limitMs: CONTEXT_LIMIT_MS, dialogs: tab.dialogs };
}

function withoutWaiting(request: ReadRequest): ReadRequest {
	const { after: _, ...rest } = request;
	return { ...rest, settle: { quietMs: 0, idleMs: 0, limitMs: 0, busyLimitMs: 0 } };
}

/** What the first pass waited for and saw, on what the last one read. */
function joined(first: TabReading, last: TabReading): TabReading {
	const { acted } = first;
	const watched = [...first.merged.watched, ...last.merged.watched];
	return {
		...last,
		merged: { ...last.merged, watched },
		settled: first.settled,
		...(acted ? { acted } : {}),
	};
}

/** Waits until the main frame has a document with the page script in it. */
function untilReadable(tab: Tab, patience: Patience): Promise<void> {
	const { world, life, dialogs } = tab;
	const readable = (): boolean => world.get(world.mainId)?.contextId !== undefined;
	if (readable()) return Promise.resolve();
	return new Promise((resolve, reject) => {
		const undo: (() => void)[] = [];
		const end = (error?: unknown): void => {
			for (const each of undo) each();
			if (error === undefined) resolve();
			else reject(error);
		};
		const late = (): void => end(new SurfaceError("document_not_ready", "no document appeared"));
		const timer = setTimeout(late, patience.limitMs);
		const abort = (): void => end(patience.signal.reason);
		patience.signal.addEventListener("abort", abort);
		undo.push(
			() => clearTimeout(timer),
			() => patience.signal.removeEventListener("abort", abort),
			world.onChange(() => (readable() ? end() : undefined)),
			dialogs.onOpen(() => end(new SurfaceError("timeout", "a dialog of the page is open"))),
		);
		undo.push(life.onEnd(() => end(new SurfaceError("browser_closed", "the page was closed"))));
	});
}

interface Asked {
	readonly frame: FrameWorld;
	readonly contextId: string | undefined;
	readonly prefix: string;
	readonly reading: FrameReading;
}

async function readOnce(tab: Tab, reader: Reader, request: ReadRequest): Promise<TabReading> {
	const [first, ...rest] = tab.world.frames();
	if (!first || first.id !== tab.world.mainId) throw new ContextLost();
	const quiet = keepInformed(tab, reader.traffic);
	try {
		reader.trips.add();
		const ask = (frame: FrameWorld, prefix: string): Promise<Asked> =>
			askFrame(tab, { frame, prefix, request, inFlight: reader.traffic.inFlight(tab.page) });
		const main = ask(first, "");
		const others = rest
			.slice(0, FRAME_LIMIT)
			.map((frame, at) => ask(frame, `f${at + 1}.`).catch((): typeof LOST => LOST));
		const top = await main;
		const read = await inTime(others);
		const reading = assemble(tab, { top, read, rest, request });
		const { unreadFrames, documentIds } = reading.merged;
		const fresh =
			unreadFrames > 0 && hasFresh(tab, reader, { asked: [top, ...read], placed: documentIds });
		return { ...reading, lateFrames: fresh };
	} finally {
		quiet();
	}
}

function askFrame(
	tab: Tab,
	ask: { frame: FrameWorld; prefix: string; request: ReadRequest; inFlight: number },
): Promise<Asked> {
	const { frame, prefix, request, inFlight } = ask;
	const { after, settle } = request;
	const input: ObserveInput = {
		refPrefix: prefix,
		settle: { ...settle, inFlight },
		limits: request.limits,
		includeMedia: request.includeMedia,
		proofs: request.proofs,
		secretKeys: request.secretKeys,
		...(after && isAsked(after, frame.id) ? { after: { ref: refIn(after, frame.id) } } : {}),
	};
	const { contextId } = frame;
	const limitMs = settle.busyLimitMs + ANSWER_SLACK_MS;
	const patience = { signal: request.signal, limitMs, dialogs: tab.dialogs };
	return tab.world
		.call(frame, { name: "observe", input }, patience)
		.then((reading) => ({ frame, contextId, prefix, reading }));
}

function isAsked(after: After, frameId: string): boolean {
	return after.frameId === frameId || after.armed.includes(frameId);
}

function refIn(after: After, frameId: string): string {
	return after.frameId === frameId ? after.ref : "";
}

/** What the target holds, and what any armed frame saw of the press. */
function actedOf(all: readonly Asked[]): ActedReport | undefined {
	const reports = all.flatMap(({ reading }) => reading.acted ?? []);
	if (reports.length === 0) return undefined;
	return Object.assign({}, ...[...reports].reverse()) as ActedReport;
}

/** Readings that arrive soon after the main one; a frame that hangs or went away is left out. */
async function inTime(others: readonly Promise<Asked | typeof LOST>[]): Promise<Asked[]> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<typeof LOST>((resolve) => {
		timer = setTimeout(() => resolve(LOST), FRAME_SLACK_MS);
	});
	const read = await Promise.all(others.map((each) => Promise.race([each, late])));
	clearTimeout(timer);
	return read.filter((each): each is Asked => each !== LOST);
}

/** While frames settle, tells them when requests start and when the last one is done. */
function keepInformed(tab: Tab, traffic: Traffic): () => void {
	let told = traffic.inFlight(tab.page) > 0;
	return traffic.onChange(() => {
		const inFlight = traffic.inFlight(tab.page);
		if (inFlight > 0 === told) return;
		told = inFlight > 0;
		for (const frame of tab.world.frames()) tab.world.tell(frame, "network", { inFlight });
	});
}

interface Parts {
	readonly top: Asked;
	readonly read: readonly Asked[];
	readonly rest: readonly FrameWorld[];
	readonly request: ReadRequest;
}

function assemble(tab: Tab, parts: Parts): TabReading {
	const { top, read, request } = parts;
	const merged = mergeFrames(tree(top, read), request.limits);
	const acted = actedOf([top, ...read]);
	const unread = parts.rest.length - Math.min(parts.rest.length, FRAME_LIMIT);
	const cut: BlindSpot[] =
		unread > 0 ? [{ kind: "frame", detail: "more frames than are read", count: unread }] : [];
	tab.title = top.reading.title;
	return {
		main: top.reading,
		merged: { ...merged, blindSpots: [...merged.blindSpots, ...cut] },
		verdicts: [top, ...read].map((each) => each.reading.verdicts),
		settled: top.reading.settled,
		lateFrames: false,
		shallow: [top, ...read].map(({ frame, reading }) => ({
			frame,
			closedRoots: reading.blindSpots.filter((spot) => spot.kind === "closed_shadow").length,
			targets: reading.targets.length,
		})),
		...(acted ? { acted } : {}),
	};
}

/** Documents that are there now and were not among those read, or whose place was not known then. */
function hasFresh(
	tab: Tab,
	reader: Reader,
	read: { readonly asked: readonly Asked[]; readonly placed: ReadonlyMap<string, string> },
): boolean {
	if (tab.world.hasRemote) return true;
	const known = new Set(read.asked.map((each) => each.contextId));
	return tab.world
		.frames()
		.filter((frame) => !read.placed.has(frame.id))
		.some((frame) => !known.has(frame.contextId) || !reader.owners.knows(tab, frame));
}

function tree(at: Asked, all: readonly Asked[]): FrameRead {
	const children = all.filter((each) => each.frame.parentId === at.frame.id);
	return {
		frameId: at.frame.id,
		reading: at.reading,
		children: children.map((child) => tree(child, all)),
	};
}
