import { escapeHtml, html } from "../layout/html.ts";
import { type Layout, layOut } from "../layout/page.ts";
import type { NewOrder, Order } from "./orders.ts";

/** One request as a site sees it. */
export interface Visit {
	readonly method: string;
	/** Whole path, such as `/stays/casa-flora`. */
	readonly path: string;
	/** Path below the site's own, without the leading slash. */
	readonly rest: string;
	readonly query: URLSearchParams;
	/** Fields of a form body, or the scalar fields of a JSON body. */
	readonly form: URLSearchParams;
	readonly session: string;
	/** State this session keeps under a name; made on first use. */
	keep<T>(name: string, initial: () => T): T;
	placeOrder(order: NewOrder): Order;
	/** Orders of this session. */
	orders(): readonly Order[];
}

export interface Reply {
	readonly status: number;
	readonly type: string;
	readonly body: string;
	readonly location?: string;
	/** Milliseconds to hold the answer back. */
	readonly delayMs?: number;
}

export interface Site {
	/** Starts and ends with a slash. */
	readonly path: string;
	readonly name: string;
	readonly summary: string;
	readonly lang: "en" | "zh-CN";
	/** Undefined: no such page here. */
	answer(visit: Visit): Reply | undefined;
}

export function page(layout: Layout, status = 200): Reply {
	return { status, type: "text/html; charset=utf-8", body: layOut(layout) };
}

/** After a form was taken: the browser fetches the next page with GET. */
export function redirect(location: string): Reply {
	return {
		status: 303,
		type: "text/html; charset=utf-8",
		body: `<a href="${escapeHtml(location)}">Continue</a>`,
		location,
	};
}

export function json(value: unknown, status = 200): Reply {
	return { status, type: "application/json; charset=utf-8", body: JSON.stringify(value) };
}

export function script(body: string): Reply {
	return { status: 200, type: "text/javascript; charset=utf-8", body };
}

/** The same for every site: says what happened and offers a way back. */
export function errorPage(status: number, title: string, text: string): Reply {
	return page(
		{
			title,
			brand: { href: "/", text: "Demo sites" },
			theme: "slate",
			main: html`<h1>${title}</h1><p class="lead">${text}</p><p><a href="/">All demo sites</a></p>`,
		},
		status,
	);
}
