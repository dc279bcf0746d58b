import { type ResumeRequest, UsageError } from "@surehand/core";
import type { StoredRun } from "@surehand/runs";
import { allTexts, type CommandLine, lastText } from "../arguments/command-line.ts";

export type ResumeVerb = ResumeRequest["verb"] | { readonly kind: "abort" };

const EXCLUSIVE = ["approve", "choose", "confirm-done", "continue", "abort"] as const;

/** What the caller wants done with a stopped run. Throws `UsageError` when it does not fit the way the run stopped. */
export function readVerb(line: CommandLine, stored: StoredRun, invokedAs: string): ResumeVerb {
	const given = EXCLUSIVE.filter(
		(name) => line.switches.has(name) || lastText(line, name) !== undefined,
	);
	if (given.length > 1) {
		const flags = given.map((name) => `--${name}`).join(" and ");
		throw new UsageError("verb_twice", `${flags} do not go together.`, "Give one of them.");
	}
	if (stored.outcome?.status === "done") {
		throw new UsageError(
			"run_done",
			`Run ${stored.runId} is done already.`,
			"Nothing is left to do.",
		);
	}
	if (stored.state?.status === "aborted") {
		throw new UsageError("run_aborted", `Run ${stored.runId} was given up.`, "Start it again.");
	}
	const [verb] = given;
	if (verb === undefined) return readValuesVerb(line, stored, invokedAs);
	if (verb === "approve") return { kind: "approve", token: lastText(line, "approve") ?? "" };
	if (verb === "choose") return readChoice(lastText(line, "choose") ?? "", stored);
	return { kind: verb };
}

function readValuesVerb(line: CommandLine, stored: StoredRun, invokedAs: string): ResumeVerb {
	const handedOver = ["value", "secret", "file"].some((name) => allTexts(line, name).length > 0);
	if (handedOver) return { kind: "values" };
	const verbs = stored.outcome?.resume?.verbs ?? ["continue", "abort"];
	const flags: Readonly<Record<string, string>> = {
		values: "--value name=…",
		approve: "--approve <token>",
		choose: "--choose <n>",
	};
	throw new UsageError(
		"verb_missing",
		`How should run ${stored.runId} go on? It stopped as ${stored.outcome?.status ?? "unfinished"}.`,
		`One of: ${verbs.map((verb) => `${invokedAs} resume ${stored.runId} ${flags[verb] ?? `--${verb}`}`).join(" · ")}`,
	);
}

/** A number of the list that was shown, or a key. */
function readChoice(text: string, { outcome, runId }: StoredRun): ResumeVerb {
	const choices = outcome?.choices ?? [];
	const chosen = choices[Number(text) - 1] ?? choices.find(({ key }) => key === text);
	if (chosen) {
		const { key, nth } = chosen;
		return { kind: "choose", key, ...(nth === undefined ? {} : { nth }) };
	}
	const list = choices
		.map(({ role, name }, index) => `${index + 1} = ${role} "${name}"`)
		.join(", ");
	throw new UsageError(
		"choice_unknown",
		`"${text}" is none of the choices of run ${runId}.`,
		list === "" ? "The run did not stop at a choice." : `Choose: ${list}.`,
	);
}
