import type { ExtractHint } from "@surehand/core";
import { startReading } from "../reading.ts";
import { isSeen, visibleText } from "../view/visible-text.ts";
import { areaFor } from "./area.ts";
import { recordsIn } from "./records.ts";
import { tableIn } from "./table.ts";

/** Result data a caller asks for: visible text, a table's rows, or repeated records; null when there is none. */
export function extract({ kind, of }: ExtractHint): unknown {
	startReading();
	const area = areaFor(of);
	if (!area || !isSeen(area)) return null;
	if (kind === "table") return tableIn(area);
	if (kind === "records") return recordsIn(area);
	return visibleText(area) || null;
}
