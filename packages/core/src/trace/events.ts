import type { NoulAnswer } from "../judge/judge.ts";
import type { Outcome } from "../proof/outcome.ts";
import type { ProofVerdict } from "../proof/proof.ts";
import type { Change } from "../surface/change.ts";
import type { Effect } from "../surface/driver.ts";
import type { Near, Observation } from "../surface/observation.ts";

/** What a run tells while it goes on; also the lines of the trace. Holds no secret. `atMs` counts from the start. */
export type RunEvent =
	| {
			readonly type: "start";
			readonly atMs: number;
			readonly runId: string;
			readonly goal: string;
			readonly clauses: readonly string[];
			readonly judge: string;
	  }
	| {
			readonly type: "observed";
			readonly atMs: number;
			readonly step: number;
			readonly observation: ObservationSummary;
			readonly proofs: readonly ProofVerdict[];
	  }
	| {
			readonly type: "decided";
			readonly atMs: number;
			readonly step: number;
			readonly decision: DecisionSummary;
	  }
	/** Every request to the judge and its answer, also when nothing was decided on it. */
	| {
			readonly type: "judged";
			readonly atMs: number;
			readonly step: number;
			/** `step`, `end` or `confirm`. */
			readonly purpose: string;
			readonly by: string;
			readonly clause: string;
			/** Best first, at most five. */
			readonly options: readonly { readonly label: string; readonly probability: number }[];
			/** Yes/no probabilities by question. */
			readonly answers: Readonly<Record<string, number>>;
			readonly ms: number;
	  }
	| {
			readonly type: "refused";
			readonly atMs: number;
			readonly step: number;
			readonly gate: string;
			readonly reason: string;
	  }
	| {
			readonly type: "acted";
			readonly atMs: number;
			readonly step: number;
			readonly action: ActionSummary;
			readonly status: Effect["status"];
			readonly reason?: string;
			readonly change?: Change;
			readonly ms: number;
			readonly roundTrips: number;
	  }
	| {
			readonly type: "clause";
			readonly atMs: number;
			readonly step: number;
			readonly index: number;
			readonly text: string;
			readonly state: string;
			readonly effect?: string;
	  }
	| {
			readonly type: "waiting";
			readonly atMs: number;
			readonly step: number;
			readonly reason: string;
	  }
	| { readonly type: "note"; readonly atMs: number; readonly step: number; readonly text: string }
	| { readonly type: "end"; readonly atMs: number; readonly outcome: Outcome };

export interface ObservationSummary
	extends Pick<Observation, "url" | "title" | "headings" | "messages" | "selected" | "blindSpots"> {
	readonly targets: number;
	readonly textChars: number;
	/** Fingerprint of the state, for comparison between steps. */
	readonly state: string;
}

export interface DecisionSummary {
	readonly clause: number;
	/** `rule:<name>`, or the id of the judge that decided. */
	readonly by: string;
	readonly action: ActionSummary;
	readonly probability?: number;
	/** The best options, best first, at most five. */
	readonly options?: readonly { readonly label: string; readonly probability: number }[];
	readonly answers?: Readonly<Record<string, Pick<NoulAnswer, "probability" | "confidence">>>;
	readonly ms: number;
}

export interface ActionSummary {
	/** One line for people, such as `fill "Destination" with city`. Never the text of a secret. */
	readonly label: string;
	readonly kind: string;
	readonly target?: {
		readonly key: string;
		readonly role: string;
		readonly name: string;
		readonly near: Near;
	};
}
