import { chmod, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
	type Judge,
	type Outcome,
	type Run,
	type RunEvent,
	type RunRequest,
	run,
} from "@surehand/core";
import { type BrowserOptions, type BrowserSession, openBrowser } from "@surehand/driver-playwright";
import { type FileRunStore, replaceFile } from "@surehand/runs";

export const BROWSER_STATE_FILE = "browser-state.json";
const SCREENSHOT_FILE = "final.png";
/** What is still done after the end of a run may not keep anybody waiting. */
const CLOSING_LIMIT_MS = 5_000;

export interface BrowserRunOptions {
	readonly url: string;
	readonly request: RunRequest;
	readonly browser: BrowserOptions;
	readonly judge: Judge;
	readonly store: FileRunStore;
	readonly signal?: AbortSignal;
}

/**
 * Opens a browser on a page, carries the goal out, leaves a screenshot and (unless done) the browser's cookies and storage
 * in the run folder, and closes the browser. `outcome` rejects only when no browser could be opened.
 */
export function runInBrowser(options: BrowserRunOptions): Run {
	const started = start(options);
	const outcome = started.then(async ({ session, going }) =>
		finish(await going.outcome, session, options),
	);
	started.catch(() => undefined);
	return { outcome, [Symbol.asyncIterator]: () => readEvents(started) };
}

interface Started {
	readonly session: BrowserSession;
	readonly going: Run;
}

async function start({
	url,
	request,
	browser,
	judge,
	store,
	signal,
}: BrowserRunOptions): Promise<Started> {
	try {
		const session = await openBrowser(browser);
		try {
			await session.goto(url);
			const ports = { driver: session.driver, judge, store, ...(signal ? { signal } : {}) };
			return { session, going: run(request, ports) };
		} catch (error) {
			await session.close();
			throw error;
		}
	} catch (error) {
		await store.error("configuration", error);
		await store.close();
		throw error;
	}
}

async function* readEvents(started: Promise<Started>): AsyncGenerator<RunEvent> {
	const { going } = await started;
	yield* going;
}

async function finish(
	outcome: Outcome,
	session: BrowserSession,
	{ store }: BrowserRunOptions,
): Promise<Outcome> {
	try {
		if (outcome.failure?.category === "browser_closed") return outcome;
		const picture = join(store.folder, SCREENSHOT_FILE);
		const taken = await inTime(session.screenshot(picture).then(() => chmod(picture, 0o600)));
		if (outcome.resume) await inTime(keepBrowserState(session, store));
		if (!taken) return outcome;
		const files = [...(outcome.evidence.files ?? []), picture];
		const whole = { ...outcome, evidence: { ...outcome.evidence, files } };
		await store.saveOutcome(whole);
		return whole;
	} finally {
		await session.close();
	}
}

/** Cookies and storage, so that a resumed run is still signed in; a secret a page has stored is masked here too. */
async function keepBrowserState(session: BrowserSession, store: FileRunStore): Promise<void> {
	const path = join(store.folder, BROWSER_STATE_FILE);
	await session.storageState(path);
	const content: unknown = JSON.parse(await readFile(path, "utf8"));
	await replaceFile(path, JSON.stringify(store.redact(content)));
}

async function inTime(work: Promise<unknown>): Promise<boolean> {
	const limit = AbortSignal.timeout(CLOSING_LIMIT_MS);
	const late = new Promise<boolean>((resolve) => {
		limit.addEventListener("abort", () => resolve(false), { once: true });
	});
	return Promise.race([
		work.then(
			() => true,
			() => false,
		),
		late,
	]);
}
