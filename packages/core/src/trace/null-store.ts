import type { RunStore } from "./store.ts";

/** Keeps nothing. For embedders that read the events themselves. */
export function nullStore(runId: string): RunStore {
	return {
		runId,
		trace: () => undefined,
		ledger: async () => undefined,
		error: async () => undefined,
		saveState: async () => undefined,
		close: async () => undefined,
	};
}
