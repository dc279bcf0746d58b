import type { Proof, ProofVerdict, Target } from "@surehand/core";
import { build } from "esbuild";
import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import type { FrameReading, ObserveInput } from "../src/api.ts";

const ADDRESS = "http://page.test/";
const BROWSER = process.env.SUREHAND_BROWSER ?? "/usr/bin/chromium";

/** The page script in an isolated world of one real page, built from the sources as they are now. */
export interface Bench {
	readonly page: Page;
	/** Shows a document and puts the page script beside it. */
	show(html: string, options?: { readonly type?: string; readonly path?: string }): Promise<void>;
	/** Puts other content into the document shown; scripts in it do not run. */
	body(html: string): Promise<void>;
	observe(input?: Partial<ObserveInput>): Promise<FrameReading>;
	check(...proofs: Proof[]): Promise<readonly ProofVerdict[]>;
	/** Names of the targets a hint finds. */
	hint(text: string): Promise<readonly string[]>;
	/** Evaluates in the isolated world. */
	inside<T>(expression: string): Promise<T>;
	close(): Promise<void>;
}

export const LIMITS: ObserveInput["limits"] = {
	targets: 200,
	textChars: 6_000,
	selectedOptions: 50,
	offscreenLabels: 50,
	optionsPerTarget: 100,
};

export async function openBench(): Promise<Bench> {
	const [script, browser] = await Promise.all([bundle(), launch()]);
	const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
	const session = await page.context().newCDPSession(page);
	let context = 0;
	const inside = <T>(expression: string): Promise<T> =>
		evaluate<T>(session, { context, expression });
	return {
		page,
		inside,
		async show(html, { type = "text/html; charset=utf-8", path = "" } = {}) {
			await page.unrouteAll();
			await page.route("**/*", (route) =>
				route.request().resourceType() === "document" &&
				route.request().frame() === page.mainFrame()
					? route.fulfill({ body: html, contentType: type })
					: route.abort(),
			);
			await page.goto(ADDRESS + path);
			const { frameTree } = await session.send("Page.getFrameTree");
			const world = await session.send("Page.createIsolatedWorld", {
				frameId: frameTree.frame.id,
				worldName: "test",
			});
			context = world.executionContextId;
			await inside(script);
		},
		async body(html) {
			await inside(`void (document.body.innerHTML = ${json(html)})`);
		},
		observe: (input) =>
			inside(`__surehand.api.observe(${json({ refPrefix: "", limits: LIMITS, ...input })})`),
		check: (...proofs) => inside(`__surehand.api.check(${json({ proofs })})`),
		async hint(text) {
			const refs: string[] = await inside(`__surehand.api.resolveHint(${json({ hint: text })})`);
			const names = refs.map((ref) =>
				inside<string>(`__surehand.entryOf(${json(ref)}).target.name`),
			);
			return Promise.all(names);
		},
		close: () => browser.close(),
	};
}

function json(value: unknown): string {
	return JSON.stringify(value);
}

async function evaluate<T>(
	session: CDPSession,
	call: { readonly context: number; readonly expression: string },
): Promise<T> {
	const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
		expression: call.expression,
		contextId: call.context,
		returnByValue: true,
		awaitPromise: true,
	});
	if (exceptionDetails)
		throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
	return result.value as T;
}

async function bundle(): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [new URL("inside.ts", import.meta.url).pathname],
		bundle: true,
		write: false,
		format: "iife",
		globalName: "__surehand",
		target: "es2022",
		conditions: ["@surehand/source"],
	});
	const text = outputFiles[0]?.text ?? "";
	return `${text}; globalThis.__surehand = __surehand;`;
}

function launch(): Promise<Browser> {
	return chromium.launch({
		executablePath: BROWSER,
		args: [
			"--no-sandbox",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			"--no-first-run",
			"--disable-quic",
		],
	});
}

/** The one target with this name. */
export function named(reading: FrameReading, name: string): Target {
	const found = reading.targets.filter((target) => target.name === name);
	const [target] = found;
	if (!target || found.length > 1) throw new Error(`${found.length} × ${name}: ${names(reading)}`);
	return target;
}

/** Role and name of every target, in page order. */
export function names(reading: FrameReading): string[] {
	return reading.targets.map(({ role, name }) => `${role} ${name}`.trim());
}
