import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RunStore } from "@surehand/core";
import type { BrowserSession } from "@surehand/driver-playwright";
import { type FileRunStore, replaceFile } from "@surehand/runs";

/** Cookies and storage of a run that can be resumed, in its folder. */
export const BROWSER_STATE_FILE = "browser-state.json";

type Context = ReturnType<BrowserSession["page"]["context"]>;
type BrowserState = Awaited<ReturnType<Context["storageState"]>>;

/** Cookies and storage, so that another run is still signed in; a secret a page has stored is masked here too. */
export async function keepBrowserState(
	path: string,
	session: BrowserSession,
	store: FileRunStore,
): Promise<void> {
	await write(path, await session.page.context().storageState(), store);
}

/** A store that also keeps the cookies after every step, so that a crash does not sign the run out. */
export function withCookies(store: FileRunStore, session: BrowserSession): RunStore {
	const path = join(store.folder, BROWSER_STATE_FILE);
	let writing: Promise<void> = Promise.resolve();
	const keep = async (): Promise<void> => {
		const cookies = await session.page.context().cookies();
		await write(path, { cookies, origins: await readOrigins(path) }, store);
	};
	return {
		...store,
		saveState: async (state) => {
			await store.saveState(state);
			writing = writing.then(keep).catch(() => undefined);
		},
		close: async () => {
			await writing;
			await store.close();
		},
	};
}

/** Storage that an earlier part of the run has left. */
async function readOrigins(path: string): Promise<BrowserState["origins"]> {
	try {
		const { origins } = JSON.parse(await readFile(path, "utf8")) as BrowserState;
		return origins;
	} catch {
		return [];
	}
}

async function write(path: string, state: BrowserState, store: FileRunStore): Promise<void> {
	await replaceFile(path, JSON.stringify(store.redact(state)));
}
