import type { Driver } from "@surehand/core";
import { playwrightDriver } from "@surehand/driver-playwright";
import type { Page } from "playwright-core";

/** The product's driver on a page of the bench. Opened before the page goes anywhere, as a host would. */
export function openDriver(page: Page): Driver {
	return playwrightDriver(page);
}
