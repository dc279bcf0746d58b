/** Text as people read it: one form per character, one blank per gap. */

/** Soft hyphens, zero-width blanks, direction marks and the private areas icon fonts draw from. */
const UNSEEN =
	/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uE000-\uF8FF\u{F0000}-\u{10FFFF}]/gu;
const PLAIN = /^[\x20-\x7E]*$/u;

/** As written, but nothing unseen, white space folded and trimmed. */
export function tidy(text: string): string {
	// Most texts are plain ASCII, where nothing is unseen.
	const shown = PLAIN.test(text) ? text : text.replace(UNSEEN, "");
	return shown.replace(/\s+/gu, " ").trim();
}

/** `tidy` and NFKC, for names and whatever is compared with them. */
export function clean(text: string): string {
	return PLAIN.test(text) ? tidy(text) : tidy(text.normalize("NFKC"));
}

/** Cleaned and lower case, for comparison. */
export function folded(text: string): string {
	return clean(text).toLowerCase();
}

/** At most `chars` characters, the last one an ellipsis when something is cut. */
export function shorten(text: string, chars: number): string {
	if (text.length <= chars) return text;
	const end = chars - 1;
	// Never half of a surrogate pair.
	const code = text.charCodeAt(end - 1);
	return `${text.slice(0, code >= 0xd800 && code <= 0xdbff ? end - 1 : end).trimEnd()}…`;
}

/** One bullet per character: shows that something is there and nothing else. */
export function masked(text: string): string {
	return "•".repeat([...text].length);
}
