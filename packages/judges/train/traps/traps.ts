import { formScenarios } from "./forms.ts";
import { labelScenarios } from "./labels.ts";
import { rowScenarios } from "./rows.ts";
import { tongueScenarios } from "./tongues.ts";
import { type Trap, trapsOf } from "./trap.ts";
import { wayScenarios } from "./ways.ts";

/** Every labelled decision, the same on every run. */
export const TRAPS: readonly Trap[] = trapsOf([
	...rowScenarios,
	...labelScenarios,
	...formScenarios,
	...wayScenarios,
	...tongueScenarios,
]);
