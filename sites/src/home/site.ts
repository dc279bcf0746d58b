import { html } from "../layout/html.ts";
import { page, type Site } from "../server/exchange.ts";

/** The index: every other site with one line about it. */
export function homeSite(sites: readonly Site[]): Site {
	return {
		path: "/",
		name: "Demo sites",
		summary: "All demo sites.",
		lang: "en",
		answer: ({ rest }) => {
			if (rest !== "") return;
			return page({
				title: "All of them",
				brand: { href: "/", text: "Demo sites" },
				theme: "slate",
				width: "wide",
				main: html`<h1>Demo sites</h1>
<p class="lead">Small honest web apps to drive. Everything runs on this machine.</p>
<ul class="cards">${sites.map(
					({ path, name, summary, lang }) => html`<li class="card" lang="${lang}">
<h2><a href="${path}">${name}</a></h2><p>${summary}</p><p class="soft">${path}</p></li>`,
				)}</ul>`,
			});
		},
	};
}
