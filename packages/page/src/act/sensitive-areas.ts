import type { SensitiveAreas } from "../api.ts";
import { boxOf, doc, queryAll, shadowRootOf } from "../dom.ts";
import { isSensitive } from "../sensitive.ts";
import { contentCorner, knownFrames } from "./frames.ts";

/** See `PageApi.sensitiveAreas`. */
export function sensitiveAreas(): SensitiveAreas {
	const boxes = fields(doc)
		.filter(isSensitive)
		.map((field) => {
			const { x, y, width, height } = boxOf(field);
			return { x, y, width, height };
		});
	const frames = knownFrames().map(({ frameId, owner }) => ({ frameId, ...contentCorner(owner) }));
	return { boxes, frames };
}

function fields(root: Document | ShadowRoot): Element[] {
	const inner = queryAll(root, "*").flatMap((element) => {
		const shadow = shadowRootOf(element);
		return shadow ? fields(shadow) : [];
	});
	return [...queryAll(root, "input, textarea"), ...inner];
}
