import { type Proof, type ProofKind, proofSchema, UsageError } from "@surehand/core";
import { nearest } from "./nearest.ts";

/** How each kind is written after its colon; undefined: as a JSON object only. */
const GRAMMAR: Readonly<Record<ProofKind, string | undefined>> = {
	url_contains: "text",
	url_matches: "pattern",
	title_contains: "text",
	css_exists: "css",
	css_gone: "css",
	css_text_equals: "css=text",
	css_text_contains: "css=text",
	css_value_equals: "css=value",
	checked: "css",
	text_contains: "text",
	text_gone: "text",
	role_exists: "role or role=name",
	count: "css=number or css>=number",
	attribute: "css@name or css@name=value",
	request: "[METHOD] part-of-url [status]",
	download: "file name",
	any: undefined,
	all: undefined,
};

type Writing = (text: string) => unknown;

const WRITINGS: Readonly<Partial<Record<ProofKind, Writing>>> = {
	css_text_equals: (text) => readPair(text, "text"),
	css_text_contains: (text) => readPair(text, "text"),
	css_value_equals: (text) => readPair(text, "value"),
	role_exists: readRole,
	count: readCount,
	attribute: readAttribute,
	request: readRequest,
	download: (name) => (name === "" ? {} : { name }),
};

/** Reads `kind:value` or a JSON object. Throws `UsageError` that names the grammar and the flag. */
export function readProof(given: string, flag: "--expect" | "--never"): Proof {
	const text = given.trim();
	const candidate = text.startsWith("{") ? readJson(text, flag) : readWritten(text, flag);
	const parsed = proofSchema.safeParse(candidate);
	if (parsed.success) return parsed.data;
	throw malformed(flag, given, "it does not fit its kind");
}

function readJson(text: string, flag: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw malformed(flag, text, "it starts like JSON and is none");
	}
}

function readWritten(text: string, flag: string): unknown {
	const colon = text.indexOf(":");
	const kind = colon < 0 ? text : text.slice(0, colon);
	if (!isKind(kind)) {
		const meant = nearest(kind, Object.keys(GRAMMAR));
		throw malformed(flag, text, `"${kind}" is no kind${meant ? `, did you mean ${meant}?` : ""}`);
	}
	if (colon < 0) throw malformed(flag, text, `${kind} needs a value after a colon`);
	if (GRAMMAR[kind] === undefined) throw malformed(flag, text, `${kind} is written as JSON`);
	const value = text.slice(colon + 1).trim();
	const read = WRITINGS[kind];
	const content = read ? read(value) : value;
	if (content !== undefined && content !== "") return { [kind]: content };
	throw malformed(flag, text, `${kind} is written ${kind}:${GRAMMAR[kind]}`);
}

function isKind(text: string): text is ProofKind {
	return Object.hasOwn(GRAMMAR, text);
}

function malformed(flag: string, given: string, why: string): UsageError {
	const kinds = Object.entries(GRAMMAR).map(
		([kind, value]) => `${kind}${value ? `:${value}` : ""}`,
	);
	return new UsageError(
		"proof_malformed",
		`${flag} "${given}" cannot be read: ${why}.`,
		`Write kind:value, such as ${flag} 'url_contains:/stays/', or a JSON object. Kinds: ${kinds.join(" · ")}`,
	);
}

function readPair(text: string, field: "text" | "value"): unknown {
	const split = indexOutsideCss(text, "=");
	if (split < 1) return undefined;
	return { css: text.slice(0, split).trim(), [field]: text.slice(split + 1).trim() };
}

function readRole(text: string): unknown {
	const split = text.indexOf("=");
	const role = (split < 0 ? text : text.slice(0, split)).trim();
	if (!/^[a-z]+$/u.test(role)) return undefined;
	return split < 0 ? { role } : { role, name: unquote(text.slice(split + 1).trim()) };
}

function readCount(text: string): unknown {
	const found = /^(?<css>.+?)\s*(?<sign>>=|=)\s*(?<amount>\d+)$/u.exec(text)?.groups;
	if (!found) return undefined;
	const amount = Number(found.amount);
	return found.sign === ">="
		? { css: found.css, at_least: amount }
		: { css: found.css, equals: amount };
}

function readAttribute(text: string): unknown {
	const split = indexOutsideCss(text, "@");
	if (split < 1) return undefined;
	const css = text.slice(0, split).trim();
	const rest = text.slice(split + 1);
	const equals = rest.indexOf("=");
	if (equals < 0) return { css, name: rest.trim() };
	return { css, name: rest.slice(0, equals).trim(), value: rest.slice(equals + 1).trim() };
}

function readRequest(text: string): unknown {
	const words = text.split(/\s+/u).filter((word) => word !== "");
	const method = /^[A-Z]+$/u.test(words[0] ?? "") ? words.shift() : undefined;
	const status =
		words.length > 1 && /^\d{3}$/u.test(words.at(-1) ?? "") ? Number(words.pop()) : undefined;
	const [url] = words;
	if (url === undefined || words.length > 1) return undefined;
	return { ...(method ? { method } : {}), url, ...(status ? { status } : {}) };
}

/** Position of a sign that is neither in brackets, as in `[name=x]`, nor in quotes. */
function indexOutsideCss(text: string, sign: string): number {
	let depth = 0;
	let quote = "";
	for (let index = 0; index < text.length; index++) {
		const char = text[index];
		if (quote !== "") quote = char === quote ? "" : quote;
		else if (char === '"' || char === "'") quote = char;
		else if (char === "[" || char === "(") depth += 1;
		else if (char === "]" || char === ")") depth -= 1;
		else if (char === sign && depth === 0) return index;
	}
	return -1;
}

function unquote(text: string): string {
	return /^"(?<inner>.*)"$/u.exec(text)?.groups?.inner ?? text;
}
