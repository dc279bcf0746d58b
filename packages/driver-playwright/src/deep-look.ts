import type { CDPSession } from "playwright-core";
import { bounded, type Patience, post, type Trips } from "./link.ts";
import type { Tab } from "./tab.ts";
import type { FrameWorld } from "./world.ts";

/** Listeners that make a bare element something to press. */
const PRESSED: ReadonlySet<string> = new Set([
	"click",
	"dblclick",
	"mousedown",
	"mouseup",
	"pointerdown",
	"pointerup",
	"touchstart",
	"touchend",
]);
const NODES = 100;
/** Objects lent by the browser, given back after each look. */
const GROUP = "surehand";
/** With so many controls listed, listeners are not asked for at first, and not at all. */
const ENOUGH_AT_FIRST = 8;
const ENOUGH_AT_ALL = 40;

/** A frame as just read, by what decides whether a deeper look may bring more. */
export interface Shallow {
	readonly frame: FrameWorld;
	readonly closedRoots: number;
	readonly targets: number;
}

/**
 * What a script in a page cannot see by itself: closed shadow roots, and listeners of plain elements. Both are asked of
 * the browser once per document and handed to the page script, which from then on reads them like anything else.
 */
export class DeepLook {
	readonly #trips: Trips;
	readonly #closedTried = new Map<string, number>();
	readonly #listenersAsked = new Map<string, Set<number>>();
	/** Documents looked at before: looking again means something is missed. */
	readonly #looked = new Set<string>();
	/** Targets listed when listeners were last asked for: as many now, nothing new to find. */
	readonly #targetsThen = new Map<string, number>();

	constructor(trips: Trips) {
		this.#trips = trips;
	}

	/** True when the page script was handed something new, so that reading again shows more. */
	async deepen(
		tab: Tab,
		what: { readonly shallow: readonly Shallow[]; readonly listeners: boolean },
		patience: Patience,
	): Promise<boolean> {
		let found = false;
		for (const each of what.shallow) {
			const roots = await this.#closedRoots(tab, each, patience).catch(() => false);
			const listeners =
				what.listeners && (await this.#listeners(tab, each, patience).catch(() => false));
			found = found || roots || listeners;
			post(each.frame.session, "Runtime.releaseObjectGroup", { objectGroup: GROUP });
		}
		return found;
	}

	async #closedRoots(tab: Tab, shallow: Shallow, patience: Patience): Promise<boolean> {
		const { frame, closedRoots } = shallow;
		const key = frame.contextId ?? "";
		if (closedRoots === 0 || this.#closedTried.get(key) === closedRoots) return false;
		this.#closedTried.set(key, closedRoots);
		const { session } = frame;
		const ask = asker(tab, patience);
		const hosts = await this.#step(hostsOf(frame, ask));
		const nodes = await this.#step(
			Promise.all(
				hosts.map((objectId) =>
					ask(session.send("DOM.describeNode", { objectId, depth: 1, pierce: true })),
				),
			),
		);
		const roots = nodes.flatMap(({ node }) =>
			(node.shadowRoots ?? []).filter((root) => root.shadowRootType === "closed"),
		);
		if (roots.length === 0) return false;
		const ids = roots.map((root) => root.backendNodeId);
		const objects = await this.#step(resolveAll(frame, ids, ask));
		await this.#step(handOver(frame, { name: "adoptRoots", objects }, ask));
		// What was opened may hold more of the kind.
		this.#closedTried.delete(key);
		return objects.length > 0;
	}

