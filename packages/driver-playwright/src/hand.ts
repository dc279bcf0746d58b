import type { CDPSession } from "playwright-core";
import { type Chord, characterKey, type Key } from "./keys.ts";
import { bounded, type Patience, type Trips } from "./link.ts";
import type { Tab } from "./tab.ts";

export interface Point {
	readonly x: number;
	readonly y: number;
}

type Send = CDPSession["send"];
type Message = (send: Send) => Promise<unknown>;

/** Real input of one tab. Every method is one dispatch: its messages leave together and count as one round trip. */
export class Hand {
	readonly #tab: Tab;
	readonly #trips: Trips;
	#at: Point = { x: 0, y: 0 };

	constructor(tab: Tab, trips: Trips) {
		this.#tab = tab;
		this.#trips = trips;
	}

	click(
		point: Point,
		press: { readonly count: 1 | 2; readonly button: "left" | "right" },
		patience: Patience,
	): Promise<void> {
		const { button } = press;
		const buttons = button === "left" ? 1 : 2;
		const messages = [mouse("mouseMoved", point)];
		for (let clickCount = 1; clickCount <= press.count; clickCount++) {
			messages.push(
				mouse("mousePressed", point, { button, buttons, clickCount }),
				mouse("mouseReleased", point, { button, buttons: 0, clickCount }),
			);
		}
		this.#at = point;
		return this.#dispatch(messages, patience);
	}

	/** Enters from the side it was on, as a hand does, so that movement is seen and not only arrival. */
	hover(point: Point, patience: Patience): Promise<void> {
		const from = this.#at;
		const near = {
			x: point.x + Math.sign(from.x - point.x) * 2,
			y: point.y + Math.sign(from.y - point.y) * 2,
		};
		this.#at = point;
		return this.#dispatch([mouse("mouseMoved", near), mouse("mouseMoved", point)], patience);
	}

	wheel(
		point: Point,
		by: { readonly deltaX: number; readonly deltaY: number },
		patience: Patience,
	): Promise<void> {
		this.#at = point;
		const turn: Message = (send) =>
			send("Input.dispatchMouseEvent", { type: "mouseWheel", ...point, ...by });
		return this.#dispatch([mouse("mouseMoved", point), turn], patience);
	}

	press(chord: Chord, patience: Patience): Promise<void> {
		return this.#dispatch(stroke(chord, chord.modifiers), patience);
	}

	/** Replaces the selection. The last character goes by a key of its own, for pages that listen to keys only. */
	insert(text: string, patience: Patience): Promise<void> {
		if (text === "") return this.clear(patience);
		const characters = [...text];
		const last = characters.at(-1) ?? "";
		if (!isTypeable(last)) return this.#dispatch([insertText(text)], patience);
		const head = characters.slice(0, -1).join("");
		const messages = head === "" ? [] : [insertText(head)];
		return this.#dispatch([...messages, ...stroke(characterKey(last), 0)], patience);
	}

	/** Deletes the selection. */
	clear(patience: Patience): Promise<void> {
		return this.#dispatch(stroke({ key: "Backspace", code: "Backspace", keyCode: 8 }, 0), patience);
	}

	/** Lines of an editor: a soft line end between them, never the key that may send. */
	insertLines(text: string, patience: Patience): Promise<void> {
		const lines = text.split(/\r?\n/);
		if (lines.length === 1) return this.insert(text, patience);
		const enter = { ...characterKey("\n"), key: "Enter" };
		const messages = lines.flatMap((line, at) => [
			...(at === 0 ? [] : stroke(enter, 8)),
			...(line === "" ? [] : [insertText(line)]),
		]);
		return this.#dispatch(messages, patience);
	}

	/** Key by key, for fields that watch every stroke. */
	type(text: string, patience: Patience): Promise<void> {
		const messages = [...text].flatMap((each) =>
			isTypeable(each) ? stroke(characterKey(each), 0) : [insertText(each)],
		);
		return this.#dispatch(messages, patience);
	}

	/** Presses and moves without letting go, in steps a drag is recognised by. */
	grab(from: Point, to: Point, patience: Patience): Promise<void> {
		const held = { button: "left", buttons: 1 } as const;
		const steps = [0.02, 0.1, 0.4, 0.7, 0.95, 1].map((share) => ({
			x: from.x + (to.x - from.x) * share,
			y: from.y + (to.y - from.y) * share,
		}));
		this.#at = to;
		return this.#dispatchSlowly(
			[
				mouse("mouseMoved", from),
				mouse("mousePressed", from, { ...held, clickCount: 1 }),
				mouse("mouseMoved", { x: from.x + 6, y: from.y + 6 }, held),
				...steps.map((step) => mouse("mouseMoved", step, held)),
				mouse("mouseMoved", to, held),
			],
			patience,
		);
	}

	release(at: Point, patience: Patience): Promise<void> {
		const let_go = { button: "left", buttons: 0, clickCount: 1 } as const;
		return this.#dispatch([mouse("mouseReleased", at, let_go)], patience);
	}

	/** One after the other: moves that arrive together are merged into one by the browser. */
	async #dispatchSlowly(messages: readonly Message[], patience: Patience): Promise<void> {
		this.#trips.add();
		const session = this.#tab.world.main;
		const send = session.send.bind(session) as Send;
		for (const message of messages) await bounded(message(send), this.#tab.life, patience);
	}

	async #dispatch(messages: readonly Message[], patience: Patience): Promise<void> {
		this.#trips.add();
		const session = this.#tab.world.main;
		const send = session.send.bind(session) as Send;
		const sent = Promise.all(messages.map((message) => message(send)));
		await bounded(sent, this.#tab.life, patience);
	}
}

interface Press {
	readonly button?: "left" | "right";
	readonly buttons?: number;
	readonly clickCount?: number;
}

function mouse(
	type: "mouseMoved" | "mousePressed" | "mouseReleased",
	point: Point,
	press: Press = {},
): Message {
	return (send) =>
		send("Input.dispatchMouseEvent", { type, x: point.x, y: point.y, button: "none", ...press });
}

function insertText(text: string): Message {
	return (send) => send("Input.insertText", { text });
}

function stroke(key: Key, modifiers: number): Message[] {
	const { text } = key;
	const shared = {
		key: key.key,
		code: key.code,
		windowsVirtualKeyCode: key.keyCode,
		modifiers,
	};
	const down = text === undefined ? "rawKeyDown" : "keyDown";
	return [
		(send) =>
			send("Input.dispatchKeyEvent", {
				type: down,
				...shared,
				...(text === undefined ? {} : { text, unmodifiedText: text }),
			}),
		(send) => send("Input.dispatchKeyEvent", { type: "keyUp", ...shared }),
	];
}

/** One plain character; joined emoji and line ends are inserted instead. */
function isTypeable(character: string): boolean {
	return character.length === 1 && character !== "\n" && character !== "\r" && character !== "\t";
}
