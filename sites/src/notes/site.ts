import { html } from "../layout/html.ts";
import type { Layout } from "../layout/page.ts";
import { page, redirect, type Site, script } from "../server/exchange.ts";

interface Note {
	readonly id: number;
	readonly text: string;
}

const client = `
for (const form of document.querySelectorAll("form[data-note]")) {
	form.addEventListener("submit", (event) => {
		if (!confirm("Delete the note “" + form.dataset.note + "”?")) event.preventDefault();
	});
}
`;

/** Notes that ask in a JavaScript dialog before they are deleted. */
export const notesSite: Site = {
	path: "/notes/",
	name: "Notes",
	summary: "Deleting asks in a JavaScript dialog.",
	lang: "en",
	answer: (visit) => {
		const book = visit.keep("book", () => ({
			made: 3,
			notes: [
				{ id: 1, text: "Water the ferns" },
				{ id: 2, text: "Return the ladder" },
				{ id: 3, text: "Call the ferry office" },
			] as Note[],
		}));
		if (visit.rest === "client.js") return script(client);
		if (visit.rest === "") return visit.method === "GET" ? page(notesPage(book.notes)) : undefined;
		if (visit.method !== "POST") return;
		const text = visit.form.get("text")?.trim();
		if (visit.rest === "add" && text) {
			book.made += 1;
			book.notes.push({ id: book.made, text });
		} else if (visit.rest === "delete") {
			book.notes = book.notes.filter(({ id }) => String(id) !== visit.form.get("id"));
		} else if (visit.rest !== "add") return;
		return redirect("/notes/");
	},
};

function notesPage(notes: readonly Note[]): Layout {
	return {
		title: "Notes",
		brand: { href: "/notes/", text: "Margin" },
		theme: "clay",
		scripts: ["/notes/client.js"],
		main: html`<h1>Notes</h1>
<form class="panel row" method="post" action="/notes/add" autocomplete="off"><div class="field"><label for="text">New note</label><input type="text" id="text" name="text"></div><button>Add note</button></form>
${notes.length === 0 && html`<p>No notes.</p>`}
<ul class="cards">${notes.map(
			({ id, text }) => html`<li class="card"><h2>${text}</h2>
<form method="post" action="/notes/delete" data-note="${text}"><input type="hidden" name="id" value="${id}"><button class="quiet">Delete</button></form></li>`,
		)}</ul>`,
	};
}
