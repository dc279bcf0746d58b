import type { Draft } from "../draft.ts";
import type { Verb } from "../goal.ts";
import { splitItems } from "./items.ts";
import { nameText, readNounPhrase } from "./noun-phrase.ts";
import { findFirst, matchAt, matchBefore } from "./phrase-table.ts";
import { stateOf } from "./read-set.ts";
import {
	clauseOf,
	objectFields,
	type Reading,
	splitAtPreposition,
	targetFields,
	targetList,
	verbatim,
} from "./reading.ts";
import { withoutArticle } from "./row.ts";
import { type Token, trimmed } from "./tokens.ts";

/** Verbs that take everything after them as it stands: read, wait. */
export function readWhole(reading: Reading, verb: Verb): readonly Draft[] {
	return [
		clauseOf(reading, verb, {
			object: verbatim(withoutArticle(trimmed(reading.rest), reading), reading),
		}),
	];
}

/** "go back", "go back to the list", "scroll down twice", "scroll to the footer". */
export function readMove(reading: Reading, verb: Verb): readonly Draft[] {
	const { pack } = reading;
	let rest = reading.rest;
	for (
		let link = matchAt(pack.prepositions, rest, 0);
		link;
		link = matchAt(pack.prepositions, rest, 0)
	) {
		rest = rest.slice(link.length);
	}
	return [clauseOf(reading, verb, targetFields(rest, reading, { owner: false }))];
}

/** "upload the file 'cv.pdf' to the Documents field". */
export function readUpload(reading: Reading, verb: Verb): readonly Draft[] {
	const split = splitAtPreposition(reading.rest, reading, {
		kinds: ["into", "to", "in", "as", "on"],
		last: true,
	});
	const thing = readNounPhrase(split?.before ?? reading.rest, reading);
	const named = thing.quoted[0] ?? fileName(thing.name, reading);
	const object = split ? nameText(readNounPhrase(split.after, reading), reading) : undefined;
	const noun =
		named === nameText(thing, reading)
			? undefined
			: nameText({ ...thing, name: thing.noun.length > 0 ? [] : thing.name }, reading);
	return [
		clauseOf(reading, verb, {
			...objectFields(thing, reading),
			object: object ?? noun,
			value: named,
		}),
	];
}

/** A word such as "photo.png". */
export const FILE_NAME: RegExp = /^[\p{L}\p{N}_-][^\s]*\.(?=[a-z0-9]*[a-z])[a-z0-9]{2,5}$/u;

function fileName(tokens: readonly Token[], reading: Reading): string | undefined {
	const file = tokens.find((token) => FILE_NAME.test(token.text));
	return file && verbatim([file], reading);
}

/** "make sure that X is on", "X and Y should both be off", "the size must be M". */
export function readState(reading: Reading): readonly Draft[] {
	const { pack } = reading;
	const rest = uncapitalised(trimmed(reading.rest));
	const should = findFirst(pack.should, rest, 0);
	const finite = should ?? findFirst(pack.finite, rest, 0);
	if (!finite) {
		const last =
			matchBefore(pack.on, rest, rest.length) ?? matchBefore(pack.off, rest, rest.length);
		if (!last || last.length === rest.length) return readWhole(reading, "read");
		return stateClauses(rest.slice(0, -last.length), rest.slice(-last.length), reading);
	}
	const subject = rest.slice(0, finite.at);
	const predicate = rest.slice(finite.at + finite.length);
	if (subject.length === 0) return readWhole(reading, "read");
	if (predicate.length === 0) return verbFinalState(subject, reading);
	return stateClauses(subject, predicate, reading);
}

/** "… dass der Newsletter aktiviert ist": the state stands before a verb at the end. */
function verbFinalState(words: readonly Token[], reading: Reading): readonly Draft[] {
	const { pack } = reading;
	const state =
		matchBefore(pack.on, words, words.length) ?? matchBefore(pack.off, words, words.length);
	if (!state || state.length === words.length) return readWhole(reading, "read");
	return stateClauses(words.slice(0, -state.length), words.slice(-state.length), reading);
}

/** "The box must be on": the capital of a sentence's first word names nothing. */
function uncapitalised(tokens: readonly Token[]): readonly Token[] {
	const [first, ...rest] = tokens;
	return first ? [{ ...first, capital: false }, ...rest] : tokens;
}

function stateClauses(
	subject: readonly Token[],
	predicate: readonly Token[],
	reading: Reading,
): readonly Draft[] {
	const { pack } = reading;
	const both = matchAt(pack.both, predicate, 0)?.length ?? 0;
	const state = stateOf(predicate, reading) ?? stateOf(predicate.slice(both), reading);
	if (state) {
		return targetList(subject, reading, { owner: true, bare: true }).map((fields) =>
			clauseOf(reading, state, fields),
		);
	}
	const to =
		matchAt(pack.prepositions, predicate, 1)?.value === "to" ? predicate.slice(2) : undefined;
	const value = to ?? predicate;
	const valued =
		matchAt(pack.should, reading.rest, subject.length) !== undefined || to !== undefined;
	if (!valued || value.length === 0 || value.length > 8) return readWhole(reading, "read");
	const fields = targetFields(subject, reading, { owner: true });
	return [clauseOf(reading, "fill", { ...fields, value: verbatim(value, reading) })];
}

/** "leave X as it is", "keep the size". */
export function readKeep(reading: Reading): readonly Draft[] {
	const items = splitItems(reading.rest, reading.pack);
	return items.map((item) =>
		clauseOf(reading, "keep", targetFields(item, reading, { owner: true })),
	);
}
