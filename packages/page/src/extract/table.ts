import { attr, flatClosest, matches, queryAll, tagOf } from "../dom.ts";
import { isSeen, visibleText } from "../view/visible-text.ts";

type Row = Readonly<Record<string, string>>;

const TABLES = "table, [role=table], [role=grid], [role=treegrid]";
const ROWS = "tr, [role=row]";
const CELLS = "td, th, [role=cell], [role=gridcell], [role=columnheader], [role=rowheader]";
const HEADER = "th, [role=columnheader]";

/** Rows of the first visible table in (or around) the area, one object each, by column header. */
export function tableIn(area: Element): readonly Row[] | null {
	const table = matches(area, TABLES)
		? area
		: (queryAll(area, TABLES).find(isSeen) ??
			flatClosest(area, (element) => matches(element, TABLES)));
	if (!table) return null;
	const rows = queryAll(table, ROWS)
		.filter(isSeen)
		.map(cellsOf)
		.filter((cells) => cells.length > 0);
	const [first, ...rest] = rows;
	if (!first) return null;
	const hasHeader =
		first.every((cell) => matches(cell, HEADER)) ||
		flatClosest(first[0] ?? table, (element) => tagOf(element) === "thead") !== null;
	const names = first.map(
		(cell, index) => (hasHeader && visibleText(cell)) || `column ${index + 1}`,
	);
	return (hasHeader ? rest : rows).map((cells) => rowOf(cells, names));
}

function cellsOf(row: Element): Element[] {
	return queryAll(row, CELLS).filter(
		(cell) => isSeen(cell) && flatClosest(cell, (element) => matches(element, ROWS)) === row,
	);
}

function rowOf(cells: readonly Element[], names: readonly string[]): Row {
	const entries: [string, string][] = [];
	let column = 0;
	for (const cell of cells) {
		entries.push([names[column] ?? `column ${column + 1}`, visibleText(cell)]);
		column += Math.max(1, Number(attr(cell, "colspan") ?? 1) || 1);
	}
	return Object.fromEntries(entries);
}
