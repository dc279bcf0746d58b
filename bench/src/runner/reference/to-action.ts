import type { Action, Target } from "@surehand/core";
import type { ReferenceStep } from "./step.ts";

export interface StepTargets {
	readonly target?: Target;
	readonly to?: Target;
	readonly files: Readonly<Record<string, string>>;
	/** The step's value with the task's values put in. */
	readonly value: string;
	/** The value holds a secret. */
	readonly secret: boolean;
}

/** The product's action for a step; undefined when the step is only a wait. Throws when the step is incomplete. */
export function toAction(step: ReferenceStep, targets: StepTargets): Action | undefined {
	const { value, files, secret } = targets;
	const ref = (): string => refOf(targets.target, step);
	const focused = targets.target ? { ref: targets.target.ref } : {};
	switch (step.act) {
		case "click":
			return { kind: "click", ref: ref() };
		case "double_click":
			return { kind: "click", ref: ref(), count: 2 };
		case "hover":
			return { kind: "hover", ref: ref() };
		case "fill":
			return { kind: "fill", ref: ref(), text: value, ...(secret ? { secret } : {}) };
		case "select":
			return { kind: "select", ref: ref(), options: [value] };
		case "check":
		case "uncheck":
			return { kind: "check", ref: ref(), checked: step.act === "check" };
		case "press":
			return { kind: "press", keys: value, ...focused };
		case "scroll":
			return { kind: "scroll", direction: toDirection(value), ...focused };
		case "drag":
			return { kind: "drag", ref: ref(), toRef: refOf(targets.to, step) };
		case "upload":
			return { kind: "upload", ref: ref(), files: [files[value] ?? value] };
		case "dialog":
			return { kind: "dialog", accept: value !== "dismiss", text: value };
		case "tab":
			return { kind: "tab", index: Number(value) };
		case "wait_for":
			return undefined;
	}
}

function refOf(target: Target | undefined, step: ReferenceStep): string {
	if (target) return target.ref;
	throw new Error(`a reference step without a target: ${JSON.stringify(step)}`);
}

function toDirection(value: string): "up" | "down" | "left" | "right" | "to" {
	const directions = ["up", "down", "left", "right", "to"] as const;
	const found = directions.find((direction) => direction === value);
	if (!found) throw new Error(`a reference step scrolls ${directions.join(", ")}, not "${value}"`);
	return found;
}
