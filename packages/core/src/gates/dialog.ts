import { textsOf, type Value } from "../candidates/values.ts";
import type { Clause, Goal } from "../goal/goal.ts";
import { coverage } from "../goal/words.ts";
import type { ClauseProgress } from "../progress/clauses.ts";
import type { PendingDialog } from "../surface/observation.ts";
import { consentByGoal, irreversibleByWords } from "./irreversible.ts";

export type DialogAnswer =
	| {
			readonly kind: "answer";
			readonly accept: boolean;
			readonly text?: string;
			readonly clause?: Clause;
			readonly because: string;
	  }
	| { readonly kind: "ask"; readonly because: string }
	| { readonly kind: "input"; readonly label: string };

export interface DialogContext {
	readonly goal: Goal;
	readonly progress: readonly ClauseProgress[];
	/** Clause the last action was taken for. */
	readonly last: Clause | undefined;
	readonly values: readonly Value[];
}

/** How the goal answers an open JavaScript dialog; what it does not answer is handed back. */
export function answerDialog(dialog: PendingDialog, context: DialogContext): DialogAnswer {
	if (dialog.kind === "alert")
		return { kind: "answer", accept: true, because: "an alert can only be closed" };
	const spoken = spokenAnswer(context);
	if (dialog.kind === "prompt") return answerPrompt(dialog, context, spoken);
	if (spoken && !spoken.accept) return { kind: "answer", ...spoken, because: "the goal says so" };
	if (dialog.kind === "beforeunload")
		return spoken ? { kind: "answer", ...spoken, because: "the goal says so" } : leave(dialog);
	return answerConfirm(dialog, context, spoken);
}

function leave(dialog: PendingDialog): DialogAnswer {
	return {
		kind: "ask",
		because: `leaving the page would lose what was entered${dialog.message && ` ("${dialog.message}")`}`,
	};
}

function answerConfirm(
	dialog: PendingDialog,
	{ goal, last }: DialogContext,
	spoken: Spoken | undefined,
): DialogAnswer {
	const candidate = { id: "dialog", action: { kind: "dialog", accept: true } } as const;
	const found = irreversibleByWords(candidate, dialog);
	if (found && !consentByGoal(found, candidate, goal))
		return { kind: "ask", because: found.because };
	if (spoken) return { kind: "answer", ...spoken, because: "the goal says so" };
	if (found) return { kind: "answer", accept: true, because: "the goal asks for this act" };
	const asked =
		last !== undefined && coverage(last.object ?? last.text, dialog.message) >= 0.5 && last.commits;
	if (asked) return { kind: "answer", accept: true, because: "it repeats what the goal asks for" };
	return { kind: "ask", because: `the page asks "${dialog.message}" and the goal does not say` };
}

function answerPrompt(
	dialog: PendingDialog,
	{ last, values }: DialogContext,
	spoken: Spoken | undefined,
): DialogAnswer {
	if (spoken && !spoken.accept) return { kind: "answer", ...spoken, because: "the goal says so" };
	const own = last ? textsOf(last)[0] : undefined;
	const bag = values.filter((value) => value.key !== undefined && !value.secret);
	const named = bag.find(
		(value) => value.key !== undefined && coverage(value.key, dialog.message) >= 1,
	);
	const only = bag.length === 1 ? bag[0] : undefined;
	const text = own ?? named?.text ?? only?.text;
	if (text === undefined) return { kind: "input", label: dialog.message };
	return {
		kind: "answer",
		accept: true,
		text,
		because: "the goal gives the text",
		...(spoken?.clause ? { clause: spoken.clause } : {}),
	};
}

interface Spoken {
	readonly accept: boolean;
	readonly clause: Clause;
}

/** The next clause (or contingency) that says how a question is to be answered; a refusal anywhere goes before consent. */
function spokenAnswer({ goal, progress }: DialogContext): Spoken | undefined {
	const open = progress.filter(({ state }) => state !== "complete").map(({ clause }) => clause);
	const clauses = [...open, ...goal.clauses, ...goal.contingencies.map(({ clause }) => clause)];
	const spoken = clauses.flatMap((clause) => {
		const accept = answerIn(clause);
		return accept === undefined ? [] : [{ accept, clause }];
	});
	return spoken.find(({ accept }) => !accept) ?? spoken[0];
}

const REFUSALS = /\b(cancel|dismiss|decline|refuse|reject|no)\b|取消|拒绝|拒絕|否/iu;
const QUESTIONS =
	/\b(answer|dialog|dialogue|confirmation|prompt|question|alert|pop-?up)\b|对话框|對話框|弹窗|彈窗|确认框|回答|询问/iu;

/** Does the clause accept (true) or refuse (false) a question? Undefined when it speaks of something else. */
function answerIn({ verb, text }: Clause): boolean | undefined {
	if (verb === "refuse") return false;
	if (QUESTIONS.test(text) && REFUSALS.test(text)) return false;
	return verb === "accept" ? true : undefined;
}
