import type { Change, Observation, Verb } from "@surehand/core";
import { type FactInput, type Facts, flag, shortLines, speaksOf } from "./fact.ts";

const LOOKING: ReadonlySet<Verb> = new Set([
	"search",
	"filter",
	"open",
	"select",
	"sort",
	"read",
	"do",
	"check",
]);
const NOTHING_FOUND =
	/^(?:no|0|zero)\s+\p{L}+|(?:没有|沒有|无|無).*(?:符合|匹配|找到|结果|結果)|(?:^|\D)0\s*(?:家|条|條|个|個|件|项|項|筆|건|개)/iu;
const ERRORS = ["msg_error", "msg_wrong_login", "msg_invalid", "msg_required", "msg_not_found"];
/** A message is short; a word about errors in a long paragraph is not one. */
const MESSAGE_CHARS = 140;

/** What page and last change report in words: success, errors, nothing found. */
export function messageFacts({ context }: FactInput): Facts {
	const { observation, change } = context;
	const alerts = textsOf(observation, "alert");
	const shown = [...alerts, ...textsOf(observation, "status")];
	const news = newPhrases(observation, change);
	const all = [...shown, ...news];
	const titles = [observation.title, ...observation.headings].filter(isShort);
	const plain = alerts.length > 0 && !speaksOf(alerts, [...ERRORS, "msg_success", "msg_loading"]);
	return {
		says_success: flag(speaksOf(all, ["msg_success"]) && !speaksOf(all, ERRORS)),
		says_error: flag(speaksOf(shown, ERRORS)),
		news_error: flag(speaksOf(news, ["msg_error", "msg_wrong_login", "msg_not_found"])),
		news_invalid: flag(speaksOf(news, ["msg_invalid", "msg_required"])),
		says_wrong_login: flag(speaksOf(all, ["msg_wrong_login"])),
		alert_plain: flag(plain),
		field_error: flag(textsOf(observation, "field_error").length > 0),
		marked_invalid: flag(observation.targets.some(({ invalid }) => invalid === true)),
		failure: flag(observation.failure !== undefined || change?.kind === "error"),
		heading_missing: flag(speaksOf(titles, ["msg_not_found"])),
		no_results: flag(foundNothing(context, all)),
		little_text: flag(isBlank(observation)),
		loading: flag(observation.readiness === "loading"),
	};
}

function textsOf(
	{ messages }: Observation,
	kind: Observation["messages"][number]["kind"],
): string[] {
	return messages.filter((message) => message.kind === kind).map(({ text }) => text);
}

/** For clauses that look for something: the page says there is none. */
function foundNothing(
	{ clause, observation }: FactInput["context"],
	said: readonly string[],
): boolean {
	if (!LOOKING.has(clause.verb)) return false;
	return (
		saysNothing([...said, ...observation.headings]) ||
		speaksOf([...said, ...shortLines(observation)], ["msg_no_results"])
	);
}

function saysNothing(texts: readonly string[]): boolean {
	return texts.some((text) => text.length <= 80 && NOTHING_FOUND.test(text.trim()));
}

function isBlank({ text, title, targets }: Observation): boolean {
	return text.trim().length + title.trim().length <= 2 && targets.length === 0;
}

/** Short new texts. After going elsewhere, only where a form is shown again: an article may speak of errors. */
function newPhrases(observation: Observation, change: Change | undefined): string[] {
	if (!change) return [];
	const messages = change.messages.map(({ text }) => text);
	const elsewhere = change.url !== undefined || change.kind === "navigated";
	const form = observation.targets.some(({ operations }) => operations.includes("fill"));
	return elsewhere && !form ? messages : [...messages, ...change.added.filter(isShort)];
}

function isShort(text: string): boolean {
	return text.length <= MESSAGE_CHARS;
}
