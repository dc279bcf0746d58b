import type { Change, Effect } from "@surehand/core";
import { printable } from "./paint.ts";

/** What an action did, in a few words. */
export function describeEffect(
	status: Effect["status"],
	change: Change | undefined,
	reason: string | undefined,
): string {
	if (status !== "acted") return printable(reason ? `${status}: ${reason}` : status);
	return change ? describeSeen(change) : "acted";
}

function describeSeen(change: Change): string {
	if (change.readBack && !change.readBack.held) return "the page did not keep it";
	const phrases = [
		...change.added.slice(0, 1).map((phrase) => `+ ${phrase}`),
		...change.removed.slice(0, 1).map((phrase) => `− ${phrase}`),
	];
	const parts = [
		...change.dialogs.map((dialog) => `dialog "${dialog.message}"`),
		...change.downloads.map((file) => `downloaded ${file.name} (${file.sizeBytes} bytes)`),
		...(change.url ? [`→ ${shortUrl(change.url.to)}`] : []),
		...change.popups.map((url) => `new tab ${shortUrl(url)}`),
		...change.messages.map((message) => `"${message.text}"`),
		...change.targets
			.slice(0, 2)
			.map(
				({ name, field, to }) =>
					`${name === "" ? "it" : name}: ${field} ${to === "" ? "empty" : to}`,
			),
		...(change.targets.length > 0 || change.url ? [] : phrases),
	];
	return printable(parts.slice(0, 3).join(", "), 100) || plainWords(change);
}

function plainWords(change: Change): string {
	if (change.readBack?.held) return "held";
	if (change.kind === "nothing") return "nothing changed";
	return change.reordered ? "reordered" : change.kind;
}

/** Path, query and fragment: the host stays the same most of the time. */
function shortUrl(url: string): string {
	if (!URL.canParse(url)) return url;
	const { pathname, search, hash, origin } = new URL(url);
	return origin === "null" ? url : `${pathname}${search}${hash}`;
}
