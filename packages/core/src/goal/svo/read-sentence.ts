import type { Draft, Piece } from "../draft.ts";
import type { Clause } from "../goal.ts";
import type { Act } from "../lexicon/pack.ts";
import type { Range } from "../sentences.ts";
import { readProhibition, readStop } from "./bounds.ts";
import type { OrderStart, Start } from "./clause-start.ts";
import type { Context } from "./noun-phrase.ts";
import { findFirst, matchAt, matchBefore } from "./phrase-table.ts";
import { readClause } from "./read-clause.ts";
import { type Segment, splitClauses } from "./split.ts";
import { readStatement } from "./statement.ts";
import { type Token, textOf, tokenize, trimmed } from "./tokens.ts";
import { matchVerb } from "./verb.ts";

type Condition = NonNullable<Clause["condition"]>;

/** The pieces of one sentence in a language with word spaces. Empty when it orders nothing. */
export function readSentence(range: Range, context: Context): readonly Piece[] {
	const segments = splitClauses(tokenize(context.source, range), context.pack);
	const reader = new SentenceReader(segments, context);
	return reader.read();
}

/** Walks the segments of one sentence, carrying conditions and order words to the clauses they belong to. */
class SentenceReader {
	readonly #segments: readonly Segment[];
	readonly #context: Context;
	#pieces: Piece[] = [];
	/** A condition said before its clauses. */
	#condition: Condition | undefined;
	#lastVerb: Act | undefined;
	/** The sentence counts its clauses itself ("first …, next …"). */
	readonly #ordered: boolean;
	/** Clauses said to come after the rest of the sentence ("Before saving, …"). */
	#afterwards: Draft[] = [];

	constructor(segments: readonly Segment[], context: Context) {
		this.#segments = segments;
		this.#context = context;
		const opening = segments[0];
		this.#ordered =
			opening !== undefined && matchAt(context.pack.beforehand, opening.tokens, 0) !== undefined;
	}

