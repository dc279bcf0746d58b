/** One rendered element as the walk saw it. */
export interface Look {
	readonly element: Element;
	readonly tag: string;
	readonly parent: Look | null;
	/** Place in flat-tree order; a descendant's lies in (`start`, `end`]. */
	readonly start: number;
	end: number;
	readonly depth: number;
	readonly display: string;
	/** `static`, `relative`, `absolute`, `fixed` or `sticky`. */
	readonly position: string;
	/** Children in order: rendered elements and the texts between them that a person can see. */
	readonly nodes: (Look | string)[];
	/** Not `visibility: hidden`. */
	readonly visible: boolean;
	/** Fully transparent, itself or by an ancestor. */
	readonly transparent: boolean;
	/** Cut down to nothing by a clip, as done for texts meant for screen readers only. */
	readonly squashed: boolean;
	/** What the mouse shows over it, such as `pointer` or `grab`. */
	readonly cursor: string;
	/** It has attributes at all. */
	readonly attributed: boolean;
	readonly zones: number;
	/** Nearest clipping ancestor that applies to it; itself not counted. */
	readonly clip: Clip | null;
	/** Clip that applies to its in-flow children. */
	readonly innerClip: Clip | null;
	/** Nearest positioned ancestor or itself, whose `innerClip` applies to absolute descendants. */
	readonly container: Look | null;
	/** Moves with the viewport: fixed itself or inside something fixed. */
	readonly pinned: boolean;
	/** An ancestor (or itself) lies where nobody can scroll to, so own places must be looked at. */
	readonly suspect: boolean;
	box?: Box;
	/** Its text is too small or too transparent to read, once that was asked. */
	illegible?: boolean;
}

export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** An element that cuts what sticks out of it. */
export interface Clip {
	readonly look: Look;
	/** Per axis: can a person scroll to what is cut, or is it gone? */
	readonly x: ClipMode;
	readonly y: ClipMode;
	readonly outer: Clip | null;
}

export type ClipMode = "none" | "scroll" | "hide";

/** Bits of `Look.zones`; a descendant has its ancestors' bits. */
export const ZONE = {
	main: 1,
	article: 2,
	nav: 4,
	header: 8,
	footer: 16,
	aside: 32,
	dialog: 64,
	inert: 128,
	ariaHidden: 256,
	/** Native modal dialog. */
	modal: 512,
	/** `aria-modal` dialog. */
	ariaModal: 1024,
	/** Open popover or another element of the top layer. */
	popover: 2048,
} as const;

export function inZone(look: Look, bits: number): boolean {
	return (look.zones & bits) !== 0;
}

export function looksInside(outer: Look, inner: Look): boolean {
	return inner.start >= outer.start && inner.start <= outer.end;
}
