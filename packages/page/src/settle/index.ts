import type { Message } from "@surehand/core";
import { startRecording, takeMessages } from "./recording.ts";

export { startRecording } from "./recording.ts";
export { network, settle } from "./settle.ts";
export { isUnchanged } from "./unchanged.ts";

/** See `PageApi.watch`. */
export function watch(): void {
	startRecording();
}

/** Texts seen since `watch`, also those gone by now. */
export function takeWatched(): Message[] {
	return takeMessages();
}
