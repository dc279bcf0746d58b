/** What stands where a secret stood. */
const MASK = "•••";
/** Shorter secrets are only masked as whole words, or every text would be full of holes. */
const SHORT = 4;

/** Returns a copy of plain JSON with every secret masked, in each of the spellings it may take on its way. */
export function redact<T>(value: T, secrets: Iterable<string>): T {
	const patterns = [...secrets].filter((secret) => secret !== "").flatMap(spellings);
	return patterns.length === 0 ? value : (masked(value, patterns) as T);
}

function masked(value: unknown, patterns: readonly RegExp[]): unknown {
	if (typeof value === "string")
		return patterns.reduce((text, pattern) => text.replace(pattern, MASK), value);
	if (Array.isArray(value)) return value.map((item) => masked(item, patterns));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, item]) => [key, masked(item, patterns)]),
	);
}

function spellings(secret: string): RegExp[] {
	const written = [
		secret,
		encodeURIComponent(secret),
		encodeURIComponent(secret).replaceAll("%20", "+"),
		JSON.stringify(secret).slice(1, -1),
	];
	return [...new Set(written)].map((text) => {
		const literal = text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
		return new RegExp(
			secret.length < SHORT ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal,
			"gu",
		);
	});
}
