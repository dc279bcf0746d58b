/** Holds events until somebody reads them; reading ends when the queue is closed. One reader. */
export class EventQueue<T> {
	readonly #waiting: T[] = [];
	#wake: (() => void) | undefined;
	#closed = false;

	push(event: T): void {
		this.#waiting.push(event);
		this.#wake?.();
	}

	close(): void {
		this.#closed = true;
		this.#wake?.();
	}

	#isClosed(): boolean {
		return this.#closed;
	}

	async *read(): AsyncGenerator<T> {
		for (;;) {
			const event = this.#waiting.shift();
			if (event !== undefined) yield event;
			else if (this.#isClosed()) return;
			else await new Promise<void>((resolve) => (this.#wake = resolve));
		}
	}
}
