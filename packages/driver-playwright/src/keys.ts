/** Keys a run may press, and how the browser's protocol writes them. */

export interface Key {
	readonly key: string;
	readonly code: string;
	/** Windows virtual key code. */
	readonly keyCode: number;
	/** What it types, when it types something. */
	readonly text?: string;
}

export interface Chord extends Key {
	/** Bits of the protocol: Alt 1, Control 2, Meta 4, Shift 8. */
	readonly modifiers: number;
}

const MODIFIERS: Readonly<Record<string, number>> = {
	alt: 1,
	option: 1,
	control: 2,
	ctrl: 2,
	meta: 4,
	command: 4,
	cmd: 4,
	shift: 8,
	controlormeta: process.platform === "darwin" ? 4 : 2,
};

const NAMED: readonly Key[] = [
	{ key: "Enter", code: "Enter", keyCode: 13, text: "\r" },
	{ key: "Tab", code: "Tab", keyCode: 9 },
	{ key: "Escape", code: "Escape", keyCode: 27 },
	{ key: "Backspace", code: "Backspace", keyCode: 8 },
	{ key: "Delete", code: "Delete", keyCode: 46 },
	{ key: " ", code: "Space", keyCode: 32, text: " " },
	{ key: "ArrowLeft", code: "ArrowLeft", keyCode: 37 },
	{ key: "ArrowUp", code: "ArrowUp", keyCode: 38 },
	{ key: "ArrowRight", code: "ArrowRight", keyCode: 39 },
	{ key: "ArrowDown", code: "ArrowDown", keyCode: 40 },
	{ key: "PageUp", code: "PageUp", keyCode: 33 },
	{ key: "PageDown", code: "PageDown", keyCode: 34 },
	{ key: "End", code: "End", keyCode: 35 },
	{ key: "Home", code: "Home", keyCode: 36 },
	{ key: "Insert", code: "Insert", keyCode: 45 },
	...Array.from({ length: 12 }, (_, at) => ({
		key: `F${at + 1}`,
		code: `F${at + 1}`,
		keyCode: 112 + at,
	})),
];

const ALIASES: Readonly<Record<string, string>> = {
	return: "enter",
	esc: "escape",
	space: " ",
	spacebar: " ",
	left: "arrowleft",
	up: "arrowup",
	right: "arrowright",
	down: "arrowdown",
	del: "delete",
	pgup: "pageup",
	pgdn: "pagedown",
};

const PUNCTUATION: Readonly<Record<string, readonly [code: string, keyCode: number]>> = {
	";": ["Semicolon", 186],
	"=": ["Equal", 187],
	",": ["Comma", 188],
	"-": ["Minus", 189],
	".": ["Period", 190],
	"/": ["Slash", 191],
	"`": ["Backquote", 192],
	"[": ["BracketLeft", 219],
	"\\": ["Backslash", 220],
	"]": ["BracketRight", 221],
	"'": ["Quote", 222],
};

/** Would close the tab or window, leave the page or open the browser's own windows. */
const FORBIDDEN =
	/^(?:(?:control|meta)\+(?:shift\+)?(?:w|q|t|n|l|o|p|s|u|j|h|r|f5)|alt\+(?:f4|arrowleft|arrowright|home)|f5|f11|f12)$/;

/** Reads `Enter`, `a`, `Control+Shift+K`. Undefined when it is not on the list. */
export function parseChord(keys: string): Chord | undefined {
	const parts = keys === "+" ? ["+"] : keys.replace(/\+\+$/, "+Plus").split("+");
	const last = parts.pop() ?? "";
	let modifiers = 0;
	const names: string[] = [];
	for (const part of parts) {
		const bit = MODIFIERS[part.trim().toLowerCase()];
		if (bit === undefined) return undefined;
		modifiers |= bit;
		names.push(nameOf(bit));
	}
	const key = keyFor(last === "Plus" ? "+" : last.length === 1 ? last : last.trim());
	if (!key) return undefined;
	const spelled = [...names.sort((a, b) => a.localeCompare(b)), key.key.toLowerCase()].join("+");
	if (FORBIDDEN.test(spelled)) return undefined;
	const typed = (modifiers & ~8) === 0 ? key : withoutText(key);
	const shifted = modifiers & 8 && /^[a-z]$/.test(typed.key) ? upper(typed) : typed;
	return { ...shifted, modifiers };
}

function nameOf(bit: number): string {
	return { 1: "alt", 2: "control", 4: "meta", 8: "shift" }[bit] ?? "";
}

function withoutText({ key, code, keyCode }: Key): Key {
	return { key, code, keyCode };
}

function upper(key: Key): Key {
	const letter = key.key.toUpperCase();
	return { ...key, key: letter, ...(key.text === undefined ? {} : { text: letter }) };
}

function keyFor(name: string): Key | undefined {
	if ([...name].length === 1) return characterKey(name);
	const wanted = ALIASES[name.toLowerCase()] ?? name.toLowerCase();
	return NAMED.find((each) => each.key.toLowerCase() === wanted);
}

/** The key that types one character; characters without a key of their own are typed all the same. */
export function characterKey(character: string): Key {
	if (character === "\n" || character === "\r") return NAMED[0] as Key;
	if (/^[a-z]$/i.test(character)) {
		const letter = character.toUpperCase();
		return { key: character, code: `Key${letter}`, keyCode: letter.charCodeAt(0), text: character };
	}
	if (/^\d$/.test(character)) {
		const keyCode = character.charCodeAt(0);
		return { key: character, code: `Digit${character}`, keyCode, text: character };
	}
	if (character === " ") return { key: " ", code: "Space", keyCode: 32, text: " " };
	const [code, keyCode] = PUNCTUATION[character] ?? ["", 0];
	return { key: character, code, keyCode, text: character };
}
