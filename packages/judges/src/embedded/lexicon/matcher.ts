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

export interface Span {
	readonly start: number;
	readonly end: number;
	readonly payloads: readonly number[];
}

interface Node {
	readonly next: Map<string, Node>;
	fail: Node | undefined;
	/** Nearest node on the fail chain, itself included, that ends a phrase. */
	output: Node | undefined;
	/** Phrase that ends here. */
	length: number;
	payloads: number[];
}

const WORD_CHAR = /[\p{L}\p{N}]/u;
/** Words too common to mean anything inside a longer text; alone on a control they do. */
const ONLY_ALONE: ReadonlySet<string> = new Set(
	"from para desde more plus mais mas mehr altro day name text user code note item page home open all on off men man top low max min age sex best pass".split(
		" ",
	),
);
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;

/**
 * Phrases must be folded the way texts are. A phrase in a spaced script counts only as whole words; in Han, Kana and Hangul
 * the longest phrase at a place counts, wherever it stands.
 */
export function buildMatcher(phrases: ReadonlyMap<string, readonly number[]>): Matcher {
	const root = newNode();
	for (const [phrase, payloads] of phrases) insert(root, { phrase, payloads });
	linkFailures(root);
	return {
		find: (folded) => {
			const hits = scan(root, folded);
			return { spans: longest(hits), all: hits.flatMap((hit) => hit.payloads) };
		},
	};
}

function newNode(): Node {
	return { next: new Map(), fail: undefined, output: undefined, length: 0, payloads: [] };
}

function insert(root: Node, entry: { phrase: string; payloads: readonly number[] }): void {
	let node = root;
	for (let at = 0; at < entry.phrase.length; at += 1) {
		const char = entry.phrase.charAt(at);
		const known = node.next.get(char);
		const child = known ?? newNode();
		if (!known) node.next.set(char, child);
		node = child;
	}
	node.length = entry.phrase.length;
	node.payloads.push(...entry.payloads);
}

function linkFailures(root: Node): void {
	const queue: Node[] = [];
	for (const child of root.next.values()) {
		child.fail = root;
		child.output = child.length > 0 ? child : undefined;
		queue.push(child);
	}
	for (let at = 0; at < queue.length; at += 1) {
		const node = queue[at];
		if (!node) continue;
		for (const [char, child] of node.next) {
			child.fail = step(root, { from: node.fail ?? root, char });
			child.output = child.length > 0 ? child : child.fail.output;
			queue.push(child);
		}
	}
}

function step(root: Node, move: { from: Node; char: string }): Node {
	let node: Node | undefined = move.from;
	while (node) {
		const next: Node | undefined = node.next.get(move.char);
		if (next) return next;
		node = node.fail;
	}
	return root;
}

function scan(root: Node, text: string): Span[] {
	const hits: Span[] = [];
	let node = root;
	for (let at = 0; at < text.length; at += 1) {
		node = step(root, { from: node, char: text.charAt(at) });
		for (let ending = node.output; ending; ending = ending.fail?.output) {
			const start = at + 1 - ending.length;
			if (standsAlone(text, { start, end: at + 1 })) {
				hits.push({ start, end: at + 1, payloads: ending.payloads });
			}
		}
	}
	return hits;
}

function standsAlone(text: string, range: { start: number; end: number }): boolean {
	if (range.end - range.start < text.length && onlyAlone(text.slice(range.start, range.end)))
		return false;
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
		outside === "" || UNSPACED.test(inside) || UNSPACED.test(outside) || !WORD_CHAR.test(outside)
	);
}

/** Leftmost first, the longest at a place, nothing that overlaps what was kept. */
function longest(hits: Span[]): Span[] {
	hits.sort((a, b) => a.start - b.start || b.end - a.end);
	const kept: Span[] = [];
	let free = 0;
	for (const hit of hits) {
		if (hit.start < free) continue;
		kept.push(hit);
		free = hit.end;
	}
	return kept;
}
