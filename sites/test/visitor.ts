export interface Seen {
	readonly status: number;
	readonly text: string;
	/** Path and query the visitor ended on. */
	readonly at: string;
}

/** A browser without scripts: keeps its cookie and follows redirects. */
export function visitor(url: string): {
	get(path: string): Promise<Seen>;
	post(path: string, form?: Record<string, string>): Promise<Seen>;
	send(method: string, path: string, body?: unknown): Promise<Seen>;
} {
	let cookie = "";
	async function ask(path: string, init: RequestInit = {}): Promise<Seen> {
		const response = await fetch(new URL(path, url), {
			...init,
			redirect: "manual",
			headers: { ...init.headers, cookie },
		});
		cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
		const location = response.headers.get("location");
		if (location) return ask(location);
		return { status: response.status, text: await response.text(), at: path };
	}
	return {
		get: (path) => ask(path),
		post: (path, form = {}) => ask(path, { method: "POST", body: new URLSearchParams(form) }),
		send: (method, path, body = {}) =>
			ask(path, {
				method,
				body: typeof body === "string" ? body : JSON.stringify(body),
				headers: { "content-type": "application/json" },
			}),
	};
}
