import type { SensitiveAreas } from "@surehand/page";
import { bounded } from "./link.ts";
import { paintOver, type Rectangle } from "./png.ts";
import type { Surface } from "./surface.ts";
import type { Tab } from "./tab.ts";

const LIMIT_MS = 15_000;

/** The visible part of a tab as PNG, sensitive fields painted over. */
export async function maskedScreenshot(
	surface: Surface,
	tab: Tab,
	signal: AbortSignal,
): Promise<Buffer> {
	const areas = await sensitiveAreas(tab, signal);
	surface.trips.add();
	const { data } = await bounded(
		tab.world.main.send("Page.captureScreenshot", { format: "png", captureBeyondViewport: false }),
		tab.life,
		{ signal, limitMs: LIMIT_MS },
	);
	const image = Buffer.from(data, "base64");
	return areas.length === 0 ? image : paintOver(image, areas);
}

async function sensitiveAreas(tab: Tab, signal: AbortSignal): Promise<Rectangle[]> {
	if (tab.dialogs.open) return [];
	const { world } = tab;
	const patience = { signal, limitMs: LIMIT_MS, dialogs: tab.dialogs };
	const found: Found[] = [];
	await Promise.all(
		world.frames().map(async (frame) => {
			const areas = await world.call(frame, { name: "sensitiveAreas" }, patience);
			found.push({ frameId: frame.id, areas });
		}),
	);
	const main = found.find((each) => each.frameId === world.mainId);
	return main ? place(main, { found, x: 0, y: 0 }) : [];
}

interface Found {
	readonly frameId: string;
	readonly areas: SensitiveAreas;
}

function place(
	frame: Found,
	at: { readonly found: readonly Found[]; readonly x: number; readonly y: number },
): Rectangle[] {
	const { boxes, frames } = frame.areas;
	const own = boxes.map((box) => ({ ...box, x: box.x + at.x, y: box.y + at.y }));
	const inner = frames.flatMap((corner) => {
		const child = at.found.find(
			(each) => each.frameId === corner.frameId || each.areas.documentId === corner.documentId,
		);
		return child ? place(child, { found: at.found, x: at.x + corner.x, y: at.y + corner.y }) : [];
	});
	return [...own, ...inner];
}
