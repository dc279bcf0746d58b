/** The same mark core uses. */
const MASK = "•••";
/** Shorter secrets are too common inside other words: they are masked only where they stand alone. */
const MIN_SUBSTRING_CHARS = 4;
/** A text cut in the middle of a secret is masked when at least this much of it is left. */
const MIN_CUT_CHARS = 8;
/** Fields whose text the run itself makes up: identifiers, digests and times, never page text. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
	"type",
	"id",
	"runId",
	"at",
	"expiresAt",
	"token",
	"digest",
	"approval",
	"usedApprovals",
]);

export interface Redactor {
	/** Masks every secret in a text, in any of the forms a page or a log may show it in. */
	text(text: string): string;
	/** A copy of plain JSON with every string and key masked. */
	json(value: unknown): unknown;
}

/** Secrets in the order given; empty ones are ignored. */
export function createRedactor(secrets: readonly string[]): Redactor {
	const given = [...new Set(secrets)].filter((secret) => secret !== "");
	const long = given.filter((secret) => secret.length >= MIN_SUBSTRING_CHARS);
	const short = given.filter((secret) => secret.length < MIN_SUBSTRING_CHARS);
	const pattern = buildPattern(long, short);
	const text = (input: string): string =>
		pattern ? maskCutEnd(input.replace(pattern, MASK), long) : input;
	return { text, json: (value) => (pattern ? redactJson(value, text) : value) };
}

function buildPattern(long: readonly string[], short: readonly string[]): RegExp | undefined {
	const anywhere = long.flatMap((secret) => [...writtenForms(secret), ...base64Forms(secret)]);
	const alone = short.flatMap(writtenForms).map((form) => {
		return `(?<![\\p{L}\\p{N}])${escapePattern(form)}(?![\\p{L}\\p{N}])`;
	});
	const longestFirst = [...new Set(anywhere)].sort((a, b) => b.length - a.length);
	const parts = [...longestFirst.map(escapePattern), ...alone];
	return parts.length === 0 ? undefined : new RegExp(parts.join("|"), "gu");
}

/** The secret as typed, as a page may normalise it, and as URL, form, JSON and HTML escape it. */
function writtenForms(secret: string): string[] {
	const folded = secret.normalize("NFKC").replace(/\s+/gu, " ").trim();
	const forms = [secret, folded].flatMap((plain) => {
		const percent = percentEncode(plain);
		const form = new URLSearchParams({ "": plain }).toString().slice(1);
		const encoded = [percent, form, encodeURI(wellFormed(plain)), percentEncode(percent)];
		const json = JSON.stringify(plain).slice(1, -1);
		return [
			plain,
			...encoded,
			...encoded.map(lowerHex),
			json,
			JSON.stringify(json).slice(1, -1),
			escapeHtml(plain),
		];
	});
	return [...new Set(forms)].filter((form) => form !== "");
}

function percentEncode(text: string): string {
	return encodeURIComponent(wellFormed(text));
}

/** Half of a surrogate pair cannot be URL-encoded. */
function wellFormed(text: string): string {
	return Buffer.from(text, "utf8").toString("utf8");
}

function lowerHex(encoded: string): string {
	return encoded.replace(/%[0-9A-F]{2}/gu, (hex) => hex.toLowerCase());
}

function escapeHtml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}

/**
 * Base64 of the secret at each of the three byte offsets it can have inside a longer text (`user:secret`), without
 * the characters that depend on its neighbours; both alphabets.
 */
function base64Forms(secret: string): string[] {
	const bytes = Buffer.from(secret, "utf8");
	const forms = [0, 1, 2].map((offset) => {
		const whole = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
		const skipped = offset === 0 ? 0 : offset + 1;
		const own = Math.floor(((offset + bytes.length) * 8) / 6);
		return whole.slice(skipped, own);
	});
	return forms
		.filter((form) => form.length >= MIN_SUBSTRING_CHARS)
		.flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]);
}

function maskCutEnd(text: string, secrets: readonly string[]): string {
	for (const secret of secrets) {
		for (let length = secret.length - 1; length >= MIN_CUT_CHARS; length--) {
			if (text.endsWith(secret.slice(0, length))) return text.slice(0, -length) + MASK;
		}
	}
	return text;
}

function redactJson(value: unknown, text: (input: string) => string): unknown {
	if (typeof value === "string") return text(value);
	if (Array.isArray(value)) return value.map((item) => redactJson(item, text));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, field]) => [
			text(key),
			OWN_FIELDS.has(key) ? field : redactJson(field, text),
		]),
	);
}

function escapePattern(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
}
