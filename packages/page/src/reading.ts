/** What was worked out during one reading of the document, forgotten when the next one starts. */
const resets: (() => void)[] = [];

/** Remembers `compute` per key for the length of one reading. */
export function perReading<K extends object, V>(compute: (key: K) => V): (key: K) => V {
	return seedable(compute).of;
}

/** `perReading` with answers that may also be noted by whoever found them on the way. */
export function seedable<K extends object, V>(
	compute: (key: K) => V,
): { readonly of: (key: K) => V; readonly note: (key: K, value: V) => void } {
	let known = new Map<K, V>();
	resets.push(() => {
		known = new Map();
	});
	const note = (key: K, value: V): void => {
		known.set(key, value);
	};
	const of = (key: K): V => {
		const before = known.get(key);
		if (before !== undefined) return before;
		const value = compute(key);
		known.set(key, value);
		return value;
	};
	return { of, note };
}

/** Forgets everything: the document may have changed since. */
export function startReading(): void {
	for (const reset of resets) reset();
}
