import type { RuleInput } from "../candidates/rule-input.ts";
import { type Decision, go, type StageResult, stopWith } from "../session.ts";
import type { Target } from "../surface/observation.ts";
import { describeNeed } from "./input.ts";

/** Writes the text of a field the goal and the values do not supply; opt-in, never for a sensitive field. */
export interface TextModel {
	/** The text, or null when there is none to give. Throws `TextModelError` for an unusable answer. */
	write(request: TextRequest, options: { readonly signal: AbortSignal }): Promise<string | null>;
}

export interface TextRequest {
	readonly goal: string;
	readonly clause: string;
	readonly field: {
		readonly label: string;
		readonly inputType: string;
		readonly placeholder?: string;
	};
}

/** The text model gave nothing that may be typed. Nothing was typed. */
export class TextModelError extends Error {
	constructor(message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = "TextModelError";
	}
}

const TEXT_CHARS = 2_000;

/** A field without a value: the text model if there is one, else back to the caller. */
export async function writeText(
	{ session, progress }: RuleInput,
	decision: Decision,
	target: Target,
): Promise<StageResult<Decision>> {
	const need = describeNeed(target);
	if (!session.textModel || target.sensitive || decision.candidate.action.kind !== "fill") {
		return stopWith({
			reason: "input_required",
			detail: `"${need.label}" needs a value nobody supplied. Nothing was typed.`,
			needs: [need],
		});
	}
	const { label, inputType, placeholder } = need;
	const field = { label, inputType, ...(placeholder === undefined ? {} : { placeholder }) };
	const text = await session.textModel.write(
		{ goal: session.goal.text, clause: progress.clause.text, field },
		{ signal: session.signal },
	);
	if (text === null)
		return stopWith({
			reason: "text_unavailable",
			detail: `Neither the goal nor the text model has a text for "${label}". Nothing was typed.`,
			needs: [need],
		});
	if (text.trim() === "" || text.length > TEXT_CHARS)
		throw new TextModelError(
			`The text for "${label}" has ${text.length} characters; 1 to ${TEXT_CHARS} may be typed.`,
		);
	const { valueMissing: _, ...candidate } = decision.candidate;
	return go({
		...decision,
		candidate: {
			...candidate,
			action: { ...decision.candidate.action, text },
			value: { text, length: text.length },
		},
	});
}
