import {
	adoptFrames,
	armAgainstAll,
	listen,
	locate,
	noteBareListeners,
	prepare,
	readBack,
	sensitiveAreas,
	takePress,
	throughFrame,
	widget,
} from "./act/index.ts";
import type { PageApi, PageHandles } from "./api.ts";
import { adoptRoots } from "./dom.ts";
import { extract } from "./extract/index.ts";
import { closedHosts } from "./observe/closed-hosts.ts";
import { observe } from "./observe/observe.ts";
import { check, resolveHint } from "./questions.ts";
import { documentId, elementOf } from "./registry.ts";
import { network, watch } from "./settle/index.ts";

/** Everything a driver may ask of one frame. */
export const api: PageApi = {
	observe,
	locate,
	prepare,
	readBack,
	watch,
	check,
	network,
	throughFrame,
	sensitiveAreas,
	widget,
	extract,
	resolveHint,
};

/** What a driver may ask with live objects. */
export const handles: PageHandles = {
	documentId,
	adoptFrames,
	adoptRoots,
	closedHosts,
	noteListeners: noteBareListeners,
	armAgainstAll,
	takePress,
	elementOf,
};

listen();
