import {
	browserOfBefore,
	pageOfBefore,
	type ResumeInput,
	resumeRequest,
	runInBrowser,
} from "@surehand/cli";
import { type Run, UsageError } from "@surehand/core";
import { embeddedJudge } from "@surehand/judges/embedded";
import { createRunStore, openRun } from "@surehand/runs";
import { RUNS_FOLDER, type SurehandOptions, withBrowser } from "./surehand.ts";

export interface ResumeOptions
	extends ResumeInput,
		Pick<SurehandOptions, "judge" | "browser" | "out" | "signal"> {
	readonly runId: string;
}

/**
 * Goes on with a run that stopped: reopens its last page with the cookies it had, reads before it acts, and never repeats an
 * action whose effect is unknown. Rejects with `UsageError` or `RunFolderError` when the run cannot go on that way.
 */
export async function resume(options: ResumeOptions): Promise<Run> {
	const { runId, judge, browser, out, signal, ...input } = options;
	const root = out ?? RUNS_FOLDER;
	const { state, folder } = await openRun(root, runId);
	if (!state) {
		const message = `Run ${runId} ended before it did anything that could be continued.`;
		throw new UsageError("run_without_state", message, "Start it again.");
	}
	const request = resumeRequest(state, input);
	return runInBrowser({
		url: pageOfBefore(state),
		request,
		browser: browserOfBefore(folder, withBrowser(browser)),
		judge: judge ?? embeddedJudge(),
		store: createRunStore({
			root,
			runId,
			redact: Object.values(request.secrets ?? {}),
			values: request.values ?? {},
		}),
		...(signal ? { signal } : {}),
	});
}
