export { runInBrowser } from "./browser-run.js";
export { browserOfBefore, pageOfBefore, resumeRequest, } from "./resume-request.js";
export { runCli, VERSION } from "./run-cli.js";
//# sourceMappingURL=index.js.map