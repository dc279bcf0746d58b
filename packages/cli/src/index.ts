export { type BrowserRunOptions, runInBrowser } from "./browser-run.ts";
export type { CliIo } from "./io.ts";
export { runCli, VERSION } from "./run-cli.ts";
