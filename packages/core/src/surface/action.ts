/** One thing done to a surface. `ref` addresses a target of the observation the action is bound to. */
export type Action =
	| {
			readonly kind: "click";
			readonly ref: string;
			readonly count?: 1 | 2;
			readonly button?: "left" | "right";
	  }
	| { readonly kind: "hover"; readonly ref: string }
	| {
			readonly kind: "fill";
			readonly ref: string;
			readonly text: string;
			readonly secret?: boolean;
	  }
	/** `options` are live labels, or values when no label is equal. One entry unless the target is `multiple`. */
	| { readonly kind: "select"; readonly ref: string; readonly options: readonly string[] }
	| { readonly kind: "check"; readonly ref: string; readonly checked: boolean }
	/** `keys`: one key or chord of the allow-list, such as `Enter`, `Control+a`. Without `ref`: the focused element. */
	| { readonly kind: "press"; readonly keys: string; readonly ref?: string }
	/** One viewport (or container) height. Without `ref`: the page. `to`: scroll that target into view. */
	| {
			readonly kind: "scroll";
			readonly direction: "up" | "down" | "left" | "right" | "to";
			readonly ref?: string;
	  }
	| { readonly kind: "drag"; readonly ref: string; readonly toRef: string }
	/** Absolute paths of existing files. */
	| { readonly kind: "upload"; readonly ref: string; readonly files: readonly string[] }
	| { readonly kind: "dialog"; readonly accept: boolean; readonly text?: string }
	| { readonly kind: "back" }
	| { readonly kind: "wait"; readonly limitMs: number }
	| { readonly kind: "tab"; readonly index: number; readonly close?: boolean };

export type ActionKind = Action["kind"];
