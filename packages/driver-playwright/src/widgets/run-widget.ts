/** Carries out, step by step, what the page script decides for a widget, and reports it as one effect. */
import type { Change } from "@surehand/core";
import type { WidgetInput, WidgetMove } from "@surehand/page";
import { type Attempt, inTop, patienceOf, type Refusal, type Sent } from "../act/attempt.ts";
import { ContextLost } from "../errors.ts";
import { parseChord } from "../keys.ts";
import type { FrameWorld } from "../world.ts";

type Order = Exclude<WidgetInput, { kind: "next" }>;

/** More steps than any calendar or list takes. */
const MOST_MOVES = 400;
const LIMIT_MS = 30_000;
/** One move may wait for a list to come to rest, or scroll through all of it. */
const MOVE_LIMIT_MS = 25_000;

/** The target must have been located in the same breath: it is taken to be the one that was meant. */
export async function runWidget(attempt: Attempt, order: Order): Promise<Sent | Refusal> {
	const home = attempt.snapshot.home(order.ref);
	const frame = home && attempt.tab.world.get(home.frameId);
	if (!frame) return { status: "gone", reason: "not a target of this observation" };
	const until = performance.now() + LIMIT_MS;
	let input: WidgetInput = order;
	for (let moves = 0; moves < MOST_MOVES && performance.now() < until; moves++) {
		const move = await ask(attempt, frame, input);
		// The page went elsewhere: what that means is read from the page it went to.
		if (!move) return { status: "sent", ref: order.ref };
		if (move.do === "refused") return { status: "refused", reason: move.reason };
		if (move.do === "end") return ended(order, move);
		const fault = await carryOut(attempt, frame, move);
		if (fault) return fault;
		input = { kind: "next" };
	}
	return { status: "sent", ref: order.ref, verdict: { held: false, actual: "" } };
}

async function ask(
	attempt: Attempt,
	frame: FrameWorld,
	input: WidgetInput,
): Promise<WidgetMove | undefined> {
	attempt.trips.add();
	const patience = { ...patienceOf(attempt), limitMs: MOVE_LIMIT_MS };
	try {
		return await attempt.tab.world.call(frame, { name: "widget", input }, patience);
	} catch (error) {
		if (input.kind === "next" && error instanceof ContextLost) return undefined;
		throw error;
	}
}

function ended(order: Order, move: Extract<WidgetMove, { do: "end" }>): Sent {
	const verdict: Change["readBack"] = { held: move.held, actual: move.actual };
	return { status: "sent", ref: order.ref, verdict };
}

async function carryOut(
	attempt: Attempt,
	frame: FrameWorld,
	move: Exclude<WidgetMove, { do: "end" | "refused" }>,
): Promise<Refusal | undefined> {
	const patience = patienceOf(attempt);
	attempt.left = true;
	if (move.do === "type") {
		await attempt.hand.insert(move.text, patience);
		return undefined;
	}
	if (move.do === "keys") {
		for (const keys of move.keys) {
			const chord = parseChord(keys);
			if (chord) await attempt.hand.press(chord, patience);
		}
		return undefined;
	}
	const { x, y, top } = move;
	const found = { status: "ok", x, y, via: "self", ...(top ? { top } : {}) } as const;
	const point = await inTop(attempt, { frame, found, arm: true });
	if ("status" in point) return point;
	await attempt.hand.click(point, { count: 1, button: "left" }, patience);
	return undefined;
}
