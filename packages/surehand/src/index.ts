export type {
	Action,
	AnswerTo,
	Change,
	Driver,
	ExtractHint,
	Judge,
	Limits,
	Observation,
	Outcome,
	Proof,
	ProofVerdict,
	Question,
	Questions,
	Run,
	RunEvent,
	RunPorts,
	RunRequest,
	RunStore,
	Snapshot,
	Status,
	StopReason,
	Subgoal,
	Target,
} from "@surehand/core";
export { exitCode, proofSchema, run, UsageError } from "@surehand/core";
export { type BrowserOptions, type BrowserSession, openBrowser } from "@surehand/driver-playwright";
export { embeddedJudge } from "@surehand/judges/embedded";
export { createRunStore, listRuns, openRun } from "@surehand/runs";
export { type ResumeOptions, resume } from "./resume.ts";
export { type SurehandOptions, surehand } from "./surehand.ts";
