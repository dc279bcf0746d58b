import type { Outcome } from "@surehand/core";

export interface NextStepOptions {
	/** How this program was called: `surehand`, or `npm start --`. */
	readonly invokedAs: string;
	/** Flags the resumed run needs again, such as `--out <folder>`. */
	readonly flags: readonly string[];
}

export interface NextStep {
	readonly command: string;
	readonly why: string;
}

/** The exact commands that continue a run, most likely first; empty when there is nothing to continue. */
export function nextSteps(outcome: Outcome, options: NextStepOptions): readonly NextStep[] {
	const { resume } = outcome;
	if (!resume) return [];
	const base = `${options.invokedAs} resume ${outcome.runId}`;
	const again = options.flags.map((flag) => ` ${flag}`).join("");
	return resume.verbs.flatMap((verb) => {
		const step = describeVerb(verb, outcome);
		return step ? [{ command: `${base} ${step.flags}${again}`, why: step.why }] : [];
	});
}

type Verb = NonNullable<Outcome["resume"]>["verbs"][number];

function describeVerb(
	verb: Verb,
	outcome: Outcome,
): { readonly flags: string; readonly why: string } | undefined {
	switch (verb) {
		case "approve":
			return { flags: `--approve ${outcome.resume?.token ?? ""}`, why: "do it, once" };
		case "choose":
			return { flags: "--choose 1", why: "go on with that one (a number from the list above)" };
		case "values":
			return outcome.needs?.length
				? { flags: valueFlags(outcome.needs), why: "go on with what is missing" }
				: undefined;
		case "confirm-done":
			return { flags: "--confirm-done", why: "you looked, and it is done" };
		case "continue":
			return { flags: "--continue", why: "go on where it stopped" };
		case "abort":
			return { flags: "--abort", why: "give it up" };
	}
}

function valueFlags(needs: NonNullable<Outcome["needs"]>): string {
	const flags = needs.map(({ name, sensitive }) => {
		const word = quoteForShell(name);
		return sensitive ? `--secret ${word}=env:NAME` : `--value ${word}=…`;
	});
	return flags.join(" ");
}

export function quoteForShell(text: string): string {
	return /^[\w@%+=:,./-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
