import type { Session, Stop } from "../session.ts";
import type { Snapshot } from "../surface/driver.ts";
import type { ProofVerdict } from "./proof.ts";

/** Checks the proofs the caller gave; decides done, and stops when a `never` proof has become true. */
export async function checkProofs(session: Session, snapshot: Snapshot): Promise<Stop | undefined> {
	const { expect } = session;
	const { never } = session.request;
	if (expect.length + never.length === 0) return undefined;
	const verdicts = await snapshot.check([...expect, ...never], { signal: session.signal });
	const wanted = verdicts.slice(0, expect.length);
	session.alreadyTrue ??= wanted.map(({ holds }) => holds);
	session.verdicts = wanted.map((verdict, index) =>
		markAlready(verdict, session.alreadyTrue?.[index] === true),
	);
	const violated = verdicts.slice(expect.length).find(({ holds }) => holds);
	if (violated) {
		return {
			reason: "never_violated",
			detail: `What must never hold does: ${JSON.stringify(violated.proof)} (${violated.found}).`,
		};
	}
	if (expect.length === 0 || !wanted.every(({ holds }) => holds)) return undefined;
	const allAlready = session.alreadyTrue.every(Boolean);
	if (!allAlready) return { reason: "proved", detail: "Every proof that was asked for holds." };
	if (session.step === session.firstStep)
		return {
			reason: "proved",
			detail: "Every proof held before anything was done.",
			alreadyDone: true,
		};
	return undefined;
}

function markAlready(verdict: ProofVerdict, already: boolean): ProofVerdict {
	return already ? { ...verdict, alreadyTrue: true } : verdict;
}
