import { CONTRACT_PAGE, driverContract } from "@surehand/core/testing";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BrowserSession, openBrowser, playwrightDriver } from "../src/index.ts";
import { LAUNCH } from "./bench-page.ts";

let session: BrowserSession;
let browser: Browser;

beforeAll(async () => {
	session = await openBrowser(LAUNCH);
	const own = session.page.context().browser();
	if (!own) throw new Error("the context has no browser");
	browser = own;
});
afterAll(() => session.close());

driverContract({ describe, test, expect }, async () => {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.setContent(CONTRACT_PAGE);
	const remove = "[...document.querySelectorAll('button')].find(b=>b.textContent==='Save')";
	const twin =
		"Object.assign(document.createElement('button'),{textContent:'Save',onclick(){document.title='wrong'}})";
	return {
		driver: playwrightDriver(page),
		removeSave: () => page.evaluate(`${remove}.remove()`),
		replaceSave: () => page.evaluate(`${remove}.replaceWith(${twin})`),
		close: () => context.close(),
	};
});
