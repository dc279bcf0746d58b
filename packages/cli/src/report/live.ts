import type { DecisionSummary, RunEvent } from "@surehand/core";
import { describeEffect } from "./effect.ts";
import { type Paint, padEnd, printable } from "./paint.ts";

const LABEL_COLUMNS = 42;
const WHY_COLUMNS = 32;

/** Turns events into lines for people while a run goes on. A decision waits for the action it led to. */
export function createLiveLines(paint: Paint): (event: RunEvent) => string | undefined {
	let decision: DecisionSummary | undefined;
	return (event) => {
		switch (event.type) {
			case "start":
				return paint.dim(`run ${event.runId} · judge ${event.judge}`);
			case "decided":
				decision = event.decision;
				return undefined;
			case "acted": {
				const line = actedLine(event, decision, paint);
				decision = undefined;
				return line;
			}
			case "refused":
				return stepLine(
					event.step,
					paint.warn(printable(`held back by ${event.gate}: ${event.reason}`)),
				);
			case "waiting":
				return stepLine(event.step, paint.dim(printable(`waiting: ${event.reason}`)));
			case "clause":
				return event.state === "complete"
					? stepLine("", paint.good(printable(`✓ ${event.text}`)))
					: undefined;
			case "note":
				return stepLine(event.step, paint.dim(printable(event.text, 200)));
			default:
				return undefined;
		}
	};
}

function actedLine(
	event: Extract<RunEvent, { type: "acted" }>,
	decision: DecisionSummary | undefined,
	paint: Paint,
): string {
	const label = padEnd(printable(event.action.label, LABEL_COLUMNS), LABEL_COLUMNS);
	const why = padEnd(decision ? describeWhy(decision) : "", WHY_COLUMNS);
	const effect = describeEffect(event.status, event.change, event.reason);
	const shown = event.status === "acted" ? effect : paint.warn(effect);
	return stepLine(
		event.step,
		`${label} ${paint.dim(why)} ${shown} ${paint.dim(`${Math.round(event.ms)} ms`)}`,
	);
}

/** The rule, or the judge with its probability. */
function describeWhy({ by, probability }: DecisionSummary): string {
	const who = printable(by.replace(/@.*$/u, "").replace("rule:", "rule: "), WHY_COLUMNS);
	return probability === undefined ? who : `${who} ${probability.toFixed(2)}`;
}

function stepLine(step: number | "", text: string): string {
	return `${String(step).padStart(3)}  ${text}`;
}
