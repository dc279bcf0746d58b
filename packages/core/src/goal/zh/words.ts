/** Phrases looked up at a place of a text without word spaces; the longest wins. */
export interface Lookup<T> {
	readonly byFirst: ReadonlyMap<string, readonly (readonly [string, T])[]>;
}

export function lookup<T>(rows: readonly (readonly [string, T])[]): Lookup<T> {
	const byFirst = new Map<string, (readonly [string, T])[]>();
	for (const [phrases, value] of rows) {
		for (const phrase of phrases.split("|")) {
			const first = phrase[0] ?? "";
			byFirst.set(first, [...(byFirst.get(first) ?? []), [phrase, value]]);
		}
	}
	for (const entries of byFirst.values()) entries.sort((a, b) => b[0].length - a[0].length);
	return { byFirst };
}

export interface Found<T> {
	readonly phrase: string;
	readonly value: T;
}

export function wordAt<T>(table: Lookup<T>, mask: string, at: number): Found<T> | undefined {
	const entry = table.byFirst.get(mask[at] ?? "")?.find(([phrase]) => mask.startsWith(phrase, at));
	return entry && { phrase: entry[0], value: entry[1] };
}

/** The longest phrase that the text ends with. */
export function wordBefore<T>(
	table: Lookup<T>,
	mask: string,
	end: number = mask.length,
): Found<T> | undefined {
	for (let at = Math.max(0, end - 8); at < end; at += 1) {
		const entry = table.byFirst
			.get(mask[at] ?? "")
			?.find(([phrase]) => phrase.length === end - at && mask.startsWith(phrase, at));
		if (entry) return { phrase: entry[0], value: entry[1] };
	}
	return undefined;
}
