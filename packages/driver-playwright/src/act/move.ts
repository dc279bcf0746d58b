/** Getting about: scrolling, going back, waiting, tabs, dialogs. */
import type { Action } from "@surehand/core";
import { bounded } from "../link.ts";
import { type Attempt, locate, patienceOf, type Refusal, type Sent } from "./attempt.ts";

type Of<K extends Action["kind"]> = Extract<Action, { kind: K }>;

const WHEEL_SHARE = 0.9;

export async function scroll(attempt: Attempt, action: Of<"scroll">): Promise<Sent | Refusal> {
	const { direction, ref } = action;
	attempt.left = true;
	if (ref !== undefined) {
		const then = { kind: "scroll", ref, direction } as const;
		const at = await locate(attempt, ref, { then, force: true });
		if ("status" in at) return at;
		return { status: "sent", moved: at.prepared?.value !== "0" };
	}
	if (direction === "to") return { status: "refused", reason: "nothing to scroll to" };
	const { tab } = attempt;
	const frame = tab.world.get(tab.world.mainId);
	if (!frame) return { status: "stale", reason: "the page is being replaced" };
	attempt.trips.add();
	tab.world.tell(frame, "watch", undefined);
	const input = { kind: "scroll", direction } as const;
	const moved = await tab.world.call(frame, { name: "prepare", input }, patienceOf(attempt));
	if (moved.status !== "ok") return moved;
	if (moved.value === "0") await turnWheel(attempt, direction);
	return { status: "sent", moved: moved.value !== "0" };
}

/** For pages that move by their own code when the wheel turns. */
async function turnWheel(
	attempt: Attempt,
	direction: "up" | "down" | "left" | "right",
): Promise<void> {
	const { scroll: view } = attempt.snapshot.observation;
	const by =
		view.viewportHeight * WHEEL_SHARE * (direction === "up" || direction === "left" ? -1 : 1);
	const sideways = direction === "left" || direction === "right";
	const middle = { x: view.viewportHeight / 2, y: view.viewportHeight / 2 };
	const delta = sideways ? { deltaX: by, deltaY: 0 } : { deltaX: 0, deltaY: by };
	await attempt.hand.wheel(middle, delta, patienceOf(attempt));
}

export async function back(attempt: Attempt): Promise<Sent | Refusal> {
	const { tab, trips } = attempt;
	const { main } = tab.world;
	const patience = patienceOf(attempt);
	trips.add();
	const history = await bounded(main.send("Page.getNavigationHistory"), tab.life, patience);
	const entry = history.entries[history.currentIndex - 1];
	if (!entry || (history.currentIndex === 1 && entry.url === "about:blank")) {
		return { status: "refused", reason: "no earlier page" };
	}
	attempt.left = true;
	trips.add();
	const before = tab.documents;
	const going = main.send("Page.navigateToHistoryEntry", { entryId: entry.id });
	await bounded(going, tab.life, patience);
	await arrived(attempt, before);
	return { status: "sent" };
}

const ARRIVAL_LIMIT_MS = 300;

/** Going back inside one document brings no new one: wait for either, a short while. */
function arrived(attempt: Attempt, before: number): Promise<void> {
	const { tab } = attempt;
	return new Promise((resolve) => {
		const timer = setTimeout(end, ARRIVAL_LIMIT_MS);
		const undo = tab.world.onChange(() => {
			if (tab.documents !== before) end();
		});
		function end(): void {
			clearTimeout(timer);
			undo();
			resolve();
		}
	});
}

/** Until something changes, at most so long. */
export async function wait(attempt: Attempt, action: Of<"wait">): Promise<Sent | Refusal> {
	const { tab } = attempt;
	const frame = tab.world.get(tab.world.mainId);
	attempt.left = true;
	if (frame) tab.world.tell(frame, "watch", undefined);
	return { status: "sent", idleMs: Math.max(0, Math.min(action.limitMs, WAIT_LIMIT_MS)) };
}

const WAIT_LIMIT_MS = 30_000;

export async function answerDialog(
	attempt: Attempt,
	action: Of<"dialog">,
): Promise<Sent | Refusal> {
	const { dialogs } = attempt.tab;
	if (!dialogs.open) return { status: "refused", reason: "no dialog is open" };
	attempt.left = true;
	attempt.trips.add();
	const answered = dialogs.answer(action.accept, action.text);
	await bounded(answered, attempt.tab.life, { ...patienceOf(attempt), limitMs: 5_000 });
	return { status: "sent" };
}
