export { exitCode, proofSchema, run, UsageError } from "@surehand/core";
export { openBrowser } from "@surehand/driver-playwright";
export { embeddedJudge } from "@surehand/judges/embedded";
export { createRunStore, listRuns, openRun } from "@surehand/runs";
export { resume } from "./resume.js";
export { surehand } from "./surehand.js";
//# sourceMappingURL=index.js.map