import type { Message } from "@surehand/core";
import { attr, byId, isHtml, matches } from "../dom.ts";
import { validationMessage } from "../fields.ts";
import { nameOf } from "../name/accessible-name.ts";
import { liveKindOf } from "../settle/live.ts";
import type { Look } from "../view/look.ts";
import { visibleText } from "../view/visible-text.ts";
import type { View } from "../view/walk.ts";
import { shorten } from "../words.ts";
import { lookText } from "./text.ts";

const MESSAGES = 20;
const MESSAGE_CHARS = 300;

/** Texts of alert and status regions, and of field errors, that a person can see now. */
export function messagesOf(view: View): readonly Message[] {
	const found = new Map<string, Message>();
	let inside = -1;
	for (const look of view.looks) {
		if (!look.attributed && look.tag !== "output") continue;
		const kind = look.start > inside ? liveKindOf(look.element) : undefined;
		if (kind) {
			inside = look.end;
			add(found, kind, lookText(look));
		}
		for (const text of fieldErrors(look)) add(found, "field_error", text);
	}
	return [...found.values()].slice(0, MESSAGES);
}

function add(found: Map<string, Message>, kind: Message["kind"], text: string): void {
	const short = shorten(text, MESSAGE_CHARS);
	// A field's own error counts more than the live region that repeats it.
	if (short !== "" && (kind === "field_error" || !found.has(short)))
		found.set(short, { kind, text: short });
}

function fieldErrors(look: Look): string[] {
	const { element } = look;
	const field = look.tag === "input" || look.tag === "select" || look.tag === "textarea";
	const invalid = attr(element, "aria-invalid");
	const declared = invalid !== null && invalid !== "" && invalid !== "false";
	const texts: string[] = [];
	if (declared) {
		const ids = `${attr(element, "aria-errormessage") ?? ""} ${attr(element, "aria-describedby") ?? ""}`;
		for (const id of ids.split(/\s+/u)) {
			const target = id === "" ? null : byId(element, id);
			const text = target ? visibleText(target) : "";
			if (text) texts.push(text);
		}
	}
	// What the browser's own bubble says after a refused submit.
	if (texts.length === 0 && field && isHtml(element) && matches(element, ":user-invalid")) {
		const reason = validationMessage(element);
		if (reason) texts.push(nameOf(element) ? `${nameOf(element)}: ${reason}` : reason);
	}
	return texts;
}
