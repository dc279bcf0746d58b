export {
	type PlaywrightDriver,
	type PlaywrightDriverOptions,
	playwrightDriver,
} from "./driver.ts";
export { BrowserError } from "./errors.ts";
export type { GotoResult } from "./goto.ts";
export { type BrowserOptions, type BrowserSession, openBrowser } from "./session.ts";
export type { Waits } from "./surface.ts";
