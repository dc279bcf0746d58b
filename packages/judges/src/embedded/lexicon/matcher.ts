/** Finds every listed phrase in a folded text in one pass (Aho–Corasick over characters). */
export interface Matcher {
	find(folded: string): Found;
}

export interface Found {
	/** Leftmost and longest phrases, none inside another. */
	readonly spans: readonly Span[];
	/** Payloads of every phrase found, those inside a longer one included. */
	readonly all: readonly number[];
}

interface Span {
	readonly start: number;
	readonly end: number;
	readonly payloads: readonly number[];
}

/** The automaton as flat tables: a child is looked up by node and symbol in one map of small integers. */
interface Automaton {
	/** Symbol of a UTF-16 code unit, 0 when no phrase has it. */
	readonly symbols: Uint16Array;
	readonly children: Map<number, number>;
	readonly fail: Int32Array;
	/** Nearest node on the fail chain, itself included, that ends a phrase; 0 for none. */
	readonly output: Int32Array;
	readonly lengths: readonly number[];
	readonly payloads: readonly (readonly number[])[];
}

const SYMBOL_BITS = 4_096;
const WORD_CHAR = /[\p{L}\p{N}]/u;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;
/** Words too common to mean anything inside a longer text; alone on a control they do. */
const ONLY_ALONE: ReadonlySet<string> = new Set(
	"from para desde more plus mais mas mehr altro day name text user code note item page home open all on off men man top low max min age sex best pass it this row".split(
		" ",
	),
);

/**
 * Phrases must be folded the way texts are. A phrase in a spaced script counts only as whole words; in Han, Kana and Hangul
 * the longest phrase at a place counts, wherever it stands.
 */
export function buildMatcher(phrases: ReadonlyMap<string, readonly number[]>): Matcher {
	const automaton = buildAutomaton(phrases);
	return {
		find: (folded) => {
			const hits = scan(automaton, folded);
			return { spans: longest(hits), all: hits.flatMap((hit) => hit.payloads) };
		},
	};
}

function buildAutomaton(phrases: ReadonlyMap<string, readonly number[]>): Automaton {
	const symbols = symbolsOf(phrases.keys());
	const children = new Map<number, number>();
	const lengths = [0];
	const payloads: (readonly number[])[] = [[]];
	for (const [phrase, listed] of phrases) {
		let node = 0;
		for (let at = 0; at < phrase.length; at += 1) {
			const place = node * SYMBOL_BITS + (symbols[phrase.charCodeAt(at)] ?? 0);
			const known = children.get(place);
			node = known ?? lengths.push(0) - 1;
			if (known === undefined) {
				payloads.push([]);
				children.set(place, node);
			}
		}
		lengths[node] = phrase.length;
		payloads[node] = listed;
	}
	return { symbols, children, lengths, payloads, ...linkFailures(children, lengths) };
}

function symbolsOf(phrases: Iterable<string>): Uint16Array {
	const symbols = new Uint16Array(65_536);
	let next = 1;
	for (const phrase of phrases) {
		for (let at = 0; at < phrase.length; at += 1) {
			const code = phrase.charCodeAt(at);
			if (symbols[code] === 0) {
				symbols[code] = next;
				next += 1;
			}
		}
	}
	if (next > SYMBOL_BITS)
		throw new Error(`The lexicon uses ${next} characters; at most ${SYMBOL_BITS} fit.`);
	return symbols;
}

/** Level by level, so that the failure link of a shorter prefix is known before a longer one asks for it. */
function linkFailures(
	children: ReadonlyMap<number, number>,
	lengths: readonly number[],
): Pick<Automaton, "fail" | "output"> {
	const fail = new Int32Array(lengths.length);
	const output = new Int32Array(lengths.length);
	for (const { parent, symbol, child } of byDepth(children, lengths.length)) {
		if (parent !== 0) {
			let node = fail[parent] ?? 0;
			while (node !== 0 && !children.has(node * SYMBOL_BITS + symbol)) node = fail[node] ?? 0;
			fail[child] = children.get(node * SYMBOL_BITS + symbol) ?? 0;
		}
		output[child] = (lengths[child] ?? 0) > 0 ? child : (output[fail[child] ?? 0] ?? 0);
	}
	return { fail, output };
}

interface Edge {
	readonly parent: number;
	readonly symbol: number;
	readonly child: number;
}

function byDepth(children: ReadonlyMap<number, number>, nodes: number): Edge[] {
	const depth = new Int32Array(nodes);
	const edges: Edge[] = [];
	for (const [place, child] of children) {
		const parent = Math.floor(place / SYMBOL_BITS);
		depth[child] = (depth[parent] ?? 0) + 1;
		edges.push({ parent, symbol: place % SYMBOL_BITS, child });
	}
	return edges.sort((a, b) => (depth[a.child] ?? 0) - (depth[b.child] ?? 0));
}

function scan(
	{ symbols, children, fail, output, lengths, payloads }: Automaton,
	text: string,
): Span[] {
	const hits: Span[] = [];
	let node = 0;
	for (let at = 0; at < text.length; at += 1) {
		const symbol = symbols[text.charCodeAt(at)] ?? 0;
		let next = symbol === 0 ? 0 : children.get(node * SYMBOL_BITS + symbol);
		while (next === undefined && node !== 0) {
			node = fail[node] ?? 0;
			next = children.get(node * SYMBOL_BITS + symbol);
		}
		node = next ?? 0;
		for (let ending = output[node] ?? 0; ending !== 0; ending = output[fail[ending] ?? 0] ?? 0) {
			const start = at + 1 - (lengths[ending] ?? 0);
			if (standsAlone(text, { start, end: at + 1 })) {
				hits.push({ start, end: at + 1, payloads: payloads[ending] ?? [] });
			}
		}
	}
	return hits;
}

function standsAlone(text: string, range: { start: number; end: number }): boolean {
	if (range.end - range.start < text.length && onlyAlone(text.slice(range.start, range.end))) {
		return false;
	}
	return (
		isBoundary(text.charAt(range.start - 1), text.charAt(range.start)) &&
		isBoundary(text.charAt(range.end), text.charAt(range.end - 1))
	);
}

function onlyAlone(phrase: string): boolean {
	return phrase.length <= 2
		? !UNSPACED.test(phrase) || phrase.length === 1
		: ONLY_ALONE.has(phrase);
}

function isBoundary(outside: string, inside: string): boolean {
	return (
		outside === "" ||
		outside === " " ||
		UNSPACED.test(inside) ||
		UNSPACED.test(outside) ||
		!WORD_CHAR.test(outside)
	);
}

/** Leftmost first, the longest at a place, nothing that overlaps what was kept. */
function longest(hits: readonly Span[]): Span[] {
	if (hits.length < 2) return [...hits];
	const sorted = hits.toSorted((a, b) => a.start - b.start || b.end - a.end);
	const kept: Span[] = [];
	let free = 0;
	for (const hit of sorted) {
		if (hit.start < free) continue;
		kept.push(hit);
		free = hit.end;
	}
	return kept;
}
