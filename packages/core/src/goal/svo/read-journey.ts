import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import { readCredentials } from "./credentials.ts";
import { nameText, readNounPhrase } from "./noun-phrase.ts";
import { matchAt } from "./phrase-table.ts";
import { FILLER, splitFields } from "./read-item.ts";
import { fillOf } from "./read-values.ts";
import { clauseOf, type Reading, splitAtPreposition, verbatim } from "./reading.ts";
import { type Token, trimmed } from "./tokens.ts";

/** "log in as ann with the password X", "sign up with the e-mail A": fills first, then the journey. */
export function readJourney(reading: Reading, verb: Verb): readonly Draft[] {
	const credentials = readCredentials(reading);
	if (credentials) return [...credentials, clauseOf(reading, verb)];
	const split = splitFields(reading.rest, reading);
	const fills = split.fields.map((pair) => fillOf(reading, pair));
	const as = splitAtPreposition([...FILLER, ...split.rest], reading, { kinds: ["as", "with"] });
	const after = as ? trimmed(as.after) : [];
	const place =
		as === undefined && split.rest.length > 0
			? readNounPhrase(withoutPreposition(split.rest, reading), reading)
			: undefined;
	const named =
		after.length > 0 && after.length <= 3 && matchAt(reading.pack.given, after, 0) === undefined;
	const value = named ? verbatim(after.slice(0, 1), reading) : undefined;
	const object = place ? nameText(place, reading) : undefined;
	return [
		...fills,
		clauseOf(
			reading,
			verb,
			as?.kind === "with" && after[0]?.kind !== "quote" ? { object: value } : { object, value },
		),
	];
}

function withoutPreposition(tokens: readonly Token[], reading: Reading): readonly Token[] {
	return tokens.slice(matchAt(reading.pack.prepositions, tokens, 0)?.length ?? 0);
}
