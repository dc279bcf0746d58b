import type { ClauseProgress } from "../progress/clauses.ts";
import type { Decision, Session } from "../session.ts";
import type { Observation } from "../surface/observation.ts";
import type { Candidate } from "./candidate.ts";

/** What rules and gates look at in one step. */
export interface RuleInput {
	readonly session: Session;
	readonly observation: Observation;
	readonly progress: ClauseProgress;
	readonly candidates: readonly Candidate[];
}

/** A decision no judge was asked for. */
export function decide({ progress }: RuleInput, candidate: Candidate, rule: string): Decision {
	return { candidate, progress, by: `rule:${rule}`, named: true, irreversible: 0 };
}
