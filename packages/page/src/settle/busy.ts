/** Signs by which a page says it is still working. */
import {
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
const BUSY_TEXT =
	/^(?:loading|please wait|one moment|searching|saving|sending|submitting|processing|working|updating|wird geladen|bitte warten|chargement|veuillez patienter|cargando|espere|carregando|aguarde|caricamento|загрузка|подождите|加载中|正在加载|正在搜索|正在提交|请稍候|请稍等|載入中|読み込み中|お待ちください|로딩|불러오는 중)/iu;
const TEXT_CHARS = 40;
const TEXT_NODES = 5_000;

/** When each sign was first seen: one that never goes is decoration, or a part that is broken. */
const firstSeen = new WeakMap<Element, number>();
const PATIENCE_MS = 8_000;

/** Visible elements that say the page is busy, and have not said so for too long. */
export function busyElements(): Element[] {
	const now = performance.now();
	return [...queryAll(doc, BUSY), ...busyTexts()].filter((element) => {
		if (!checkVisibility(element, { visibilityProperty: true, opacityProperty: true }))
			return false;
		const since = firstSeen.get(element) ?? now;
		firstSeen.set(element, since);
		return now - since < PATIENCE_MS;
	});
}

export function isBusyText(text: string): boolean {
	return text.length <= TEXT_CHARS && BUSY_TEXT.test(text);
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
