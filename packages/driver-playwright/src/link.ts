import { setMaxListeners } from "node:events";
import type { CDPSession } from "playwright-core";
import { closedError, DialogOpened, named, SurfaceError } from "./errors.ts";

type Send = CDPSession["send"];
type Method = Parameters<Send>[0];

/** Counts awaited calls from driver to surface; calls sent together count once. */
export class Trips {
	#count = 0;

	get count(): number {
		return this.#count;
	}

	add(): void {
		this.#count += 1;
	}
}

/** What ends the wait for an answer besides the answer itself. */
export interface Patience {
	readonly signal: AbortSignal;
	readonly limitMs: number;
	/** An open dialog blocks scripts of the page: stop waiting when one opens. */
	readonly dialogs?: DialogGate;
}

/** Tells when a dialog opens. */
export interface DialogGate {
	readonly open: boolean;
	onOpen(listener: () => void): () => void;
}

/** The life of one page: everything that waits for it ends when it ends. */
export class Life {
	#ended = false;
	readonly #listeners = new Set<() => void>();

	get ended(): boolean {
		return this.#ended;
	}

	end(): void {
		if (this.#ended) return;
		this.#ended = true;
		for (const listener of this.#listeners) listener();
		this.#listeners.clear();
	}

	onEnd(listener: () => void): () => void {
		if (this.#ended) listener();
		else this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}

/** Awaits an answer but never longer than the page lives, the caller wants, or the limit allows. */
export function bounded<T>(work: Promise<T>, life: Life, patience: Patience): Promise<T> {
	const { signal, limitMs, dialogs } = patience;
	// Whoever stops waiting early leaves nobody to hear of a failure.
	work.catch(() => undefined);
	// As many calls wait at once as a page has frames: that is no leak.
	setMaxListeners(0, signal);
	return new Promise<T>((resolve, reject) => {
		const undo: (() => void)[] = [];
		const done = (act: () => void): void => {
			for (const each of undo) each();
			act();
		};
		const fail = (error: unknown): void => done(() => reject(error));
		const abort = (): void => fail(signal.reason);
		if (signal.aborted) return reject(signal.reason);
		if (dialogs?.open) return reject(new DialogOpened());
		signal.addEventListener("abort", abort);
		undo.push(() => signal.removeEventListener("abort", abort));
		const timer = setTimeout(() => {
			fail(new SurfaceError("timeout", `no answer from the page within ${limitMs} ms`));
		}, limitMs);
		undo.push(() => clearTimeout(timer));
		if (dialogs) undo.push(dialogs.onOpen(() => fail(new DialogOpened())));
		work.then(
			(value) => done(() => resolve(value)),
			(error: unknown) => fail(life.ended ? closedError() : named(error)),
		);
		undo.push(life.onEnd(() => fail(closedError())));
	});
}

/** Sends without waiting; a failure is of no interest because the next awaited call meets it too. */
export function post<M extends Method>(
	session: CDPSession,
	method: M,
	params: Parameters<Send>[1],
): void {
	session.send(method, params as never).catch(() => undefined);
}
