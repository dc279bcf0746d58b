import type { BlindSpot, Target } from "@surehand/core";
import { reportAct } from "../act/index.ts";
import type { FrameReading, ObserveInput } from "../api.ts";
import { attr, doc, documentElement, flatContains, readyStateOf, titleOf } from "../dom.ts";
import { fingerprint } from "../identity.ts";
import { checkProofs } from "../proof/check.ts";
import { startReading } from "../reading.ts";
import { countMedia, documentId, type Entry, register } from "../registry.ts";
import { busyElements } from "../settle/busy.ts";
import { settle, takeWatched } from "../settle/index.ts";
import { type Control, standInOf } from "../target/control.ts";
import { describe } from "../target/describe.ts";
import { findControls } from "../target/find.ts";
import { nearOf } from "../target/near.ts";
import { inZone, ZONE } from "../view/look.ts";
import { type View, walk } from "../view/walk.ts";
import { shorten, tidy } from "../words.ts";
import { blindSpotsOf } from "./blind-spots.ts";
import { chooseControls } from "./choose.ts";
import { coversOf, topModal } from "./cover.ts";
import { childFrames } from "./frames.ts";
import { type Heading, headingAbove, headingsOf, headingTexts } from "./headings.ts";
import { messagesOf } from "./messages.ts";
import { offscreenLabels, selectedLabels } from "./summary.ts";
import { cutText, pageText } from "./text.ts";

/** See `PageApi.observe`. */
export async function observe(input: ObserveInput): Promise<FrameReading> {
	const settled = input.settle ? await settle(input.settle) : undefined;
	const acted = input.after ? reportAct(input.after) : undefined;
	return { ...read(input), ...(settled ? { settled } : {}), ...(acted ? { acted } : {}) };
}

/** One pass over the document without any pause, so that everything in it belongs to the same moment. */
function read(input: ObserveInput): FrameReading {
	startReading();
	countMedia(input.includeMedia === true);
	const view = walk();
	const headings = headingsOf(view);
	const found = findControls(view, { media: input.includeMedia === true });
	const listed = chooseControls(found, { view, headings, input });
	const cuts: BlindSpot[] = [];
	const targets = listTargets(listed, { view, headings, input, cuts });
	registerTargets(targets, { listed, found });
	const text = cutText(pageText(view), input.limits.textChars);
	noteCuts(cuts, { targets: found.length - listed.length, text: text.left });
	return {
		url: globalThis.location.href,
		title: tidy(titleOf(doc)),
		lang: languageOf(),
		readiness:
			readyStateOf(doc) === "complete" && busyElements().length === 0 ? "ready" : "loading",
		text: text.text,
		headings: headingTexts(headings),
		messages: messagesOf(view),
		targets,
		selected: selectedLabels(targets, input.limits.selectedOptions),
		offscreen: offscreenLabels(targets, input.limits.offscreenLabels),
		scroll: {
			y: view.viewport.scrollY,
			height: view.viewport.pageHeight,
			viewportHeight: view.viewport.height,
		},
		blindSpots: [...blindSpotsOf(view), ...cuts],
		verdicts: checkProofs(input.proofs ?? [], () => view),
		frames: childFrames(view, listed),
		documentId,
		watched: takeWatched(),
	};
}

interface Listing {
	readonly view: View;
	readonly headings: readonly Heading[];
	readonly input: ObserveInput;
	readonly cuts: BlindSpot[];
}

function listTargets(listed: readonly Control[], listing: Listing): readonly Target[] {
	const { view, headings, input } = listing;
	const covers = coversOf(listed, view);
	const modal = topModal(view);
	const secretKeys = new Set(input.secretKeys ?? []);
	const hasMain = view.looks.some((look) => inZone(look, ZONE.main));
	let optionsLeft = 0;
	const targets = listed.map((control, index) => {
		const heading = headingAbove(control, headings);
		const coveredBy = covers.get(control);
		return describe(control, {
			ref: `${input.refPrefix}t${index + 1}`,
			viewport: view.viewport,
			near: { ...nearOf(control.element), ...(heading ? { heading } : {}) },
			secretKeys,
			optionsPerTarget: input.limits.optionsPerTarget,
			hasMain,
			onTop: isOnTop(control, modal?.element),
			...(coveredBy === undefined ? {} : { coveredBy }),
			onCut: (left) => {
				optionsLeft += left;
			},
		});
	});
	if (optionsLeft > 0)
		listing.cuts.push({
			kind: "options_cut",
			detail: `${optionsLeft} options of long lists`,
			count: optionsLeft,
		});
	return targets;
}

function isOnTop(control: Control, modal: Element | undefined): boolean {
	if (inZone(control.look, ZONE.popover)) return true;
	return modal !== undefined && flatContains(modal, control.element);
}

function registerTargets(
	targets: readonly Target[],
	controls: { readonly listed: readonly Control[]; readonly found: readonly Control[] },
): void {
	const counts = countBy(targets.map((target) => target.key));
	const entries = targets.flatMap((target, index): Entry[] => {
		const control = controls.listed[index];
		if (!control) return [];
		const standIn = standInOf(control);
		return [
			{
				element: control.element,
				...(standIn ? { standIn } : {}),
				key: target.key,
				fingerprint: fingerprint(control.element),
				likeCount: counts.get(target.key) ?? 1,
				target,
			},
		];
	});
	const isListed = new Set(controls.listed);
	const left = controls.found.filter((control) => !isListed.has(control));
	register(
		entries,
		left.map((control) => control.element),
	);
}

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return counts;
}

function noteCuts(
	cuts: BlindSpot[],
	left: { readonly targets: number; readonly text: number },
): void {
	if (left.targets > 0)
		cuts.push({
			kind: "targets_cut",
			detail: `${left.targets} more controls`,
			count: left.targets,
		});
	if (left.text > 0)
		cuts.push({
			kind: "text_cut",
			detail: `${left.text} characters in the middle`,
			count: left.text,
		});
}

function languageOf(): string {
	const root = documentElement();
	return root ? shorten((attr(root, "lang") ?? attr(root, "xml:lang") ?? "").trim(), 40) : "";
}
