import { clientHeightOf, clientWidthOf, css, scrollHeightOf, scrollWidthOf } from "../dom.ts";
import type { Clip, ClipMode, Look } from "./look.ts";
import { boxFor } from "./place.ts";

/** Clip for the in-flow children of a look: its own when something sticks out of it, else the one that applies to it. */
export function clipOf(look: Look, style: CSSStyleDeclaration): Clip | null {
	// The root's and the body's overflow belong to the viewport.
	if (look.parent === null || look.tag === "body") return look.clip;
	if (look.display === "inline" || look.display === "contents") return look.clip;
	const overflowX = css(style, "overflow-x");
	if (overflowX === "visible") return look.clip;
	const { element } = look;
	const cutX = scrollWidthOf(element) > clientWidthOf(element) + 1;
	const cutY = scrollHeightOf(element) > clientHeightOf(element) + 1;
	if (!cutX && !cutY) return look.clip;
	const x = cutX ? modeOf(overflowX) : "none";
	const y = cutY ? modeOf(css(style, "overflow-y")) : "none";
	return { look, x, y, outer: look.clip };
}

function modeOf(overflow: string): ClipMode {
	if (overflow === "auto" || overflow === "scroll" || overflow === "overlay") return "scroll";
	return overflow === "visible" ? "none" : "hide";
}

const NOTHING_LEFT =
	/^(?:inset\((?:50|100)%|circle\(0|ellipse\(0|polygon\(0(?:px|%)? 0(?:px|%)?, 0(?:px|%)? 0(?:px|%)?)/u;
const ZERO_RECT = /^rect\((?:0px|1px),? (?:0px|1px),? (?:0px|1px),? (?:0px|1px)\)$/u;

/** Cut down to nothing, as done for texts meant for screen readers only. */
export function isSquashed(look: Look, style: CSSStyleDeclaration): boolean {
	// Nothing in the flow is cut to nothing this way, and reading it for every element costs.
	if (look.position === "absolute" || look.position === "fixed") {
		const path = css(style, "clip-path");
		if (path !== "none" && NOTHING_LEFT.test(path)) return true;
		const clip = css(style, "clip");
		if (clip !== "auto" && ZERO_RECT.test(clip)) return true;
	}
	if (look.innerClip?.look !== look) return false;
	const box = boxFor(look);
	const { x, y } = look.innerClip;
	return (box.width <= 1 && x === "hide") || (box.height <= 1 && y === "hide");
}

/** Text too small, too transparent or too far away to be read. */
export function isUnreadable(style: CSSStyleDeclaration, display: string): boolean {
	if (Number.parseFloat(css(style, "font-size")) < 2) return true;
	// Pictures used to replace text this way; lines of text have no indent of their own.
	if (display !== "inline" && Math.abs(Number.parseFloat(css(style, "text-indent"))) > 900)
		return true;
	const color = css(style, "-webkit-text-fill-color");
	const unpainted = color.endsWith(", 0)") && color.startsWith("rgba");
	return unpainted && css(style, "-webkit-background-clip") !== "text";
}
