import type { Draft } from "../draft.ts";
import { nameText, numberAt, readNounPhrase } from "./noun-phrase.ts";
import { matchAt, matchBefore } from "./phrase-table.ts";
import { clauseOf, type Reading, splitAtPreposition } from "./reading.ts";
import { withoutArticle } from "./row.ts";
import { type Token, trimmed } from "./tokens.ts";

const MODIFIERS: Readonly<Record<string, string>> = {
	ctrl: "Control",
	control: "Control",
	strg: "Control",
	cmd: "Meta",
	command: "Meta",
	meta: "Meta",
	shift: "Shift",
	alt: "Alt",
	option: "Alt",
};

/** Keys that are also common names of buttons: only with the word "key" beside them. */
const NEEDS_KEY_WORD: ReadonlySet<string> = new Set(["Delete", "Home", "End", "Insert", "Space"]);

/** "press Enter", "hit Ctrl+S", "press the down arrow key three times in the list"; undefined when no key is named. */
export function readKey(reading: Reading): Draft | undefined {
	const { pack } = reading;
	const split = splitAtPreposition(reading.rest, reading, { kinds: ["in", "on", "into", "to"] });
	const phrase = withoutArticle(trimmed(split?.before ?? reading.rest), reading);
	if (phrase.some((token) => token.kind === "quote" && phrase.length === 1)) return undefined;
	const counted = readNounPhrase(phrase, reading);
	const bare = withoutCount(phrase, reading);
	const noun = matchBefore(pack.keyNouns, bare, bare.length);
	const first = noun ? undefined : matchAt(pack.keyNouns, bare, 0);
	const words = noun ? bare.slice(0, -noun.length) : bare.slice(first?.length ?? 0);
	const literal = matchAt(pack.literalNouns, words, 0);
	const said = literal && words.length > literal.length ? words.slice(literal.length) : words;
	const key = chord(said) ?? named(said, reading, (noun ?? first) !== undefined);
	if (key === undefined) return undefined;
	const object =
		split && split.kind !== "to"
			? nameText(readNounPhrase(split.after, reading), reading)
			: undefined;
	return clauseOf(reading, "key", {
		key,
		object,
		count: counted.count,
		...(split?.kind === "to" && commits(split.after, reading)),
	});
}

function commits(purpose: readonly Token[], reading: Reading): { commits?: true } {
	return matchAt(reading.pack.commits, purpose, 0) ? { commits: true } : {};
}

function withoutCount(tokens: readonly Token[], reading: Reading): readonly Token[] {
	const { pack } = reading;
	const word = matchBefore(pack.timesWords, tokens, tokens.length);
	if (word) return tokens.slice(0, -word.length);
	const unit = matchBefore(pack.times, tokens, tokens.length);
	if (!unit || !numberAt(tokens, tokens.length - 1 - unit.length, pack)) return tokens;
	return tokens.slice(0, tokens.length - 1 - unit.length);
}

/** "ctrl+s", "ctrl + shift + k", "control-a". */
function chord(tokens: readonly Token[]): string | undefined {
	const text = tokens.map((token) => token.text).join("");
	const parts = text.split(/[+-]/u).filter((part) => part !== "");
	if (parts.length < 2 || tokens.length > 6) return undefined;
	const modifiers = parts.slice(0, -1).map((part) => MODIFIERS[part]);
	const last = parts.at(-1) ?? "";
	if (modifiers.includes(undefined) || last === "") return undefined;
	const key = last.length === 1 ? last : last[0]?.toUpperCase() + last.slice(1);
	return [...modifiers, key].join("+");
}

function named(tokens: readonly Token[], reading: Reading, keyWord: boolean): string | undefined {
	const [first] = tokens;
	if (!first) return undefined;
	const key = matchAt(reading.pack.keys, tokens, 0);
	if (key?.length === tokens.length) {
		const arrow =
			key.value.startsWith("Arrow") && !first.text.includes("arrow") && tokens.length === 1;
		return keyWord || !((NEEDS_KEY_WORD.has(key.value) && tokens.length === 1) || arrow)
			? key.value
			: undefined;
	}
	if (tokens.length !== 1) return undefined;
	if (/^f\d{1,2}$/u.test(first.text)) return first.text.toUpperCase();
	const char = first.quote ?? first.text;
	return keyWord && [...char].length === 1 ? char : undefined;
}
