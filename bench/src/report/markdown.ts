import type { TaskResult } from "./result.ts";
import type { KindRow, Summary } from "./summary.ts";

/** The results as a page for people: the totals, the table per kind, and everything that was not correct. */
export function toMarkdown(summary: Summary, results: readonly TaskResult[]): string {
	const wrong = results.filter(({ verdict }) => verdict.grade !== "correct" || verdict.flaky);
	return [
		`# ${summary.suite}, judge ${summary.judge}`,
		"",
		`${summary.correct} of ${summary.total} correct (${percent(summary.interval)} at 95 %), false done ${summary.falseDone}, missed ${summary.missed}, harm ${summary.harm}, error ${summary.error}, network ${summary.network}.`,
		`${summary.steps} steps, ${summary.roundTrips} round trips, ${summary.msPerStep} ms a step, ${summary.outsideRequests} requests to the outside refused.`,
		"",
		"| kind | total | correct | 95 % | false done | missed | harm | error | network |",
		"|---|---|---|---|---|---|---|---|---|",
		...summary.kinds.map(kindLine),
		"",
		"| not correct | grade | fault | why | ending | steps | ms |",
		"|---|---|---|---|---|---|---|",
		...wrong.map(wrongLine),
		"",
	].join("\n");
}

function kindLine(row: KindRow): string {
	const { kind, total, correct, falseDone, missed, harm, error, network } = row;
	return `| ${kind} | ${total} | ${correct} | ${percent(row.interval)} | ${falseDone} | ${missed} | ${harm} | ${error} | ${network} |`;
}

function wrongLine({ id, verdict, attempts }: TaskResult): string {
	const last = attempts.at(-1);
	const cells = [
		verdict.flaky ? `${id} (flaky)` : id,
		verdict.grade,
		verdict.fault ?? "",
		verdict.why,
		last ? `${last.status} / ${last.stopReason}: ${last.summary}` : "",
		String(last?.steps ?? 0),
		String(last?.ms ?? 0),
	];
	return `| ${cells.map(cell).join(" | ")} |`;
}

function cell(text: string): string {
	return text.replace(/\s+/g, " ").replaceAll("|", "\\|").slice(0, 300);
}

function percent([low, high]: readonly [number, number]): string {
	return `${Math.round(low * 100)}–${Math.round(high * 100)} %`;
}
