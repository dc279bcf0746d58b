import { type PlaywrightDriver, playwrightDriver } from "@surehand/driver-playwright";
import type { Page } from "playwright-core";

/** The product's driver on a page of the bench. Opened before the page goes anywhere, as a host would. */
export function openDriver(page: Page): PlaywrightDriver {
	return playwrightDriver(page);
}

/** Milliseconds the driver has spent so far waiting for pages to rest. */
export function totalSettleMs(driver: PlaywrightDriver): number {
	return Object.values(driver.waits()).reduce((sum, { ms }) => sum + ms, 0);
}
