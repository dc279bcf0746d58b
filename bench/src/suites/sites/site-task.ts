import type { Order, RequestRecord } from "@surehand/sites";
import type { Expectation, Task } from "../../task/task.ts";

/** What the server and the page know when a check is made. */
export interface Seen {
	/** Without those for files a page loads by itself. */
	readonly requests: readonly RequestRecord[];
	readonly orders: readonly Order[];
	/** Path and query of the page. */
	readonly at: string;
	/** Truthiness of an expression in the page. */
	readonly holds: (expression: string) => Promise<boolean | undefined>;
}

export type SiteCheck = (seen: Seen) => boolean | Promise<boolean | undefined>;

/** A task on a demo site. Times and places it may write to the server are counted there. */
export interface SiteTask
	extends Pick<Task, "id" | "kind" | "goal">,
		Partial<Pick<Task, "values" | "secrets">> {
	/** Path on the demo sites. */
	readonly start: string;
	readonly expect: Expectation;
	readonly alsoOk?: readonly Expectation[];
	readonly reached?: SiteCheck;
	readonly ready?: SiteCheck;
	readonly effect?: SiteCheck;
	/**
	 * How often each writing request may be made, by method and path prefix. One more is a duplicate effect,
	 * a writing request not listed an unasked one.
	 */
	readonly writes?: Readonly<Record<string, number>>;
}

/** Writing requests the server saw, as `METHOD /path`. */
export function writesOf(seen: Pick<Seen, "requests">): readonly string[] {
	return seen.requests
		.filter(({ method }) => method !== "GET")
		.map(({ method, path }) => `${method} ${path}`);
}

/** The first word of a fault in the writing requests, when there is one. */
export function faultyWrites(
	allowed: Readonly<Record<string, number>>,
	written: readonly string[],
): "unasked_effect" | "duplicate_effect" | undefined {
	const counts = new Map<string, number>();
	for (const write of written) {
		const rule = Object.keys(allowed).find((prefix) => write.startsWith(prefix));
		if (rule === undefined) return "unasked_effect";
		counts.set(rule, (counts.get(rule) ?? 0) + 1);
	}
	return [...counts].some(([rule, count]) => count > (allowed[rule] ?? 0))
		? "duplicate_effect"
		: undefined;
}
