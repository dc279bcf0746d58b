import { html, type Markup } from "../layout/html.ts";
import { flag, type Layout, option } from "../layout/page.ts";
import { CATEGORIES, CITIES, type Stay, type Tongue } from "./catalog.ts";
import { WORDS } from "./words.ts";

export interface Filters {
	readonly destination: string;
	/** Key of a category, anything else means all. */
	readonly category: string;
	readonly freeCancellation: boolean;
	readonly sort: "recommended" | "price";
	/** False on the first visit. */
	readonly submitted: boolean;
}

interface Place {
	readonly tongue: Tongue;
	readonly path: string;
}

export function searchPage(
	view: Place & { readonly filters: Filters; readonly stays: readonly Stay[] },
): Layout {
	const words = WORDS[view.tongue];
	return frame(view, {
		title: words.title,
		main: html`<h1>${words.title}</h1><p class="lead">${words.lead}</p>
${searchForm(view)}
<p class="found" role="status">${summary(view)}</p>
${view.stays.length === 0 ? html`<p>${words.nothing}</p>` : cards(view)}`,
	});
}

export function stayPage(view: Place & { readonly stay: Stay; readonly saved: boolean }): Layout {
	const words = WORDS[view.tongue];
	const { stay, tongue } = view;
	return frame(view, {
		title: stay.name[tongue],
		main: html`<p><a href="${view.path}">${words.back}</a></p>
<h1>${stay.name[tongue]}</h1><p class="lead">${stay.about[tongue]}</p>
<dl class="facts">
<dt>${words.city}</dt><dd>${CITIES[stay.city][tongue]}</dd>
<dt>${words.category}</dt><dd>${CATEGORIES[stay.category][tongue]}</dd>
<dt>${words.cancellation}</dt><dd>${stay.freeCancellation ? words.freeCancellation : words.noRefund}</dd>
<dt>${words.price}</dt><dd>${words.perNight(stay.price)}</dd>
</dl>
${
	view.saved
		? html`<p class="status" role="status">${words.saved}</p>`
		: html`<form method="post" action="${view.path}${stay.slug}/save"><button>${words.save}</button></form>`
}`,
	});
}

export function savedPage(view: Place & { readonly stays: readonly Stay[] }): Layout {
	const words = WORDS[view.tongue];
	return frame(view, {
		title: words.savedLink,
		main: html`<h1>${words.savedLink}</h1>${
			view.stays.length === 0 ? html`<p>${words.noneSaved}</p>` : cards(view)
		}`,
	});
}

function frame({ tongue, path }: Place, page: Pick<Layout, "title" | "main">): Layout {
	const words = WORDS[tongue];
	return {
		...page,
		lang: tongue === "en" ? "en" : "zh-CN",
		theme: "sea",
		width: "wide",
		brand: { href: path, text: words.brand },
		links: [
			{ href: path, text: words.searchLink },
			{ href: `${path}saved`, text: words.savedLink },
		],
	};
}

function searchForm({ tongue, path, filters }: Place & { readonly filters: Filters }): Markup {
	const words = WORDS[tongue];
	return html`<form class="panel" method="get" action="${path}" role="search">
<div class="row">
<div class="field"><label for="destination">${words.destination}</label>
<input type="text" id="destination" name="destination" autocomplete="off" placeholder="${words.destinationExample}" value="${filters.destination}"></div>
<div class="field"><label for="category">${words.category}</label>
<select id="category" name="category">${option("", words.all, filters.category)}${Object.entries(
		CATEGORIES,
	).map(([key, label]) => option(key, label[tongue], filters.category))}</select></div>
<div class="field"><label for="sort">${words.sort}</label>
<select id="sort" name="sort">${Object.entries(words.sorts).map(([key, label]) => option(key, label, filters.sort))}</select></div>
</div>
<div class="actions">
<label class="choice"><input type="checkbox" name="free_cancellation" value="1"${flag("checked", filters.freeCancellation)}> ${words.freeCancellation}</label>
<button type="submit">${words.search}</button>
</div>
</form>`;
}

function summary({
	tongue,
	filters,
	stays,
}: Place & { readonly filters: Filters; readonly stays: readonly Stay[] }): string {
	const words = WORDS[tongue];
	if (!filters.submitted) return words.found(stays.length);
	const category = Object.entries(CATEGORIES).find(([key]) => key === filters.category)?.[1];
	return [
		words.found(stays.length),
		filters.destination || words.everywhere,
		category?.[tongue],
		filters.freeCancellation && words.freeCancellation,
	]
		.filter(Boolean)
		.join(" · ");
}

function cards({ tongue, path, stays }: Place & { readonly stays: readonly Stay[] }): Markup {
	const words = WORDS[tongue];
	return html`<ul class="cards">${stays.map(
		(stay) => html`<li class="card">
<div class="swatch" aria-hidden="true">⌂</div>
<h2><a href="${path}${stay.slug}">${stay.name[tongue]}</a></h2>
<p>${CITIES[stay.city][tongue]} <span class="tag">${CATEGORIES[stay.category][tongue]}</span></p>
<p class="soft">${stay.freeCancellation ? words.freeCancellation : words.noRefund}</p>
<p class="price">${words.perNight(stay.price)}</p></li>`,
	)}</ul>`;
}
