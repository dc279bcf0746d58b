import type { Change } from "../surface/change.ts";

/** One line about a change, for people. */
export function describe(change: Change): string {
	if (change.url) return `went to ${change.url.to}`;
	if (change.downloads[0]) return `downloaded ${change.downloads[0].name}`;
	if (change.dialogs[0]) return `a dialog said "${change.dialogs[0].message.slice(0, 80)}"`;
	const state = change.targets[0];
	if (change.added[0]) return `the page now shows "${change.added[0].slice(0, 80)}"`;
	if (state) return `"${state.name}" is now ${state.field} ${state.to || "empty"}`;
	if (change.messages[0]) return `the page said "${change.messages[0].text.slice(0, 80)}"`;
	if (change.removed[0]) return `"${change.removed[0].slice(0, 80)}" is gone`;
	return change.kind === "nothing" ? "nothing changed" : "the page changed";
}
