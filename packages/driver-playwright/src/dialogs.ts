import type { Change, PendingDialog } from "@surehand/core";
import type { Dialog } from "playwright-core";
import type { DialogGate } from "./link.ts";

/** JavaScript dialogs of one page: at most one is open at a time. */
export class Dialogs implements DialogGate {
	#pending: Dialog | undefined;
	readonly #seen: Change["dialogs"][number][] = [];
	readonly #listeners = new Set<() => void>();

	get open(): boolean {
		return this.#pending !== undefined;
	}

	get pending(): PendingDialog | undefined {
		return this.#pending ? describeDialog(this.#pending) : undefined;
	}

	/** Dialogs opened so far; a mark into it tells which are new. */
	get seen(): Change["dialogs"] {
		return this.#seen;
	}

	opened(dialog: Dialog): void {
		this.#pending = dialog;
		this.#seen.push(describeDialog(dialog));
		for (const listener of [...this.#listeners]) listener();
	}

	onOpen(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Closed by the page's own end. */
	forget(): void {
		this.#pending = undefined;
	}

	/** Answers the open dialog; false when none is open. */
	async answer(accept: boolean, text?: string): Promise<boolean> {
		const dialog = this.#pending;
		if (!dialog) return false;
		this.#pending = undefined;
		const answered = accept ? "accepted" : "dismissed";
		this.#seen.push({ ...describeDialog(dialog), answered });
		if (accept) await dialog.accept(text ?? dialog.defaultValue());
		else await dialog.dismiss();
		return true;
	}
}

const MESSAGE_CHARS = 500;

function describeDialog(dialog: Dialog): PendingDialog {
	return {
		kind: dialog.type() as PendingDialog["kind"],
		message: dialog.message().slice(0, MESSAGE_CHARS),
		...(dialog.type() === "prompt" ? { defaultValue: dialog.defaultValue() } : {}),
	};
}
