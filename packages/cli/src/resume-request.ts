import { type Limits, MAX_STEPS, type ResumeRequest, type RunRequest, type RunState, UsageError } from "@surehand/core";
import { readHostSettings } from "./host-settings.ts";

/** What the caller adds to a stopped run. */
export interface ResumeInput extends Pick<RunRequest, "values" | "secrets" | "files"> {
	readonly verb: ResumeRequest["verb"];
	/** Default: as the run was started. */
	readonly maxSteps?: number;
	readonly deadlineMs?: number;
}

/** The request that goes on with a run. Throws `UsageError` when a secret of the run is not handed over again. */
export function resumeRequest(state: RunState, input: ResumeInput): RunRequest {
	const { verb, values = {}, secrets = {}, files = {} } = input;
	const missing = state.secretKeys.filter((key) => !Object.hasOwn(secrets, key));
	if (missing.length > 0) {
		throw new UsageError(
			"secret_missing",
			`The run needs its secrets again, they are never kept: ${missing.join(", ")}.`,
			`Add ${missing.map((key) => `--secret ${key}=env:NAME`).join(" ")}.`,
		);
	}
	const { extract, origins } = readHostSettings(state.host);
	const open = Object.entries({ ...state.values, ...values });
	return {
		goal: state.goal,
		values: Object.fromEntries(open.filter(([key]) => !Object.hasOwn(secrets, key))),
		secrets,
		files: { ...state.files, ...files },
		subgoals: state.subgoals,
		expect: state.expect,
		never: state.never,
		extract,
		...(origins.length > 0 ? { origins } : {}),
		limits: { ...state.limits, ...newBudget(state, input) },
		resume: { state, verb },
		host: state.host,
	};
}

/** A run that goes on after a limit gets its budget once more; else it keeps what is left of it. */
function newBudget(state: RunState, { verb, maxSteps, deadlineMs }: ResumeInput): Partial<Limits> {
	const steps = maxSteps ?? state.limits.maxSteps;
	return {
		maxSteps: verb.kind === "continue" ? Math.min(MAX_STEPS, state.steps + steps) : steps,
		maxEvaluations: Math.max(state.limits.maxEvaluations, state.evaluations + 2 * steps),
		...(deadlineMs === undefined ? {} : { deadlineMs }),
	};
}