	async #listeners(tab: Tab, shallow: Shallow, patience: Patience): Promise<boolean> {
		const { frame } = shallow;
		const key = frame.contextId ?? "";
		const enough = this.#looked.has(key) ? ENOUGH_AT_ALL : ENOUGH_AT_FIRST;
		this.#looked.add(key);
		if (frame.id !== tab.world.mainId || shallow.targets >= enough) return false;
		if (this.#targetsThen.get(key) === shallow.targets) return false;
		this.#targetsThen.set(key, shallow.targets);
		const ask = asker(tab, patience);
		const known = this.#listenersAsked.get(key) ?? new Set<number>();
		this.#listenersAsked.set(key, known);
		const nodes = await this.#step(listenersOf(frame, ask));
		const fresh = nodes.filter((id) => !known.has(id)).slice(0, NODES);
		for (const id of fresh) known.add(id);
		if (fresh.length === 0) return false;
		const objects = await this.#step(resolveAll(frame, fresh, ask));
		const noted = await this.#step(handOver(frame, { name: "noteListeners", objects }, ask));
		return typeof noted === "number" && noted > 0;
	}

	async #step<T>(work: Promise<T>): Promise<T> {
		this.#trips.add();
		return work;
	}
}

type Ask = <T>(work: Promise<T>) => Promise<T>;

function asker(tab: Tab, patience: Patience): Ask {
	return (work) => bounded(work, tab.life, patience);
}

function objectOf(
	session: CDPSession,
	where: { expression: string; contextId: string },
): ReturnType<typeof session.send<"Runtime.evaluate">> {
	return session.send("Runtime.evaluate", {
		expression: where.expression,
		uniqueContextId: where.contextId,
		objectGroup: GROUP,
	});
}

/** Object ids of the hosts the page script suspects. */
async function hostsOf(frame: FrameWorld, ask: Ask): Promise<string[]> {
	const { session, contextId = "" } = frame;
	const expression = "__surehand.handles.closedHosts()";
	const list = await ask(objectOf(session, { expression, contextId }));
	const objectId = list.result.objectId ?? "";
	const { result } = await ask(
		session.send("Runtime.getProperties", { objectId, ownProperties: true }),
	);
	return result
		.filter((property) => /^\d+$/.test(property.name))
		.flatMap((property) => property.value?.objectId ?? []);
}

async function listenersOf(frame: FrameWorld, ask: Ask): Promise<number[]> {
	const { session } = frame;
	// The document of the page's own world: asked from the isolated one, Chromium 156 mixes up the two and crashes.
	const page = await ask(
		session.send("Runtime.evaluate", { expression: "document", objectGroup: GROUP }),
	);
	const { listeners } = await ask(
		session.send("DOMDebugger.getEventListeners", {
			objectId: page.result.objectId ?? "",
			depth: -1,
			pierce: true,
		}),
	);
	const nodes = listeners
		.filter((listener) => PRESSED.has(listener.type))
		.flatMap((listener) => listener.backendNodeId ?? []);
	return [...new Set(nodes)];
}

/** Objects of the isolated world for these nodes; those of other documents are left out. */
async function resolveAll(
	frame: FrameWorld,
	nodes: readonly number[],
	ask: Ask,
): Promise<string[]> {
	const executionContextId = frame.contextNumber;
	const resolved = await Promise.all(
		nodes.map((backendNodeId) =>
			ask(
				frame.session.send("DOM.resolveNode", {
					backendNodeId,
					executionContextId,
					objectGroup: GROUP,
				}),
			).catch(() => undefined),
		),
	);
	return resolved.flatMap((each) => each?.object.objectId ?? []);
}

async function handOver(
	frame: FrameWorld,
	what: { readonly name: "adoptRoots" | "noteListeners"; readonly objects: readonly string[] },
	ask: Ask,
): Promise<unknown> {
	const { session, contextId = "" } = frame;
	const handles = await ask(objectOf(session, { expression: "__surehand.handles", contextId }));
	const { result } = await ask(
		session.send("Runtime.callFunctionOn", {
			objectId: handles.result.objectId ?? "",
			functionDeclaration: `function(...objects) { return this.${what.name}(objects); }`,
			arguments: what.objects.map((objectId) => ({ objectId })),
			returnByValue: true,
		}),
	);
	return result.value;
}
