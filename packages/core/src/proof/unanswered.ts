import { coverage, stem, tokens } from "../goal/words.ts";
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
		const acted = session.entries.filter(
			(entry) => entry.clause === clause.index && entry.effect === "acted",
		);
		if (state !== "complete" || acted.length === 0) continue;
		const words = [page, ...acted.map((entry) => `${entry.words} ${entry.url}`)].join(" · ");
		if (clause.row !== undefined && coverage(clause.row, words) < ROW_SHARE) return clause.row;
		const said = stems(words);
		const missing = clause.text
			.match(NAMES)
			?.find((name) => stems(name).size > 0 && [...stems(name)].every((word) => !said.has(word)));
		if (missing !== undefined) return missing;
	}
	return undefined;
}

function stems(text: string): Set<string> {
	return new Set(tokens(text).map(stem));
}
