import { embeddedJudge } from "@surehand/judges/embedded";
import type { JudgeName } from "../options.ts";
import { openDriver } from "./driver.ts";
import { productRunner } from "./product.ts";
import { readSteps, referenceRunner } from "./reference/runner.ts";
import type { Runner } from "./runner.ts";

export interface RunnerSettings {
	readonly maxSteps: number;
	readonly deadlineMs: number;
	/** Folder with hand-written steps. */
	readonly reference: string;
}

/** The runner behind a `--judge`. */
export async function openRunner(judge: JudgeName, settings: RunnerSettings): Promise<Runner> {
	if (judge === "reference") {
		return referenceRunner({ steps: await readSteps(settings.reference), openDriver });
	}
	const { maxSteps, deadlineMs } = settings;
	return productRunner({ judge: embeddedJudge(), openDriver, maxSteps, deadlineMs });
}
