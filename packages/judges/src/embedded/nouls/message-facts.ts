import type { Change, Observation, Verb } from "@surehand/core";
import { conceptsIn } from "../lexicon/lexicon.ts";
import { type FactInput, type Facts, flag, speaksOf } from "./fact.ts";

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

function saysNothing(texts: readonly string[]): boolean {
	return texts.some((text) => text.length <= 80 && NOTHING_FOUND.test(text.trim()));
}

const SIGNING: ReadonlySet<Verb> = new Set(["sign_in", "register", "sign_out"]);
const ERRORS = ["msg_error", "msg_wrong_login", "msg_invalid", "msg_required", "msg_not_found"];
/** A message is short; a word about errors in a long paragraph is not one. */
const MESSAGE_CHARS = 140;

/** What page and change say in words: success, error, sign-in wanted, nothing found, words to an assistant. */
export function messageFacts({ context }: FactInput): Facts {
	const { observation, change, clause } = context;
	const alerts = observation.messages
		.filter(({ kind }) => kind === "alert")
		.map(({ text }) => text);
	const statuses = observation.messages
		.filter(({ kind }) => kind === "status")
		.map(({ text }) => text);
	const field = observation.messages.some(({ kind }) => kind === "field_error");
	const news = newPhrases(observation, change);
	const all = [...alerts, ...statuses, ...news];
	const passwords = observation.targets.filter(
		({ inputType, autocomplete }) => inputType === "password" && autocomplete !== "new-password",
	);
	return {
		says_success: flag(
			speaksOf([...statuses, ...alerts, ...news], ["msg_success"]) && !speaksOf(all, ERRORS),
		),
		says_error: flag(speaksOf([...alerts, ...statuses], ERRORS)),
		news_error: flag(speaksOf(news, ["msg_error", "msg_wrong_login", "msg_not_found"])),
		news_invalid: flag(speaksOf(news, ["msg_invalid", "msg_required"])),
		says_wrong_login: flag(speaksOf(all, ["msg_wrong_login"])),
		alert_plain: flag(
			alerts.length > 0 && !speaksOf(alerts, [...ERRORS, "msg_success", "msg_loading"]),
		),
		field_error: flag(field),
		marked_invalid: flag(observation.targets.some(({ invalid }) => invalid === true)),
		failure: flag(observation.failure !== undefined || change?.kind === "error"),
		heading_missing: flag(
			speaksOf([observation.title, ...observation.headings].filter(isShort), ["msg_not_found"]),
		),
		no_results: flag(
			LOOKING.has(clause.verb) &&
				(saysNothing([...news, ...statuses, ...observation.headings]) ||
					speaksOf([...news, ...statuses, ...shortLines(observation)], ["msg_no_results"])),
		),
		little_text: flag(isBlank(observation)),
		loading: flag(observation.readiness === "loading"),
		password_shown: flag(passwords.length > 0),
		sign_in_wanted: flag(
			speaksOf(
				[...observation.headings, ...all, ...shortLines(observation).slice(0, 12)],
				["msg_sign_in_needed"],
			),
		),
		sign_in_page: flag(isSignInPage(observation)),
		unasked_sign_in: flag(
			passwords.length > 0 && !SIGNING.has(clause.verb) && isSignInPage(observation),
		),
		wants_sign_in: flag(SIGNING.has(clause.verb)),
		addresses_assistant: flag(ORDERS.some((pattern) => pattern.test(observation.text))),
		speaks_of_prompts: flag(TALK.test(observation.text)),
	};
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

function shortLines({ text }: Observation): string[] {
	return text
		.split("\n")
		.filter((line) => line.length <= 80)
		.slice(0, 60);
}

function isSignInPage({ url, title, headings }: Observation): boolean {
	if (/[/=?#](?:log-?in|sign-?in|auth|sso|account\/login|session\/new)(?:[/?#.]|$)/i.test(url))
		return true;
	return [title, ...headings.slice(0, 2)].some((text) => conceptsIn(text).set.has("sign_in"));
}

/** Sentences that give orders to a machine that reads the page. */
const ORDERS: readonly RegExp[] = [
	/(?:ignore|disregard|forget|override)\s+(?:all\s+|any\s+|the\s+|your\s+|these\s+)*(?:previous|prior|above|earlier|other|preceding|original|system)\s+(?:instructions?|prompts?|rules?|tasks?|goals?|directions?)/i,
	/(?:ignore|disregard|forget)\s+(?:your|the)\s+(?:goal|task|instructions?|user)/i,
	/(?:attention|note|notice|message|instructions?|hey|dear)\b[\s,:]*(?:to|for)?\s*(?:all\s+|any\s+)?(?:ai|llm|language model|automated)\b[\s-]*(?:agents?|assistants?|models?|bots?)?/i,
	/(?:if you are|you are|as)\s+an?\s+(?:ai|llm|large language model|language model|automated (?:agent|assistant)|browser agent)\b/i,
	/<\/?(?:system|assistant)>|\[(?:system|inst)\]|\bsystem\s*prompt\s*:/i,
	/(?:忽略|无视|忘记|忽視|無視)(?:你|您)?(?:之前|先前|以上|上述|前面|所有|原来)的?(?:所有|全部)?的?(?:指令|指示|提示|规则|任务|要求|命令)/,
	/(?:ai|人工智能|智能|大模型|语言模型)\s*(?:助手|代理|智能体|机器人)[\s，,：:请]*(?:请|必须|应|需要|立即|注意)/i,
	/以前の指示を(?:無視|忘れ)|이전 (?:지시|명령)(?:를|을)? 무시|ignorez (?:les|toutes les) instructions|ignoriere? (?:alle )?(?:vorherigen|bisherigen) anweisungen|ignora (?:las|todas las|le) (?:instrucciones|istruzioni)/i,
];
const TALK = /prompt injection|jailbreak|提示词注入|提示注入/i;
