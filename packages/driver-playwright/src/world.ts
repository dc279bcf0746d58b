import type { PageApi } from "@surehand/page";
import { source } from "@surehand/page/source";
import type { CDPSession, Frame, Page } from "playwright-core";
import { ContextLost, SurfaceError } from "./errors.ts";
import { bounded, type Life, type Patience, post, type Trips } from "./link.ts";

/** Name of the isolated world; pages cannot see it. */
const WORLD = "surehand";

type Args<K extends keyof PageApi> = Parameters<PageApi[K]>[0];

/** One frame of a page and the isolated world the page script lives in there. */
export interface FrameWorld {
	readonly id: string;
	readonly parentId: string | undefined;
	readonly session: CDPSession;
	readonly contextId: string | undefined;
	/** The same context for the calls that take no unique id. */
	readonly contextNumber: number;
	readonly url: string;
	readonly name: string;
}

interface Slot {
	id: string;
	parentId: string | undefined;
	session: CDPSession;
	contextId: string | undefined;
	contextNumber: number;
	url: string;
	name: string;
}

/** A document that took the main frame. */
export interface MainDocument {
	readonly url: string;
	readonly mimeType: string;
	/** Address the browser could not load, when this is its own error page. */
	readonly unreachableUrl?: string;
}

export interface WorldParts {
	readonly life: Life;
	readonly trips: Trips;
	readonly onDocument: (document: MainDocument) => void;
}

/**
 * The frames of one page, across processes, each with an isolated world that holds the page script. The script is
 * registered once per session and comes with every new document, so that reading a fresh document costs no set-up.
 */
export class World {
	readonly main: CDPSession;
	readonly #page: Page;
	readonly #life: Life;
	readonly #trips: Trips;
	readonly #slots = new Map<string, Slot>();
	/** Frames that moved to another process and need a session of their own. */
	readonly #remote = new Map<string, string | undefined>();
	readonly #sessions = new Map<Frame, CDPSession>();
	readonly #listeners = new Set<() => void>();
	readonly #onDocument: (document: MainDocument) => void;
	#mainId = "";
	#revision = 0;

	private constructor(page: Page, parts: WorldParts & { readonly session: CDPSession }) {
		this.#onDocument = parts.onDocument;
		this.#page = page;
		this.main = parts.session;
		this.#life = parts.life;
		this.#trips = parts.trips;
	}

	static async attach(page: Page, parts: WorldParts): Promise<World> {
		const session = await page.context().newCDPSession(page);
		const world = new World(page, { ...parts, session });
		await world.#enter(session, undefined);
		return world;
	}

	get mainId(): string {
		return this.#mainId;
	}

	/** Changes whenever a document or frame came or went. */
	get revision(): number {
		return this.#revision;
	}

	get(frameId: string): FrameWorld | undefined {
		return this.#slots.get(frameId);
	}

