const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** npm passes on a Ctrl-C that the terminal has already delivered: within this time it counts as the same one. */
const SAME_MS = 500;

/**
 * Runs `work` with a signal that aborts at the first Ctrl-C (or SIGTERM, SIGHUP), so that it can end in order. A second
 * one ends the process at once with 130.
 */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
	const controller = new AbortController();
	let firstAtMs: number | undefined;
	const onSignal = (): void => {
		const nowMs = performance.now();
		if (firstAtMs === undefined) {
			firstAtMs = nowMs;
			controller.abort(new DOMException("interrupted", "AbortError"));
		} else if (nowMs - firstAtMs > SAME_MS) {
			process.exit(130);
		}
	};
	for (const name of SIGNALS) process.on(name, onSignal);
	try {
		return await work(controller.signal);
	} finally {
		for (const name of SIGNALS) process.off(name, onSignal);
	}
}
