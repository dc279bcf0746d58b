import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { style } from "../layout/style.ts";
import { readBody } from "./body.ts";
import { errorPage, json, type Reply, redirect, type Site, type Visit } from "./exchange.ts";
import type { NewOrder, Order } from "./orders.ts";
import { type RequestRecord, recordFields } from "./record.ts";
import { Sessions } from "./sessions.ts";

export interface ServeOptions {
	/** 0 or absent: any free port. */
	readonly port?: number;
	readonly host?: "127.0.0.1";
}

/** The running demo sites, with all their server knows. */
export interface Sites {
	/** Without a trailing slash, such as `http://127.0.0.1:4000`. */
	readonly url: string;
	/** Every request but those to `/__log`, `/__reset` and `/assets/`, oldest first, at most 10,000. */
	readonly requests: readonly RequestRecord[];
	readonly orders: readonly Order[];
	/** Forgets state, requests and orders of one session, or of all. */
	reset(session?: string): void;
	close(): Promise<void>;
}

const MAX_REQUESTS = 10_000;

/** Serves the sites on loopback. Throws when the port is taken. */
export async function serve(sites: readonly Site[], options: ServeOptions = {}): Promise<Sites> {
	const desk = new Desk(sites);
	const server = createServer((request, response) => {
		desk.take(request, response).catch((error: unknown) => {
			response.destroy(error instanceof Error ? error : undefined);
		});
	});
	const url = await listen(server, options);
	return {
		url,
		requests: desk.requests,
		orders: desk.orders,
		reset: (session) => desk.reset(session),
		close: () => stop(server),
	};
}

class Desk {
	readonly requests: RequestRecord[] = [];
	readonly orders: Order[] = [];
	readonly #sites: readonly Site[];
	readonly #sessions = new Sessions();
	#orderCount = 0;

	constructor(sites: readonly Site[]) {
		this.#sites = sites.toSorted((a, b) => b.path.length - a.path.length);
	}

	reset(session?: string): void {
		this.#sessions.reset(session);
		drop(this.requests, session);
		drop(this.orders, session);
	}

	async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const at = new Date().toISOString();
		const url = new URL(request.url ?? "/", "http://127.0.0.1");
		const session = this.#sessions.identify(request.headers.cookie);
		const body = await readBody(request);
		const form = body.status === "read" ? body.fields : new URLSearchParams();
		const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
		const asked = { method, url, form, session };
		const reply =
			body.status === "read" ? this.#answer(asked) : errorPage(400, "Bad request", body.status);
		if (!isInternal(url.pathname)) {
			this.requests.push({
				method,
				path: url.pathname,
				query: recordFields(url.searchParams),
				form: recordFields(form),
				session,
				at,
				status: reply.status,
			});
			if (this.requests.length > MAX_REQUESTS) this.requests.shift();
		}
		if (reply.delayMs) await sleep(reply.delayMs);
		send(response, reply, session);
	}

	#answer(asked: Asked): Reply {
		const { pathname } = asked.url;
		if (pathname === "/assets/style.css") {
			return { status: 200, type: "text/css; charset=utf-8", body: style };
		}
		if (pathname === "/__log") return json(this.#log(asked.url.searchParams.get("session")));
		if (pathname === "/__reset" && asked.method === "POST") {
			this.reset(asked.url.searchParams.get("session") ?? undefined);
			return json({ reset: true });
		}
		const site = this.#sites.find(({ path }) => pathname.startsWith(path));
		const reply = site?.answer(this.#visit(asked, site));
		if (reply) return reply;
		if (this.#sites.some(({ path }) => path === `${pathname}/`)) {
			return redirect(`${pathname}/${asked.url.search}`);
		}
		return errorPage(404, "Page not found", "There is no page at this address.");
	}

	#visit({ method, url, form, session }: Asked, site: Site): Visit {
		return {
			method,
			path: url.pathname,
			rest: url.pathname.slice(site.path.length),
			query: url.searchParams,
			form,
			session,
			keep: (name, initial) => this.#sessions.keep(session, `${site.path} ${name}`, initial),
			placeOrder: (order) => this.#place(order, session),
			orders: () => this.orders.filter((order) => order.session === session),
		};
	}

	#place(order: NewOrder, session: string): Order {
		this.#orderCount += 1;
		const number = `SH-${1000 + this.#orderCount}`;
		const placed = { ...order, number, session, at: new Date().toISOString() };
		this.orders.push(placed);
		return placed;
	}

	#log(session: string | null): { requests: RequestRecord[]; orders: Order[] } {
		const wanted = (entry: { session: string }) => session === null || entry.session === session;
		return { requests: this.requests.filter(wanted), orders: this.orders.filter(wanted) };
	}
}

interface Asked {
	readonly method: string;
	readonly url: URL;
	readonly form: URLSearchParams;
	readonly session: string;
}

function isInternal(path: string): boolean {
	return path === "/__log" || path === "/__reset" || path.startsWith("/assets/");
}

function drop(entries: { session: string }[], session: string | undefined): void {
	const kept = entries.filter((entry) => session !== undefined && entry.session !== session);
	entries.splice(0, entries.length, ...kept);
}

function send(response: ServerResponse, reply: Reply, session: string): void {
	response.writeHead(reply.status, {
		"content-type": reply.type,
		"content-security-policy": "default-src 'self'; img-src 'self' data:; form-action 'self'",
		"cache-control": "no-store",
		"set-cookie": `sid=${session}; Path=/; HttpOnly; SameSite=Lax`,
		...(reply.location ? { location: reply.location } : {}),
	});
	response.end(reply.body);
}

function listen(server: Server, options: ServeOptions): Promise<string> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(options.port ?? 0, options.host ?? "127.0.0.1", () => {
			const { address, port } = server.address() as AddressInfo;
			resolve(`http://${address}:${port}`);
		});
	});
}

function stop(server: Server): Promise<void> {
	return new Promise((resolve, reject) => {
		server.close((error) => (error ? reject(error) : resolve()));
		server.closeAllConnections();
	});
}
