import {
	type Action,
	type Change,
	describeChange,
	type Effect,
	type Effects,
	noChange,
} from "@surehand/core";
import type { ActedReport } from "@surehand/page";
import { failureCategoryOf } from "../errors.ts";
import { AFTER_ACTION, type Look, type Surface } from "../surface.ts";
import type { Tab } from "../tab.ts";
import type { Attempt, Sent } from "./attempt.ts";

/** Places in every log, taken before the action, so that what came later is the action's. */
export interface Marks {
	readonly requests: number;
	readonly dialogs: number;
	readonly downloads: number;
	readonly downloadsBegun: number;
	readonly tabs: number;
	readonly windows: number;
	readonly documents: number;
}

export interface Done {
	readonly attempt: Attempt;
	readonly action: Action;
	readonly sent: Sent;
	readonly marks: Marks;
}

const DOWNLOAD_LIMIT_MS = 30_000;
const REQUESTS = 50;
const POPUP_LIMIT_MS = 5_000;

export function marksOf(surface: Surface, tab: Tab): Marks {
	return {
		requests: surface.traffic.mark(),
		dialogs: tab.dialogs.seen.length,
		downloads: surface.downloads.done.length,
		downloadsBegun: surface.downloads.begun,
		tabs: surface.tabs.opened,
		windows: tab.windows,
		documents: tab.documents,
	};
}

/** Settles, looks, and says what the action did. The look is kept for the next `observe`. */
export async function aftermath(surface: Surface, done: Done): Promise<Effect> {
	const { attempt, sent, marks } = done;
	if (sent.idempotent) {
		return { status: "acted", change: { ...noChange(), readBack: sent.idempotent } };
	}
	await popup(surface, attempt, marks);
	const first = await lookAfter(surface, done);
	const look = await follow(surface, done, first);
	if (surface.downloads.begun > marks.downloadsBegun) {
		await surface.downloads.settle(DOWNLOAD_LIMIT_MS);
	}
	surface.keep(look.snapshot);
	const fault = pressFault(done, first);
	return (
		fault ?? { status: "acted", change: changeOf(surface, done, { look, acted: first.acted }) }
	);
}

/** Reads the tab acted on, or the one it leaves behind when the action closed it. */
async function lookAfter(surface: Surface, done: Done): Promise<Look> {
	const { attempt, sent } = done;
	const home = sent.ref === undefined ? undefined : attempt.snapshot.home(sent.ref);
	const idleMs = sent.idleMs ?? AFTER_ACTION.idleMs;
	const settle = {
		...AFTER_ACTION,
		idleMs,
		limitMs: Math.max(AFTER_ACTION.limitMs, idleMs),
		busyLimitMs: Math.max(AFTER_ACTION.busyLimitMs, idleMs),
	};
	const { armed } = attempt;
	const after = home && { frameId: home.frameId, ref: sent.ref ?? "", armed };
	const tab = await surface.tabs.active();
	const same = tab === attempt.tab;
	try {
		return await surface.look(tab, {
			signal: attempt.signal,
			settle,
			...(after && same ? { after } : {}),
		});
	} catch (error) {
		const left = surface.tabs.current();
		if (failureCategoryOf(error) !== "browser_closed" || !left || left === tab) throw error;
		return surface.look(await surface.tabs.active(), { signal: attempt.signal, settle });
	}
}

/** Turns to the window the action opened while it settled. */
async function follow(surface: Surface, done: Done, first: Look): Promise<Look> {
	const before = surface.tabs.current();
	await popup(surface, done.attempt, done.marks);
	const now = await surface.tabs.active();
	if (now === before) return first;
	return surface.look(now, { signal: done.attempt.signal, settle: AFTER_ACTION });
}

/** When the page asked for a window, waits for it and makes it the active tab. */
async function popup(surface: Surface, attempt: Attempt, marks: Marks): Promise<void> {
	const { tab } = attempt;
	const until = performance.now() + POPUP_LIMIT_MS;
	while (tab.windows > marks.windows && surface.tabs.opened === marks.tabs) {
		if (performance.now() > until || tab.life.ended) return;
		attempt.signal.throwIfAborted();
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	const opened = surface.tabs.since(marks.tabs).at(-1);
	if (!opened || opened.life.ended || surface.tabs.current() !== tab) return;
	surface.tabs.activate(opened.page);
}

/** An armed press that did not fall on its target. */
function pressFault(done: Done, first: Look): Effect | undefined {
	const { sent, attempt, marks } = done;
	if (!sent.armed || first.blocked || attempt.tab.documents !== marks.documents) return undefined;
	const { press } = first.acted ?? {};
	if (press?.hit === false) {
		return press.by
			? { status: "covered", by: press.by }
			: { status: "moved", reason: "it was no longer there when it was pressed" };
	}
	if (press?.lost && !sent.carried) {
		return {
			status: "moved",
			reason: "it moved away while it was being pressed, so it was not clicked",
		};
	}
	if (press || !first.acted) return undefined;
	return { status: "unknown", reason: "the press did not arrive where it was aimed" };
}

interface Seen {
	readonly look: Look;
	readonly acted: ActedReport | undefined;
}

function changeOf(surface: Surface, done: Done, seen: Seen): Change {
	const { attempt, marks } = done;
	const { observation: before } = attempt.snapshot;
	const { snapshot } = seen.look;
	const effects = effectsOf(surface, done, seen);
	const dialogs = effects.dialogs ?? [];
	// An answered dialog is over: what the page did after it counts.
	const open = dialogs.filter((dialog) => dialog.answered === undefined);
	const change = describeChange(before, snapshot.observation, { ...effects, dialogs: open });
	const replaced = attempt.tab.documents !== marks.documents || attempt.tab !== snapshot.tab;
	return { ...change, dialogs, kind: kindOf(change.kind, { replaced, moved: done.sent.moved }) };
}

/** What the two observations alone do not tell: the same page anew, or another part of it in view. */
function kindOf(
	kind: Change["kind"],
	seen: { readonly replaced: boolean; readonly moved: boolean | undefined },
): Change["kind"] {
	if (seen.replaced && (kind === "nothing" || kind === "changed")) return "navigated";
	return seen.moved && kind === "nothing" ? "changed" : kind;
}

function effectsOf(surface: Surface, done: Done, seen: Seen): Effects {
	const { attempt, sent, marks } = done;
	const state = seen.acted?.readBack;
	const held = sent.expect && state?.connected ? sent.expect.holds(state) : undefined;
	return {
		messages: seen.look.watched,
		dialogs: attempt.tab.dialogs.seen.slice(marks.dialogs),
		downloads: surface.downloads.done.slice(marks.downloads),
		requests: surface.requestsSince(marks.requests).slice(0, REQUESTS),
		popups: surface.tabs.since(marks.tabs).map((tab) => tab.page.url()),
		...(sent.verdict ? { readBack: sent.verdict } : {}),
		...(held === undefined || !sent.expect || !state
			? {}
			: { readBack: { held, actual: sent.expect.show(state) } }),
	};
}
