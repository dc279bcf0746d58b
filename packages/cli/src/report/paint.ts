/** Colours for a terminal; every function gives its text back unchanged when colours are off. */
export interface Paint {
	readonly bold: (text: string) => string;
	readonly dim: (text: string) => string;
	readonly good: (text: string) => string;
	readonly bad: (text: string) => string;
	readonly warn: (text: string) => string;
}

const ESCAPE = "\u001b[";

export function createPaint(on: boolean): Paint {
	const code = (open: number, close: number) => (text: string) =>
		on ? `${ESCAPE}${open}m${text}${ESCAPE}${close}m` : text;
	return {
		bold: code(1, 22),
		dim: code(2, 22),
		good: code(32, 39),
		bad: code(31, 39),
		warn: code(33, 39),
	};
}

/** Colours only where a person looks, and not against their wish (NO_COLOR). */
export function wantsColour(
	stream: { readonly isTTY?: boolean },
	env: Readonly<Record<string, string | undefined>>,
): boolean {
	return stream.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb";
}

const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** Text without line breaks, terminal sequences and marks that turn the reading direction. */
export function withoutControls(text: string): string {
	return text.replace(UNPRINTABLE, " ");
}

/** Page text on one line of bounded length. */
export function printable(text: string, limit = 120): string {
	const line = withoutControls(text).replace(/\s+/gu, " ").trim();
	const chars = [...line];
	return chars.length > limit ? `${chars.slice(0, limit - 1).join("")}…` : line;
}

const WIDE =
	/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** Columns a text takes in a terminal: Chinese, Japanese and Korean characters take two. */
function columns(text: string): number {
	return [...text].reduce((sum, char) => sum + (WIDE.test(char) ? 2 : 1), 0);
}

export function padEnd(text: string, width: number): string {
	return text + " ".repeat(Math.max(0, width - columns(text)));
}
