import { ContextLost } from "./errors.ts";
import { bounded, type Patience, type Trips } from "./link.ts";
import type { Tab } from "./tab.ts";
import type { FrameWorld } from "./world.ts";

/**
 * Tells each document which of its frame elements holds which frame, once per frame and document. From then on the
 * readings of parent and child can be put together without asking the browser again.
 */
export class Owners {
	readonly #known = new Set<string>();
	readonly #trips: Trips;

	constructor(trips: Trips) {
		this.#trips = trips;
	}

	/** True when the frame's parent document knows which of its elements holds it. */
	knows(tab: Tab, frame: FrameWorld): boolean {
		const parent = frame.parentId === undefined ? undefined : tab.world.get(frame.parentId);
		return parent === undefined || this.#known.has(`${parent.contextId} ${frame.id}`);
	}

	async adopt(tab: Tab, patience: Patience): Promise<void> {
		const { world } = tab;
		const wanted = world.frames().flatMap((frame) => {
			const parent = frame.parentId === undefined ? undefined : world.get(frame.parentId);
			if (!parent?.contextId || this.#known.has(`${parent.contextId} ${frame.id}`)) return [];
			return [{ frame, parent }];
		});
		if (wanted.length === 0) return;
		for (let calls = 0; calls < 3; calls++) this.#trips.add();
		const work = wanted.map((each) => this.#adoptOne(tab, { ...each, patience }));
		await Promise.all(work.map((each) => each.catch(ignoreLost)));
	}

	async #adoptOne(
		tab: Tab,
		link: { frame: FrameWorld; parent: FrameWorld; patience: Patience },
	): Promise<void> {
		const { frame, parent, patience } = link;
		const { session, contextId } = parent;
		if (contextId === undefined) return;
		const ask = <T>(work: Promise<T>): Promise<T> => bounded(work, tab.life, patience);
		const { backendNodeId } = await ask(session.send("DOM.getFrameOwner", { frameId: frame.id }));
		const [{ object }, handles] = await Promise.all([
			ask(
				session.send("DOM.resolveNode", {
					backendNodeId,
					executionContextId: parent.contextNumber,
				}),
			),
			ask(
				session.send("Runtime.evaluate", {
					expression: "__surehand.handles",
					uniqueContextId: contextId,
				}),
			),
		]);
		await ask(
			session.send("Runtime.callFunctionOn", {
				objectId: handles.result.objectId ?? "",
				functionDeclaration: "function(id, owner) { this.adoptFrames([id], [owner]); }",
				arguments: [{ value: frame.id }, { objectId: object.objectId ?? "" }],
			}),
		);
		this.#known.add(`${contextId} ${frame.id}`);
	}
}

/** A frame that went away meanwhile is simply not placed. */
function ignoreLost(error: unknown): void {
	if (error instanceof ContextLost) return;
	if (error instanceof Error && /No node|not found|Could not find|given id/i.test(error.message))
		return;
	throw error;
}
