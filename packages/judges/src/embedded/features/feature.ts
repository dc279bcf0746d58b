import type { Option, Scene } from "../reading/scene.ts";

/** One thing looked at about an option, −1 to 1. */
export interface Feature {
	readonly name: string;
	/** Weight before training, and what training is held close to. */
	readonly prior: number;
	readonly of: (option: Option, scene: Scene) => number;
}
