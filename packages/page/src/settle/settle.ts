import type { FrameReading, SettleInput } from "../api.ts";
import {
	checkVisibility,
	doc,
	documentElement,
	queryAll,
	readyStateOf,
	shadowRootOf,
	textContentOf,
} from "../dom.ts";
import { busyElements } from "./busy.ts";
import { changes, ensureRecording, newlyBusy } from "./recording.ts";

type Settled = NonNullable<FrameReading["settled"]>;

const READY_LIMIT_MS = 3_000;
const TICK_MS = 8;
const BUSY_TICK_MS = 60;
/** Transitions that end within this time are waited for: what fades in is not yet there. */
const TRANSITION_MS = 700;
const TEXT_ENOUGH = 200;
/** A page of little text and no control that stays like this so long is not still coming up. */
const TEXT_QUIET_MS = 1_000;
const CONTROLS =
	"a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], " +
	"[tabindex], [onclick], [contenteditable], iframe, frame, embed, object";

let inFlight = 0;
let requestsSeen = false;
let networkAt = 0;
/** Once the wait for a control was in vain, this document is taken to have none. */
let triedControls = false;

/** See `PageApi.network`. */
export function network(input: { readonly inFlight: number }): void {
	inFlight = input.inFlight;
	requestsSeen = requestsSeen || inFlight > 0;
	networkAt = performance.now();
}

/** Waits as long as the document is still on its way, and says why it stopped waiting. */
export async function settle(input: SettleInput): Promise<Settled> {
	const start = performance.now();
	// A document nobody acted in is a new one: it is looked at for the first time, whatever was asked.
	const firstLook = ensureRecording();
	requestsSeen = false;
	network({ inFlight: input.inFlight ?? 0 });
	if (input.ready || firstLook) await untilReady(start, Math.min(input.limitMs, READY_LIMIT_MS));
	const reason = await untilQuiet(start, input);
	return { reason, ms: Math.round(performance.now() - start) };
}

async function untilReady(start: number, limitMs: number): Promise<void> {
	while (performance.now() - start < limitMs) {
		if (isReady()) return;
		await sleep(TICK_MS);
	}
	triedControls = limitMs > 0 || triedControls;
}

function isReady(): boolean {
	if (doc.contentType === "application/pdf") return true;
	if (readyStateOf(doc) !== "complete" || busyElements().length > 0) return false;
	if (triedControls || !isTop() || hasControl(doc)) return true;
	const root = documentElement();
	if (!root || inFlight > 0) return false;
	if (location.href === "about:blank") return true;
	const { length } = (textContentOf(root) ?? "").trim();
	return length > TEXT_ENOUGH || (length > 0 && performance.now() - changes().at > TEXT_QUIET_MS);
}

/** Frames often hold no control at all. */
function isTop(): boolean {
	return window.parent === window;
}

function hasControl(root: Document | ShadowRoot): boolean {
	// Areas of an image map take no space of their own.
	if (queryAll(root, "area[href]").length > 0) return true;
	if (queryAll(root, CONTROLS).some((element) => checkVisibility(element, {}))) return true;
	return queryAll(root, "*").some((element) => {
		const inner = shadowRootOf(element);
		return inner !== null && hasControl(inner);
	});
}

async function untilQuiet(start: number, input: SettleInput): Promise<Settled["reason"]> {
	for (;;) {
		const now = performance.now();
		const elapsed = now - start;
		const { changed, at } = changes();
		if (elapsed >= input.busyLimitMs) return "busy_limit";
		if (elapsed >= input.limitMs && !newlyBusy()) return "limit";
		const quiet = now - Math.max(changed ? at : 0, requestsSeen ? networkAt : 0);
		if (inFlight > 0) {
			await sleep(TICK_MS);
		} else if (!changed && !requestsSeen) {
			if (elapsed < input.idleMs) await sleep(Math.min(TICK_MS, input.idleMs - elapsed));
			else if (newlyBusy()) await sleep(BUSY_TICK_MS);
			else return "idle";
		} else if (quiet < input.quietMs) {
			await sleep(Math.min(TICK_MS, input.quietMs - quiet));
		} else if (newlyBusy()) {
			await sleep(BUSY_TICK_MS);
		} else if (changed && isFading(start)) {
			await sleep(TICK_MS * 2);
		} else {
			return changed ? "changed" : "quiet";
		}
	}
}

/** A transition begun by what just happened that ends soon. */
function isFading(start: number): boolean {
	if (performance.now() - start > TRANSITION_MS * 2) return false;
	return doc.getAnimations().some((animation) => {
		const end = animation.effect?.getComputedTiming().endTime;
		const at = animation.currentTime;
		if (animation.playState !== "running" || typeof end !== "number" || typeof at !== "number")
			return false;
		return end - at <= TRANSITION_MS && end - at > 0;
	});
}

function sleep(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
