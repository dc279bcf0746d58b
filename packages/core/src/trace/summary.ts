import type { Judgement } from "../judge/decide.ts";
import type { ChoiceAnswer, DecisionContext, NoulAnswer, ScoreAnswer } from "../judge/judge.ts";
import type { Decision } from "../session.ts";
import { fingerprint } from "../surface/fingerprint.ts";
import type { Observation } from "../surface/observation.ts";
import type { DecisionSummary, ObservationSummary, RunEvent } from "./events.ts";
import { labelOf, summarise } from "./label.ts";

const OPTIONS_SHOWN = 5;

export function summariseObservation(observation: Observation): ObservationSummary {
	const { url, title, headings, messages, selected, blindSpots, targets, text } = observation;
	return {
		url,
		title,
		headings,
		messages,
		selected,
		blindSpots,
		targets: targets.length,
		textChars: text.length,
		state: fingerprint(observation),
	};
}

export function summariseDecision(
	{ candidate, progress, by }: Decision,
	judgement?: Judgement,
): DecisionSummary {
	const base = { clause: progress.clause.index, by, action: summarise(candidate) };
	if (!judgement) return { ...base, ms: 0 };
	const { action, ...nouls } = judgement.answers;
	const chosen = judgement.ranked.find((option) => option.candidate?.id === candidate.id);
	return {
		...base,
		...(chosen ? { probability: chosen.probability } : {}),
		options: judgement.ranked.slice(0, OPTIONS_SHOWN).map((option) => ({
			label: option.candidate ? labelOf(option.candidate) : "none of these",
			probability: option.probability,
		})),
		answers: Object.fromEntries(
			Object.entries(nouls).map(([id, { probability, confidence }]) => [
				id,
				{ probability, confidence },
			]),
		),
		ms: judgement.ms,
	};
}

/** Answers as the trace keeps them: the best options of the choice, and yes/no probabilities by question. */
export function summariseAnswers(
	answers: Readonly<Record<string, NoulAnswer | ChoiceAnswer | ScoreAnswer>>,
	context: DecisionContext | undefined,
): Pick<Extract<RunEvent, { type: "judged" }>, "options" | "answers"> {
	const nouls = Object.entries(answers).flatMap(([id, answer]) =>
		answer.type === "noul" ? [[id, round(answer.probability)] as const] : [],
	);
	const choice = Object.values(answers).find((answer) => answer.type === "choice");
	const shares = Object.entries(choice?.probabilities ?? {}).sort(([, a], [, b]) => b - a);
	const options = shares.slice(0, OPTIONS_SHOWN).map(([id, probability]) => {
		const candidate = context?.candidates.find((item) => item.id === id);
		return {
			label: candidate ? labelOf(candidate) : "none of these",
			probability: round(probability),
		};
	});
	return { options, answers: Object.fromEntries(nouls) };
}

function round(probability: number): number {
	return Math.round(probability * 1_000) / 1_000;
}
