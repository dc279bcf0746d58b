import { box, button, type Control, link, submit } from "../controls.ts";
import type { Case } from "../page.ts";
import buttons from "./risks.json" with { type: "json" };

/** A button in its context, and whether pressing it can hardly be undone. */
export interface Risk extends Case {
	readonly group: string;
	readonly irreversible: boolean;
}

/** Rows of `buttons.json`, which a compiler reads as mixed lists. */
type Buttons = Readonly<Record<string, readonly Entry[]>>;

type Entry = readonly [name: string, more?: Partial<Control>];

const LINKS: readonly Entry[] = [
	["How to delete your account"],
	["Why we publish our prices for all to see every month"],
	["Pay and benefits for people who work with us"],
	["如何删除账号"],
	["发布说明"],
	["Send us a postcard from your trip and win"],
	["What happens after you place an order"],
	["Orders"],
];

function risksOf(
	classes: Readonly<Record<string, readonly Entry[]>>,
	irreversible: boolean,
): Risk[] {
	return Object.entries(classes).flatMap(([group, entries]) =>
		entries.map(([name, more = {}]) => ({
			...pressing(name),
			group,
			irreversible,
			controls: [more.submits ? submit(name, more) : button(name, more)],
		})),
	);
}

function pressing(name: string): Pick<Case, "goal" | "as"> {
	return { goal: `Press ${name}`, as: { verb: "press", verbWords: "Press", object: name } };
}

export const RISKS: readonly Risk[] = [
	...risksOf(buttons.final as unknown as Buttons, true),
	...risksOf(buttons.harmless as unknown as Buttons, false),
	...LINKS.map(
		([name]): Risk => ({
			...pressing(name),
			group: "links",
			irreversible: false,
			controls: [link(name)],
		}),
	),
	...["Send me news", "Delete drafts after sending", "公开我的资料"].map(
		(name): Risk => ({
			...pressing(name),
			group: "boxes",
			irreversible: false,
			controls: [box(name)],
		}),
	),
];