	/** Frames that can be read now, the main frame first. */
	frames(): FrameWorld[] {
		const all = [...this.#slots.values()].filter((slot) => slot.contextId !== undefined);
		return all.sort((a, b) => Number(b.id === this.#mainId) - Number(a.id === this.#mainId));
	}

	/** Called whenever a document or frame came or went. */
	onChange(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Frames wait for a session of their own. */
	get hasRemote(): boolean {
		return this.#remote.size > 0;
	}

	/** Gives frames that moved to another process a session; true when there was something to do. */
	async attachRemote(): Promise<boolean> {
		if (this.#remote.size === 0) return false;
		this.#trips.add();
		const unknown = this.#page.frames().filter((frame) => !this.#sessions.has(frame));
		await Promise.all(unknown.map((frame) => this.#attachFrame(frame)));
		return true;
	}

	/** One call of the page script in one frame. Counts no trip: the caller counts calls sent together once. */
	async call<K extends keyof PageApi>(
		frame: FrameWorld,
		request: { readonly name: K; readonly input?: Args<K> },
		patience: Patience,
	): Promise<Awaited<ReturnType<PageApi[K]>>> {
		const { contextId } = frame;
		if (contextId === undefined) throw new ContextLost();
		const argument = request.input === undefined ? "" : JSON.stringify(request.input);
		const evaluate = (expression: string): ReturnType<typeof this.main.send<"Runtime.evaluate">> =>
			bounded(
				frame.session.send("Runtime.evaluate", {
					expression,
					uniqueContextId: contextId,
					awaitPromise: true,
					returnByValue: true,
				}),
				this.#life,
				patience,
			);
		const expression = `__surehand.api.${request.name}(${argument})`;
		let answer = await evaluate(expression);
		if (isScriptMissing(answer.exceptionDetails)) {
			await evaluate(source);
			answer = await evaluate(expression);
		}
		if (answer.exceptionDetails) throw scriptError(answer.exceptionDetails);
		return answer.result.value as Awaited<ReturnType<PageApi[K]>>;
	}

	/** Tells something without waiting for an answer. */
	tell<K extends keyof PageApi>(frame: FrameWorld, name: K, input: Args<K>): void {
		if (frame.contextId === undefined) return;
		post(frame.session, "Runtime.evaluate", {
			expression: `__surehand.api.${name}(${JSON.stringify(input)})`,
			uniqueContextId: frame.contextId,
		});
	}

	async #attachFrame(frame: Frame): Promise<void> {
		if (frame === this.#page.mainFrame()) return;
		try {
			const session = await this.#page.context().newCDPSession(frame);
			this.#sessions.set(frame, session);
			session.on("close", () => this.#leave(session));
			await this.#enter(session, frame);
		} catch {
			// It shares its parent's process: it is read through the parent's session.
		}
	}

	async #enter(session: CDPSession, frame: Frame | undefined): Promise<void> {
		this.#listen(session);
		await Promise.all([
			session.send("Page.enable"),
			session.send("Runtime.enable"),
			session.send("Page.addScriptToEvaluateOnNewDocument", {
				source,
				worldName: WORLD,
				runImmediately: true,
			}),
			session.send("Page.getFrameTree").then(({ frameTree }) => {
				if (!frame) this.#mainId = frameTree.frame.id;
				this.#addTree(session, frameTree);
			}),
		]);
	}

	#addTree(session: CDPSession, tree: FrameTree): void {
		const { id, parentId, url, name } = tree.frame;
		const slot = this.#slot(session, id);
		slot.parentId = parentId ?? slot.parentId;
		slot.url = url;
		slot.name = name ?? "";
		for (const child of tree.childFrames ?? []) this.#addTree(session, child);
	}

	#listen(session: CDPSession): void {
		session.on("Runtime.executionContextCreated", ({ context }) => {
			const { frameId } = (context.auxData ?? {}) as { frameId?: string };
			if (context.name !== WORLD || frameId === undefined) return;
			const slot = this.#slot(session, frameId);
			slot.contextId = context.uniqueId;
			slot.contextNumber = context.id;
			this.#tell();
		});
		session.on("Runtime.executionContextDestroyed", ({ executionContextUniqueId: gone }) => {
			for (const slot of this.#slots.values())
				if (slot.contextId === gone) slot.contextId = undefined;
			this.#tell();
		});
		session.on("Runtime.executionContextsCleared", () => {
			for (const slot of this.#slots.values())
				if (slot.session === session) slot.contextId = undefined;
			this.#tell();
		});
		session.on("Page.frameAttached", ({ frameId, parentFrameId }) => {
			this.#slot(session, frameId).parentId = parentFrameId;
		});
		session.on("Page.frameNavigated", ({ frame }) => {
			const slot = this.#slot(session, frame.id);
			slot.parentId = frame.parentId ?? slot.parentId;
			slot.url = frame.url;
			slot.name = frame.name ?? "";
			if (frame.id === this.#mainId) this.#onDocument(frame);
			this.#tell();
		});
		session.on("Page.frameDetached", ({ frameId, reason }) => {
			const slot = this.#slots.get(frameId);
			if (slot && slot.session !== session) return;
			if (reason === "swap") this.#remote.set(frameId, slot?.parentId);
			else this.#remote.delete(frameId);
			this.#slots.delete(frameId);
			this.#tell();
		});
	}

	#slot(session: CDPSession, id: string): Slot {
		const known = this.#slots.get(id);
		if (known) {
			if (known.session !== session) Object.assign(known, { session, contextId: undefined });
			return known;
		}
		const parentId = this.#remote.get(id);
		this.#remote.delete(id);
		const slot: Slot = {
			id,
			parentId,
			session,
			contextId: undefined,
			contextNumber: 0,
			url: "",
			name: "",
		};
		this.#slots.set(id, slot);
		return slot;
	}

	#leave(session: CDPSession): void {
		for (const [frame, each] of this.#sessions) if (each === session) this.#sessions.delete(frame);
		for (const [id, slot] of this.#slots) if (slot.session === session) this.#slots.delete(id);
		this.#tell();
	}

	#tell(): void {
		this.#revision += 1;
		for (const listener of [...this.#listeners]) listener();
	}
}

interface FrameTree {
	readonly frame: { id: string; parentId?: string; url: string; name?: string };
	readonly childFrames?: FrameTree[];
}

interface ScriptFault {
	readonly exception?: { readonly className?: string; readonly description?: string };
}

/** Some first empty documents come without the registered script. */
function isScriptMissing(details: ScriptFault | undefined): boolean {
	return details?.exception?.description?.includes("__surehand is not defined") ?? false;
}

/** Only the error's kind: its message may quote the page. */
function scriptError(details: ScriptFault): SurfaceError {
	const kind = details.exception?.className ?? "Error";
	return new SurfaceError("unexpected_error", `the page script failed: ${kind}`);
}
