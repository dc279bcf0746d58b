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

const TICK_MS = 8;
const BUSY_TICK_MS = 60;
/** Transitions that end within this time are waited for: what fades in is not yet there. */
const TRANSITION_MS = 700;
const TEXT_ENOUGH = 200;
const CONTROLS =
	"a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], " +
	"[tabindex], [onclick], [contenteditable]";

let inFlight = 0;
let requestsSeen = false;
let networkAt = 0;

/** See `PageApi.network`. */
export function network(input: { readonly inFlight: number }): void {
	inFlight = input.inFlight;
	requestsSeen = requestsSeen || inFlight > 0;
	networkAt = performance.now();
}

/** Waits as long as the document is still on its way, and says why it stopped waiting. */
export async function settle(input: SettleInput): Promise<Settled> {
	const start = performance.now();
	ensureRecording();
	requestsSeen = false;
	network({ inFlight: input.inFlight ?? 0 });
	if (input.ready) await untilReady(start, input.limitMs);
	const reason = await untilQuiet(start, input);
	return { reason, ms: Math.round(performance.now() - start) };
}

async function untilReady(start: number, limitMs: number): Promise<void> {
	while (performance.now() - start < limitMs && !isReady()) await sleep(TICK_MS);
}

function isReady(): boolean {
	if (readyStateOf(doc) !== "complete") return false;
	if (hasControl(doc)) return busyElements().length === 0;
	const root = documentElement();
	if (!root || inFlight > 0) return false;
	return (textContentOf(root) ?? "").trim().length > TEXT_ENOUGH && busyElements().length === 0;
}

function hasControl(root: Document | ShadowRoot): boolean {
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
			if (elapsed >= input.idleMs) return "idle";
			await sleep(Math.min(TICK_MS, input.idleMs - elapsed));
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
