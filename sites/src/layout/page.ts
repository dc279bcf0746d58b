import { html, type Insert, Markup } from "./html.ts";

interface Link {
	readonly href: string;
	readonly text: string;
	readonly current?: boolean;
}

export interface Layout {
	readonly lang?: "en" | "zh-CN";
	readonly title: string;
	readonly brand: Link;
	readonly theme: "sea" | "plum" | "moss" | "clay" | "slate";
	readonly links?: readonly Link[];
	/** Right end of the header, such as a cart count. */
	readonly aside?: Insert;
	readonly main: Insert;
	/** Paths of scripts the page runs. */
	readonly scripts?: readonly string[];
	/** Room for text and forms (default) or for grids of cards. */
	readonly width?: "text" | "wide";
}

const FOOTER = {
	en: {
		note: "A demo site. Nothing here is for sale, and nothing is stored.",
		home: "All demo sites",
	},
	"zh-CN": { note: "演示网站，不提供真实服务，也不保存任何数据。", home: "全部演示网站" },
};

/** A whole document in the common design. Needs nothing from outside its own server. */
export function layOut(layout: Layout): string {
	const lang = layout.lang ?? "en";
	const footer = FOOTER[lang];
	return html`<!doctype html>
<html lang="${lang}" class="theme-${layout.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${layout.title} · ${layout.brand.text}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/style.css">
${layout.scripts?.map((path) => html`<script defer src="${path}"></script>`)}
</head>
<body>
<header class="top">
<a class="brand" href="${layout.brand.href}">${layout.brand.text}</a>
${navigation(layout)}
${layout.aside ? html`<div class="top-aside">${layout.aside}</div>` : ""}
</header>
<main class="${layout.width ?? "text"}">
${layout.main}
</main>
<footer class="foot"><p>${footer.note}</p><p><a href="/">${footer.home}</a></p></footer>
</body>
</html>
`.text;
}

export function option(value: string, label: string, chosen: string): Markup {
	return html`<option value="${value}"${value === chosen && new Markup(" selected")}>${label}</option>`;
}

/** A boolean attribute that is there or not. */
export function flag(name: "checked" | "disabled" | "required", on: boolean): Markup {
	return new Markup(on ? ` ${name}` : "");
}

function navigation({ links, lang }: Layout): Insert {
	if (!links?.length) return "";
	return html`<nav aria-label="${lang === "zh-CN" ? "主导航" : "Main"}">${links.map(
		({ href, text, current }) =>
			html`<a href="${href}"${current && new Markup(' aria-current="page"')}>${text}</a>`,
	)}</nav>`;
}
