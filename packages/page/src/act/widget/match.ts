/** Which label of a list is meant: the same words first, other spellings of them next, parts only where one fits. */
import { clean, folded, shorten } from "../../words.ts";

export interface Labelled {
	readonly label: string;
	/** Other names of the same thing: its first line, its value. */
	readonly also: readonly string[];
}

export type Match<T> =
	| { readonly status: "one"; readonly item: T; readonly exact: boolean }
	| { readonly status: "many"; readonly items: readonly T[] }
	| { readonly status: "none" };

/** What separates the name of an option from what is said about it. */
const DELIMITER = /\s+[-–—|·•:]\s+|[,(（[\n]|\s{2,}/u;

/** Ways a label may answer to a text, the closest first. Never one inside a longer name. */
const WAYS: readonly ((item: Labelled, text: string) => boolean)[] = [
	(item, text) => clean(item.label) === clean(text),
	(item, text) => folded(item.label) === folded(text),
	(item, text) => item.also.some((each) => clean(each) === clean(text)),
	(item, text) => item.also.some((each) => folded(each) === folded(text)),
	(item, text) => bare(item.label) !== "" && bare(item.label) === bare(text),
	(item, text) => partsOf(item.label).some((part) => bare(part) === bare(text)),
	(item, text) => partsOf(text).length > 1 && bare(partsOf(text)[0] ?? "") === bare(item.label),
];

/** Every way up to here leaves no doubt. */
const EXACT_WAYS = 5;

export function match<T extends Labelled>(items: readonly T[], text: string): Match<T> {
	for (const [index, answers] of WAYS.entries()) {
		const found = items.filter((item) => answers(item, text));
		const [item] = found;
		if (!item) continue;
		const exact = index < EXACT_WAYS;
		if (found.length === 1 || (index < 2 && found.every((each) => each.label === item.label)))
			return { status: "one", item, exact };
		return { status: "many", items: found };
	}
	return { status: "none" };
}

function partsOf(text: string): string[] {
	const parts = text.split(DELIMITER).map((part) => part.replace(/[)）\]]+\s*$/u, "").trim());
	return parts.filter((part) => part !== "");
}

/** Letters, digits and marks that change a meaning (`C++`, `+49`, `-5`), in one case, without accents. */
export function bare(text: string): string {
	return folded(text)
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.replace(/[^\p{L}\p{N}+#%€$£¥.-]+/gu, " ")
		.trim();
}

const NAMED = 12;

/** Says what there is instead. */
export function noneSuch(text: string, labels: readonly string[]): string {
	const wanted = quoted(text);
	if (labels.length === 0) return `no option ${wanted}; the list shows none`;
	const shown = labels.slice(0, NAMED).map((label) => shorten(label, 60));
	const more = labels.length > shown.length ? `, and ${labels.length - shown.length} more` : "";
	return `no option ${wanted}; there are: ${shown.join(", ")}${more}`;
}

export function quoted(text: string): string {
	return `"${shorten(text, 60)}"`;
}
