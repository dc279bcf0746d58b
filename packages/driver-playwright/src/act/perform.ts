import type { Action, Effect } from "@surehand/core";
import { ContextLost, DialogOpened, failureCategoryOf } from "../errors.ts";
import type { PageSnapshot } from "../snapshot.ts";
import type { Surface } from "../surface.ts";
import { aftermath, marksOf } from "./aftermath.ts";
import type { Attempt, Refusal, Sent } from "./attempt.ts";
import { drag, upload } from "./carry.ts";
import { fill, retype, select } from "./enter.ts";
import { answerDialog, back, scroll, wait } from "./move.ts";
import { check, click, hover, press } from "./press.ts";
import { switchTab } from "./switch-tab.ts";

export interface Deed {
	readonly from: PageSnapshot;
	readonly action: Action;
	readonly signal: AbortSignal;
}

/** Carries out one action and tells what it did. Whatever fails after the input left is `unknown`. */
export async function perform(surface: Surface, deed: Deed): Promise<Effect> {
	const { from, action, signal } = deed;
	const { tab } = from;
	if (tab.dialogs.open && action.kind !== "dialog") {
		return { status: "refused", reason: "a dialog of the page is open and must be answered first" };
	}
	const { trips } = surface;
	const attempt: Attempt = {
		snapshot: from,
		tab,
		hand: surface.tabs.hand(tab),
		trips,
		signal,
		left: false,
		armed: [],
	};
	const marks = marksOf(surface, tab);
	try {
		const sent = await dispatch(surface, attempt, action).catch((error: unknown) => {
			if (error instanceof DialogOpened && attempt.left) return INTERRUPTED;
			throw error;
		});
		if (sent.status !== "sent") return sent;
		if (action.kind === "fill" && action.secret) rememberSecret(surface, from, action);
		const effect = await aftermath(surface, { attempt, action, sent, marks });
		return isMangled(effect, action) && !sent.verdict
			? await again(surface, { attempt, action, marks }, effect)
			: effect;
	} catch (error) {
		return failed(error, attempt);
	}
}

const INTERRUPTED: Sent = { status: "sent" };

function dispatch(surface: Surface, attempt: Attempt, action: Action): Promise<Sent | Refusal> {
	switch (action.kind) {
		case "click":
			return click(attempt, action);
		case "hover":
			return hover(attempt, action);
		case "fill":
			return fill(attempt, action);
		case "select":
			return select(attempt, action);
		case "check":
			return check(attempt, action);
		case "press":
			return press(attempt, action);
		case "scroll":
			return scroll(attempt, action);
		case "drag":
			return drag(attempt, action);
		case "upload":
			return upload(attempt, action);
		case "dialog":
			return answerDialog(attempt, action);
		case "back":
			return back(attempt);
		case "wait":
			return wait(attempt, action);
		case "tab":
			return switchTab(surface, attempt, action);
	}
}

function rememberSecret(
	surface: Surface,
	from: PageSnapshot,
	action: Extract<Action, { kind: "fill" }>,
): void {
	surface.secrets.add(action.text);
	const key = from.home(action.ref)?.key;
	if (key !== undefined) surface.secretKeys.add(key);
}

/** A field on the same page that now holds something else than the text. */
function isMangled(effect: Effect, action: Action): boolean {
	if (action.kind !== "fill" || effect.status !== "acted") return false;
	const { change } = effect;
	return change.readBack?.held === false && change.kind !== "navigated" && change.kind !== "dialog";
}

/** Fills once more, stroke by stroke. Filling replaces, so doing it twice is doing it once. */
async function again(
	surface: Surface,
	deed: { attempt: Attempt; action: Action; marks: ReturnType<typeof marksOf> },
	first: Effect,
): Promise<Effect> {
	if (deed.action.kind !== "fill") return first;
	const sent = await retype(deed.attempt, deed.action);
	return sent.status === "sent" ? aftermath(surface, { ...deed, sent }) : first;
}

function failed(error: unknown, attempt: Attempt): Effect {
	attempt.signal.throwIfAborted();
	if (!attempt.left) {
		if (error instanceof ContextLost) return { status: "stale", reason: "the page navigated" };
		if (error instanceof DialogOpened) {
			return { status: "stale", reason: "a dialog of the page opened" };
		}
		throw error;
	}
	const category = failureCategoryOf(error) ?? "unexpected_error";
	return { status: "unknown", reason: `the page failed after the input left: ${category}` };
}
