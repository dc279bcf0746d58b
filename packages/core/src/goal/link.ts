import type { Draft, Piece } from "./draft.ts";
import type { Clause, Contingency, Goal, Prohibition, StopAt, Verb } from "./goal.ts";
import { readSource } from "./source.ts";

const JOURNEYS: ReadonlySet<Verb> = new Set(["sign_in", "register", "checkout", "create"]);
/** Journeys only when something is typed on the way. */
const TYPED_JOURNEYS: ReadonlySet<Verb> = new Set(["search", "add", "submit"]);

/** What they name is no thing that "it" could be. */
const NO_THING: ReadonlySet<Verb> = new Set(["wait", "key", "scroll", "back", "sign_in", "filter"]);

export interface LinkOptions {
	/** Does a word or phrase of the goal name an act that cannot be taken back (send, order, pay …)? */
	readonly isCommit: (words: string) => boolean;
}

/** Puts the pieces of all sentences in order: places, pronouns, things said twice, then the finished clauses. */
export function linkPieces(
	pieces: readonly Piece[],
	options: LinkOptions,
): Omit<Goal, "text" | "language"> {
	const drafts = resolveFound(resolvePronouns(resolvePlaces(pieces)));
	const clauses = withoutImplied(drafts).map((draft, index) => finish(draft, index, options));
	const stopAt = pieces.findLast(
		(piece): piece is Extract<Piece, { kind: "stop" }> => piece.kind === "stop",
	)?.stopAt;
	return {
		clauses,
		prohibitions: prohibitionsOf(pieces),
		contingencies: contingenciesOf(pieces, options),
		...(stopAt && { stopAt: stopAt satisfies StopAt }),
	};
}

function prohibitionsOf(pieces: readonly Piece[]): readonly Prohibition[] {
	return pieces.flatMap((piece) => (piece.kind === "prohibition" ? [piece.prohibition] : []));
}

function contingenciesOf(pieces: readonly Piece[], options: LinkOptions): readonly Contingency[] {
	const found = pieces.flatMap((piece) => (piece.kind === "contingency" ? [piece] : []));
	return found.map(({ when, draft }, index) => ({ when, clause: finish(draft, index, options) }));
}

/** A place said before its clause ("In the row for Ann, …") holds for the clause that follows. */
function resolvePlaces(pieces: readonly Piece[]): readonly Draft[] {
	const drafts: Draft[] = [];
	let place: Extract<Piece, { kind: "place" }> | undefined;
	for (const piece of pieces) {
		if (piece.kind === "place") place = piece;
		if (piece.kind !== "clause") continue;
		drafts.push(place ? placed(piece.draft, place) : piece.draft);
		place = undefined;
	}
	return drafts;
}

function placed(draft: Draft, place: Extract<Piece, { kind: "place" }>): Draft {
	const fills = draft.verb === "fill" || draft.verb === "select";
	const object = fills && draft.object === undefined ? (place.field ?? place.row) : undefined;
	if (object !== undefined) return { ...draft, object };
	return {
		...draft,
		...(place.row !== undefined && draft.row === undefined && { row: place.row }),
		...(place.ordinal !== undefined && draft.ordinal === undefined && { ordinal: place.ordinal }),
	};
}

/** "it" is the thing the clause before named. */
function resolvePronouns(drafts: readonly Draft[]): readonly Draft[] {
	const resolved: Draft[] = [];
	for (const [at, draft] of drafts.entries()) {
		const { refers, ...rest } = draft;
		const thing = refers === true ? thingBefore(resolved, draft) : undefined;
		if (!thing) {
			resolved.push(withSharedObject(rest, drafts[at + 1]));
			continue;
		}
		resolved.push(referring(rest, thing));
	}
	return resolved;
}

