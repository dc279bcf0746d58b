import { existsSync } from "node:fs";
import { join } from "node:path";
import {
	type Limits,
	MAX_STEPS,
	type ResumeRequest,
	type RunRequest,
	type RunState,
	UsageError,
} from "@surehand/core";
import type { BrowserOptions } from "@surehand/driver-playwright";
import { BROWSER_STATE_FILE } from "./browser-state.ts";
import { readHostSettings } from "./host-settings.ts";

/** What the caller adds to a stopped run. */
export interface ResumeInput extends Pick<RunRequest, "values" | "secrets" | "files"> {
	readonly verb: ResumeRequest["verb"];
	/** Default: as the run was started. */
	readonly maxSteps?: number;
	readonly deadlineMs?: number;
}

/**
 * The request that goes on with a run. Throws `UsageError` when an approval does not fit, or when a secret of the run is
 * not handed over again.
 */
export function resumeRequest(state: RunState, input: ResumeInput): RunRequest {
	const { verb, values = {}, secrets = {}, files = {} } = input;
	if (verb.kind === "approve") checkApproval(state, verb.token);
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

function checkApproval({ runId, pending, token }: RunState, given: string): void {
	if (!pending || !token) {
		const hint = "Go on with continue, or look at how it stopped.";
		throw new UsageError("nothing_pending", `Nothing in run ${runId} waits for an approval.`, hint);
	}
	if (given !== token.value) {
		const hint = "Copy the token from the outcome of the last stop; each stop has a new one.";
		throw new UsageError("token_wrong", "This is not the token of the pending action.", hint);
	}
	if (Date.parse(token.expiresAt) < Date.now()) {
		const hint =
			"Go on with continue: the run stops at the action again and shows its present terms.";
		throw new UsageError("token_expired", `The token expired at ${token.expiresAt}.`, hint);
	}
}

/** Where a resumed run opens: its last page, or its first when it had not seen one. */
export function pageOfBefore({ url, host }: RunState): string {
	return url === "" ? (readHostSettings(host).url ?? "about:blank") : url;
}

/** Options that give a resumed run the cookies and storage it stopped with. */
export function browserOfBefore(folder: string, browser: BrowserOptions): BrowserOptions {
	const storageState = join(folder, BROWSER_STATE_FILE);
	return existsSync(storageState) ? { ...browser, storageState } : browser;
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
