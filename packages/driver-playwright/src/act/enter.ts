/** Values: text into fields, options of lists. */
import type { Action, Target } from "@surehand/core";
import type { PrepareResult, ReadBack } from "@surehand/page";
import { runWidget } from "../widgets/run-widget.ts";
import {
	type Attempt,
	type Expectation,
	locate,
	patienceOf,
	prepare,
	type Refusal,
	type Sent,
} from "./attempt.ts";

type Of<K extends Action["kind"]> = Extract<Action, { kind: K }>;

const TEXT_LIMIT = 100_000;
/** Longer texts are not typed stroke by stroke. */
const STROKES = 500;
/** Suggestions come by a timer after the last stroke. */
const SUGGESTION_IDLE_MS = 400;

export async function fill(attempt: Attempt, action: Of<"fill">): Promise<Sent | Refusal> {
	if (action.text.length > TEXT_LIMIT) {
		return { status: "refused", reason: `more than ${TEXT_LIMIT} characters` };
	}
	const then = { kind: "fill", ref: action.ref, text: action.text } as const;
	// Dates and ranges are set while they are located.
	attempt.left = true;
	const at = await locate(attempt, action.ref, { then });
	if ("status" in at) return at;
	let ready = at.prepared;
	if (ready?.widget) {
		const sent = await runWidget(attempt, then);
		return isHidden(action, at.target) ? masked(sent) : sent;
	}
	if (ready?.typing === "press") {
		const pressed = await pressThenPrepare(attempt, then);
		if (pressed.status !== "ok") return pressed;
		ready = pressed;
	}
	if (ready?.typing) await type(attempt, ready);
	return {
		status: "sent",
		ref: action.ref,
		expect: expectText(action, at.target),
		...(suggests(at.target) ? { idleMs: SUGGESTION_IDLE_MS } : {}),
	};
}

/** Types again key by key: a field that watches strokes may have ignored or mangled the whole text. */
export async function retype(attempt: Attempt, action: Of<"fill">): Promise<Sent | Refusal> {
	const { ref, text } = action;
	const ready = await prepare(attempt, { kind: "fill", ref, text });
	if (ready.status !== "ok") return ready;
	const value = ready.value ?? "";
	if (ready.typing === "keys") await typeBoxes(attempt, { ref, text }, value);
	else if (ready.typing === "text" && value.length <= STROKES) {
		await attempt.hand.clear(patienceOf(attempt));
		await attempt.hand.type(value, patienceOf(attempt));
	}
	const target = attempt.snapshot.target(ref);
	return { status: "sent", ref, ...(target ? { expect: expectText(action, target) } : {}) };
}

/** One character per box, each box focused first: these do not hand the focus on. */
async function typeBoxes(
	attempt: Attempt,
	field: { readonly ref: string; readonly text: string },
	code: string,
): Promise<void> {
	for (const [box, character] of [...code].entries()) {
		const ready = await prepare(attempt, { kind: "fill", ...field, box });
		if (ready.status !== "ok") return;
		await attempt.hand.type(character, patienceOf(attempt));
	}
}

async function pressThenPrepare(
	attempt: Attempt,
	then: { readonly kind: "fill"; readonly ref: string; readonly text: string },
): Promise<(PrepareResult & { status: "ok" }) | Refusal> {
	const at = await locate(attempt, then.ref, { arm: true });
	if ("status" in at) return at;
	await attempt.hand.click(at, { count: 1, button: "left" }, patienceOf(attempt));
	const ready = await prepare(attempt, then);
	if (ready.status !== "ok" || ready.typing !== "press") return ready;
	return { status: "refused", reason: "it does not take the focus" };
}

function type(attempt: Attempt, ready: PrepareResult & { status: "ok" }): Promise<void> {
	const text = ready.value ?? "";
	const patience = patienceOf(attempt);
	if (ready.typing === "keys") return attempt.hand.type(text, patience);
	return ready.rich
		? attempt.hand.insertLines(text, patience)
		: attempt.hand.insert(text, patience);
}

function expectText(action: Of<"fill">, target: Target): Expectation {
	const hidden = isHidden(action, target);
	return {
		holds: (state) => state.value !== undefined && sameText(state.value, action.text),
		show: (state) => (hidden ? "•".repeat([...(state.value ?? "")].length) : (state.value ?? "")),
	};
}

function isHidden(action: Of<"fill">, target: Target): boolean {
	return action.secret === true || target.sensitive === true;
}

function masked(sent: Sent | Refusal): Sent | Refusal {
	if (sent.status !== "sent" || !sent.verdict) return sent;
	const actual = "•".repeat([...sent.verdict.actual].length);
	return { ...sent, verdict: { ...sent.verdict, actual } };
}

/** Equal but for what a mask or a number format adds. */
export function sameText(actual: string, wanted: string): boolean {
	const [a, b] = [numberOf(actual), numberOf(wanted)];
	return a !== undefined && b !== undefined ? a === b : bare(actual) === bare(wanted);
}

function numberOf(text: string): number | undefined {
	return /^[-+]?\d*\.?\d+$/.test(text.trim()) ? Number(text) : undefined;
}

function bare(text: string): string {
	const folded = text.normalize("NFKC").replace(/\r\n?/g, "\n").toLowerCase();
	const letters = folded.replace(/[^\p{L}\p{N}]+/gu, "");
	return letters === "" ? folded.trim() : letters;
}

function suggests(target: Target): boolean {
	return target.role === "combobox" || target.role === "searchbox" || target.hasPopup !== undefined;
}

/** By pressing the option where the list lies open, else by setting it. */
export async function select(attempt: Attempt, action: Of<"select">): Promise<Sent | Refusal> {
	const then = { kind: "select", ref: action.ref, options: action.options } as const;
	attempt.left = true;
	const at = await locate(attempt, action.ref, { then });
	if ("status" in at) return at;
	const { prepared } = at;
	if (prepared?.widget) return runWidget(attempt, then);
	const wanted = new Set((prepared?.value ?? "").split("\n"));
	const expect: Expectation = {
		holds: (state) => sameLabels(state, wanted),
		show: (state) => (state.selectedLabels ?? []).join(", "),
	};
	if (!prepared?.point) return { status: "sent", ref: action.ref, expect };
	await attempt.hand.click(at, { count: 1, button: "left" }, patienceOf(attempt));
	return { status: "sent", ref: action.ref, armed: true, expect };
}

function sameLabels(state: ReadBack, wanted: ReadonlySet<string>): boolean {
	const labels = new Set(state.selectedLabels ?? []);
	return labels.size === wanted.size && [...wanted].every((label) => labels.has(label));
}
