/** Which CDP frame each frame element of this document holds, as told by the driver. */
import { boxOf, clientLeftOf, clientTopOf, css, styleOf } from "../dom.ts";

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

interface ScriptedWindow {
	readonly __surehand?: { readonly handles?: { readonly documentId?: string } };
}

/** Document of a frame of the same origin: its page script lives in the same isolated world and can be asked. */
export function childDocumentOf(owner: Element): string | undefined {
	try {
		const { contentWindow: view } = owner as HTMLIFrameElement & { contentWindow?: ScriptedWindow };
		return view?.__surehand?.handles?.documentId;
	} catch {
		return undefined;
	}
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
