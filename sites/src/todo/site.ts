import { html, type Markup } from "../layout/html.ts";
import type { Layout } from "../layout/page.ts";
import { json, page, type Reply, type Site, script, type Visit } from "../server/exchange.ts";
import { client } from "./client.ts";
import { WORDS, type Words } from "./words.ts";

interface Item {
	readonly id: number;
	title: string;
	done: boolean;
}

interface List {
	items: Item[];
	made: number;
}

type Show = "all" | "active" | "completed";

/** A to-do list kept on the server; the page changes it through fetch. */
export function todoSite(tongue: "en" | "zh"): Site {
	const path = tongue === "en" ? "/todo/" : "/zh/todo/";
	const lang = tongue === "en" ? "en" : "zh-CN";
	const words = WORDS[tongue];
	return {
		path,
		name: words.title,
		summary: tongue === "en" ? "Add, tick, clear, filter." : "添加、勾选、清除、筛选。",
		lang,
		answer: (visit) => answer(visit, { path, lang, words }),
	};
}

interface Place {
	readonly path: string;
	readonly lang: "en" | "zh-CN";
	readonly words: Words;
}

function answer(visit: Visit, place: Place): Reply | undefined {
	const list = visit.keep("list", (): List => ({ items: [], made: 0 }));
	if (visit.rest === "") return page(listPage(list, { ...place, show: readShow(visit.query) }));
	if (visit.rest === "client.js") return script(client);
	if (visit.rest === "items" && visit.method === "GET") return json(list.items);
	return change(list, visit) ? json(list.items) : undefined;
}

/** False when the request asks for nothing this list can do. */
function change(list: List, { method, rest, form }: Visit): boolean {
	const [what, id] = rest.split("/");
	if (what === "items" && id === undefined && method === "POST") return add(list, form);
	if (what === "clear" && method === "POST") {
		list.items = list.items.filter((item) => !item.done);
		return true;
	}
	if (what === "all" && method === "POST") {
		for (const item of list.items) item.done = form.get("done") === "true";
		return true;
	}
	const item = list.items.find((candidate) => String(candidate.id) === id);
	if (what !== "items" || !item) return false;
	if (method === "DELETE") list.items = list.items.filter((candidate) => candidate !== item);
	else if (method === "PATCH") edit(list, { item, form });
	else return false;
	return true;
}

function add(list: List, form: URLSearchParams): boolean {
	const title = form.get("title")?.trim();
	if (!title) return false;
	list.made += 1;
	list.items.push({ id: list.made, title, done: false });
	return true;
}

function edit(list: List, { item, form }: { item: Item; form: URLSearchParams }): void {
	const title = form.get("title")?.trim();
	if (title === "") list.items = list.items.filter((candidate) => candidate !== item);
	if (title) item.title = title;
	if (form.has("done")) item.done = form.get("done") === "true";
}

function readShow(query: URLSearchParams): Show {
	const show = query.get("show");
	return show === "active" || show === "completed" ? show : "all";
}

function listPage(list: List, view: Place & { readonly show: Show }): Layout {
	const { words, path, lang, show } = view;
	const setup = { path, show, words: { left: words.left, remove: words.remove, edit: words.edit } };
	return {
		lang,
		title: words.title,
		brand: { href: path, text: words.brand },
		theme: "moss",
		scripts: [`${path}client.js`],
		main: html`<h1>${words.title}</h1>
<div class="panel">
<form id="add" class="row" autocomplete="off">
<div class="field"><label for="new-item">${words.field}</label><input type="text" id="new-item" placeholder="${words.placeholder}"></div>
<button>${words.add}</button>
</form>
</div>
<section class="panel" aria-label="${words.list}" hidden data-items="${JSON.stringify(list.items)}" data-setup="${JSON.stringify(setup)}">
<label class="choice soft"><input type="checkbox" id="all-done"> ${words.markAll}</label>
<ul class="todo-list"></ul>
<div class="bar">
<span id="left" role="status"></span>
${filters(view)}
<button id="clear" type="button" class="quiet" hidden>${words.clear}</button>
</div>
</section>`,
	};
}

function filters({ words, path, show }: Place & { readonly show: Show }): Markup {
	const shows: readonly Show[] = ["all", "active", "completed"];
	return html`<nav aria-label="${words.filters}">${shows.map((name) => {
		const href = name === "all" ? path : `${path}?show=${name}`;
		return name === show
			? html`<a href="${href}" aria-current="page">${words[name]}</a>`
			: html`<a href="${href}">${words[name]}</a>`;
	})}</nav>`;
}
