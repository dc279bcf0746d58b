import type { Candidate } from "../candidates/candidate.ts";
import type { PendingAction } from "../proof/outcome.ts";
import { bareText } from "../surface/change.ts";
import type { Observation } from "../surface/observation.ts";
import { labelOf } from "../trace/label.ts";

const TERMS_CHARS = 1_500;

/** Describes an act that waits for approval. Url, target and terms are bound together by a SHA-256 digest. */
export async function pendingFor(
	candidate: Candidate,
	observation: Observation,
): Promise<PendingAction> {
	const { dialog } = observation;
	const isDialog = candidate.action.kind === "dialog" && dialog !== undefined;
	const target = isDialog
		? { key: `dialog:${dialog.kind}`, role: "alertdialog", name: dialog.message, near: {} }
		: {
				key: candidate.target?.key ?? candidate.action.kind,
				role: candidate.target?.role ?? "",
				name: candidate.target?.name ?? "",
				near: candidate.target?.near ?? {},
			};
	const terms = isDialog ? dialog.message : termsAround(candidate, observation);
	const digest = await sha256([observation.url, target.key, bareText(terms)].join("\n"));
	return { action: labelOf(candidate), target, url: observation.url, terms, digest };
}

/** What the page says around the control: the whole page text, shortened in the middle of nothing but length. */
function termsAround({ target }: Candidate, { text }: Observation): string {
	const context = [target?.near.dialog, target?.near.group, target?.near.row].filter(
		(part) => part !== undefined,
	);
	return [...context, text].join("\n").slice(0, TERMS_CHARS);
}

async function sha256(text: string): Promise<string> {
	const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
