/** The word of `known` that `given` was probably meant to be; undefined when none is close. */
export function nearest(given: string, known: readonly string[]): string | undefined {
	const limit = Math.max(1, Math.floor(given.length / 3));
	const ranked = known
		.map((word) => ({ word, distance: editDistance(given.toLowerCase(), word.toLowerCase()) }))
		.sort((a, b) => a.distance - b.distance);
	const best = ranked[0];
	if (best && best.distance <= limit) return best.word;
	return known.find((word) => given.length >= 3 && word.startsWith(given));
}

/** How many letters have to be changed, added, left out, or swapped with their neighbour. */
function editDistance(a: string, b: string): number {
	const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const cost = a[i - 1] === b[j - 1] ? 0 : 1;
			const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			row[j] = Math.min(
				at(rows[i - 1], j) + 1,
				at(row, j - 1) + 1,
				at(rows[i - 1], j - 1) + cost,
				swapped ? at(rows[i - 2], j - 2) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		rows.push(row);
	}
	return at(rows[a.length], b.length);
}

function at(row: readonly number[] | undefined, index: number): number {
	return row?.[index] ?? Number.POSITIVE_INFINITY;
}
