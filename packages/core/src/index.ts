export type { Candidate } from "./candidates/candidate.ts";
export { fieldFit, namesSecret } from "./candidates/fields.ts";
export { verbOfLabel } from "./candidates/label-verb.ts";
export { type Irreversible, irreversibleByWords } from "./gates/irreversible.ts";
export { type TextModel, TextModelError, type TextRequest } from "./gates/text-model.ts";
export type { Clause, Contingency, Goal, Prohibition, StopAt, Verb } from "./goal/goal.ts";
export { readGoal } from "./goal/read-goal.ts";
export { containsPhrase, coverage, foldText, isCjk, sameText, stem, tokens } from "./goal/words.ts";
export { checkAnswers, choiceConfidence, scoreConfidence } from "./judge/distribution.ts";
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
	JudgeThresholds,
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
export { NONE } from "./judge/questions.ts";
export { DEFAULT_LIMITS, type Limits, MAX_STEPS } from "./limits.ts";
export { type ParsedRequest, parseRequest } from "./parse-request.ts";
export { type GoalMemory, type MemoryEntry, SessionMemory } from "./progress/memory.ts";
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
	ResumeRequest,
	RunPorts,
	RunRequest,
	Subgoal,
} from "./request.ts";
export { type Run, run } from "./run.ts";
export type { Action, ActionKind } from "./surface/action.ts";
export {
	bareText,
	type Change,
	type Download,
	describeChange,
	type Effects,
	noChange,
	type RequestSeen,
	type TargetChange,
} from "./surface/change.ts";
export type {
	Driver,
	Effect,
	ExtractHint,
	FailureCategory,
	ObserveOptions,
	Snapshot,
} from "./surface/driver.ts";
export { fingerprint } from "./surface/fingerprint.ts";
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
export { redact } from "./trace/redact.ts";
export type { RunState } from "./trace/state.ts";
export type { LedgerEntry, RunStore } from "./trace/store.ts";
export { UsageError } from "./usage-error.ts";
