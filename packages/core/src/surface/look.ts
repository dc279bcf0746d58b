import type { Session } from "../session.ts";
import type { Snapshot } from "./driver.ts";

/** The driver now stands for another surface than the one the run began on. */
export class SurfaceMovedError extends Error {
	constructor() {
		super("The surface is no longer the one the run started on.");
		this.name = "SurfaceMovedError";
	}
}

/** Always fresh; the driver hands out the observation it took while settling. */
export async function look(session: Session): Promise<Snapshot> {
	const held = session.snapshot;
	if (held && session.stage === "observe" && session.reread) {
		session.reread = false;
		return held;
	}
	const media =
		session.media || session.goal.clauses.some(({ verb }) => verb === "hover" || verb === "drag");
	const snapshot = await session.driver.observe({
		signal: session.signal,
		proofs: [...session.expect, ...session.request.never],
		...(media ? { include: ["media"] as const } : {}),
	});
	if (session.driver.id() !== session.surfaceId) throw new SurfaceMovedError();
	if (held !== snapshot) await held?.dispose();
	session.snapshot = snapshot;
	return snapshot;
}
