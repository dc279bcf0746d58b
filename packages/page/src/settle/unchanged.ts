/** Whether the document is still, node for node, what the latest observation read. */
import { doc } from "../dom.ts";

const observer = new MutationObserver(() => {
	touched = true;
	observer.disconnect();
});

let touched = true;

/** Called when a reading is complete. Changes inside shadow roots are not heard: with those, nothing is certain. */
export function noteRead(hasShadow: boolean): void {
	observer.disconnect();
	touched = hasShadow;
	observer.observe(doc, {
		subtree: true,
		childList: true,
		characterData: true,
		attributes: true,
	});
}

export function isUnchanged(): boolean {
	return !touched && observer.takeRecords().length === 0;
}
