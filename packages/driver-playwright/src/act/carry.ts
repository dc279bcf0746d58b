/** Dragging and handing over files. */
import { access } from "node:fs/promises";
import type { Action } from "@surehand/core";
import type { CDPSession, FileChooser } from "playwright-core";
import type { Point } from "../hand.ts";
import { bounded } from "../link.ts";
import { type Attempt, locate, patienceOf, type Refusal, type Sent } from "./attempt.ts";

type Of<K extends Action["kind"]> = Extract<Action, { kind: K }>;
type DragData = Parameters<CDPSession["send"]> extends never ? never : DragPayload;
interface DragPayload {
	readonly items: { mimeType: string; data: string; title?: string; baseURL?: string }[];
	readonly files?: string[];
	readonly dragOperationsMask: number;
}

const DRAG_START_MS = 200;
const CHOOSER_MS = 1_500;
const FILES_LIMIT = 100;

/** By the mouse; when the page starts a drag of its own data, that data is carried and dropped. */
export async function drag(attempt: Attempt, action: Of<"drag">): Promise<Sent | Refusal> {
	const to = await locate(attempt, action.toRef, { force: true });
	if ("status" in to) return to;
	const from = await locate(attempt, action.ref, { arm: true });
	if ("status" in from) return from;
	const end = await locate(attempt, action.toRef, { force: true });
	if ("status" in end) return end;
	const { main } = attempt.tab.world;
	await main.send("Input.setInterceptDrags", { enabled: true });
	attempt.trips.add();
	try {
		const started = dragData(main);
		attempt.left = true;
		await attempt.hand.grab(from, end, patienceOf(attempt));
		const data = await started;
		if (data) await drop(attempt, { at: end, data });
		await attempt.hand.release(end, patienceOf(attempt));
	} finally {
		main.send("Input.setInterceptDrags", { enabled: false }).catch(() => undefined);
	}
	return { status: "sent", ref: action.ref, armed: true, carried: true };
}

function dragData(session: CDPSession): Promise<DragData | undefined> {
	return new Promise((resolve) => {
		const seen = ({ data }: { data: DragData }): void => end(data);
		const timer = setTimeout(() => end(undefined), DRAG_START_MS);
		function end(data: DragData | undefined): void {
			clearTimeout(timer);
			session.off("Input.dragIntercepted", seen);
			resolve(data);
		}
		session.on("Input.dragIntercepted", seen);
	});
}

async function drop(attempt: Attempt, what: { at: Point; data: DragData }): Promise<void> {
	const { main } = attempt.tab.world;
	attempt.trips.add();
	const { x, y } = what.at;
	const sent = (["dragEnter", "dragOver", "drop"] as const).map((type) =>
		main.send("Input.dispatchDragEvent", { type, x, y, data: what.data }),
	);
	await bounded(Promise.all(sent), attempt.tab.life, patienceOf(attempt));
}

/** Into the file field itself, even a hidden one; else through the chooser a press opens; else dropped there. */
export async function upload(attempt: Attempt, action: Of<"upload">): Promise<Sent | Refusal> {
	const fault = await filesFault(action.files);
	if (fault) return { status: "refused", reason: fault };
	const target = attempt.snapshot.target(action.ref);
	if (target?.inputType === "file") return intoField(attempt, action);
	const at = await locate(attempt, action.ref, { arm: true });
	if ("status" in at) return at;
	const chooser = nextChooser(attempt);
	attempt.left = true;
	await attempt.hand.click(at, { count: 1, button: "left" }, patienceOf(attempt));
	const opened = await chooser;
	if (opened) {
		if (action.files.length > 1 && !opened.isMultiple()) {
			return { status: "refused", reason: "takes one file only" };
		}
		attempt.trips.add();
		await bounded(opened.setFiles([...action.files]), attempt.tab.life, patienceOf(attempt));
	} else {
		await drop(attempt, {
			at,
			data: { items: [], files: [...action.files], dragOperationsMask: 1 },
		});
	}
	return { status: "sent", ref: action.ref, armed: true };
}

async function intoField(attempt: Attempt, action: Of<"upload">): Promise<Sent | Refusal> {
	const { tab, snapshot } = attempt;
	const home = snapshot.home(action.ref);
	const frame = home && tab.world.get(home.frameId);
	const target = snapshot.target(action.ref);
	if (action.files.length > 1 && target?.multiple !== true) {
		return { status: "refused", reason: "takes one file only" };
	}
	const then = { kind: "focus", ref: action.ref, selectAll: false } as const;
	const at = await locate(attempt, action.ref, { then });
	if ("status" in at) return at;
	if (!frame?.contextId) return { status: "stale", reason: "its frame was reloaded or removed" };
	attempt.trips.add();
	const ask = <T>(work: Promise<T>): Promise<T> => bounded(work, tab.life, patienceOf(attempt));
	const { result } = await ask(
		frame.session.send("Runtime.evaluate", {
			expression: `__surehand.handles.elementOf(${JSON.stringify(action.ref)})`,
			uniqueContextId: frame.contextId,
		}),
	);
	if (!result.objectId) return { status: "gone", reason: "removed from the page" };
	attempt.left = true;
	attempt.trips.add();
	const files = [...action.files];
	await ask(frame.session.send("DOM.setFileInputFiles", { files, objectId: result.objectId }));
	return { status: "sent", ref: action.ref };
}

async function filesFault(files: readonly string[]): Promise<string | undefined> {
	if (files.length === 0) return "no file given";
	if (files.length > FILES_LIMIT) return `more than ${FILES_LIMIT} files`;
	for (const file of files) {
		if (
			!(await access(file).then(
				() => true,
				() => false,
			))
		)
			return "a file does not exist or cannot be read";
	}
	return undefined;
}

function nextChooser(attempt: Attempt): Promise<FileChooser | undefined> {
	const { page } = attempt.tab;
	return new Promise((resolve) => {
		const timer = setTimeout(() => end(undefined), CHOOSER_MS);
		function end(chooser: FileChooser | undefined): void {
			clearTimeout(timer);
			page.off("filechooser", end);
			resolve(chooser);
		}
		page.on("filechooser", end);
	});
}
