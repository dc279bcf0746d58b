import { folded } from "../words.ts";

/** How well a name answers bare words, best 0; undefined when it does not. */
export function labelGrade(name: string, words: string): number | undefined {
	const wanted = folded(words);
	const label = folded(name);
	if (wanted === "" || label === "") return undefined;
	if (label === wanted) return 0;
	if (trimmed(label) === trimmed(wanted)) return 1;
	return holdsWhole(label, wanted) ? 2 : undefined;
}

/** Without the marks labels end in ("Name:", "Name *", "More…"). */
function trimmed(text: string): string {
	return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

/** Scripts written without blanks, where a word may start anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Contains the words as whole words; in scripts without blanks any place is a word's. */
function holdsWhole(text: string, words: string): boolean {
	for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
		const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? "";
		const after = [...text.slice(at + words.length, at + words.length + 2)][0] ?? "";
		if (parts(before, words[0] ?? "") && parts(words.at(-1) ?? "", after)) return true;
	}
	return false;
}

function parts(left: string, right: string): boolean {
	if (!/[\p{L}\p{N}]/u.test(left) || !/[\p{L}\p{N}]/u.test(right)) return true;
	return UNSPACED.test(left) || UNSPACED.test(right);
}
