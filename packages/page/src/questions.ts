import type { Proof, ProofVerdict } from "@surehand/core";
import { matchHint } from "./hint/resolve.ts";
import { checkProofs } from "./proof/check.ts";
import { startReading } from "./reading.ts";
import { allEntries } from "./registry.ts";
import { type View, walk } from "./view/walk.ts";

/** See `PageApi.check`. */
export function check(input: { readonly proofs: readonly Proof[] }): readonly ProofVerdict[] {
	startReading();
	let view: View | undefined;
	return checkProofs(input.proofs, () => {
		view ??= walk();
		return view;
	});
}

/** See `PageApi.resolveHint`. */
export function resolveHint(input: { readonly hint: string }): readonly string[] {
	startReading();
	const hinted = allEntries().map((entry) => ({ ...entry, near: () => entry.target.near }));
	return matchHint(input.hint, hinted).map((entry) => entry.target.ref);
}
