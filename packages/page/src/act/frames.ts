/** Which CDP frame each frame element of this document holds, as told by the driver. */
import { boxOf, clientLeftOf, clientTopOf, css, isConnected, styleOf } from "../dom.ts";

const ids = new WeakMap<Element, string>();
const owners = new Map<string, WeakRef<Element>>();

export function adoptFrames(frameIds: readonly string[], elements: readonly Element[]): void {
	elements.forEach((element, index) => {
		const id = frameIds[index];
		if (id === undefined) return;
		ids.set(element, id);
		owners.set(id, new WeakRef(element));
	});
}

export function frameIdOf(owner: Element): string | undefined {
	return ids.get(owner);
}

export function ownerOf(frameId: string): Element | undefined {
	return owners.get(frameId)?.deref();
}

/** Frame elements that still stand in the document. */
export function knownFrames(): { readonly frameId: string; readonly owner: Element }[] {
	return [...owners].flatMap(([frameId, ref]) => {
		const owner = ref.deref();
		return owner && isConnected(owner) ? [{ frameId, owner }] : [];
	});
}

/** Where the viewport of a frame element's document begins, in the viewport of the frame element. */
export function contentCorner(owner: Element): { readonly x: number; readonly y: number } {
	const { x, y } = boxOf(owner);
	const style = styleOf(owner);
	return {
		x: x + clientLeftOf(owner) + (Number.parseFloat(css(style, "padding-left")) || 0),
		y: y + clientTopOf(owner) + (Number.parseFloat(css(style, "padding-top")) || 0),
	};
}
