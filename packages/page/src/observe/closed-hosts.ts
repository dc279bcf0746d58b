import { boxOf, isHtml, queryAll, tagOf } from "../dom.ts";
import { allRoots } from "../hint/find-all.ts";
import { startReading } from "../reading.ts";
import { isRendered } from "../view/paint.ts";
import { isClosedHost } from "./blind-spots.ts";

const MOST = 50;

/** See `PageHandles.closedHosts`. */
export function closedHosts(): Element[] {
	startReading();
	const found: Element[] = [];
	for (const root of allRoots()) {
		for (const element of queryAll(root, "*")) {
			const tag = tagOf(element);
			if (!isHtml(element) || !isClosedHost(element, tag) || !isRendered(element)) continue;
			const { width, height } = boxOf(element);
			if (width > 0 && height > 0) found.push(element);
			if (found.length >= MOST) return found;
		}
	}
	return found;
}
