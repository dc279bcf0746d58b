import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const BENCH = dirname(dirname(fileURLToPath(import.meta.url)));

export const WORKSPACE: string = dirname(BENCH);
/** Ignored by git. */
export const RESULTS: string = join(BENCH, "results");
/** Hand-written steps. */
export const REFERENCE: string = join(BENCH, "reference");

/** Material that lies beside the checkout, for when nobody named another. */
export function besideCheckout(path: string): string | undefined {
	const found = join(WORKSPACE, "..", "shared", path);
	return existsSync(found) ? found : undefined;
}
