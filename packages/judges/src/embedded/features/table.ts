import { explorationFeatures } from "./exploration.ts";
import type { Feature } from "./feature.ts";
import { historyFeatures } from "./history.ts";
import { nameFeatures } from "./name.ts";
import { operationFeatures } from "./operation.ts";
import { orderFeatures } from "./order.ts";
import { placeFeatures } from "./place.ts";
import { stateFeatures } from "./state.ts";
import { valueFeatures } from "./value.ts";

/** Every feature of the ranker, by idea. */
export const FEATURES: readonly Feature[] = [
	...nameFeatures,
	...operationFeatures,
	...valueFeatures,
	...stateFeatures,
	...orderFeatures,
	...placeFeatures,
	...historyFeatures,
	...explorationFeatures,
];
