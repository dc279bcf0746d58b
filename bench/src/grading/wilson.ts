const Z = 1.959_963_985;

/** Wilson score interval of a proportion at 95 %; 0 to 1 when there is nothing to count. */
export function wilson(hits: number, total: number): readonly [low: number, high: number] {
	if (total === 0) return [0, 1];
	const share = hits / total;
	const zSquared = Z * Z;
	const scale = 1 + zSquared / total;
	const centre = (share + zSquared / (2 * total)) / scale;
	const spread =
		(Z / scale) * Math.sqrt((share * (1 - share)) / total + zSquared / (4 * total * total));
	return [Math.max(0, centre - spread), Math.min(1, centre + spread)];
}
