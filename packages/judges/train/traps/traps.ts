import { fieldScenarios } from "./fields.ts";
import { labelScenarios } from "./labels.ts";
import { limitScenarios } from "./limits.ts";
import { optionScenarios } from "./options.ts";
import { placeScenarios } from "./places.ts";
import { rowScenarios } from "./rows.ts";
import { scopeScenarios } from "./scopes.ts";
import { switchScenarios } from "./switches.ts";
import { tongueScenarios } from "./tongues.ts";
import { type Trap, trapsOf } from "./trap.ts";
import { wayScenarios } from "./ways.ts";

/** Every labelled decision, the same on every run. */
export const TRAPS: readonly Trap[] = trapsOf([
	...rowScenarios,
	...placeScenarios,
	...labelScenarios,
	...switchScenarios,
	...scopeScenarios,
	...optionScenarios,
	...fieldScenarios,
	...wayScenarios,
	...limitScenarios,
	...tongueScenarios,
]);
