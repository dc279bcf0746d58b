import { locate, prepare, readBack } from "./act/index.ts";
import type { PageApi } from "./api.ts";
import { watch } from "./settle/index.ts";

/** Everything a driver may ask of one frame. */
export const api: PageApi = {
	observe: () => Promise.reject(new Error("not built yet")),
	locate,
	prepare,
	readBack,
	watch,
	check: () => [],
	resolveHint: () => [],
};
