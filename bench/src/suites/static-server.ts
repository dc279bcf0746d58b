import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, resolve, sep } from "node:path";

export interface StaticServer {
	/** Without a trailing slash. */
	readonly url: string;
	close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".gif": "image/gif",
	".htm": "text/html; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".pdf": "application/pdf",
	".png": "image/png",
	".svg": "image/svg+xml; charset=utf-8",
	".txt": "text/plain; charset=utf-8",
	".woff2": "font/woff2",
	".xhtml": "application/xhtml+xml; charset=utf-8",
	".xml": "application/xml; charset=utf-8",
};

/** Serves a folder, read only, on a free loopback port. */
export async function serveFolder(folder: string): Promise<StaticServer> {
	const root = resolve(folder);
	const server = createServer((request, response) => {
		answer(root, { path: request.url ?? "/", response }).catch(() => response.destroy());
	});
	await new Promise<void>((resolved, reject) => {
		server.once("error", reject);
		server.listen(0, "127.0.0.1", resolved);
	});
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, close: () => stop(server) };
}

async function answer(
	root: string,
	{ path, response }: { readonly path: string; readonly response: ServerResponse },
): Promise<void> {
	const file = await find(root, path);
	if (!file) {
		response.writeHead(404, { "content-type": "text/plain" }).end("not found");
		return;
	}
	const type = TYPES[extname(file).toLowerCase()] ?? "application/octet-stream";
	response.writeHead(200, { "content-type": type, "cache-control": "no-store" });
	createReadStream(file)
		.on("error", () => response.destroy())
		.pipe(response);
}

async function find(root: string, path: string): Promise<string | undefined> {
	const { pathname } = new URL(path, "http://127.0.0.1");
	const wanted = normalize(join(root, decodeURIComponent(pathname)));
	if (wanted !== root && !wanted.startsWith(root + sep)) return;
	const found = await stat(wanted).catch(() => undefined);
	if (found?.isFile()) return wanted;
	if (!found?.isDirectory()) return;
	const index = join(wanted, "index.html");
	return (await stat(index).catch(() => undefined))?.isFile() ? index : undefined;
}

function stop(server: Server): Promise<void> {
	return new Promise((resolved) => {
		server.close(() => resolved());
		server.closeAllConnections();
	});
}
