/** One request the server saw. Values of secret fields are never kept. */
export interface RequestRecord {
	readonly method: string;
	readonly path: string;
	readonly query: Readonly<Record<string, string>>;
	readonly form: Readonly<Record<string, string>>;
	readonly session: string;
	/** ISO time. */
	readonly at: string;
	/** Status of the answer. */
	readonly status: number;
}

const SECRET_FIELD = /pass|pwd|secret|pin|token|cvc|card/i;
const MASK = "•••";

/** Fields as a plain object; a repeated field is joined with commas. */
export function recordFields(fields: URLSearchParams): Record<string, string> {
	const found = new Map<string, string>();
	for (const [name, value] of fields) {
		const shown = SECRET_FIELD.test(name) ? MASK : value;
		const before = found.get(name);
		found.set(name, before === undefined ? shown : `${before},${shown}`);
	}
	return Object.fromEntries(found);
}
