import { html } from "../layout/html.ts";
import { option } from "../layout/page.ts";
import { page, type Site, script, type Visit } from "../server/exchange.ts";

const DELAY_MS = 1_500;
const BRANCHES: Readonly<Record<string, string>> = {
	"Harbour branch": "Tuesday to Saturday, 10 to 18",
	"Hill branch": "Monday to Friday, 12 to 20",
	"Market branch": "Every day, 9 to 13",
};

const client = `
const box = document.querySelector("#content");
load("/slow/content");

async function load(address) {
	box.setAttribute("aria-busy", "true");
	const response = await fetch(address);
	box.innerHTML = await response.text();
	box.removeAttribute("aria-busy");
	const form = box.querySelector("form");
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const branch = new FormData(form).get("branch");
		box.innerHTML = document.querySelector("#wait").innerHTML;
		load("/slow/content?branch=" + encodeURIComponent(branch));
	});
}
`;

/** A page whose content and controls come 1.5 s after it, with a busy sign until then. */
export const slowSite: Site = {
	path: "/slow/",
	name: "Slow page",
	summary: "Content and controls appear after 1.5 seconds.",
	lang: "en",
	answer: (visit) => {
		if (visit.rest === "client.js") return script(client);
		if (visit.rest === "content") {
			const body = content(visit).text;
			return { status: 200, type: "text/html; charset=utf-8", body, delayMs: DELAY_MS };
		}
		if (visit.rest !== "") return;
		const wait = html`<div class="spin" aria-hidden="true"></div><p role="status">Loading, please wait …</p>`;
		return page({
			title: "Opening hours",
			brand: { href: "/slow/", text: "City Libraries" },
			theme: "slate",
			scripts: ["/slow/client.js"],
			main: html`<h1>Opening hours</h1><template id="wait">${wait}</template>
<div class="panel" id="content" aria-busy="true">${wait}</div>`,
		});
	},
};

function content({ query }: Visit): ReturnType<typeof html> {
	const branch = query.get("branch") ?? "";
	const hours = BRANCHES[branch];
	return html`<form><div class="field"><label for="branch">Branch</label><select id="branch" name="branch">${Object.keys(BRANCHES).map((name) => option(name, name, branch))}</select></div>
<button>Show hours</button></form>
${hours && html`<p class="found" role="status">${branch}: ${hours}</p>`}`;
}