/** What "it" stands for; "submit it" and "save it" mean the form or page at hand, which has no name. */
function thingBefore(drafts: readonly Draft[], draft: Draft): Draft | undefined {
	const last = drafts.at(-1);
	if (last?.condition && last.condition.kind !== "if") {
		const quoted = quotedIn(last.condition.text);
		return quoted === undefined ? undefined : { ...draft, object: quoted };
	}
	const thing = drafts.findLast(
		(each) => !NO_THING.has(each.verb) && (each.object !== undefined || each.value !== undefined),
	);
	return draft.verb === "submit" ? undefined : thing;
}

function quotedIn(text: string): string | undefined {
	return readSource(text).quotes[0]?.inner;
}

/** The object of "archive it" is the word of the control itself: there "it" is the row. */
function referring(draft: Draft, thing: Draft): Draft {
	const name = thing.object ?? thing.value;
	const turned = thing.verb === "check" || thing.verb === "uncheck";
	const same = {
		...draft,
		...(turned && draft.verb === "close" && { verb: "uncheck" as const }),
		...(turned && draft.verb === "open" && { verb: "check" as const }),
		...(thing.extreme && { extreme: thing.extreme }),
		...(thing.ordinal !== undefined && { ordinal: thing.ordinal }),
	};
	const row = draft.row ?? thing.row;
	if (draft.object !== undefined) {
		const owner = row ?? name;
		return owner === undefined ? same : { ...same, row: owner };
	}
	return {
		...same,
		...(name !== undefined && { object: name }),
		...(row !== undefined && { row }),
		...(thing.role !== undefined && draft.role === undefined && { role: thing.role }),
	};
}

/** "check and submit the form": a verb alone shares the object of the next. */
function withSharedObject(draft: Draft, next: Draft | undefined): Draft {
	const alone = draft.verb === "read" && draft.object === undefined && draft.value === undefined;
	return alone && next?.object !== undefined ? { ...draft, object: next.object } : draft;
}

/** A clause that only finds the thing of the next one gives it its row, or goes when the next one names it itself. */
function resolveFound(drafts: readonly Draft[]): readonly Draft[] {
	const kept: Draft[] = [];
	for (const [at, draft] of drafts.entries()) {
		const { locates, ...rest } = draft;
		const next = drafts[at + 1];
		if (locates !== true || !next) {
			const before = drafts[at - 1];
			kept.push(before?.locates === true ? inRowOf(rest, before) : rest);
		} else if (at > 0 && drafts[at - 1]?.locates === true) kept.push(rest);
	}
	return kept;
}

function inRowOf(draft: Draft, found: Draft): Draft {
	if (draft.object === found.object || draft.verb === "read" || draft.row !== undefined)
		return draft;
	const row = found.row ?? found.object;
	return {
		...draft,
		...(row !== undefined && row !== draft.object && { row }),
		...(found.extreme && !draft.extreme && { extreme: found.extreme }),
		...(found.ordinal !== undefined && draft.ordinal === undefined && { ordinal: found.ordinal }),
	};
}

/** "before saving" adds nothing when the goal orders the saving elsewhere, and never orders a commit of its own. */
function withoutImplied(drafts: readonly Draft[]): readonly Draft[] {
	return drafts.filter(
		(draft) =>
			draft.implied !== true ||
			!drafts.some(
				(other) => other !== draft && other.implied !== true && other.verb === draft.verb,
			),
	);
}

function finish(draft: Draft, index: number, options: LinkOptions): Clause {
	const { implied: _, locates: __, refers: ___, commits, ...clause } = draft;
	const names =
		clause.verb === "press" || clause.verb === "do" || clause.verb === "check"
			? clause.object
			: undefined;
	return {
		...clause,
		index,
		journey:
			JOURNEYS.has(clause.verb) || (TYPED_JOURNEYS.has(clause.verb) && clause.value !== undefined),
		commits:
			commits === true ||
			options.isCommit(`${clause.verbWords} ${clause.object ?? ""}`) ||
			options.isCommit(clause.verbWords) ||
			(names !== undefined && options.isCommit(names)),
	};
}
