import { html, type Insert } from "../layout/html.ts";
import type { Layout } from "../layout/page.ts";
import { page, type Reply, redirect, type Site, type Visit } from "../server/exchange.ts";

interface Addresses {
	readonly streets: Map<string, string>;
}

const LABELS: Readonly<Record<string, string>> = { home: "Home address", work: "Work address" };

/** Like-named controls: in `/like/` the card tells them apart, in `/like/twins` nothing does. */
export const likeSite: Site = {
	path: "/like/",
	name: "Like controls",
	summary: "Two Edit buttons that differ by their card, or by nothing.",
	lang: "en",
	answer: (visit) => {
		const addresses = visit.keep(
			"addresses",
			(): Addresses => ({
				streets: new Map([
					["home", "Quay 7"],
					["work", "Mill Lane 21"],
				]),
			}),
		);
		if (visit.rest === "") return page(cardsPage(addresses));
		if (visit.rest === "twins") return page(twinsPage);
		const [what, which] = visit.rest.split("/");
		if (what === "note") return page(notePage);
		if (what !== "edit" || which === undefined || !(which in LABELS)) return;
		return visit.method === "POST"
			? save(visit, { addresses, which })
			: page(editPage(addresses, which));
	},
};

function save(visit: Visit, { addresses, which }: { addresses: Addresses; which: string }): Reply {
	const street = visit.form.get("street")?.trim();
	if (street) addresses.streets.set(which, street);
	return redirect("/like/");
}

function cardsPage({ streets }: Addresses): Layout {
	return frame(
		"Your addresses",
		html`<h1>Your addresses</h1><ul class="cards">${Object.entries(LABELS).map(
			([which, label]) =>
				html`<li class="card"><h2>${label}</h2><p>${streets.get(which)}</p><form action="/like/edit/${which}"><button class="quiet">Edit</button></form></li>`,
		)}</ul>`,
	);
}

function editPage({ streets }: Addresses, which: string): Layout {
	return frame(
		`Edit ${LABELS[which]?.toLowerCase()}`,
		html`<h1>Edit ${LABELS[which]?.toLowerCase()}</h1>
<form class="panel" method="post"><div class="field"><label for="street">Street</label><input type="text" id="street" name="street" value="${streets.get(which)}"></div>
<div class="actions"><button>Save</button><a href="/like/">Cancel</a></div></form>`,
	);
}

const twinsPage: Layout = frame(
	"Notes",
	html`<h1>Notes</h1><ul class="cards">${["a", "b"].map(
		(which) =>
			html`<li class="card"><h2>Note</h2><p>No text yet.</p><form action="/like/note/${which}"><button class="quiet">Edit</button></form></li>`,
	)}</ul>`,
);

const notePage: Layout = frame(
	"Edit note",
	html`<h1>Edit note</h1><p>There is nothing to edit yet.</p><p><a href="/like/twins">Back</a></p>`,
);

function frame(title: string, main: Insert): Layout {
	return {
		title,
		main,
		brand: { href: "/like/", text: "Address Book" },
		theme: "sea",
		width: "wide",
	};
}
