import { html, type Insert } from "../layout/html.ts";
import { type Layout, option } from "../layout/page.ts";
import { page, redirect, type Site } from "../server/exchange.ts";

const LANGUAGES = ["English", "Danish", "Portuguese"];

/** A form with a field that is switched off, and a list without every option one might ask for. */
export const disabledSite: Site = {
	path: "/disabled/",
	name: "Club profile",
	summary: "A field that cannot be changed, an option that is not there.",
	lang: "en",
	answer: (visit) => {
		const profile = visit.keep("profile", () => ({ nickname: "Tern", language: "English" }));
		if (visit.rest !== "") return;
		if (visit.method !== "POST") {
			const saved = visit.query.has("saved") && html`<p class="status" role="status">Saved.</p>`;
			return page(profilePage(profile, saved));
		}
		const language = visit.form.get("language") ?? "";
		profile.nickname = visit.form.get("nickname")?.trim() || profile.nickname;
		if (LANGUAGES.includes(language)) profile.language = language;
		return redirect("/disabled/?saved");
	},
};

function profilePage(
	{ nickname, language }: { readonly nickname: string; readonly language: string },
	saved: Insert,
): Layout {
	return {
		title: "Profile",
		brand: { href: "/disabled/", text: "Rowing Club" },
		theme: "moss",
		main: html`<h1>Profile</h1>${saved}
<form class="panel" method="post" action="/disabled/" autocomplete="off">
<div class="field"><label for="number">Membership number</label><input type="text" id="number" name="number" value="4411" disabled aria-describedby="number-note"><span class="soft" id="number-note">Only the office can change this.</span></div>
<div class="field"><label for="nickname">Nickname</label><input type="text" id="nickname" name="nickname" value="${nickname}"></div>
<div class="field"><label for="language">Language</label><select id="language" name="language">${LANGUAGES.map((name) => option(name, name, language))}</select></div>
<div class="actions"><button>Save</button></div>
</form>`,
	};
}
