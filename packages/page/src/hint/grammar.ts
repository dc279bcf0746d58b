/**
 * One grammar for naming a target (flows, recorded steps, the command line):
 * `#id`, `tag[attr=value]`, `tag[attr~part]`, `tag[text=Exact]`, `tag[text~part]`, `tag[near~row text]`,
 * `role=button[name="Book"]`, `css=…`, bare words (quoted to escape).
 */
export type Hint =
	| { readonly kind: "id"; readonly id: string; readonly filters: readonly Filter[] }
	| { readonly kind: "tag"; readonly tag: string; readonly filters: readonly Filter[] }
	| { readonly kind: "role"; readonly role: string; readonly filters: readonly Filter[] }
	| { readonly kind: "css"; readonly css: string }
	| { readonly kind: "words"; readonly words: string };

export interface Filter {
	/** An attribute, or `text`, `name`, `near`. */
	readonly field: string;
	/** `has`: the attribute is there. */
	readonly test: "equals" | "contains" | "has";
	readonly value: string;
}

const FILTERS = /^(?:\[(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\]"'])*\])+$/u;
const FILTER =
	/\[\s*([\w:-]+)\s*(?:(~|\*=|=)\s*((?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\]"'])*))?\]/gu;
const HEAD = /^(#[^\s[\]]+|role=[\w-]+|\*|[a-z][\w-]*)?(\[.*\])?$/iu;

/** Reads a hint; what is none of the forms above is bare words, so every text can be read. */
export function parseHint(text: string): Hint {
	const written = text.trim();
	if (written.startsWith("css=")) return { kind: "css", css: written.slice(4).trim() };
	if (/^(["']).*\1$/su.test(written) && written.length > 1)
		return { kind: "words", words: unquoted(written) };
	const [, head = "", tail = ""] = HEAD.exec(written) ?? [];
	if ((head === "" && tail === "") || (tail !== "" && !FILTERS.test(tail)))
		return { kind: "words", words: written };
	const filters = Array.from(tail.matchAll(FILTER), readFilter);
	if (head.startsWith("#")) return { kind: "id", id: head.slice(1), filters };
	if (head.startsWith("role=")) return { kind: "role", role: head.slice(5).toLowerCase(), filters };
	// A bare word is never a tag: "Search" and "button" name a thing by its label.
	if (tail === "") return { kind: "words", words: written };
	return { kind: "tag", tag: head === "" ? "*" : head.toLowerCase(), filters };
}

function readFilter([, field = "", sign, value = ""]: RegExpMatchArray): Filter {
	const test = sign === undefined ? "has" : sign === "=" ? "equals" : "contains";
	return { field: field.toLowerCase(), test, value: unquoted(value.trim()) };
}

function unquoted(text: string): string {
	const match = /^(["'])(.*)\1$/su.exec(text);
	return match ? (match[2] ?? "").replace(/\\(["'\\])/gu, "$1") : text;
}
