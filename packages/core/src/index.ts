export type { Candidate } from "./candidates/candidate.ts";
export type { Clause, Contingency, Goal, Prohibition, StopAt, Verb } from "./goal/goal.ts";
export type {
	AnswerTo,
	AskOptions,
	Choice,
	ChoiceAnswer,
	ClauseState,
	DecisionContext,
	Judge,
	JudgeAnswer,
	JudgeLimits,
	JudgeRequest,
	JudgeUsage,
	Noul,
	NoulAnswer,
	Question,
	Questions,
	Score,
	ScoreAnswer,
	State,
	ValueView,
} from "./judge/judge.ts";
export { JudgeError } from "./judge/judge.ts";
export { DEFAULT_LIMITS, type Limits, MAX_STEPS } from "./limits.ts";
export type { MemoryEntry } from "./progress/memory.ts";
export {
	type Evidence,
	exitCode,
	type InputNeed,
	type Outcome,
	type PendingAction,
	type ResumeVerb,
	STATUS_OF,
	type Stage,
	type Status,
	type StopReason,
	type TargetChoice,
} from "./proof/outcome.ts";
export {
	type CssText,
	type Proof,
	type ProofKind,
	type ProofVerdict,
	proofSchema,
} from "./proof/proof.ts";
export type {
	Clock,
	ExtractHint,
	ResumeRequest,
	RunPorts,
	RunRequest,
	Subgoal,
} from "./request.ts";
export type { Action, ActionKind } from "./surface/action.ts";
export {
	type Change,
	type Download,
	describeChange,
	type Effects,
	foldText,
	noChange,
	type RequestSeen,
	type TargetChange,
} from "./surface/change.ts";
export type {
	Driver,
	Effect,
	FailureCategory,
	ObserveOptions,
	Snapshot,
} from "./surface/driver.ts";
export type {
	BlindSpot,
	BlindSpotKind,
	Message,
	Near,
	Observation,
	Operation,
	PageFailure,
	PendingDialog,
	ScrollState,
	Target,
	TargetOption,
} from "./surface/observation.ts";
export type {
	ActionSummary,
	DecisionSummary,
	ObservationSummary,
	RunEvent,
} from "./trace/events.ts";
export type { RunState } from "./trace/state.ts";
export type { LedgerEntry, RunStore } from "./trace/store.ts";
