import type { Clause } from "../goal/goal.ts";
import { coverage, isCjk, stem, tokens } from "../goal/words.ts";
import type { MemoryEntry } from "../progress/memory.ts";
import type { Session } from "../session.ts";
import type { Observation } from "../surface/observation.ts";

/** Share of a row's words that what was acted on has to answer to. */
const ROW_SHARE = 0.5;
/** Names and numbers inside a sentence: the words a goal uses to tell one thing from its like. */
const NAMES = /(?<=\S\s+)(?:\p{Lu}[\p{L}\p{N}'’-]*|\d[\d.,:/-]*)/gu;

/**
 * A row, name or number of a finished clause that nothing done for it, and nothing the page says of itself now, answers to
 * ("in the category Castle" when no Castle was chosen). Undefined when every one is answered. English-like scripts only.
 */
export function unansweredName(session: Session, observation: Observation): string | undefined {
	const page = [
		observation.url,
		observation.title,
		...observation.headings,
		...observation.selected,
	].join(" ");
	for (const { clause, state } of session.progress) {
		const said = actedFor(session, clause);
		if (state !== "complete" || said.length === 0) continue;
		const words = [page, ...said.map((entry) => `${entry.words} ${entry.url}`)].join(" · ");
		if (
			clause.row !== undefined &&
			isName(clause.row, clause) &&
			coverage(clause.row, words) < ROW_SHARE
		)
			return clause.row;
		const known = stems(words);
		const missing = clause.text
			.match(NAMES)
			?.find((name) => stems(name).size > 0 && [...stems(name)].every((word) => !known.has(word)));
		if (missing !== undefined) return missing;
	}
	return undefined;
}

/** What was done for a clause, and for others read from the same words. */
function actedFor({ entries, progress }: Session, { text }: Clause): MemoryEntry[] {
	const same = new Set(
		progress.filter((other) => other.clause.text === text).map((other) => other.clause.index),
	);
	return entries.filter((entry) => same.has(entry.clause) && entry.effect === "acted");
}

/** Does a row's wording name one thing, rather than describe a part of the page ("the lower part")? */
function isName(row: string, { quoted }: Clause): boolean {
	return quoted.includes(row) || isCjk(row) || /[\p{Lu}\d]/u.test(row);
}

function stems(text: string): Set<string> {
	return new Set(tokens(text).map(stem));
}
