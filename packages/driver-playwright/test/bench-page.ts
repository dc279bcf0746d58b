/** One shared browser per test file, and a tiny server of inline pages. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Action, Effect, Observation, Snapshot, Target } from "@surehand/core";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type BrowserSession, openBrowser } from "../src/index.ts";

const CHROMIUM: string = process.env.SUREHAND_BROWSER ?? "/usr/bin/chromium";
export const LAUNCH = { executablePath: CHROMIUM, args: ["--no-sandbox"] } as const;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What a test works with: shows pages, finds targets, acts on them. */
export interface Bench {
	readonly session: BrowserSession;
	/** Address of this server under another host name, so that its frames live in another process. */
	readonly otherOrigin: string;
	readonly origin: string;
	/** Requests the server has seen for other paths than those shown. */
	readonly served: string[];
	route(path: string, answer: string | Handler): void;
	show(html: string): Promise<Snapshot>;
	observe(): Promise<Snapshot>;
	/** Acts on the observation given, or on a fresh one. */
	act(action: Action, on?: Snapshot): Promise<Effect>;
	/** Evaluates in the page itself, as a witness. */
	truth<T>(expression: string): Promise<T>;
}

export const NEVER: AbortSignal = new AbortController().signal;

export function useBench(): Bench {
	const routes = new Map<string, string | Handler>();
	const served: string[] = [];
	let server: Server;
	let session: BrowserSession;
	let latest: Snapshot | undefined;
	const port = (): number => (server.address() as AddressInfo).port;
	beforeAll(async () => {
		server = createServer((request, response) => serve(request, response));
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		session = await openBrowser(LAUNCH);
	});
	afterAll(async () => {
		await session.close();
		server.closeAllConnections();
		server.close();
	});
	beforeEach(() => {
		routes.clear();
		served.length = 0;
	});
	function serve(request: IncomingMessage, response: ServerResponse): void {
		const path = (request.url ?? "/").split("?")[0] ?? "/";
		const route = routes.get(path);
		if (path !== "/") served.push(`${request.method} ${request.url}`);
		if (typeof route === "function") {
			route(request, response);
			return;
		}
		response.setHeader("content-type", "text/html; charset=utf-8");
		if (route === undefined) response.statusCode = 404;
		response.end(route ?? "<title>none</title><p>no such page</p>");
	}
	const observe = async (): Promise<Snapshot> => {
		latest = await session.driver.observe({ signal: NEVER });
		return latest;
	};
	return {
		get session() {
			return session;
		},
		get origin() {
			return `http://127.0.0.1:${port()}`;
		},
		get otherOrigin() {
			return `http://localhost:${port()}`;
		},
		served,
		route: (path, answer) => void routes.set(path, answer),
		async show(html) {
			routes.set("/", html);
			await session.goto(`http://127.0.0.1:${port()}/`);
			return observe();
		},
		observe,
		act: async (action, on) => (on ?? latest ?? (await observe())).act(action, { signal: NEVER }),
		truth: (expression) => session.page.evaluate(expression),
	};
}

/** The only target with this name (and role); fails loudly with what there is. */
export function named(from: Snapshot | Observation, name: string, role?: string): Target {
	const { targets } = "observation" in from ? from.observation : from;
	const found = targets.filter(
		(target) => target.name === name && (role === undefined || target.role === role),
	);
	const [first] = found;
	if (found.length === 1 && first) return first;
	const there = targets.map((target) => `${target.role} "${target.name}"`).join(", ");
	throw new Error(`${found.length} targets named "${name}" among: ${there}`);
}

/** The change of an effect that must have been carried out. */
export function changeOf(effect: Effect): Extract<Effect, { status: "acted" }>["change"] {
	if (effect.status === "acted") return effect.change;
	throw new Error(`not acted: ${JSON.stringify(effect)}`);
}
