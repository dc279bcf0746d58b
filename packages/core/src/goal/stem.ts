/** Words whose ending only looks like an inflection. */
const AS_THEY_ARE: ReadonlySet<string> = new Set([
	"alias",
	"always",
	"atlas",
	"canvas",
	"christmas",
	"news",
	"setting",
	"texas",
]);

const KOREAN_PARTICLE =
	/^(\p{Script=Hangul}{2,}?)(?:에서|에게|으로|까지|부터|처럼|이라는|라는|을|를|은|는|이|가|의|에|로|와|과|도|만)$/u;

/**
 * Light stem of one lower-case token: English plurals, `-ing`, `-ed`, final `e` and `y`, doubled consonants; Latin letters
 * lose their accents; a Korean word loses one particle. A stem is only good for comparing with another stem.
 * Derived words keep their own stem ("cancel" and "cancellation" differ).
 */
export function stem(token: string): string {
	const plain = withoutAccents(token.replace(/'s?$/u, ""));
	if (/\p{Script=Hangul}/u.test(plain)) return KOREAN_PARTICLE.exec(plain)?.[1] ?? plain;
	if (!/^[a-z]{3,}$/u.test(plain)) return plain;
	const singular = withoutPlural(plain);
	if (AS_THEY_ARE.has(singular)) return singular;
	return withoutFinalVowel(withoutInflection(singular));
}

function withoutAccents(token: string): string {
	if (!/[^\0-\x7f]/u.test(token) || !/\p{Script=Latin}/u.test(token)) return token;
	return token.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").normalize("NFC");
}

function withoutPlural(word: string): string {
	if (word.length < 4 || AS_THEY_ARE.has(word)) return word;
	if (/[^aeiou]ies$/u.test(word)) return word.slice(0, -2);
	if (/(?:ss|sh|ch|x|zz)es$/u.test(word)) return word.slice(0, -2);
	return /[^sui]s$/u.test(word) ? word.slice(0, -1) : word;
}

function withoutInflection(word: string): string {
	if (/[^aeiou]ied$/u.test(word)) return word.slice(0, -2);
	const base = /^(.*[aeiouy].*)ing$/u.exec(word)?.[1] ?? /^(.*[aeiouy].*[^e])ed$/u.exec(word)?.[1];
	if (base === undefined || base.length < 3) return word;
	if (/([bdfgmnprt])\1$/u.test(base) && base.length > 3) return base.slice(0, -1);
	const shortVowel = /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(base);
	return shortVowel ? `${base}e` : base;
}

function withoutFinalVowel(word: string): string {
	if (word.length >= 5 && word.endsWith("e")) return word.slice(0, -1);
	if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}i`;
	return word.length >= 6 && word.endsWith("ll") ? word.slice(0, -1) : word;
}
