import { relative } from "node:path";
import type { Outcome, Proof, ProofVerdict } from "@surehand/core";
import { type NextStepOptions, nextSteps } from "./next-steps.ts";
import { type Paint, printable, withoutControls } from "./paint.ts";

export interface OutcomeReportOptions extends NextStepOptions {
	readonly paint: Paint;
	readonly cwd: string;
}

/** The outcome for people: what happened, what proves it, what to do next, where the evidence is. */
export function reportOutcome(outcome: Outcome, options: OutcomeReportOptions): string {
	const { paint } = options;
	const lines = [
		"",
		...section("Sub-goals", (outcome.subgoals ?? []).map(subgoalLine)),
		...section(
			"Goal",
			outcome.clauses.map((clause) => clauseLine(clause, paint)),
		),
		...section(
			"Proofs",
			outcome.proofs.map((verdict) => proofLine(verdict, paint)),
		),
		...section("Missing", (outcome.needs ?? []).map(needLine)),
		...section("Choices", (outcome.choices ?? []).map(choiceLine)),
		...section("Pending", pendingLines(outcome)),
		...section(
			"Messages",
			outcome.evidence.messages.slice(0, 5).map(({ text }) => printable(text)),
		),
		...section("Data", dataLines(outcome)),
		...section("Not seen", outcome.blindSpots.map(blindSpotLine)),
		...section("Failure", failureLines(outcome)),
		...section("Evidence", evidenceLines(outcome, options.cwd)),
		...section(
			"Next",
			nextSteps(outcome, options).map(
				({ command, why }) => `${paint.bold(command)}   ${paint.dim(why)}`,
			),
		),
		"",
		`${statusWord(outcome, paint)}  ${printable(outcome.summary, 400)}`,
		paint.dim(countsLine(outcome)),
	];
	return `${lines.join("\n")}\n`;
}

function section(title: string, lines: readonly string[]): string[] {
	return lines.map((line, index) => `${(index === 0 ? title : "").padEnd(10)}${line}`);
}

function clauseLine(clause: Outcome["clauses"][number], paint: Paint): string {
	const marks = {
		complete: paint.good("✓"),
		attempted: paint.warn("~"),
		skipped: "–",
		pending: "·",
	};
	const effect = clause.effect ? paint.dim(`  ${printable(clause.effect, 80)}`) : "";
	return `${marks[clause.state]} ${printable(clause.text)}${effect}`;
}

function subgoalLine({ goal, status }: NonNullable<Outcome["subgoals"]>[number]): string {
	return printable(`${status}: ${goal}`, 160);
}

function proofLine(verdict: ProofVerdict, paint: Paint): string {
	const mark = verdict.holds ? paint.good("✓") : paint.bad("✗");
	const already = verdict.alreadyTrue ? paint.warn("  (held before the first action)") : "";
	return `${mark} ${printable(writeProof(verdict.proof))}${paint.dim(`  ${printable(verdict.found)}`)}${already}`;
}

/** As it is written on the command line, where it can be. */
function writeProof(proof: Proof): string {
	const [[kind, value] = ["", ""]] = Object.entries(proof);
	return `${kind}:${typeof value === "string" ? value : JSON.stringify(value)}`;
}

function needLine({
	name,
	label,
	required,
	inputType,
	options,
}: NonNullable<Outcome["needs"]>[number]): string {
	const kinds = [
		inputType,
		required ? "required" : "",
		options?.length ? `one of ${options.join(", ")}` : "",
	];
	return printable(`${name}: ${label} (${kinds.filter(Boolean).join(", ")})`, 160);
}

function choiceLine(
	{ role, name, near, probability }: NonNullable<Outcome["choices"]>[number],
	index: number,
): string {
	const place = [near.row, near.group, near.heading, near.dialog, near.section].find(Boolean);
	const where = place ? `, near "${place}"` : "";
	return printable(`${index + 1}  ${role} "${name}"${where}  ${probability.toFixed(2)}`, 160);
}

function pendingLines({ pending, resume }: Outcome): string[] {
	if (!pending) return [];
	return [
		printable(`${pending.action} on ${pending.url}`, 160),
		...pending.terms
			.split("\n")
			.map((line) => `  ${printable(line, 160)}`)
			.slice(0, 20),
		...(resume ? [`an approval is valid until ${resume.expiresAt}`] : []),
	];
}

function dataLines({ data }: Outcome): string[] {
	return data ? JSON.stringify(data, null, 2).split("\n").map(withoutControls) : [];
}

function blindSpotLine({ kind, detail, count }: Outcome["blindSpots"][number]): string {
	return printable(`${kind}${count === undefined ? "" : ` ×${count}`}: ${detail}`);
}

function failureLines({ failure }: Outcome): string[] {
	return failure
		? [printable(`${failure.category} while at ${failure.stage}: ${failure.detail}`, 200)]
		: [];
}

function evidenceLines({ folder, evidence }: Outcome, cwd: string): string[] {
	const page = printable(`${evidence.title ? `${evidence.title} · ` : ""}${evidence.url}`, 160);
	const near = folder === undefined ? undefined : relative(cwd, folder);
	const shown = near === undefined || near.startsWith("..") ? folder : near;
	return [page, ...(shown === undefined ? [] : [shown])];
}

function statusWord({ status }: Outcome, paint: Paint): string {
	if (status === "done") return paint.bold(paint.good(status));
	const failed = status === "interrupted" || status === "page_error" || status === "blocked";
	return paint.bold(failed ? paint.bad(status) : paint.warn(status));
}

function countsLine(outcome: Outcome): string {
	const cost = outcome.usage.cost > 0 ? [`$${outcome.usage.cost.toFixed(4)}`] : [];
	return [
		counted(outcome.steps, "action"),
		counted(outcome.roundTrips, "round trip"),
		`${counted(outcome.evaluations, "judge request")} (${outcome.judge})`,
		`${(outcome.elapsedMs / 1000).toFixed(1)} s`,
		...cost,
	].join(" · ");
}

function counted(amount: number, noun: string): string {
	return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
