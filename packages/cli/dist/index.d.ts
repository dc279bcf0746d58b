export { type BrowserRunOptions, runInBrowser } from "./browser-run.ts";
export type { CliIo } from "./io.ts";
export { browserOfBefore, pageOfBefore, type ResumeInput, resumeRequest, } from "./resume-request.ts";
export { runCli, VERSION } from "./run-cli.ts";
//# sourceMappingURL=index.d.ts.map