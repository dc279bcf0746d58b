import type { Target } from "@surehand/core";
import { wordsOf } from "../words.ts";
import { labelOf } from "./label.ts";
import type { Option, Places, Scene } from "./scene.ts";

type Known = Omit<Scene, "places" | "best" | "topmost" | "fields">;

export function readPlaces(scene: Known): Places {
	return { ordinal: ordinals(scene), extreme: extremes(scene) };
}

function ordinals({ need, context, options }: Known): Map<string, number> {
	const places = new Map<string, number>();
	const { ordinal } = need.clause;
	if (ordinal === undefined) return places;
	const peers = peersOf({ need, context, options });
	const wanted = ordinal > 0 ? peers[ordinal - 1] : peers[peers.length + ordinal];
	for (const peer of peers) places.set(peer.ref, peer === wanted ? 1 : -1);
	if (peers.length > 1) return places;
	for (const { ref, near } of context.observation.targets) {
		if (near.index === undefined) continue;
		const hit =
			ordinal > 0
				? near.index === ordinal
				: near.of !== undefined && near.index === near.of + 1 + ordinal;
		places.set(ref, hit ? 1 : -1);
	}
	return places;
}

/** Targets the place is counted among, page order: look-alikes of the best match, else all of the role the goal names. */
function peersOf({
	need,
	context,
	options,
}: Pick<Known, "need" | "context" | "options">): readonly Target[] {
	const { targets } = context.observation;
	const best = strongest(options);
	const name = best && best.match.strength >= 0.3 ? best.label.words.folded : undefined;
	const alike =
		name === undefined
			? []
			: targets.filter(
					(target) =>
						target.role === best?.candidate.target?.role && labelOf(target).words.folded === name,
				);
	if (alike.length > 1) return alike;
	const { role } = need.clause;
	if (role !== undefined) return targets.filter((target) => target.role === role);
	const matching = new Set(
		options
			.filter(({ match }) => match.strength >= 0.5)
			.map(({ candidate }) => candidate.target?.ref),
	);
	return targets.filter(({ ref }) => matching.has(ref));
}

function strongest(options: readonly Option[]): Option | undefined {
	let best: Option | undefined;
	for (const option of options) {
		if (option.candidate.target && (!best || option.match.strength > best.match.strength))
			best = option;
	}
	return best;
}

function extremes({ need, options }: Known): Map<string, number> {
	const places = new Map<string, number>();
	const { extreme } = need.clause;
	if (!extreme) return places;
	const known = options.flatMap((option) => {
		const { target } = option.candidate;
		const amount =
			target && amountIn(`${target.near.row ?? ""} ${option.label.nameText}`, extreme.of);
		return target && amount !== undefined ? [{ ref: target.ref, amount }] : [];
	});
	if (new Set(known.map(({ amount }) => amount)).size < 2) return places;
	const amounts = known.map(({ amount }) => amount);
	const wanted = extreme.pick === "min" ? Math.min(...amounts) : Math.max(...amounts);
	for (const { ref, amount } of known) places.set(ref, amount === wanted ? 1 : -1);
	return places;
}

const MONEY =
	/(?:[$€£¥₩]|USD|EUR|GBP|CNY|RMB|JPY)\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:[$€£¥₩元円원]|USD|EUR|GBP|CNY|RMB|JPY)/i;
const ABOUT_MONEY =
	/price|cost|cheap|expens|fare|fee|total|价|價|费|費|料金|值|값|preis|prix|precio|preco|prezzo|цен/i;
const DATE = /\d{4}-\d{2}-\d{2}/;
const NUMBER = /-?\d[\d.,]*/g;

/** The number a row shows for what is compared: money for prices, a date, the number beside the word, else the last one. */
function amountIn(text: string, of: string): number | undefined {
	if (ABOUT_MONEY.test(of)) {
		const money = MONEY.exec(text);
		const digits = money?.[1] ?? money?.[2];
		if (digits) return toNumber(digits);
	}
	const date = DATE.exec(text);
	if (date) return Date.parse(date[0]);
	const numbers = [...text.matchAll(NUMBER)];
	const [stem] = wordsOf(of).stems;
	const beside = stem === undefined ? -1 : text.toLowerCase().indexOf(stem);
	const nearest =
		beside < 0
			? numbers.at(-1)
			: numbers.toSorted((a, b) => Math.abs(a.index - beside) - Math.abs(b.index - beside))[0];
	return nearest ? toNumber(nearest[0]) : undefined;
}

function toNumber(digits: string): number {
	const plain = digits.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", ".");
	return Number.parseFloat(plain);
}
