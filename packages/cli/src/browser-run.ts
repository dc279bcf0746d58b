import { chmod, rm } from "node:fs/promises";
import { join } from "node:path";
import {
	type Driver,
	type FailureCategory,
	type Judge,
	type Outcome,
	type Run,
	type RunEvent,
	type RunRequest,
	run,
} from "@surehand/core";
import type { BrowserOptions, BrowserSession } from "@surehand/driver-playwright";
import type { FileRunStore } from "@surehand/runs";
import { BROWSER_STATE_FILE, keepBrowserState, withCookies } from "./browser-state.ts";

const SCREENSHOT_FILE = "final.png";
/** What is still done after the end of a run, all of it together, may not keep anybody waiting. */
const CLOSING_LIMIT_MS = 5_000;
/** For the first page to arrive. */
const OPEN_LIMIT_MS = 30_000;
const OWNER_ONLY = 0o600;

export interface BrowserRunOptions {
	readonly url: string;
	readonly request: RunRequest;
	readonly browser: BrowserOptions;
	readonly judge: Judge;
	readonly store: FileRunStore;
	/** File for cookies and storage at the end, to start other runs signed in. */
	readonly saveState?: string;
	readonly signal?: AbortSignal;
}

/**
 * Opens a browser on a page, carries the goal out, leaves a screenshot and (unless done) the browser's cookies and storage
 * in the run folder, and closes the browser. `outcome` never rejects: a browser that cannot be opened is an outcome too.
 */
export function runInBrowser(options: BrowserRunOptions): Run {
	const going = start(options);
	const outcome = going.then(async (started) =>
		finish(await started.run.outcome, started, options),
	);
	return { outcome, [Symbol.asyncIterator]: () => readEvents(going) };
}

interface Started {
	readonly run: Run;
	readonly session?: BrowserSession;
	/** Why there is no browser. */
	readonly failure?: unknown;
}

async function start(options: BrowserRunOptions): Promise<Started> {
	const { url, judge, store, signal } = options;
	const request = { ...options.request, host: { ...options.request.host, url } };
	const ports = { judge, ...(signal ? { signal } : {}) };
	try {
		const session = await openOn(options);
		const own = { driver: session.driver, store: withCookies(store, session) };
		return { session, run: run(request, { ...ports, ...own }) };
	} catch (failure) {
		return { failure, run: run(request, { ...ports, driver: absentDriver(failure), store }) };
	}
}

async function openOn({
	url,
	browser,
	store,
	request,
	signal,
}: BrowserRunOptions): Promise<BrowserSession> {
	const { openBrowser } = await import("@surehand/driver-playwright");
	const session = await openBrowser({
		...browser,
		...(request.limits ? { limits: request.limits } : {}),
		downloadFolder: join(store.folder, "downloads"),
	});
	try {
		const { deadlineMs = OPEN_LIMIT_MS } = request.limits ?? {};
		const limitMs = Math.min(OPEN_LIMIT_MS, deadlineMs / 2);
		const opened = await session.goto(url, { limitMs, ...(signal ? { signal } : {}) });
		if (opened.status === "download")
			throw new NoPageError("The address is a file to download, no page.");
		if (opened.status === "timeout" && session.page.url() === "about:blank") {
			throw new NoPageError(`The server did not answer within ${limitMs / 1000} s.`);
		}
		return session;
	} catch (error) {
		await session.close();
		throw error;
	}
}

/** Nothing to look at. A load that failed is no such case: the loop sees the browser's own error page. */
class NoPageError extends Error {
	readonly category: FailureCategory = "document_not_ready";
	readonly hint: string = "Check the address and try again.";
}

/** Stands for a browser that could not be opened, so that the run ends like every other: with an outcome and a record. */
function absentDriver(failure: unknown): Driver {
	return {
		id: () => undefined,
		observe: () => Promise.reject(failure),
		failureCategory: () => categoryOf(failure),
		roundTrips: () => 0,
	};
}

/** Errors of the page carry their category; those of the browser itself are about how it was set up. */
function categoryOf(failure: unknown): FailureCategory {
	const named = failure as Partial<NoPageError> | undefined;
	return named?.category ?? "configuration";
}

async function* readEvents(going: Promise<Started>): AsyncGenerator<RunEvent> {
	yield* (await going).run;
}

async function finish(
	outcome: Outcome,
	{ session, failure }: Started,
	{ store, saveState }: BrowserRunOptions,
): Promise<Outcome> {
	if (!session) {
		const explained = store.redact(explain(outcome, failure));
		await store.saveOutcome(explained);
		return explained;
	}
	const endsAtMs = performance.now() + CLOSING_LIMIT_MS;
	const inTime = (work: Promise<unknown>): Promise<boolean> => succeedsBefore(work, endsAtMs);
	try {
		if (outcome.failure?.category === "browser_closed") return outcome;
		const picture = join(store.folder, SCREENSHOT_FILE);
		const taken = await inTime(session.screenshot(picture).then(() => chmod(picture, OWNER_ONLY)));
		const forResume = join(store.folder, BROWSER_STATE_FILE);
		if (outcome.resume) await inTime(keepBrowserState(forResume, session, store));
		else await rm(forResume, { force: true });
		if (saveState) await inTime(keepBrowserState(saveState, session, store));
		if (!taken) return outcome;
		const files = [...(outcome.evidence.files ?? []), picture];
		const whole = { ...outcome, evidence: { ...outcome.evidence, files } };
		await store.saveOutcome(whole);
		return whole;
	} finally {
		await session.close();
	}
}

/** The driver's own words say what to do; core never repeats the message of an error it does not know. */
function explain(outcome: Outcome, failure: unknown): Outcome {
	if (!(failure instanceof Error && "hint" in failure) || !outcome.failure) return outcome;
	const message = /[.!?]$/u.test(failure.message) ? failure.message : `${failure.message}.`;
	const detail = `${message} ${String(failure.hint)}`;
	return { ...outcome, summary: detail, failure: { ...outcome.failure, detail } };
}

/** Whether the work succeeded before that time; at the latest then. */
async function succeedsBefore(work: Promise<unknown>, endsAtMs: number): Promise<boolean> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<boolean>((resolve) => {
		timer = setTimeout(() => resolve(false), Math.max(0, endsAtMs - performance.now()));
	});
	const done = work.then(
		() => true,
		() => false,
	);
	return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
