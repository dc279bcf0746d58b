import type { Action } from "@surehand/core";
import { type Chord, parseChord } from "../keys.ts";
import { type Attempt, locate, patienceOf, type Refusal, type Sent } from "./attempt.ts";

type Of<K extends Action["kind"]> = Extract<Action, { kind: K }>;

export async function click(attempt: Attempt, action: Of<"click">): Promise<Sent | Refusal> {
	const at = await locate(attempt, action.ref, { arm: true });
	if ("status" in at) return at;
	attempt.left = true;
	const press = { count: action.count ?? 1, button: action.button ?? "left" };
	await attempt.hand.click(at, press, patienceOf(attempt));
	return { status: "sent", ref: action.ref, armed: true };
}

export async function hover(attempt: Attempt, action: Of<"hover">): Promise<Sent | Refusal> {
	const at = await locate(attempt, action.ref, { force: true });
	if ("status" in at) return at;
	attempt.left = true;
	await attempt.hand.hover(at, patienceOf(attempt));
	return { status: "sent", ref: action.ref };
}

/** Presses only when the state differs: asking twice for the same state does nothing the second time. */
export async function check(attempt: Attempt, action: Of<"check">): Promise<Sent | Refusal> {
	const at = await locate(attempt, action.ref, { arm: true });
	if ("status" in at) return at;
	const now = at.state.checked ?? at.target.checked ?? at.target.pressed ?? at.target.selected;
	if (now === undefined) return { status: "refused", reason: "it has no checked state" };
	if (now === action.checked) {
		return { status: "sent", idempotent: { held: true, actual: String(now) } };
	}
	if (!action.checked && at.target.inputType === "radio") {
		return { status: "refused", reason: "one of a group: choose another one instead" };
	}
	attempt.left = true;
	await attempt.hand.click(at, { count: 1, button: "left" }, patienceOf(attempt));
	const expect: Sent["expect"] = {
		holds: (state) => state.checked === undefined || state.checked === action.checked,
		show: (state) => String(state.checked ?? ""),
	};
	return { status: "sent", ref: action.ref, armed: true, expect };
}

export async function press(attempt: Attempt, action: Of<"press">): Promise<Sent | Refusal> {
	const chord = parseChord(action.keys);
	if (!chord) return { status: "refused", reason: `not a key that may be pressed: ${action.keys}` };
	return action.ref === undefined
		? pressFocused(attempt, chord)
		: pressOn(attempt, chord, action.ref);
}

async function pressFocused(attempt: Attempt, chord: Chord): Promise<Sent | Refusal> {
	const { tab } = attempt;
	const frame = tab.world.get(tab.world.mainId);
	if (!frame) return { status: "stale", reason: "the page is being replaced" };
	attempt.trips.add();
	await tab.world.call(frame, { name: "watch" }, patienceOf(attempt));
	attempt.left = true;
	await attempt.hand.press(chord, patienceOf(attempt));
	return { status: "sent" };
}

async function pressOn(attempt: Attempt, chord: Chord, ref: string): Promise<Sent | Refusal> {
	const then = { kind: "focus", ref, selectAll: false } as const;
	const at = await locate(attempt, ref, { then });
	if ("status" in at) return at;
	attempt.left = true;
	if (at.prepared?.typing === "press") {
		const again = await locate(attempt, ref, { arm: true });
		if ("status" in again) return again;
		await attempt.hand.click(again, { count: 1, button: "left" }, patienceOf(attempt));
	}
	await attempt.hand.press(chord, patienceOf(attempt));
	return { status: "sent", ref };
}
