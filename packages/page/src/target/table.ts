import { attr, flatChildrenOf, flatContains, flatParentOf, isElement, tagOf } from "../dom.ts";
import { perReading } from "../reading.ts";
import { roleOf } from "../role.ts";
import { visibleText } from "../view/visible-text.ts";
import { clean, shorten } from "../words.ts";
import { aroundOf, CELL_ROLES } from "./around.ts";

const KEY_CHARS = 80;

/** The cells that name a row: its header, else the first cell with words that does not hold the element itself. */
export function rowKeyOf(row: Element, element: Element): string {
	if (roleOf(row) !== "row") return "";
	const cells = cellsOf(row).filter((cell) => !flatContains(cell, element));
	const headers = cells.filter((cell) => roleOf(cell) === "rowheader");
	for (const cell of headers.length > 0 ? headers : cells) {
		const text = cellText(cell);
		if (/[\p{L}\p{N}]/u.test(text)) return shorten(text, KEY_CHARS);
	}
	return "";
}

const cellText: (cell: Element) => string = perReading((cell: Element) =>
	clean(visibleText(cell, { skip: (element) => tagOf(element) === "button", chars: 200 })),
);

const cellsOf: (row: Element) => readonly Element[] = perReading((row: Element) =>
	flatChildrenOf(row).filter(
		(child): child is Element => isElement(child) && CELL_ROLES.has(roleOf(child)),
	),
);

/** Header of the column a cell (or what stands in one) belongs to. */
export function columnOf(element: Element): string | undefined {
	const cell = CELL_ROLES.has(roleOf(element)) ? element : aroundOf(element).cell;
	const row = cell ? flatParentOf(cell) : null;
	if (!cell || !row || roleOf(cell) === "columnheader") return undefined;
	const table = tableOf(row);
	return table ? headersOf(table)[columnIndex(row, cell)] || undefined : undefined;
}

function tableOf(row: Element): Element | null {
	for (let at = flatParentOf(row); at; at = flatParentOf(at))
		if (["grid", "table", "treegrid"].includes(roleOf(at))) return at;
	return null;
}

function columnIndex(row: Element, cell: Element): number {
	let column = 0;
	for (const each of cellsOf(row)) {
		if (each === cell) return column;
		column += spanOf(each);
	}
	return -1;
}

function spanOf(cell: Element): number {
	const span = Number.parseInt(attr(cell, "colspan") ?? attr(cell, "aria-colspan") ?? "1", 10);
	return span >= 1 && span <= 1000 ? span : 1;
}

/** Header text by column, from the last row that holds nothing but column headers. */
const headersOf: (table: Element) => readonly string[] = perReading((table: Element) => {
	const headers: string[] = [];
	const row = headerRow(table, 0);
	for (const cell of row ? cellsOf(row) : []) {
		const text = cellText(cell) || (attr(cell, "aria-label") ?? "");
		for (let span = spanOf(cell); span > 0; span -= 1) headers.push(text);
	}
	return headers;
});

function headerRow(within: Element, depth: number): Element | undefined {
	let found: Element | undefined;
	for (const child of flatChildrenOf(within)) {
		if (!isElement(child)) continue;
		if (roleOf(child) === "row") {
			const cells = cellsOf(child);
			const isHeader = cells.length > 0 && cells.some((cell) => roleOf(cell) === "columnheader");
			if (isHeader) found = child;
			else if (found || cells.length > 0) return found;
		} else if (depth < 3) {
			found = headerRow(child, depth + 1) ?? found;
			if (found && tagOf(child) === "thead") return found;
		}
	}
	return found;
}
