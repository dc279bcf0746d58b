import type { Judgement } from "../judge/decide.ts";
import type { Decision } from "../session.ts";
import { fingerprint } from "../surface/fingerprint.ts";
import type { Observation } from "../surface/observation.ts";
import type { DecisionSummary, ObservationSummary } from "./events.ts";
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
