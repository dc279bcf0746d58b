import { html } from "../layout/html.ts";
import type { Layout } from "../layout/page.ts";
import { page, redirect, type Site } from "../server/exchange.ts";

/** A human-verification gate in front of a small archive. */
export const gateSite: Site = {
	path: "/gate/",
	name: "Verification gate",
	summary: "Asks for a person before it opens.",
	lang: "en",
	answer: (visit) => {
		const state = visit.keep("gate", () => ({ open: false }));
		if (visit.rest === "verify" && visit.method === "POST") {
			state.open = true;
			return redirect("/gate/");
		}
		if (visit.rest !== "") return;
		return page(state.open ? archive : gate);
	},
};

const frame = { brand: { href: "/gate/", text: "Ferry Archive" }, theme: "slate" } as const;

const gate: Layout = {
	...frame,
	title: "Just a moment",
	main: html`<h1>Verify you are human</h1>
<p class="lead">The archive is busy. Before you go on, show that you are not a robot.</p>
<form class="panel tight" method="post" action="/gate/verify">
<label class="choice"><input type="checkbox" name="human" required> I am not a robot</label>
<div class="actions"><button>Verify</button></div>
</form>`,
};

const archive: Layout = {
	...frame,
	title: "Timetables",
	main: html`<h1>Timetables</h1><ul><li>Winter 1931</li><li>Summer 1932</li></ul>`,
};
