import type { FailureCategory } from "@surehand/core";

/** A browser that could not be started or used as asked. `hint` says what to do. */
export class BrowserError extends Error {
	override readonly name = "BrowserError";
	readonly code: "not_found" | "launch_failed" | "bad_option" | "bad_url" | "closed";
	readonly hint: string;

	constructor(
		code: BrowserError["code"],
		text: { readonly message: string; readonly hint: string; readonly cause?: unknown },
	) {
		super(text.message, { cause: text.cause });
		this.code = code;
		this.hint = text.hint;
	}
}

/** A page that could not be read or reached; never carries page text. */
export class SurfaceError extends Error {
	override readonly name = "SurfaceError";
	readonly category: FailureCategory;

	constructor(category: FailureCategory, message: string, cause?: unknown) {
		super(message, { cause });
		this.category = category;
	}
}

/** The document a call was made in is gone: it navigated or its frame was removed. */
export class ContextLost extends SurfaceError {
	constructor() {
		super("navigation_context", "the document was replaced while it was read");
	}
}

/** A JavaScript dialog opened and blocks the page until it is answered. */
export class DialogOpened extends SurfaceError {
	constructor() {
		super("timeout", "a dialog of the page is open");
	}
}

const CLOSED =
	/has been closed|Target closed|Session closed|browser has disconnected|Target crashed/i;
const NAVIGATED =
	/context was destroyed|Cannot find context|Inspected target navigated|Promise was collected|uniqueContextId not found/i;

/** Names an error of the browser's protocol; errors that are named already stay as they are. */
export function named(error: unknown): unknown {
	if (error instanceof SurfaceError || error instanceof BrowserError) return error;
	if (!(error instanceof Error)) return error;
	if (NAVIGATED.test(error.message)) return new ContextLost();
	if (CLOSED.test(error.message)) return closedError();
	if (error.name === "TimeoutError")
		return new SurfaceError("timeout", "the browser did not answer in time");
	return error;
}

export function closedError(): SurfaceError {
	return new SurfaceError("browser_closed", "the page or the browser was closed");
}

/** See `Driver.failureCategory`. */
export function failureCategoryOf(error: unknown): FailureCategory | undefined {
	const known = named(error);
	if (known instanceof SurfaceError) return known.category;
	if (known instanceof BrowserError)
		return known.code === "closed" ? "browser_closed" : "configuration";
	if (known instanceof Error && known.name === "AbortError") return "cancelled";
	return undefined;
}
