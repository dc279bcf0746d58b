import type { SensitiveAreas } from "../api.ts";
import { boxOf, doc, queryAll, shadowRootOf } from "../dom.ts";
import { documentId } from "../registry.ts";
import { isSensitive } from "../sensitive.ts";
import { childDocumentOf, contentCorner, frameIdOf } from "./frames.ts";

/** See `PageApi.sensitiveAreas`. */
export function sensitiveAreas(): SensitiveAreas {
	const boxes = all(doc, "input, textarea")
		.filter(isSensitive)
		.map((field) => {
			const { x, y, width, height } = boxOf(field);
			return { x, y, width, height };
		});
	return { documentId, boxes, frames: all(doc, "iframe, frame").map(frameArea) };
}

function frameArea(owner: Element): SensitiveAreas["frames"][number] {
	const frameId = frameIdOf(owner);
	const child = childDocumentOf(owner);
	return {
		...contentCorner(owner),
		...(frameId === undefined ? {} : { frameId }),
		...(child === undefined ? {} : { documentId: child }),
	};
}

function all(root: Document | ShadowRoot, selector: string): Element[] {
	const inner = queryAll(root, "*").flatMap((element) => {
		const shadow = shadowRootOf(element);
		return shadow ? all(shadow, selector) : [];
	});
	return [...queryAll(root, selector), ...inner];
}
