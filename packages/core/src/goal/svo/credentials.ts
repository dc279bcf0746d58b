import type { Draft } from "../draft.ts";
import { readField } from "./fields.ts";
import { matchAt } from "./phrase-table.ts";
import { fillOf } from "./read-values.ts";
import { clauseOf, type Reading, verbatim } from "./reading.ts";
import { withoutArticle } from "./row.ts";
import { type Token, trimmed } from "./tokens.ts";

/**
 * "as ann with password X", "with user ann and password X": one fill for each, when every part names one.
 * A name alone ("as ann") is left to the journey.
 */
export function readCredentials(reading: Reading): readonly Draft[] | undefined {
	if (reading.rest.some((token) => /^[:=：]$/u.test(token.text))) return undefined;
	const parts = partsOf(reading.rest, reading).filter(
		(part) => part.link !== "" || part.words.length > 1,
	);
	const known = parts.map((part) => credential(part, reading));
	const typed = known.filter((draft) => draft?.value !== undefined);
	const named = known.filter((draft) => draft?.object !== undefined);
	if (parts.length < 2 || typed.length !== parts.length || named.length === 0) return undefined;
	return typed.flatMap((draft) => draft ?? []);
}

interface Part {
	readonly link: string;
	readonly words: readonly Token[];
}

/** The stretches between "as", "with", "using", "and" and commas. */
function partsOf(tokens: readonly Token[], reading: Reading): readonly Part[] {
	const { pack } = reading;
	const parts: Part[] = [];
	let words: Token[] = [];
	let link = "";
	const close = (): void => {
		const said = trimmed(words);
		if (said.length > 0) parts.push({ link, words: said });
		words = [];
	};
	for (let at = 0; at < tokens.length; at += 1) {
		const token = tokens[at];
		if (!token) break;
		const preposition =
			token.kind === "word" && !token.capital ? matchAt(pack.prepositions, tokens, at) : undefined;
		const linking = preposition && ["as", "with", "using"].includes(preposition.value);
		const and = matchAt(pack.and, tokens, at);
		if (linking || and || token.text === ",") {
			close();
			link = linking ? preposition.value : "and";
			at += (linking ? preposition.length : (and?.length ?? 1)) - 1;
		} else words.push(token);
	}
	close();
	return parts;
}

function credential(part: Part, reading: Reading): Draft | undefined {
	const { pack } = reading;
	const bare = withoutArticle(part.words, reading);
	const noun = matchAt(pack.accountNouns, bare, 0);
	if (noun && bare.length === noun.length + 1)
		return fillOf(reading, { field: bare.slice(0, noun.length), value: bare.slice(noun.length) });
	const field = readField(part.words, reading);
	if (field?.field && field.value && field.value.length <= 6) return fillOf(reading, field);
	const alone = part.link === "as" && bare.length <= 2 && bare.length === part.words.length;
	return alone
		? clauseOf(reading, "fill", {
				value: verbatim(bare, reading),
				quoted: bare.flatMap((token) => token.quote ?? []),
			})
		: undefined;
}
