import { adoptFrames, listen, locate, prepare, readBack, throughFrame } from "./act/index.ts";
import type { PageApi, PageHandles } from "./api.ts";
import { adoptRoots } from "./dom.ts";
import { elementOf } from "./registry.ts";
import { network, watch } from "./settle/index.ts";

/** Everything a driver may ask of one frame. */
export const api: PageApi = {
	observe: () => Promise.reject(new Error("not built yet")),
	locate,
	prepare,
	readBack,
	watch,
	check: () => [],
	network,
	throughFrame,
	resolveHint: () => [],
};

/** What a driver may ask with live objects. */
export const handles: PageHandles = { adoptFrames, adoptRoots, closedHosts: () => [], elementOf };

listen();
