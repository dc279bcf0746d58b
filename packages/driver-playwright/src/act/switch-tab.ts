import type { Action } from "@surehand/core";
import { bounded } from "../link.ts";
import type { Surface } from "../surface.ts";
import { type Attempt, patienceOf, type Refusal, type Sent } from "./attempt.ts";

/** Turns to another tab, or closes one; the last one stays open. */
export async function switchTab(
	surface: Surface,
	attempt: Attempt,
	action: Extract<Action, { kind: "tab" }>,
): Promise<Sent | Refusal> {
	const { all } = surface.tabs;
	const tab = all[action.index];
	if (!tab) return { status: "refused", reason: `no tab ${action.index}: ${all.length} are open` };
	if (action.close && all.length === 1) {
		return { status: "refused", reason: "the only tab stays open" };
	}
	attempt.left = true;
	attempt.trips.add();
	const { signal } = attempt;
	if (action.close) {
		await bounded(tab.page.close(), attempt.tab.life, { signal, limitMs: 5_000 }).catch((error) => {
			if (!tab.life.ended) throw error;
		});
	} else {
		await bounded(tab.page.bringToFront(), tab.life, patienceOf(attempt));
		surface.tabs.activate(tab.page);
	}
	return { status: "sent" };
}
