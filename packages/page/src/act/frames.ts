/** Which CDP frame each frame element of this document holds, as told by the driver. */
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
