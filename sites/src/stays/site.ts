import { page, type Reply, redirect, type Site, type Visit } from "../server/exchange.ts";
import { CATEGORIES, CITIES, STAYS, type Stay, type Tongue } from "./catalog.ts";
import { type Filters, savedPage, searchPage, stayPage } from "./pages.ts";

/** Hotel search: a GET form whose filters apply only when it is submitted. */
export function staysSite(tongue: Tongue): Site {
	const path = tongue === "en" ? "/stays/" : "/zh/stays/";
	return {
		path,
		name: tongue === "en" ? "Hotel search" : "酒店搜索",
		summary:
			tongue === "en"
				? "Filters that apply on Search, look-alike results, detail pages."
				: "筛选条件在点击“搜索”后生效，结果中有相似的名称。",
		lang: tongue === "en" ? "en" : "zh-CN",
		answer: (visit) => answer(visit, { tongue, path }),
	};
}

interface Place {
	readonly tongue: Tongue;
	readonly path: string;
}

function answer(visit: Visit, place: Place): Reply | undefined {
	const saved = visit.keep("saved", () => new Set<string>());
	if (visit.rest === "") {
		const filters = readFilters(visit.query);
		return page(searchPage({ ...place, filters, stays: find(filters, place.tongue) }));
	}
	if (visit.rest === "saved") {
		return page(savedPage({ ...place, stays: STAYS.filter(({ slug }) => saved.has(slug)) }));
	}
	const [slug, action] = visit.rest.split("/");
	const stay = STAYS.find((candidate) => candidate.slug === slug);
	if (!stay) return;
	if (action === "save" && visit.method === "POST") {
		saved.add(stay.slug);
		return redirect(`${place.path}${stay.slug}`);
	}
	if (action !== undefined) return;
	return page(stayPage({ ...place, stay, saved: saved.has(stay.slug) }));
}

function readFilters(query: URLSearchParams): Filters {
	return {
		destination: query.get("destination")?.trim() ?? "",
		category: query.get("category") ?? "",
		freeCancellation: query.has("free_cancellation"),
		sort: query.get("sort") === "price" ? "price" : "recommended",
		submitted: query.has("destination"),
	};
}

function find(filters: Filters, tongue: Tongue): readonly Stay[] {
	const wanted = filters.destination.toLowerCase();
	const found = STAYS.filter(
		(stay) =>
			CITIES[stay.city][tongue].toLowerCase().includes(wanted) &&
			(!(filters.category in CATEGORIES) || stay.category === filters.category) &&
			(!filters.freeCancellation || stay.freeCancellation),
	);
	return filters.sort === "price" ? found.toSorted((a, b) => a.price - b.price) : found;
}
