import type { IncomingMessage } from "node:http";

const LIMIT_BYTES = 65_536;

export type Body =
	| { readonly status: "read"; readonly fields: URLSearchParams }
	| { readonly status: "too_large" | "malformed" };

/** Reads a form or JSON body, at most 64 KB. */
export async function readBody(request: IncomingMessage): Promise<Body> {
	const chunks: Buffer[] = [];
	let sizeBytes = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		sizeBytes += chunk.length;
		if (sizeBytes > LIMIT_BYTES) return { status: "too_large" };
		chunks.push(chunk);
	}
	const text = Buffer.concat(chunks).toString("utf8");
	if (!request.headers["content-type"]?.includes("json")) {
		return { status: "read", fields: new URLSearchParams(text) };
	}
	return readJson(text);
}

function readJson(text: string): Body {
	try {
		const value: unknown = JSON.parse(text);
		if (typeof value !== "object" || value === null) return { status: "malformed" };
		const fields = new URLSearchParams();
		for (const [name, field] of Object.entries(value)) {
			if (typeof field !== "object") fields.set(name, String(field));
		}
		return { status: "read", fields };
	} catch {
		return { status: "malformed" };
	}
}