	read(): readonly Piece[] {
		for (const [at, segment] of this.#segments.entries()) this.#readSegment(segment, at);
		for (const draft of this.#afterwards) this.#pieces.push({ kind: "clause", draft });
		return this.#pieces;
	}

	#readSegment(segment: Segment, at: number): void {
		const { start } = segment;
		if (!segment.joined && at > 0 && this.#pieces.length > 0) this.#condition = undefined;
		if (!start) this.#readBare(segment, at);
		else if (start.kind === "verb") this.#readOrdered(segment, start);
		else if (start.kind === "condition") this.#readCondition(segment, { at, start });
		else if (start.kind === "order") this.#readOrder(segment, { at, start });
		else if (start.kind === "by") this.#readMeans(segment, start.from);
		else if (start.kind === "stop")
			this.#pieces.push(
				readStop(segment.tokens, { start, context: this.#context, last: this.#last() }),
			);
		else if (start.kind === "never" || start.kind === "without") {
			this.#pieces.push(
				...readProhibition(segment.tokens, {
					from: start.from,
					context: this.#context,
					last: this.#last(),
				}),
			);
		}
	}

	/** "then Notifications" repeats the verb before it; other words without a verb may still say something. */
	#readBare(segment: Segment, at: number): void {
		const [first] = segment.tokens;
		const verb = this.#lastVerb;
		if (at === 0 || segment.joined) {
			this.#pieces.push(...readStatement(segment.tokens, this.#context));
			return;
		}
		const named =
			first !== undefined &&
			(first.capital || matchAt(this.#context.pack.articles, segment.tokens, 0) !== undefined);
		const act = named && verb ? verb : "do";
		this.#addClauses(
			readClause(segment.tokens, { kind: "verb", at: 0, verb: { act, from: 0 } }, this.#context),
		);
	}

	#readOrdered(segment: Segment, start: Extract<Start, { kind: "verb" }>): void {
		const { tokens } = segment;
		if (tokens.slice(start.at).some((token) => matchAt(this.#context.pack.negators, [token], 0))) {
			this.#pieces.push(
				...readProhibition(tokens, { from: start.at, context: this.#context, last: undefined }),
			);
			return;
		}
		const drafts = readClause(tokens, start, this.#context);
		this.#lastVerb = start.verb.act;
		if (!this.#comesBefore(segment, start.at)) this.#addClauses(drafts);
		else
			this.#pieces.splice(
				this.#lastClauseAt(),
				0,
				...drafts.map((draft): Piece => ({ kind: "clause", draft })),
			);
	}

	/** "…, but first log in". */
	#comesBefore(segment: Segment, at: number): boolean {
		const { beforehand } = this.#context.pack;
		if (!segment.joined || this.#pieces.length === 0 || this.#ordered) return false;
		const { tokens } = segment;
		return (
			tokens.slice(0, at).some((_, place) => matchAt(beforehand, tokens, place)) ||
			(matchBefore(beforehand, tokens, tokens.length) !== undefined &&
				!matchAt(this.#context.pack.articles, tokens, tokens.length - 2))
		);
	}

	#addClauses(drafts: readonly Draft[]): void {
		const condition = this.#condition;
		for (const draft of drafts) {
			if (!condition) this.#pieces.push({ kind: "clause", draft });
			else if (this.#isInTheWay(condition))
				this.#pieces.push({ kind: "contingency", when: condition.text, draft });
			else this.#pieces.push({ kind: "clause", draft: { ...draft, condition } });
		}
	}

	#isInTheWay(condition: Condition): boolean {
		if (condition.kind !== "if" && condition.kind !== "when") return false;
		const { source, pack } = this.#context;
		const start = source.text.indexOf(condition.text);
		const tokens = tokenize(source, { start, end: start + condition.text.length });
		return findFirst(pack.wayNouns, tokens, 0) !== undefined;
	}

	#readCondition(
		segment: Segment,
		found: { at: number; start: Extract<Start, { kind: "condition" }> },
	): void {
		const { start, at } = found;
		const words = segment.tokens.slice(start.from);
		const inner = at === 0 && this.#segments.length === 1 ? verbInside(words, this.#context) : -1;
		const text = textOf(this.#context.source, trimmed(inner > 0 ? words.slice(0, inner) : words));
		const condition: Condition = {
			kind: start.condition,
			text: text === "" ? textOf(this.#context.source, segment.tokens) : text,
		};
		const next = this.#segments[at + 1];
		const leads =
			next !== undefined &&
			(at === 0 ||
				(segment.joined && segment.bare !== true && next.joined && start.condition !== "until"));
		if (inner > 0) {
			this.#condition = condition;
			this.#readSegment(
				{ tokens: words.slice(inner), joined: true, ...startOf(words.slice(inner), this.#context) },
				at,
			);
		} else if (leads) this.#condition = condition;
		else this.#conditionLast(condition);
	}

	/** A condition said after its clause. */
	#conditionLast(condition: Condition): void {
		const at = this.#pieces.findLastIndex((piece) => piece.kind === "clause");
		const piece = this.#pieces[at];
		if (piece?.kind !== "clause") return;
		const { draft } = piece;
		this.#pieces[at] = this.#isInTheWay(condition)
			? { kind: "contingency", when: condition.text, draft }
			: { kind: "clause", draft: { ...draft, condition } };
	}

	/** "before saving" and "after logging in" name a clause and its place. */
	#readOrder(segment: Segment, found: { at: number; start: OrderStart }): void {
		const { start, at } = found;
		const { pack } = this.#context;
		const words = skipSubject(segment.tokens.slice(start.from), this.#context);
		const verb = matchVerb(words, 0, { pack, gerund: true });
		if (!verb) return;
		const drafts = readClause(words, { kind: "verb", at: 0, verb }, this.#context).map((draft) => ({
			...draft,
			implied: true,
		}));
		const leads = this.#segments[at + 1] !== undefined && (at === 0 || segment.joined);
		if (start.order === "after") {
			const clauses = drafts.map((draft): Piece => ({ kind: "clause", draft }));
			const place = leads ? this.#pieces.length : this.#lastClauseAt();
			this.#pieces.splice(place, 0, ...clauses);
		} else if (leads) this.#afterwards.push(...drafts);
		else this.#pieces.push(...drafts.map((draft): Piece => ({ kind: "clause", draft })));
	}

	#lastClauseAt(): number {
		const at = this.#pieces.findLastIndex((piece) => piece.kind === "clause");
		return at < 0 ? this.#pieces.length : at;
	}

	/** "log in by pressing X": the concrete act takes the place of one that only names the end. */
	#readMeans(segment: Segment, from: number): void {
		const words = segment.tokens.slice(from);
		const verb = matchVerb(words, 0, { pack: this.#context.pack, gerund: true });
		if (!verb) return;
		const drafts = readClause(words, { kind: "verb", at: 0, verb }, this.#context);
		const last = this.#last();
		if (last && last.value === undefined && drafts.length > 0) this.#pieces.pop();
		this.#addClauses(
			drafts.map((draft) => (last?.commits === true ? { ...draft, commits: true } : draft)),
		);
	}

	#last(): Draft | undefined {
		const piece = this.#pieces.findLast((each) => each.kind === "clause");
		return piece?.kind === "clause" ? piece.draft : undefined;
	}
}

function startOf(tokens: readonly Token[], context: Context): { start?: Start } {
	const verb = matchVerb(tokens, 0, { pack: context.pack });
	return verb ? { start: { kind: "verb", at: 0, verb } } : {};
}

/** "If asked accept cookies": the place of the first order inside a condition that no comma ends. */
function verbInside(tokens: readonly Token[], context: Context): number {
	const { pack } = context;
	return tokens.findIndex(
		(token, at) =>
			at > 0 &&
			!token.capital &&
			matchVerb(tokens, at, { pack }) !== undefined &&
			!matchAt(pack.nounVerbs, tokens, at),
	);
}

/** "before you save", "after the form is saved" without its subject. */
function skipSubject(tokens: readonly Token[], context: Context): readonly Token[] {
	const lead =
		matchAt(context.pack.leadIns, tokens, 0) ??
		(/^(?:you|i|we|it)$/u.test(tokens[0]?.text ?? "") ? { length: 1 } : undefined);
	return lead ? tokens.slice(lead.length) : tokens;
}
