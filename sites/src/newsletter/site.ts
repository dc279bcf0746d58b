import { html } from "../layout/html.ts";
import type { Layout } from "../layout/page.ts";
import { page, redirect, type Site } from "../server/exchange.ts";

/** A form that needs an email address only the caller can know. */
export const newsletterSite: Site = {
	path: "/newsletter/",
	name: "Newsletter",
	summary: "A required field nobody has a value for.",
	lang: "en",
	answer: (visit) => {
		const list = visit.keep("list", () => ({ email: "" }));
		if (visit.rest === "thanks")
			return list.email ? page(thanksPage(list.email)) : redirect("/newsletter/");
		if (visit.rest !== "") return;
		if (visit.method !== "POST") return page(formPage());
		const email = visit.form.get("email")?.trim() ?? "";
		if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
			return page(formPage("Enter a full email address."), 422);
		}
		list.email = email;
		return redirect("/newsletter/thanks");
	},
};

const frame = { brand: { href: "/newsletter/", text: "Slow Post" }, theme: "plum" } as const;

function formPage(fault?: string): Layout {
	return {
		...frame,
		title: "Newsletter",
		main: html`<h1>One letter a month</h1><p class="lead">Recipes, walks and one good map.</p>
<form class="panel tight" method="post" action="/newsletter/">
${fault && html`<p class="alert" role="alert">${fault}</p>`}
<div class="field"><label for="email">Email address</label><input type="email" id="email" name="email" required autocomplete="email"></div>
<div class="actions"><button>Subscribe</button></div>
</form>`,
	};
}

function thanksPage(email: string): Layout {
	return {
		...frame,
		title: "Thank you",
		main: html`<h1>Thank you</h1><p class="status" role="status">The next letter goes to ${email}.</p>`,
	};
}
