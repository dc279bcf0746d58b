/** Signs by which a page says it is still working. */
import {
	boxOf,
	checkVisibility,
	dataOf,
	doc,
	documentElement,
	isElement,
	parentNodeOf,
	queryAll,
} from "../dom.ts";

const BUSY =
	'[aria-busy="true"], [role="progressbar"]:not([aria-valuenow]), progress:not([value]), ' +
	".spinner, .loading, .loader, .skeleton";
/** Say so by themselves. */
const WAITING =
	/^(?:please wait|one moment|just a moment|hang on|bitte warten|einen moment|veuillez patienter|un instant|espere|un momento|aguarde|attendere|подождите|请稍候|請稍候|请稍等|請稍等|お待ちください|잠시만)/iu;
/** Say so alone or with an ellipsis: "Loading docks" and "Working hours" are just words. */
const WORKING =
	/^(?:loading|searching|saving|sending|submitting|processing|working|updating|uploading|wird geladen|lädt|suche läuft|chargement|recherche en cours|cargando|buscando|carregando|caricamento|загрузка|поиск|加载中|正在加载|正在搜索|正在提交|正在保存|載入中|読み込み中|検索中|로딩|불러오는 중)(?:$|[^.…]{0,30}(?:…|\.{2,}))/iu;
const TEXT_CHARS = 40;
const TEXT_NODES = 5_000;

/** When each sign was first seen: one that never goes is decoration, or a part that is broken. */
const firstSeen = new WeakMap<Element, number>();
const PATIENCE_MS = 8_000;

/** Elements a person sees now that say the page is busy, and have not said so for too long. */
export function busyElements(): Element[] {
	const now = performance.now();
	return [...queryAll(doc, BUSY), ...busyTexts()].filter((element) => {
		if (!isInSight(element)) return false;
		const since = firstSeen.get(element) ?? now;
		firstSeen.set(element, since);
		return now - since < PATIENCE_MS;
	});
}

function isInSight(element: Element): boolean {
	if (!checkVisibility(element, { visibilityProperty: true, opacityProperty: true })) return false;
	const { bottom, top, right, left } = boxOf(element);
	return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && bottom > top;
}

export function isBusyText(text: string): boolean {
	return text.length <= TEXT_CHARS && (WAITING.test(text) || WORKING.test(text));
}

function busyTexts(): Element[] {
	const root = documentElement();
	if (!root) return [];
	const walker = doc.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	const found: Element[] = [];
	for (let seen = 0; seen < TEXT_NODES && walker.nextNode(); seen++) {
		const data = dataOf(walker.currentNode);
		if (data.length > TEXT_CHARS * 2 || !isBusyText(data.trim())) continue;
		const parent = parentNodeOf(walker.currentNode);
		if (isElement(parent)) found.push(parent);
	}
	return found;
}
