import type { DecisionContext, Noul } from "@surehand/core";
import { embeddedJudge } from "../src/embedded/index.ts";
import { type Case, contextOf } from "./page.ts";

const NOULS = [
	"target_match",
	"done",
	"done_change",
	"confirm_done",
	"stuck",
	"irreversible",
	"page_error",
	"login",
	"injection",
] as const;
const noul: Noul = { type: "noul", instructions: "" };

/** What the judge says about one hand-written page. */
export interface Verdict {
	/** `click Save @ row = value` of the likeliest option, or `none`. */
	readonly shown: string;
	readonly probability: number;
	readonly answers: Readonly<Record<(typeof NOULS)[number], number>>;
	readonly context: DecisionContext;
}

export async function decide(input: Case): Promise<Verdict> {
	const context = contextOf(input);
	const keys = [...context.candidates.map(({ id }) => id), "none"];
	const { answers } = await embeddedJudge().ask(
		{
			state: "",
			context,
			questions: {
				action: {
					type: "choice",
					instructions: "",
					options: Object.fromEntries(keys.map((key) => [key, key])),
				},
				...(Object.fromEntries(NOULS.map((id) => [id, noul])) as Record<
					(typeof NOULS)[number],
					Noul
				>),
			},
		},
		{ signal: new AbortController().signal, purpose: "test" },
	);
	const nouls = Object.fromEntries(
		NOULS.map((id) => [id, answers[id].probability]),
	) as Verdict["answers"];
	return {
		shown: shownOf(context, answers.action.choice),
		probability: answers.action.probabilities[answers.action.choice] ?? 0,
		answers: nouls,
		context,
	};
}

function shownOf({ candidates }: DecisionContext, id: string): string {
	const chosen = candidates.find((candidate) => candidate.id === id);
	if (!chosen) return "none";
	const { action, target, value } = chosen;
	const row = target?.near.row ?? target?.near.heading;
	const detail =
		action.kind === "check"
			? action.checked
				? ""
				: " off"
			: action.kind === "scroll"
				? ` ${action.direction}`
				: action.kind === "press"
					? ` ${action.keys}`
					: "";
	return `${action.kind}${detail}${target ? ` ${target.name}` : ""}${row === undefined ? "" : ` @ ${row}`}${value === undefined ? "" : ` = ${value.text ?? value.key}`}`;
}
